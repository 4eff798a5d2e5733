import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertDatabasesCounted } from '#test/database/recount.ts'
import { invalidValueError, expectedError, errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group_id = world.group.id
const text = (value: unknown) => JSON.stringify(value)
const flour = { name: 'Flour', type: 'text_column', required: true }
let made = 0
const newTable = (columns: object[], options: object = {}, who: 'ben' | 'owner' | 'moderator' = 'ben') =>
  as(who).newdatabase({ group_id, name: `Table ${(made += 1)}`, columns: text(columns), ...options })

test('a table is created with its columns and shown the same', async () => {
  const table = await as('ben').newdatabase({
    group_id,
    name: 'Recipes',
    short_desc: 'What we bake',
    desc: '<p>All <script>x</script>of it</p>',
    columns: text([
      flour,
      { name: 'Kind', type: 'multi_choice_column', choices: ['Bread', 'Cake'], color: 'color_sky', width: 120 },
    ]),
    add_rows: 'database_access_moderators',
  })

  const { created, updated, ...shown } = table
  assert.deepEqual(shown, {
    object: 'databasetable',
    id: table.id,
    group_id,
    user_id: world.people.ben.account.id,
    name: 'Recipes',
    short_desc: 'What we bake',
    desc: '<p>All of it</p>',
    desc_type: 'html',
    edit_table: 'database_access_creator',
    edit_rows: 'database_access_all',
    add_rows: 'database_access_moderators',
    view_table: 'database_access_all',
    num_rows: 0,
    max_row_id: 0,
    num_columns: 2,
    max_col_id: 2,
    display_template: '',
    id_default_hidden: false,
    updated_default_hidden: false,
    rows_by_mail: false,
    columns: [
      {
        ...{ id: 1, ...flour, color: '', choices: [], width: 0 },
        ...{ default_hidden: false, description: '' },
      },
      {
        ...{ id: 2, name: 'Kind', type: 'multi_choice_column', required: false, color: 'color_sky' },
        ...{ choices: ['Bread', 'Cake'], width: 120, default_hidden: false, description: '' },
      },
    ],
    can_edit_table: true,
    can_add_rows: false,
  })
  const { data } = await as('ben').getdatabases({ group_id })
  assert.deepEqual(data, [{ ...shown, created, updated }])
  assert.deepEqual(await world.facts(), ['database.created'])
})

test('an invalid table is rejected with the reason', async () => {
  const columns = text([flour])
  const wrong: [object, { type: string; extra: string }][] = [
    [{ name: 'recipes', columns }, expectedError('name exists')],
    [{ name: ' ', columns }, invalidValueError('name')],
    [{ name: 'a\nb', columns }, invalidValueError('name')],
    [{ name: 'X', columns: 'no json' }, invalidValueError('columns')],
    [{ name: 'X', columns: '[]' }, invalidValueError('columns')],
    [{ name: 'X', columns: text([flour, { name: 'flour', type: 'text_column' }]) }, invalidValueError('columns.2')],
    [{ name: 'X', columns: text([{ name: 'A', type: 'no_column' }]) }, invalidValueError('columns.1')],
    [{ name: 'X', columns: text([{ name: 'A', type: 'multi_choice_column' }]) }, invalidValueError('columns.1')],
    [{ name: 'X', columns: text([{ ...flour, choices: ['a'] }]) }, invalidValueError('columns.1')],
    [{ name: 'X', columns: text([{ ...flour, id: 7 }]) }, invalidValueError('columns.1')],
    [
      { name: 'X', columns: text(Array.from({ length: 61 }, (_, n) => ({ ...flour, name: `F${n}` }))) },
      expectedError('too many columns'),
    ],
    [{ name: 'X', columns, short_desc: 'a\nb' }, invalidValueError('short_desc')],
  ]
  for (const [params, expected] of wrong)
    await assert.rejects(as('ben').newdatabase({ group_id, ...params } as never), expected, JSON.stringify(params))
  assert.deepEqual(await world.facts(), [])
})

const nothing = {
  ...{ text: '', html_text: '', date: null, time: null, checked: false, multi_choice: [] },
  ...{ street_address1: '', street_address2: '', city: '', state: '', zip: '', country: '', lat: null, lng: null },
  ...{ title: '', url: '', desc: '', image_name: '', image_data: [], number: null },
  ...{ github_login: '', github_name: '', github_email: '', github_avatar_url: '', github_profile_url: '' },
  ...{ github_id: '', github_company: '', github_location: '', github_bio: '' },
}
/** For each type: a value, as it is given and as it is shown, and values that it is not. */
const types: Record<string, { choices?: string[]; given: object; shown?: object; wrong: object[] }> = {
  text_column: {
    given: { text: ' Rye ' },
    shown: { text: 'Rye' },
    wrong: [{ text: 'a\nb' }, { text: 5 }, { text: '' }],
  },
  paragraph_column: { given: { text: 'a\nb' }, wrong: [{ text: null }, { text: 'a\0b' }] },
  email_column: {
    given: { text: 'Ben@Example.ORG' },
    shown: { text: 'Ben@example.org' },
    wrong: [{ text: 'ben' }, { text: 'a b@c.de' }],
  },
  html_paragraph_column: {
    given: { html_text: '<b onclick="x()">Rye</b>' },
    shown: { html_text: '<b>Rye</b>' },
    wrong: [{ html_text: 7 }],
  },
  checkbox_column: { given: { checked: true }, wrong: [{ checked: 'yes' }, { checked: 1 }] },
  multiple_choice_column: {
    choices: ['a', 'b'],
    given: { multi_choice: [2] },
    wrong: [{ multi_choice: [0] }, { multi_choice: [3] }, { multi_choice: [1, 2] }, { multi_choice: [] }],
  },
  multi_choice_column: {
    choices: ['a', 'b'],
    given: { multi_choice: [2, 1] },
    shown: { multi_choice: [1, 2] },
    wrong: [{ multi_choice: [1, 1] }, { multi_choice: '1' }, { multi_choice: [1.5] }],
  },
  date_column: {
    given: { date: '2026-02-28' },
    shown: { date: '2026-02-28T00:00:00.000000+00:00' },
    wrong: [{ date: '2026-02-30' }, { date: 'tomorrow' }, { date: 5 }],
  },
  time_column: {
    given: { time: '09:30' },
    shown: { time: '1970-01-01T09:30:00.000000+00:00' },
    wrong: [{ time: '25:00' }, { time: '' }],
  },
  address_column: {
    given: { city: 'Bern', country: 'CH', lat: 46.9, lng: 7.4 },
    wrong: [{ city: '' }, { city: 'Bern', lat: 91, lng: 0 }, { city: 'Bern', lat: 4 }],
  },
  link_column: {
    given: { url: 'https://example.org/', title: 'Bread' },
    wrong: [{ url: 'javascript:alert(1)' }, { url: 'no address' }, { title: 'Bread' }],
  },
  number_column: { given: { number: -2.5 }, wrong: [{ number: '5' }, { number: null }, { number: [1] }] },
  github_column: {
    given: { github_login: 'octocat', github_name: 'Cat' },
    shown: { github_login: 'octocat', github_name: 'Cat', github_profile_url: 'https://github.com/octocat' },
    wrong: [
      { github_login: '-x' },
      { github_login: 'octocat', github_avatar_url: 'javascript:x' },
      { github_name: 'x' },
    ],
  },
}

test('a value of every type is stored as shown, and an invalid one names its column', async () => {
  const columns = Object.entries(types).map(([type, { choices = [] }]) => ({ name: type, type, choices }))
  const table = await newTable(columns)
  const database_id = table.id

  const given = table.columns.map(({ id, type }) => ({ col_id: id, ...types[type]!.given }))
  const row = await as('ben').newdatabaserow({ database_id, vals: text(given) })

  const { created: _created, updated: _updated, ...shown } = row
  assert.deepEqual(shown, {
    object: 'databaserow',
    id: row.id,
    group_id,
    table_id: database_id,
    user_id: world.people.ben.account.id,
    row_num: 1,
    num_vals: columns.length,
    vals: table.columns.map(({ id, type }) => {
      const value = types[type]!
      return { ...nothing, ...(value.shown ?? value.given), col_id: id, col_type: type }
    }),
    can_edit: true,
  })
  const neighbours = { previous_row_id: 0, next_row_id: 0 }
  assert.deepEqual(await as('owner').getdatabaserow({ row_id: row.id }), { ...row, ...neighbours })
  assert.deepEqual((await as('ben').getdatabaserows({ database_id })).data, [row])
  for (const { id, type } of table.columns)
    for (const wrong of types[type]!.wrong)
      await assert.rejects(
        as('ben').newdatabaserow({ database_id, vals: text([{ col_id: id, ...wrong }]) }),
        invalidValueError(`vals.${id}`),
        `${type} ${JSON.stringify(wrong)}`,
      )
  for (const vals of ['x', '{}', '[1]', '[[]]', text([{ col_id: 99, text: 'x' }]), text([{ text: 'x' }])])
    await assert.rejects(as('ben').newdatabaserow({ database_id, vals }), invalidValueError('vals'), vals)
  await assertDatabasesCounted(world)
})

test('a row needs its required values, when added and when changed', async () => {
  const { id: database_id } = await newTable([flour, { name: 'Grams', type: 'number_column' }])
  const grams = (number: number) => ({ col_id: 2, number })

  await assert.rejects(as('ben').newdatabaserow({ database_id, vals: text([grams(5)]) }), invalidValueError('vals.1'))
  const { id: row_id } = await as('ben').newdatabaserow({ database_id, vals: text([{ col_id: 1, text: 'Rye' }]) })
  await assert.rejects(
    as('ben').updatedatabaserow({ row_id, vals: text([{ col_id: 1 }]) }),
    invalidValueError('vals.1'),
  )
  const changed = await as('ben').updatedatabaserow({ row_id, vals: text([grams(500)]) })
  const emptied = await as('ben').updatedatabaserow({ row_id, vals: text([{ col_id: 2 }]) })

  const values = (row: typeof changed) => row.vals.map(({ col_id, text: word, number }) => [col_id, word, number])
  assert.deepEqual(values(changed), [
    [1, 'Rye', null],
    [2, '', 500],
  ])
  assert.deepEqual(values(emptied), [[1, 'Rye', null]])
})

test('a stale update of a row is rejected if it gives a version', async () => {
  const { id: database_id } = await newTable([flour])
  const vals = (word: string) => text([{ col_id: 1, text: word }])
  const read = await as('ben').newdatabaserow({ database_id, vals: vals('Rye') })
  const { id: row_id, updated } = read
  const stale = expectedError('updated')

  const changed = await as('owner').updatedatabaserow({ row_id, vals: vals('Wheat'), updated })
  await assert.rejects(as('ben').updatedatabaserow({ row_id, vals: vals('Spelt'), updated }), stale)
  await assert.rejects(as('ben').deletedatabaserow({ row_id, updated }), stale)
  const two = ['Oats', 'Barley'].map(word =>
    errorExtraOf(as('ben').updatedatabaserow({ row_id, vals: vals(word), updated: changed.updated })),
  )
  const outcomes = await Promise.all(two)
  // Programs that keep times as milliseconds, and those that leave it out.
  const now = await as('ben').getdatabaserow({ row_id })
  await as('ben').updatedatabaserow({ row_id, vals: vals('Millet'), updated: new Date(now.updated).toISOString() })
  const last = await as('ben').updatedatabaserow({ row_id, vals: vals('Maize') })
  await as('ben').deletedatabaserow({ row_id, updated: last.updated })

  assert.deepEqual(outcomes.toSorted(), ['bad_request: updated', 'done'])
})

test('the history of a row shows who changed what', async () => {
  const { id: database_id } = await newTable([
    flour,
    { name: 'Kind', type: 'multi_choice_column', choices: ['a', 'b'] },
  ])
  const { id: row_id } = await as('ben').newdatabaserow({ database_id, vals: text([{ col_id: 1, text: 'Rye' }]) })
  await world.facts()
  await as('owner').updatedatabaserow({
    row_id,
    vals: text([
      { col_id: 1, text: 'Wheat' },
      { col_id: 2, multi_choice: [1, 2] },
    ]),
  })
  await as('owner').updatedatabaserow({ row_id, vals: text([{ col_id: 1, text: 'Wheat' }]) })

  const { data, total_count } = await as('cleo').getdatabaserowhistory({ row_id })
  assert.deepEqual(
    data.map(({ id: _id, created: _created, ...change }) => change),
    [
      {
        ...{ object: 'databaserow_change', action: 'changed', user_id: world.people.owner.account.id },
        name: world.people.owner.account.full_name,
        fields: [
          { col_id: 1, name: 'Flour', before: 'Rye', after: 'Wheat' },
          { col_id: 2, name: 'Kind', before: '', after: 'a\nb' },
        ],
      },
      {
        ...{ object: 'databaserow_change', action: 'added', user_id: world.people.ben.account.id },
        ...{ name: world.people.ben.account.full_name, fields: [] },
      },
    ],
  )
  assert.equal(total_count, 2)
  assert.deepEqual(await world.facts(), ['database.row_updated'])
})

test('the table’s permissions apply within those of the group', async () => {
  const words = ['all', 'subscribers', 'creator', 'moderators', 'owners', 'none'] as const
  const askers = ['cleo', 'ben', 'moderator', 'owner'] as const
  const seen: Record<string, string[]> = {}
  for (const word of words) {
    const access = `database_access_${word}` as const
    const options = { view_table: access, add_rows: access, edit_rows: access, edit_table: access }
    const { id: database_id } = await newTable([flour])
    const { id: row_id } = await as('ben').newdatabaserow({ database_id, vals: text([{ col_id: 1, text: 'Rye' }]) })
    await as('owner').updatedatabase({ database_id, ...options })
    seen[word] = await Promise.all(
      askers.map(async who => {
        const tried = await Promise.all([
          errorExtraOf(as(who).getdatabaserows({ database_id })),
          errorExtraOf(as(who).newdatabaserow({ database_id, vals: text([{ col_id: 1, text: 'x' }]) })),
          errorExtraOf(as(who).updatedatabaserow({ row_id, vals: '[]' })),
          errorExtraOf(as(who).updatedatabase({ database_id, preview: true })),
        ])
        return tried.map(got => short[got] ?? got).join('')
      }),
    )
  }
  assert.deepEqual(seen, {
    all: ['++++', '++++', '++++', '++++'],
    subscribers: ['++++', '++++', '++++', '++++'],
    creator: ['????', '++++', '++++', '++++'],
    moderators: ['????', '????', '++++', '++++'],
    owners: ['????', '????', '????', '++++'],
    none: ['????', '????', '????', '+--+'],
  })
  const shown = async (who: (typeof askers)[number]) =>
    (await as(who).getdatabases({ group_id, limit: 100 })).data.map(({ view_table }) => view_table).toSorted()
  assert.deepEqual(new Set(await shown('cleo')), new Set(['database_access_all', 'database_access_subscribers']))
  assert.equal(new Set(await shown('owner')).size, 6)
})
const short: Record<string, string> = {
  done: '+',
  'inadequate_permissions: add_rows': '-',
  'inadequate_permissions: edit_rows': '-',
  'inadequate_permissions: edit_table': '-',
  'bad_request: invalid database_id': '?',
  'bad_request: invalid row_id': '?',
}

test('the group setting takes precedence over the table', async () => {
  const limited = await world.addGroup({ database_access: 'group_access_limited' }, { peopled: true })
  const off = await world.addGroup({ database_access: 'group_access_none' }, { peopled: true })
  const closed = await world.addGroup({ database_access: 'group_access_moderators_only' }, { peopled: true })
  const given = { name: 'Flours', columns: text([flour]) }
  const { id: database_id } = await as('moderator').newdatabase({ group_id: limited.id, ...given })

  const lacking = (right: string) => expectedError(right, 'inadequate_permissions')
  await assert.rejects(as('ben').newdatabase({ group_id: limited.id, ...given }), lacking('manage_databases'))
  await assert.rejects(as('ben').newdatabaserow({ database_id, vals: '[]' }), lacking('manage_databases'))
  assert.equal((await as('ben').getdatabaserows({ database_id })).total_count, 0)
  await assert.rejects(as('owner').getdatabases({ group_id: off.id }), lacking('database_visible'))
  await assert.rejects(as('ben').getdatabases({ group_id: closed.id }), lacking('database_visible'))
  await assert.rejects(as('banned').getdatabases({ group_id }), lacking('database_visible'))
})

test('a deleted table or row is gone, and its storage is freed', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const used = async () => (await world.sql(`select storage_used from groups where id = $1`, [place.id]))[0]
  const { id: database_id } = await as('ben').newdatabase({ group_id: place.id, name: 'A', columns: text([flour]) })
  const add = (word: string) => as('ben').newdatabaserow({ database_id, vals: text([{ col_id: 1, text: word }]) })
  const [rye] = [await add('Rye'), await add('Wheat')]
  await as('ben').updatedatabaserow({ row_id: rye.id, vals: text([{ col_id: 1, text: 'Rye flour' }]) })
  await assertDatabasesCounted(world)

  await as('ben').deletedatabaserow({ row_id: rye.id })
  await assert.rejects(as('ben').getdatabaserow({ row_id: rye.id }), expectedError('invalid row_id'))
  assert.deepEqual(await used(), { storage_used: '[{"col_id":1,"text":"Wheat"}]'.length })
  assert.equal((await add('Oats')).row_num, 3)
  await as('ben').deletedatabase({ database_id })
  await world.settle()

  await assert.rejects(as('ben').getdatabaserows({ database_id }), expectedError('invalid database_id'))
  assert.deepEqual(await used(), { storage_used: 0 })
  const left = `select from database_rows where table_id = $1 union all select from database_cells where table_id = $1`
  assert.deepEqual(await world.sql(left, [database_id]), [])
})

test('a group that is out of storage takes no more rows', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const { id: database_id } = await as('ben').newdatabase({ group_id: place.id, name: 'A', columns: text([flour]) })
  await world.sql(`update groups set storage_used = $2 where id = $1`, [place.id, world.settings.groupStorage - 10])

  const vals = text([{ col_id: 1, text: 'Rye' }])
  await assert.rejects(as('ben').newdatabaserow({ database_id, vals }), expectedError('group out of space'))
  assert.equal((await as('ben').getdatabase({ database_id })).num_rows, 0)
})
