// Not on every day: it tries very large or random texts and files.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Upload } from '#contract/schema.ts'
import { Files } from '#runtime/calls/parse-params.ts'
import { assertDatabasesCounted } from '#test/database/recount.ts'
import { invalidValueError, expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { as } = world
const group_id = world.group.id
type Who = 'ben' | 'cleo' | 'owner'

/** A file as it comes with a call. */
const arrived = (uploads: Upload[]) => new Files(uploads) as never
async function uploaded(text: string | Buffer): Promise<Upload[]> {
  const { hash, size } = await world.blobs.put(Buffer.from(text), { limit: 10_000_000 })
  return [{ hash, size, filename: 'rows.csv', content_type: 'text/csv' }]
}
const importing = async (database_id: number, text: string | Buffer, options: object = {}, who: Who = 'ben') =>
  as(who).importdatabaserows({ database_id, fileupload: arrived(await uploaded(text)), ...options })
async function csvOf(database_id: number, options: object = {}): Promise<string> {
  const { chunks } = await as('ben').downloaddatabase({ database_id, ...options })
  const pieces: Uint8Array[] = []
  for await (const piece of chunks) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
let made = 0
async function newTable(columns: readonly object[]): Promise<number> {
  const name = `Table ${(made += 1)}`
  return (await as('ben').newdatabase({ group_id, name, columns: JSON.stringify(columns) })).id
}
async function rowsOf(database_id: number): Promise<unknown[]> {
  const { data } = await as('ben').getdatabaserows({ database_id, limit: 100 })
  return data.map(({ vals }) => vals)
}
const loaves = [
  { name: 'Flour', type: 'text_column', required: true },
  { name: 'Kind', type: 'multi_choice_column', choices: ['Bread', 'Cake'] },
  { name: 'Grams', type: 'number_column' },
]

test('rows of a file are added in the background, with progress', async () => {
  const database_id = await newTable(loaves)
  await world.facts()
  const begun = await importing(database_id, 'flour;grams;Baker;kind\nRye;500;Ann;"Cake\nBread"\n\n"Rye; too";-2.5;;\n')

  const { created, ...told } = begun
  assert.deepEqual(told, {
    ...{ object: 'databaseimport', id: begun.id, group_id, table_id: database_id, state: 'working' },
    ...{ lines: 2, done: 0, wrong_count: 0, wrong: [], ignored: ['Baker'] },
  })
  await world.settle()
  const done = await as('ben').getdatabaseimport({ database_id, import_id: begun.id })
  assert.deepEqual(done, { ...told, created, state: 'done', done: 2 })
  const { data } = await as('ben').getdatabaserows({ database_id })
  assert.deepEqual(
    data.map(({ vals }) => vals.map(({ text, number, multi_choice }) => [text, number, multi_choice])),
    [
      [
        ['Rye', null, []],
        ['', null, [1, 2]],
        ['', 500, []],
      ],
      [
        ['Rye; too', null, []],
        ['', -2.5, []],
      ],
    ],
  )
  assert.deepEqual(await world.facts(), ['database.rows_imported'])
  await assertDatabasesCounted(world)
})

const wrongFile = 'Flour,Grams,Kind\nRye,many,Bread\n"Wheat\nand rye",5,\n,5,Pie\nOats,1,Cake,more\nSpelt,1,Cake\n'

test('an invalid row is reported with line and column, and nothing is written', async () => {
  const database_id = await newTable(loaves)

  const wrong = [
    {
      line: 2,
      column: 'Grams',
      reason: 'invalid_value',
      value: 'many',
      text: "This value doesn't fit the column: many",
    },
    {
      line: 3,
      column: 'Flour',
      reason: 'invalid_value',
      value: 'Wheat\nand rye',
      text: "This value doesn't fit the column: Wheat\nand rye",
    },
    { line: 5, column: 'Flour', reason: 'missing_value', value: '', text: 'A value is required.' },
    { line: 5, column: 'Kind', reason: 'invalid_value', value: 'Pie', text: "This value doesn't fit the column: Pie" },
    { line: 6, column: '', reason: 'too_many_cells', value: '', text: 'The line has more cells than the first line.' },
  ]
  for (const [options, state] of [
    [{}, 'refused'],
    [{ preview: true }, 'preview'],
    [{ preview: true, skip_wrong: true }, 'preview'],
  ] as const) {
    const told = await importing(database_id, wrongFile, options)
    assert.deepEqual([told.state, told.lines, told.wrong_count, told.wrong], [state, 5, 4, wrong])
  }
  await world.settle()
  assert.deepEqual(await rowsOf(database_id), [])
})

test('optionally all valid rows are written', async () => {
  const database_id = await newTable(loaves)

  const { id: import_id } = await importing(database_id, wrongFile, { skip_wrong: true })
  await world.settle()

  const { state, done, wrong_count } = await as('ben').getdatabaseimport({ database_id, import_id })
  assert.deepEqual([state, done, wrong_count], ['done', 1, 4])
  assert.equal((await rowsOf(database_id)).length, 1)
})

test('an invalid CSV file is rejected with the reason', async () => {
  const database_id = await newTable(loaves)
  const files: [string | Buffer, object[]][] = [
    ['', [{ line: 1, column: '', reason: 'empty_file', value: '', text: 'The file is empty.' }]],
    [
      Buffer.from([0x46, 0xff, 0xfe]),
      [{ line: 1, column: '', reason: 'not_utf8', value: '', text: "The file isn't encoded in UTF-8." }],
    ],
    [
      'Flour\n"open',
      [
        {
          line: 2,
          column: '',
          reason: 'unreadable_line',
          value: '',
          text: "The line can't be read. Check its quotes.",
        },
      ],
    ],
    ['Grams\n5', [{ line: 1, column: 'Flour', reason: 'missing_column', value: '', text: 'The column is required.' }]],
    [
      'Flour,flour\na,b',
      [{ line: 1, column: 'Flour', reason: 'duplicate_column', value: '', text: 'The column appears more than once.' }],
    ],
    [
      'Who,What\na,b',
      [
        { line: 1, column: 'Flour', reason: 'missing_column', value: '', text: 'The column is required.' },
        {
          line: 1,
          column: '',
          reason: 'unknown_columns',
          value: '',
          text: "None of the names in the first line is a column's name.",
        },
      ],
    ],
    [
      `Flour\n${'x'.repeat(1_100_000)}`,
      [
        {
          line: 2,
          column: '',
          reason: 'unreadable_line',
          value: '',
          text: "The line can't be read. Check its quotes.",
        },
      ],
    ],
  ]
  for (const [file, wrong] of files) {
    const told = await importing(database_id, file)
    assert.deepEqual([told.state, told.wrong], ['refused', wrong], String(file).slice(0, 20))
  }
  const two = [...(await uploaded('Flour\na')), ...(await uploaded('Flour\nb'))]
  await assert.rejects(
    as('ben').importdatabaserows({ database_id, fileupload: arrived(two) }),
    invalidValueError('fileupload'),
  )
  await assert.rejects(
    as('ben').getdatabaseimport({ database_id, import_id: 999_999 }),
    expectedError('invalid import_id'),
  )
  assert.deepEqual(await rowsOf(database_id), [])
})

test('columns cannot be altered and no other import started during an import', async () => {
  const database_id = await newTable(loaves)
  const { id } = await importing(database_id, 'Flour\nRye\n')
  await world.settle()
  await world.sql(`update database_imports set state = 'working' where id = $1`, [id])

  await assert.rejects(importing(database_id, 'Flour\nRye\n'), expectedError('import under way'))
  const columns = JSON.stringify([{ id: 1 }])
  await assert.rejects(as('ben').updatedatabase({ database_id, columns }), expectedError('import under way'))
  await as('ben').updatedatabase({ database_id, short_desc: 'Loaves' })
})

test('formulas are escaped for spreadsheets, and restored on import', async () => {
  const database_id = await newTable([
    { name: '=cmd', type: 'paragraph_column' },
    { name: 'N', type: 'number_column' },
  ])
  const texts = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', "'=1", "''-1", "'quoted'", '＝1', 'a;=1', 'plain']
  for (const text of texts) {
    const vals = [
      { col_id: 1, text },
      { col_id: 2, number: -1 },
    ]
    await as('ben').newdatabaserow({ database_id, vals: JSON.stringify(vals) })
  }

  const csv = await csvOf(database_id)

  const lines = csv.replace('\ufeff', '').split('\r\n')
  assert.deepEqual(lines.slice(0, 8), [
    ...["'=cmd,N", "'=1+1,-1", "'+1,-1", "'-1,-1", "'@x,-1", `"'\tx",-1`, `"'\rx",-1`, "''=1,-1"],
  ])
  const copy = await newTable([
    { name: '=cmd', type: 'paragraph_column' },
    { name: 'N', type: 'number_column' },
  ])
  await importing(copy, csv)
  await world.settle()
  assert.deepEqual(await rowsOf(copy), await rowsOf(database_id))
})

test('a filter selects the exported rows', async () => {
  const database_id = await newTable(loaves)
  await importing(database_id, 'Flour,Grams\nRye,1\nWheat,2\nRye bread,3\n')
  await world.settle()

  const filter = JSON.stringify([{ col_id: 1, op: 'begins', value: 'rye' }])
  assert.equal(await csvOf(database_id, { filter }), '\ufeffFlour,Kind,Grams\r\nRye,,1\r\nRye bread,,3\r\n')
  await assert.rejects(as('ben').downloaddatabase({ database_id, filter: 'x' }), invalidValueError('filter'))
})

const choices = ['Bread', 'Cake; sweet', '=Pie']
const every = [
  { name: 'Text', type: 'text_column' },
  { name: 'Para', type: 'paragraph_column' },
  { name: 'Html', type: 'html_paragraph_column' },
  { name: 'Mail', type: 'email_column' },
  { name: 'Check', type: 'checkbox_column' },
  { name: 'One', type: 'multiple_choice_column', choices },
  { name: 'Some', type: 'multi_choice_column', choices },
  { name: 'Day', type: 'date_column' },
  { name: 'Hour', type: 'time_column' },
  { name: 'Number', type: 'number_column' },
  { name: 'Home', type: 'address_column' },
  { name: 'Home: city', type: 'text_column' },
  { name: 'Site', type: 'link_column' },
  { name: 'Hub', type: 'github_column' },
]
const word = fc.string({ unit: 'grapheme', maxLength: 20 }).map(text => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ''))
const filled = word.filter(text => text.trim() !== '')
const moment = fc
  .date({ min: new Date('1000-01-01'), max: new Date('3000-01-01'), noInvalidDate: true })
  .map(date => date.toISOString())
const number = fc.double({ noNaN: true, noDefaultInfinity: true })
const places = (minLength: number, maxLength: number) =>
  fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength, maxLength }).map(multi_choice => ({ multi_choice }))
