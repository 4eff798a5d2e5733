import { insertRow } from '../database/rows.ts'
import type { Story } from './story.ts'

const bakers = { group_name: 'bakers' }
const columns = [
  { name: 'Flour', type: 'text_column', required: true },
  { name: 'Kind', type: 'multiple_choice_column', choices: ['Bread', 'Cake'] },
  { name: 'Grams', type: 'number_column' },
]

/** The bakers keep a table of their recipes. */
export async function databases({ show, make, world, people: { bob } }: Story): Promise<void> {
  const table = await show('newdatabase', {
    ...bakers,
    name: 'Recipes',
    short_desc: 'What we bake.',
    columns: JSON.stringify(columns),
  })
  const { id: database_id, group_id } = table
  await show('getdatabases', bakers)
  await show('getdatabase', { database_id })
  const rye = [
    { col_id: 1, text: 'Rye' },
    { col_id: 2, multi_choice: [1] },
    { col_id: 3, number: 500 },
  ]
  const { id: row_id } = await show('newdatabaserow', { database_id, vals: JSON.stringify(rye) }, bob)
  await show('getdatabaserow', { row_id }, bob)
  await show('updatedatabaserow', { row_id, vals: JSON.stringify([{ col_id: 3, number: 650 }]) })
  const { data: changes } = await show('getdatabaserowhistory', { row_id })
  await show('restoredatabaserow', { row_id, change_id: changes[0]!.id })
  const filter = JSON.stringify([{ col_id: 2, op: 'is', value: 'Bread' }])
  await show('getdatabaserows', { database_id, filter, sort_field: 'col_3' }, bob)
  const { id: view_id } = await show(
    'newdatabaseview',
    { database_id, name: 'Bread', filter, sort_field: 'col_3', columns: [1, 3] },
    bob,
  )
  await show('getdatabaseviews', { database_id }, bob)
  await show('updatedatabaseview', { database_id, view_id, name: 'Breads', sort_dir: 'desc' }, bob)
  await show('deletedatabaseview', { database_id, view_id }, bob)
  const { id: import_id } = await show('importdatabaserows', { database_id }, bob, { fileupload: 'loaves.csv' })
  await show('getdatabaseimport', { database_id, import_id }, bob)
  await show('downloaddatabase', { database_id }, bob)
  await show('updatedatabase', {
    database_id,
    columns: JSON.stringify([...columns.map((column, n) => ({ id: n + 1, ...column })), photo]),
  })
  const { hash, size } = await world.blobs.put(Buffer.from('A loaf'), { limit: 100 })
  await insertRow(world.sql, 'database_images', {
    ...{ group_id, table_id: database_id, row_id, col_id: 4, hash, size },
    ...{ filename: 'loaf.txt', media_type: 'text/plain' },
  })
  await show('downloaddatabaseimage', { row_id, col_id: 4 }, bob)
  await make('updatedatabase', { database_id, rows_by_mail: true })
  await show('maildatabasetemplate', { database_id }, bob)
  await show('deletedatabaserow', { row_id })
  await show('getdeleteddatabaserows', { database_id })
  await show('restoredeleteddatabaserow', { database_id, row_id })
  await show('deletedatabase', { database_id })
  await make('getdatabases', bakers)
}
const photo = { name: 'Photo', type: 'image_column' }
