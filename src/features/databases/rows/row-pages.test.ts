import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testCacheFreshness } from '#test/cache-freshness.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, sql } = world
const [ben, cleo] = [world.as('ben'), world.as('cleo')]
const { id: database_id } = await ben.newdatabase({
  ...{ group_id: group.id, name: 'Tools', edit_rows: 'database_access_creator' },
  columns: JSON.stringify([{ name: 'Tool', type: 'text_column' }]),
})
const ids: number[] = []
for (const text of ['Drill', 'Saw', 'Rake'])
  ids.push((await ben.newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: 1, text }]) })).id)

type Page = Awaited<ReturnType<typeof cleo.getdatabaserows>>
const textOf = ({ data }: Page) => data[0]!.vals[0]!.text
testCacheFreshness('a page of rows', () => cleo.getdatabaserows({ database_id }), {
  'a value of a row': {
    change: () => sql(`update database_rows set vals = '[{"col_id":1,"text":"Hammer"}]' where id = $1`, [ids[0]]),
    seen: textOf,
    now: 'Hammer',
  },
  'another type of a column': {
    change: () =>
      sql(`update database_tables set columns = jsonb_set(columns, '{0,type}', '"paragraph_column"') where id = $1`, [
        database_id,
      ]),
    seen: ({ data }) => data[0]!.vals[0]!.col_type,
    now: 'paragraph_column',
  },
  'who may edit rows': {
    change: () => sql(`update database_tables set edit_rows = 'database_access_all' where id = $1`, [database_id]),
    seen: ({ data }) => data[0]!.can_edit,
    now: true,
  },
  'a row that was deleted': {
    change: async () => {
      await sql(`delete from database_rows where id = $1`, [ids[1]])
      await sql(`update database_tables set num_rows = 2 where id = $1`, [database_id])
    },
    seen: ({ data, total_count }) => [data.length, total_count],
    now: [2, 2],
  },
})

test('on the same page of rows everyone sees which of them they may edit', async () => {
  await ben.updatedatabase({ database_id, edit_rows: 'database_access_creator' })
  await cleo.newdatabaserow({ database_id, vals: JSON.stringify([{ col_id: 1, text: 'Spade' }]) })
  const expected = { ben: [true, true, false], cleo: [false, false, true], owner: [true, true, true] }
  for (let times = 0; times < 3; times += 1)
    for (const name of ['ben', 'cleo', 'owner'] as const) {
      const { data } = await world.as(name).getdatabaserows({ database_id })
      assert.deepEqual(
        data.map(({ can_edit }) => can_edit),
        expected[name],
        name,
      )
    }
})
