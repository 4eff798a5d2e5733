import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Files } from '#runtime/calls/parse-params.ts'
import { assertDatabasesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { newWorld } from '#test/world.ts'
import { sweepDeletedRows } from './store.ts'

const world = await newWorld()
const { as } = world
const json = JSON.stringify
let made = 0
const newTable = async (options: object = {}) =>
  (
    await as('owner').newdatabase({
      group_id: world.group.id,
      name: `Breads ${(made += 1)}`,
      columns: json([
        { name: 'Bread', type: 'text_column' },
        { name: 'Kind', type: 'multiple_choice_column', choices: ['Rye', 'Wheat'] },
        { name: 'About', type: 'html_paragraph_column' },
        { name: 'Site', type: 'link_column' },
      ]),
      ...options,
    })
  ).id
const site = { col_id: 4, url: 'https://example.org/', title: 'The mill', desc: 'Where it is from' }
const first = [
  { col_id: 1, text: 'Loaf' },
  { col_id: 2, multi_choice: [1] },
  { col_id: 3, html_text: '<p>So <b>good</b></p>' },
  site,
]
const valsOf = async (row_id: number) =>
  Object.fromEntries((await as('owner').getdatabaserow({ row_id })).vals.map(value => [value.col_id, value]))

test('a change of a row is undone, with all parts of its values', async () => {
  const database_id = await newTable()
  const { id: row_id } = await as('ben').newdatabaserow({ database_id, vals: json(first) })
  await as('ben').updatedatabaserow({
    row_id,
    vals: json([{ col_id: 1, text: 'Cake' }, { col_id: 2, multi_choice: [2] }, { col_id: 3 }, { ...site, title: '' }]),
  })
  await as('cleo').updatedatabaserow({ row_id, vals: json([{ col_id: 1, text: 'Pie' }]) })
  const [, change] = (await as('ben').getdatabaserowhistory({ row_id })).data
  const columns = (await as('owner').getdatabase({ database_id })).columns
  // The choices have other numbers meanwhile.
  await as('owner').updatedatabase({
    database_id,
    columns: json(columns.map(column => (column.id === 2 ? { ...column, choices: ['Wheat', 'Rye'] } : column))),
  })
  await world.facts()
  await as('ben').restoredatabaserow({ row_id, change_id: change!.id })
  assert.deepEqual(await world.facts(), ['database.row_updated'])
  const vals = await valsOf(row_id)
  assert.deepEqual(
    [vals[1]!.text, vals[2]!.multi_choice, vals[3]!.html_text, vals[4]!.title],
    ['Loaf', [2], '<p>So <b>good</b></p>', 'The mill'],
  )
  const [latest] = (await as('ben').getdatabaserowhistory({ row_id })).data
  assert.deepEqual(latest!.fields.map(({ before, after }) => [before, after]).slice(0, 2), [
    ['Pie', 'Loaf'],
    ['Wheat', 'Rye'],
  ])
  // Changes from before values were stored have texts.
  await world.sql(`update database_changes set vals = null where id = $1`, [latest!.id])
  await as('ben').restoredatabaserow({ row_id, change_id: latest!.id })
  assert.equal((await valsOf(row_id))[1]!.text, 'Pie')
  await assert.rejects(as('ben').restoredatabaserow({ row_id, change_id: 999_999 }), expectedError('invalid change_id'))
  await as('owner').updatedatabase({
    database_id,
    columns: json([{ name: 'New', type: 'text_column' }]),
    allow_loss: true,
  })
  await assert.rejects(
    as('ben').restoredatabaserow({ row_id, change_id: change!.id }),
    expectedError('nothing to restore'),
  )
  await as('owner').updatedatabase({ database_id, edit_rows: 'database_access_owners' })
  await assert.rejects(
    as('ben').restoredatabaserow({ row_id, change_id: change!.id }),
    expectedError('edit_rows', 'inadequate_permissions'),
  )
  await assertDatabasesCounted(world)
})

test('a deleted row is restored with its number, image and history', async () => {
  const database_id = await newTable({ edit_rows: 'database_access_creator' })
  const { columns } = await as('owner').getdatabase({ database_id })
  const withPhoto = [...columns, { name: 'Photo', type: 'image_column' }]
  await as('owner').updatedatabase({ database_id, columns: json(withPhoto) })
  const { hash, size } = await world.blobs.put(pngOf({ width: 4, height: 4 }), { limit: 10_000 })
  const png = { hash, size, filename: 'a.png', content_type: 'image/png' }
  const add = (who: 'ben' | 'cleo', vals: object[]) =>
    as(who).newdatabaserow({ database_id, vals: json(vals), fileupload: new Files([png]) as never })
  await add('cleo', [{ col_id: 1, text: 'Other' }])
  const { id: row_id } = await add('ben', [...first, { col_id: 5, image_name: 'a.png' }])
  await as('ben').updatedatabaserow({ row_id, vals: json([{ col_id: 1, text: 'Cake' }]) })
  await as('moderator').deletedatabaserow({ row_id })
  const deletedFor = async (who: 'ben' | 'cleo' | 'moderator') =>
    (await as(who).getdeleteddatabaserows({ database_id })).data
  assert.deepEqual(await deletedFor('cleo'), [])
  const [{ created: _created, deleted: _deleted, ...shown }] = (await deletedFor('ben')) as [
    Awaited<ReturnType<typeof deletedFor>>[number],
  ]
  assert.deepEqual(shown, {
    ...{ object: 'databaserow_deleted', id: row_id, group_id: world.group.id, table_id: database_id, row_num: 2 },
    ...{ user_id: world.people.ben.account.id, deleted_by: world.people.moderator.account.id },
    name: world.people.moderator.account.full_name,
    fields: [
      { col_id: 1, name: 'Bread', text: 'Cake' },
      { col_id: 2, name: 'Kind', text: 'Rye' },
      { col_id: 3, name: 'About', text: 'So good' },
      { col_id: 4, name: 'Site', text: 'https://example.org/' },
      { col_id: 5, name: 'Photo', text: 'a.png' },
    ],
  })
  assert.equal((await deletedFor('moderator')).length, 1)
  await assert.rejects(as('cleo').restoredeleteddatabaserow({ database_id, row_id }), expectedError('invalid row_id'))
  await assertDatabasesCounted(world)
  await world.facts()
  const back = await as('ben').restoredeleteddatabaserow({ database_id, row_id })
  assert.deepEqual(await world.facts(), ['database.row_restored'])
  assert.deepEqual([back.id, back.row_num, back.num_vals], [row_id, 2, 5])
  assert.equal((await as('ben').getdatabaserowhistory({ row_id })).total_count, 2)
  await as('ben').downloaddatabaseimage({ row_id, col_id: 5 })
  await assert.rejects(as('ben').restoredeleteddatabaserow({ database_id, row_id }), expectedError('invalid row_id'))
  await assertDatabasesCounted(world)
  // Into columns that changed meanwhile, without what they don't hold.
  await as('ben').deletedatabaserow({ row_id })
  const fewer = [
    { ...columns[1], choices: ['Wheat', 'Rye'] },
    { ...columns[0], type: 'number_column' },
  ]
  await as('owner').updatedatabase({ database_id, columns: json(fewer), allow_loss: true })
  const restored = await as('ben').restoredeleteddatabaserow({ database_id, row_id })
  assert.deepEqual(
    restored.vals.map(({ col_id, multi_choice }) => [col_id, multi_choice]),
    [[2, [2]]],
  )
  await assertDatabasesCounted(world)
})

test('deleted rows are forgotten after 30 days, with their history', async () => {
  const database_id = await newTable()
  const { id: row_id } = await as('ben').newdatabaserow({ database_id, vals: json(first) })
  await as('ben').updatedatabaserow({ row_id, vals: json([{ col_id: 1, text: 'Cake' }]) })
  await as('ben').deletedatabaserow({ row_id })
  const left = async () =>
    (
      await world.sql(
        `select (select count(*)::int from database_deleted_rows where row_id = $1) as rows,
           (select count(*)::int from database_changes where row_id = $1) as changes`,
        [row_id],
      )
    )[0]
  await sweepDeletedRows(world.database.read)
  assert.deepEqual(await left(), { rows: 1, changes: 1 })
  await world.sql(`update database_deleted_rows set deleted = now() - interval '31 days' where row_id = $1`, [row_id])
  await sweepDeletedRows(world.database.read)
  assert.deepEqual(await left(), { rows: 0, changes: 0 })
})
