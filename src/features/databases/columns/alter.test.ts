import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assertDatabasesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group_id = world.group.id

let made = 0
async function newTable(columns: object[], rows: object[][]): Promise<number> {
  const name = `Table ${(made += 1)}`
  const { id } = await as('ben').newdatabase({ group_id, name, columns: JSON.stringify(columns) })
  for (const vals of rows) await as('ben').newdatabaserow({ database_id: id, vals: JSON.stringify(vals) })
  return id
}
const alter = (database_id: number, columns: object[], options: object = {}) =>
  as('ben').updatedatabase({ database_id, columns: JSON.stringify(columns), ...options })
/** The values of all rows, each as what is not empty of it. */
async function valuesIn(database_id: number): Promise<unknown[]> {
  const { data } = await as('ben').getdatabaserows({ database_id, limit: 100 })
  return data.map(({ vals }) =>
    vals.map(({ col_id, text, multi_choice, number, html_text }) =>
      [col_id, text || html_text || number || multi_choice].flat(),
    ),
  )
}

test('a column that changes type keeps the values the new type can hold', async () => {
  const texts = ['12', '-0.5', 'many'].map(text => [{ col_id: 1, text }])
  const database_id = await newTable([{ name: 'Grams', type: 'text_column' }], texts)
  const numbers = [{ id: 1, type: 'number_column' }]
  await world.facts()

  const preview = await alter(database_id, numbers, { preview: true })
  assert.deepEqual(preview.lost, [{ col_id: 1, name: 'Grams', values: 1 }])
  assert.equal(preview.columns[0]!.type, 'text_column')
  await assert.rejects(alter(database_id, numbers), expectedError('values would be lost'))
  assert.deepEqual(await valuesIn(database_id), [[[1, '12']], [[1, '-0.5']], [[1, 'many']]])
  assert.deepEqual(await world.facts(), [])

  const altered = await alter(database_id, numbers, { allow_loss: true })
  assert.deepEqual(altered.lost, preview.lost)
  assert.deepEqual(await valuesIn(database_id), [[[1, 12]], [[1, -0.5]], []])
  const { data } = await as('ben').getdatabaserows({ database_id, sort_field: 'col_1' })
  assert.deepEqual(
    data.map(({ row_num }) => row_num),
    [2, 1, 3],
  )
  assert.deepEqual(await world.facts(), ['database.updated'])
  await assertDatabasesCounted(world)
})

test('text converted to formatted text keeps its content', async () => {
  const database_id = await newTable([{ name: 'A', type: 'text_column' }], [[{ col_id: 1, text: '1 < 2 & <b>' }]])

  const { lost } = await alter(database_id, [{ id: 1, type: 'html_paragraph_column' }])

  assert.deepEqual(lost, [])
  assert.deepEqual(await valuesIn(database_id), [[[1, '1 &lt; 2 &amp; &lt;b&gt;']]])
})

test('choices keep their values when choices are inserted, renamed or removed', async () => {
  const kind = { name: 'Kind', type: 'multi_choice_column', choices: ['Bread', 'Cake', 'Roll'] }
  const rows = [[1], [2], [1, 3], [2, 3]].map(multi_choice => [{ col_id: 1, multi_choice }])
  const database_id = await newTable([kind], rows)

  await alter(database_id, [{ id: 1, choices: ['Roll', 'Bread', 'Cake', 'Pie'] }])
  assert.deepEqual(await valuesIn(database_id), [[[1, 2]], [[1, 3]], [[1, 1, 2]], [[1, 1, 3]]])
  await alter(database_id, [{ id: 1, choices: ['Roll', 'Loaf', 'Cake', 'Pie'] }])
  assert.deepEqual(await valuesIn(database_id), [[[1, 2]], [[1, 3]], [[1, 1, 2]], [[1, 1, 3]]])
  const { lost } = await alter(database_id, [{ id: 1, choices: ['Roll', 'Loaf'] }], { allow_loss: true })

  assert.deepEqual(lost, [{ col_id: 1, name: 'Kind', values: 2 }])
  assert.deepEqual(await valuesIn(database_id), [[[1, 2]], [], [[1, 1, 2]], [[1, 1]]])
  await assertDatabasesCounted(world)
})

test('columns are added, moved and removed, and an id is never reused', async () => {
  const [a, b] = [
    { name: 'A', type: 'text_column' },
    { name: 'B', type: 'text_column' },
  ]
  const row = [
    { col_id: 1, text: 'a' },
    { col_id: 2, text: 'b' },
  ]
  const database_id = await newTable([a, b], [row])

  const moved = await alter(database_id, [{ id: 2 }, { name: 'C', type: 'text_column' }, { id: 1, name: 'First' }])
  assert.deepEqual(
    moved.columns.map(({ id, name }) => [id, name]),
    [
      [2, 'B'],
      [3, 'C'],
      [1, 'First'],
    ],
  )
  const { lost } = await alter(database_id, [{ id: 1 }], { allow_loss: true })
  const again = await alter(database_id, [{ id: 1 }, { name: 'D', type: 'text_column' }])

  assert.deepEqual(lost, [{ col_id: 2, name: 'B', values: 1 }])
  assert.deepEqual([again.columns.map(({ id }) => id), again.max_col_id], [[1, 4], 4])
  assert.deepEqual(await valuesIn(database_id), [[[1, 'a']]])
  await assertDatabasesCounted(world)
})

test('a renamed choice is found by its new name only', async () => {
  const choices = ['Rye', 'Oats']
  const column = { name: 'Flour', type: 'multiple_choice_column', choices }
  const database_id = await newTable([column], [[{ col_id: 1, multi_choice: [1] }], [{ col_id: 1, multi_choice: [2] }]])
  const rowsWith = async (value: string) => {
    const filter = JSON.stringify([{ col_id: 0, op: 'contains', value }])
    return (await as('ben').getdatabaserows({ database_id, filter })).data.map(({ row_num }) => row_num)
  }
  assert.deepEqual([await rowsWith('oat'), await rowsWith('spelt')], [[2], []])

  const { lost } = await alter(database_id, [{ id: 1, choices: ['Rye', 'Spelt'] }])

  assert.deepEqual([lost, await rowsWith('oat'), await rowsWith('spelt'), await rowsWith('rye')], [[], [], [2], [1]])
  assert.deepEqual(await valuesIn(database_id), [[[1, 1]], [[1, 2]]])
  await assertDatabasesCounted(world)
})