const web = word.map(text => `https://example.org/${encodeURIComponent(text.toWellFormed())}`)
/** Something that each of the columns takes, by its place. */
const values: readonly fc.Arbitrary<object>[] = [
  filled.map(text => ({ text })),
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 40 })
    .filter(text => !text.includes('\0'))
    .map(text => ({ text })),
  filled.map(text => ({ html_text: `<p>${text.replace(/[<>&]/g, '')}</p>` })),
  fc.constantFrom('a@example.org', '=b+c@example.org', "'d@example.org").map(text => ({ text })),
  fc.boolean().map(checked => ({ checked })),
  places(1, 1),
  places(1, 3),
  moment.map(date => ({ date })),
  fc.oneof(moment, fc.constantFrom('09:30', '23:59:59')).map(time => ({ time })),
  number.map(given => ({ number: given })),
  fc.record({
    street_address1: word,
    city: filled,
    country: word,
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lng: fc.constant(7.25),
  }),
  filled.map(text => ({ text })),
  fc.record({ url: web, title: word, desc: word }),
  fc.record({ github_login: fc.constantFrom('octocat', 'a-b'), github_bio: word }),
]
const row = fc
  .tuple(...values.map(value => fc.option(value, { nil: null })))
  .map(cells => cells.flatMap((cell, n) => (cell ? [{ col_id: n + 1, ...cell }] : [])))

