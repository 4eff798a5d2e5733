import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notifyFields, type ExtraColumn } from '#contract/resources.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const at = { group_id: group.id }

test('a member sets every option of their own membership', async () => {
  const before = await world.as('ben').getsub(at)
  const notify = Object.fromEntries(notifyFields.map(name => [name, 'sub_notify_email_and_app' as const]))
  const wishes = {
    email_delivery: 'email_delivery_html_digest',
    message_selection: 'message_selection_follow_only',
    max_attachment_size: 'max_attachment_size_small',
    auto_follow_replies: true,
    owner_msg_notify: 'sub_ownermsg_notify_subs',
    signature: 'Yours\nBen',
    use_signature: true,
    use_signature_email: true,
    color: 'color_grape',
    ...notify,
  } as const

  const changed = await world.as('ben').updatesub({ ...at, ...wishes })

  assert.deepEqual(changed, { ...before, ...wishes, updated: changed.updated })
  assert.deepEqual(await world.facts(), ['member.updated'])
  assert.deepEqual(await world.as('ben').updatesub(at), changed)
  assert.deepEqual(await world.facts(), [])
})

test('an invalid value is rejected by name, and non-members have nothing to set', async () => {
  for (const name of [...notifyFields, 'owner_msg_notify', 'email_delivery', 'color'])
    await assert.rejects(world.as('ben').updatesub({ ...at, [name]: 'nonsense' }), {
      type: 'invalid_value',
      extra: name,
    })
  for (const name of ['stranger', 'banned'] as const)
    await assert.rejects(world.as(name).updatesub({ ...at, color: 'color_sky' }), { extra: 'not subscribed' })
  const strict = await world.addGroup({ disable_no_email: true }, { peopled: true })
  await assert.rejects(world.as('ben').updatesub({ group_id: strict.id, email_delivery: 'email_delivery_none' }), {
    type: 'invalid_value',
    extra: 'email_delivery',
  })
  assert.deepEqual(await world.facts(), [])
})

const column = (id: number, type: ExtraColumn['type'], more: Partial<ExtraColumn> = {}): ExtraColumn => ({
  id,
  name: type,
  type,
  required: false,
  color: '',
  choices: [],
  width: 0,
  default_hidden: false,
  profile: true,
  description: '',
  ...more,
})
const choices = ['red', 'green']
const columns: ExtraColumn[] = [
  column(1, 'text_column', { required: true }),
  column(2, 'paragraph_column'),
  column(3, 'checkbox_column'),
  column(4, 'multiple_choice_column', { choices }),
  column(5, 'date_column'),
  column(6, 'time_column'),
  column(7, 'address_column'),
  column(8, 'multi_choice_column', { choices }),
  column(9, 'link_column'),
  column(10, 'image_column'),
  column(11, 'html_paragraph_column'),
  column(12, 'email_column'),
]
const given: Record<number, object> = {
  1: { text: 'Ben' },
  2: { text: 'Two\nlines' },
  3: { checked: true },
  4: { multi_choice: [2] },
  5: { date: '2026-11-15T00:00:00.000000+00:00' },
  6: { time: '2026-11-15T08:30:00.000000+00:00' },
  7: { street_address1: 'A 1', street_address2: '', city: 'B', state: 'C', zip: '1', lat: 47.5, lng: 8.5 },
  8: { multi_choice: [1, 2] },
  9: { title: 'T', url: 'https://example.org/', desc: 'D' },
  10: { url: 'https://example.org/a.png', image_name: 'a.png' },
  11: { html_text: '<p>Hello</p>' },
  12: { text: 'ben@example.org' },
}
const value = ({ id, type }: ExtraColumn) => ({ col_id: id, col_type: type, ...given[id] })

async function setColumns(all: readonly ExtraColumn[]): Promise<void> {
  await world.sql(`update groups set extra_columns = $2 where id = $1`, [group.id, JSON.stringify(all)])
  // Said as any change is, so that no cache has the old ones.
  await world.app.pipeline.runAsSystem(async ({ record }) =>
    record('group.plan_changed', { group_id: group.id, plan: '' }),
  )
  await world.facts()
}

test('a member fills in columns of all twelve types, and clears optional ones', async () => {
  await setColumns(columns)
  const all = columns.map(value)

  const filled = await world.as('ben').updatesub({ ...at, extra_member_data: JSON.stringify(all.toReversed()) })

  assert.deepEqual(filled.extra_member_data, all)
  assert.deepEqual((await world.as('moderator').getmember({ member_info_id: people.ben.id })).extra_member_data, all)
  const cleared = await world.as('sub_perm_modsub').updatemember({
    member_info_id: people.ben.id,
    extra_member_data: JSON.stringify([{ col_id: 2 }, { col_id: 1, text: 'Benjamin' }]),
  })
  assert.deepEqual(
    cleared.extra_member_data!.map(({ col_id }) => col_id),
    [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  )
  assert.equal(cleared.extra_member_data![0]?.text, 'Benjamin')
  assert.deepEqual(await world.facts(), ['member.updated', 'member.updated'])
})

test('extra data with an invalid value is rejected as a whole', async () => {
  const before = await world.as('ben').getsub(at)
  const wrong = [
    'not json',
    '{"col_id": 1}',
    '[null]',
    '[{"col_id": 99, "text": "x"}]',
    '[{"col_id": 1}]',
    '[{"col_id": 2, "text": "fine"}, {"col_id": 4, "multi_choice": [3]}]',
    '[{"col_id": 8, "multi_choice": [0]}]',
    '[{"col_id": 9, "url": "javascript:alert(1)", "title": "", "desc": ""}]',
    '[{"col_id": 12, "text": "no address"}]',
    '[{"col_id": 3, "checked": "yes"}]',
  ]

  for (const extra_member_data of wrong)
    await assert.rejects(world.as('ben').updatesub({ ...at, extra_member_data }), {
      type: 'invalid_value',
      extra: 'extra_member_data',
    })
  assert.deepEqual(await world.as('ben').getsub(at), before)
  const internal = [...columns, column(13, 'text_column', { profile: false })]
  await setColumns(internal)
  const extra_member_data = JSON.stringify([{ col_id: 13, text: 'Paid.' }])
  await assert.rejects(world.as('ben').updatesub({ ...at, extra_member_data }), { extra: 'extra_member_data' })
  const noted = await world.as('sub_perm_modsub').updatemember({ member_info_id: people.ben.id, extra_member_data })
  assert.equal(noted.extra_member_data!.at(-1)?.text, 'Paid.')
  const clean = await world.as('ben').updatesub({
    ...at,
    extra_member_data: JSON.stringify([{ col_id: 11, html_text: '<p onclick="x()">Hi<script>x()</script></p>' }]),
  })
  assert.equal(clean.extra_member_data!.find(({ col_id }) => col_id === 11)?.html_text, '<p>Hi</p>')
})
