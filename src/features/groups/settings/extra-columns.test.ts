import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { randomName } from '#test/world/people.ts'
import { invalidValueError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { parseExtraValue, type ExtraColumn } from '../index.ts'

const world = await newWorld()
const owner = world.as('owner')
const group_id = world.group.id
const plain = {
  required: false,
  color: '',
  choices: [],
  width: 0,
  default_hidden: false,
  profile: false,
  description: '',
}

test('columns are added, changed, listed and removed, and ids are not reused', async () => {
  const first = await owner.newextracolumn({ group_id, name: ' Birthday ', type: 'date_column' })
  const second = await world.as('sub_perm_groupsettings').newextracolumn({
    group_id,
    name: 'Diet',
    type: 'multi_choice_column',
    choices: 'vegan\r\nvegetarian\n\nkosher',
    required: true,
    color: 'color_sage',
    width: 120,
    default_hidden: true,
    profile: true,
    description: 'What you eat.',
  })

  assert.deepEqual(first, { ...plain, id: 1, name: 'Birthday', type: 'date_column' })
  assert.deepEqual(second, {
    id: 2,
    name: 'Diet',
    type: 'multi_choice_column',
    required: true,
    color: 'color_sage',
    choices: ['vegan', 'vegetarian', 'kosher'],
    width: 120,
    default_hidden: true,
    profile: true,
    description: 'What you eat.',
  })
  assert.deepEqual(await world.facts(), ['group.column_added', 'group.column_added'])

  const changed = await owner.updateextracolumn({
    group_id,
    column_id: 2,
    name: 'Food',
    choices: 'plants\nmilk\nkosher\nhalal',
  })
  assert.deepEqual(changed, { ...second, name: 'Food', choices: ['plants', 'milk', 'kosher', 'halal'] })
  assert.deepEqual(await world.facts(), ['group.column_changed'])

  const list = await owner.getextracolumns({ group_id, limit: 1 })
  assert.deepEqual([list.total_count, list.data, list.has_more], [2, [first], true])
  const next = await owner.getextracolumns({ group_id, limit: 1, page_token: list.next_page_token })
  assert.deepEqual([next.data, next.has_more], [[changed], false])
  assert.deepEqual((await owner.getgroup({ group_id })).extra_member_data_columns, [first, changed])
  // Members see what is part of a profile.
  assert.deepEqual((await world.as('ben').getgroup({ group_id })).extra_member_data_columns, [changed])
  assert.deepEqual((await world.as('ben').getextracolumns({ group_id })).data, [changed])
  await assert.rejects(world.as('pending').getextracolumns({ group_id }), { type: 'inadequate_permissions' })

  assert.equal(await owner.deleteextracolumn({ group_id, column_id: 2 }), undefined)
  assert.deepEqual(await world.facts(), ['group.column_removed'])
  const third = await owner.newextracolumn({ group_id, name: 'Diet', type: 'text_column' })
  assert.equal(third.id, 3)
})

test('a page continues after the last one, even if that column was deleted', async () => {
  const { id } = await owner.creategroup({
    group_name: randomName(),
    desc: 'A group with columns.',
    privacy: 'group_privacy_archives',
    sub_group_access: 'sub_group_owners',
  })
  for (const name of ['A', 'B', 'C', 'D', 'E']) await owner.newextracolumn({ group_id: id, name, type: 'text_column' })

  for (const [sort_dir, gone, rest] of [
    ['asc', 2, ['C', 'D', 'E']],
    ['desc', 4, ['C', 'A']],
  ] as const) {
    const { next_page_token: page_token } = await owner.getextracolumns({ group_id: id, limit: 2, sort_dir })
    await owner.deleteextracolumn({ group_id: id, column_id: gone })
    const { data } = await owner.getextracolumns({ group_id: id, limit: 5, sort_dir, page_token })
    assert.deepEqual(
      data.map(({ name }) => name),
      rest,
    )
  }
  await world.facts()
})

test('invalid input is rejected and changes nothing', async () => {
  const { id: column_id } = await owner.newextracolumn({
    group_id,
    name: 'Size',
    type: 'multiple_choice_column',
    choices: 'S\nM',
  })
  await world.facts()
  const unknown = { type: 'bad_request', extra: 'invalid column_id' }

  await assert.rejects(owner.newextracolumn({ group_id, name: ' ', type: 'text_column' }), invalidValueError('name'))
  await assert.rejects(owner.newextracolumn({ group_id, name: 'a\nb', type: 'text_column' }), invalidValueError('name'))
  await assert.rejects(
    owner.newextracolumn({ group_id, name: 'x', type: 'number_column' as 'text_column' }),
    invalidValueError('type'),
  )
  await assert.rejects(
    owner.newextracolumn({ group_id, name: 'x', type: 'multi_choice_column' }),
    invalidValueError('choices'),
  )
  await assert.rejects(
    owner.newextracolumn({ group_id, name: 'x', type: 'text_column', choices: 'a' }),
    invalidValueError('choices'),
  )
  await assert.rejects(
    owner.newextracolumn({ group_id, name: 'x', type: 'multi_choice_column', choices: 'a\na' }),
    invalidValueError('choices'),
  )
  await assert.rejects(owner.updateextracolumn({ group_id, column_id, choices: 'S' }), invalidValueError('choices'))
  await assert.rejects(owner.updateextracolumn({ group_id, column_id: 99, name: 'x' }), unknown)
  await assert.rejects(owner.deleteextracolumn({ group_id, column_id: 99 }), unknown)
  for (const who of ['ben', 'powerless'] as const) {
    const refusal = { type: 'inadequate_permissions' }
    await assert.rejects(world.as(who).newextracolumn({ group_id, name: 'x', type: 'text_column' }), refusal)
    await assert.rejects(world.as(who).updateextracolumn({ group_id, column_id, name: 'x' }), refusal)
    await assert.rejects(world.as(who).deleteextracolumn({ group_id, column_id }), refusal)
  }

  assert.deepEqual(await world.facts(), [])
})

test('concurrently added columns all stay, up to a hundred', async () => {
  const { id } = await world.as('ben').creategroup({
    group_name: randomName(),
    desc: 'Has many columns.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_subs',
  })

  const answers = await Promise.allSettled(
    Array.from({ length: 101 }, (_, n) =>
      world.as('ben').newextracolumn({ group_id: id, name: `c${n}`, type: 'text_column' }),
    ),
  )

  const refused = answers.filter(answer => answer.status === 'rejected')
  assert.deepEqual(
    refused.map(({ reason }) => (reason as { extra: string }).extra),
    ['too many columns'],
  )
  const { extra_member_data_columns: columns = [] } = await world.as('ben').getgroup({ group_id: id })
  assert.equal(new Set(columns.map(column => column.id)).size, 100)
})

suite('a value must fit its column', () => {
  const midnight = '2026-11-15T00:00:00.000000+00:00'
  const address = { street_address1: '1 Mill Lane', street_address2: '', city: 'Bath', state: '', zip: 'BA1' }
  type Case = { given: object; kept?: object; wrong: object[] }
  const cases: Record<ExtraColumn['type'], Case> = {
    text_column: {
      given: { text: ' a ' },
      kept: { text: 'a' },
      wrong: [{}, { text: '' }, { text: 'a\nb' }, { text: 1 }, { text: 'x'.repeat(1001) }],
    },
    paragraph_column: {
      given: { text: 'a\nb' },
      wrong: [{}, { text: '' }, { text: 'x'.repeat(20_001) }, { text: 'a\0' }],
    },
    email_column: {
      given: { text: 'Ada@Example.org' },
      kept: { text: 'Ada@example.org' },
      wrong: [{}, { text: 'ada' }, { text: 'a@b.org\r\nBcc: x@y.org' }],
    },
    checkbox_column: { given: { checked: false }, wrong: [{}, { checked: 'true' }, { checked: 1 }] },
    multiple_choice_column: {
      given: { multi_choice: [2] },
      wrong: [{}, { multi_choice: [] }, { multi_choice: [0] }, { multi_choice: [1, 2] }, { multi_choice: [4] }],
    },
    multi_choice_column: {
      given: { multi_choice: [3, 1] },
      kept: { multi_choice: [1, 3] },
      wrong: [{ multi_choice: [1, 1] }, { multi_choice: ['1'] }, { multi_choice: [1.5] }, { multi_choice: 1 }],
    },
    date_column: {
      given: { date: '2026-11-15' },
      kept: { date: midnight },
      wrong: [{}, { date: '15.11.2026' }, { date: '2026-13-01' }, { date: 5 }],
    },
    time_column: {
      given: { time: '2026-11-15T01:00:00+01:00' },
      kept: { time: midnight },
      wrong: [{}, { time: '25:00' }, { time: 'noon' }],
    },
    address_column: {
      given: { ...address, lat: 51.4, lng: -2.4 },
      wrong: [{}, { ...address, lat: 91, lng: 0 }, { ...address, lat: 1 }, { ...address, city: 7 }],
    },
    link_column: {
      given: { title: 'Mill', url: 'https://example.org/', desc: '' },
      wrong: [{}, { url: 'javascript:alert(1)' }, { url: '/x' }],
    },
    image_column: { given: { url: 'https://example.org/a.png', image_name: 'a.png' }, wrong: [{}, { url: 'data:,x' }] },
    html_paragraph_column: {
      given: { html_text: '<b>x</b><script>y</script>' },
      kept: { html_text: '<b>x</b>' },
      wrong: [{}, { html_text: '' }, { html_text: '<script></script>' }, { html_text: '<div>'.repeat(600) }],
    },
  }
  for (const [type, { given, kept, wrong }] of Object.entries(cases)) {
    test(type, async () => {
      const column: ExtraColumn = {
        ...plain,
        id: 7,
        name: 'c',
        type: type as ExtraColumn['type'],
        choices: ['a', 'b', 'c'],
      }
      const more = { ...given, unknown: 1, col_id: 1, col_type: 'text_column' }

      assert.deepEqual(await parseExtraValue(column, more), { col_id: 7, col_type: type, ...(kept ?? given) })
      for (const value of [...wrong, null, 'text', 5, [], undefined])
        assert.equal(await parseExtraValue(column, value), null, JSON.stringify(value))
    })
  }
})