test('rows of all types survive a round trip', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async rows => {
      const [first, second] = [await newTable(every), await newTable(every)]
      for (const vals of rows) await as('ben').newdatabaserow({ database_id: first, vals: JSON.stringify(vals) })
      const csv = await csvOf(first)

      const told = await importing(second, csv)
      await world.settle()

      assert.deepEqual(told.wrong, [])
      assert.deepEqual(await rowsOf(second), await rowsOf(first))
      assert.equal(await csvOf(second), csv)
      for (const database_id of [first, second]) await as('ben').deletedatabase({ database_id })
      await world.settle()
    }),
    { numRuns: 15 },
  )
  await assertDatabasesCounted(world)
})

test('a row with a NUL character is invalid, and the others can be imported', async () => {
  const database_id = await newTable(loaves)

  const told = await importing(database_id, 'Flour,Other\nRye,\nWh\0eat,\nOats,\0\nSpelt,\n', { skip_wrong: true })
  await world.settle()
  const head = await importing(database_id, 'Flour,\0Other\nRye,\n')

  const wrong = (line: number) => ({
    line,
    column: '',
    reason: 'nul_character',
    value: '',
    text: 'The line contains a NUL character.',
  })
  assert.deepEqual(told.wrong, [wrong(3), wrong(4)])
  assert.deepEqual(
    (await rowsOf(database_id)).map(vals => (vals as { text: string }[])[0]!.text),
    ['Rye', 'Spelt'],
  )
  assert.deepEqual([head.state, head.wrong], ['refused', [wrong(1)]])
})
