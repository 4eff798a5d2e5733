// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { invalidValueError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import { searchKeysOf } from '../columns/value-texts.ts'

const world = await newWorld()
const { as } = world
const group_id = world.group.id
const columns = [
  { name: 'Flour', type: 'text_column' },
  { name: 'Kind', type: 'multi_choice_column', choices: ['Bread', 'Cake', 'Roll'] },
  { name: 'Grams', type: 'number_column' },
  { name: 'Day', type: 'date_column' },
  { name: 'Sold', type: 'checkbox_column' },
]
const { id: database_id } = await as('ben').newdatabase({ group_id, name: 'Loaves', columns: JSON.stringify(columns) })

type Loaf = { flour?: string; kind?: number[]; grams?: number; day?: string; sold?: boolean }
const loaves: Loaf[] = [
  { flour: 'rye', kind: [1], grams: 500, day: '2026-03-01', sold: true },
  { flour: 'Äpfel', kind: [2, 3], grams: -5, day: '2025-12-31', sold: false },
  { flour: 'Rye and oats', kind: [1, 3], grams: 1e6, day: '2026-01-01' },
  { kind: [3], grams: 0.5 },
  { flour: 'barley', grams: 20, sold: true },
  {},
  { flour: 'Rye', kind: [1], grams: -1e6 },
]
for (const { flour, kind, grams, day, sold } of loaves) {
  const vals = [
    ...(flour === undefined ? [] : [{ col_id: 1, text: flour }]),
    ...(kind === undefined ? [] : [{ col_id: 2, multi_choice: kind }]),
    ...(grams === undefined ? [] : [{ col_id: 3, number: grams }]),
    ...(day === undefined ? [] : [{ col_id: 4, date: day }]),
    ...(sold === undefined ? [] : [{ col_id: 5, checked: sold }]),
  ]
  await as('ben').newdatabaserow({ database_id, vals: JSON.stringify(vals) })
}

type RowsParams = { sort_field?: string; sort_dir?: 'asc' | 'desc'; filter?: object[]; limit?: number }
/** The numbers of the rows, page by page. */
async function pagesOf({ filter, limit = 100, ...asked }: RowsParams): Promise<number[][]> {
  const pages: number[][] = []
  const given = { database_id, limit, ...asked, ...(filter ? { filter: JSON.stringify(filter) } : {}) }
  let page = await as('ben').getdatabaserows(given)
  for (;;) {
    pages.push(page.data.map(({ row_num }) => row_num))
    if (!page.has_more) return pages
    page = await as('ben').getdatabaserows({ database_id, limit, page_token: page.next_page_token })
  }
}
const rowsOf = async (rowsParams: RowsParams) => (await pagesOf(rowsParams)).flat()

test('rows are sorted by any column, empty values last, and paged', async () => {
  const orders: [RowsParams, number[]][] = [
    [{}, [1, 2, 3, 4, 5, 6, 7]],
    [{ sort_dir: 'desc' }, [7, 6, 5, 4, 3, 2, 1]],
    [{ sort_field: 'created', sort_dir: 'desc' }, [7, 6, 5, 4, 3, 2, 1]],
    [{ sort_field: 'updated', sort_dir: 'asc' }, [1, 2, 3, 4, 5, 6, 7]],
    [{ sort_field: 'col_1' }, [2, 5, 1, 7, 3, 4, 6]],
    [{ sort_field: 'col_1', sort_dir: 'desc' }, [3, 7, 1, 5, 2, 6, 4]],
    [{ sort_field: 'col_2' }, [1, 7, 3, 2, 4, 5, 6]],
    [{ sort_field: 'col_3' }, [7, 2, 4, 5, 1, 3, 6]],
    [{ sort_field: 'col_3', sort_dir: 'desc' }, [3, 1, 5, 4, 2, 7, 6]],
    [{ sort_field: 'col_4' }, [2, 3, 1, 4, 5, 6, 7]],
    [{ sort_field: 'col_99' }, [1, 2, 3, 4, 5, 6, 7]],
    [{ sort_field: 'activity' }, [1, 2, 3, 4, 5, 6, 7]],
  ]
  for (const [asked, expected] of orders) {
    assert.deepEqual(await rowsOf(asked), expected, JSON.stringify(asked))
    for (const limit of [1, 2, 3, 6])
      assert.deepEqual(await rowsOf({ ...asked, limit }), expected, `${JSON.stringify(asked)} by ${limit}`)
  }
})

test('rows are filtered by any column, in any order', async () => {
  const filters: [object[], number[]][] = [
    [[{ col_id: 1, op: 'is', value: 'RYE' }], [1, 7]],
    [[{ col_id: 1, op: 'is_not', value: 'rye' }], [2, 3, 4, 5, 6]],
    [[{ col_id: 1, op: 'begins', value: 'rye' }], [1, 3, 7]],
    [[{ col_id: 1, op: 'contains', value: 'apf' }], [2]],
    [[{ col_id: 0, op: 'contains', value: 'oats' }], [3]],
    [[{ col_id: 0, op: 'contains', value: 'Roll' }], [2, 3, 4]],
    [[{ col_id: 0, op: 'contains', value: '2026-0' }], [1, 3]],
    [[{ col_id: 0, op: 'contains', value: '1000' }], [3, 7]],
    [[{ col_id: 0, op: 'contains', value: '%' }], []],
    [[{ col_id: 3, op: 'contains', value: '20' }], [5]],
    [[{ col_id: 5, op: 'contains', value: 'yes' }], [1, 5]],
    [[{ col_id: 1, op: 'empty' }], [4, 6]],
    [[{ col_id: 1, op: 'filled' }], [1, 2, 3, 5, 7]],
    [[{ col_id: 2, op: 'is', value: 'Roll' }], [2, 3, 4]],
    [[{ col_id: 2, op: 'is', value: 1 }], [1, 3, 7]],
    [[{ col_id: 2, op: 'is_not', value: 'Bread' }], [2, 4, 5, 6]],
    [[{ col_id: 3, op: 'above', value: 0 }], [1, 3, 4, 5]],
    [[{ col_id: 3, op: 'below', value: '0.5' }], [2, 7]],
    [[{ col_id: 3, op: 'is', value: 500 }], [1]],
    [[{ col_id: 4, op: 'above', value: '2025-12-31' }], [1, 3]],
    [[{ col_id: 5, op: 'is', value: true }], [1, 5]],
    [
      [
        { col_id: 1, op: 'begins', value: 'rye' },
        { col_id: 2, op: 'is', value: 'Bread' },
        { col_id: 3, op: 'below', value: 1000 },
      ],
      [1, 7],
    ],
    [[{ col_id: 1, op: 'is', value: '%' }], []],
  ]
  for (const [filter, expected] of filters) {
    const title = JSON.stringify(filter)
    assert.deepEqual(await rowsOf({ filter }), expected, title)
    for (const order of [{ sort_field: 'col_3' }, { sort_field: 'col_1', sort_dir: 'desc' } as const]) {
      const all = await rowsOf(order)
      const inOrder = all.filter(row => expected.includes(row))
      assert.deepEqual(await rowsOf({ filter, ...order }), inOrder, title)
      assert.deepEqual(await rowsOf({ filter, ...order, limit: 1 }), inOrder, title)
    }
    const { total_count } = await as('ben').getdatabaserows({ database_id, filter: title })
    assert.equal(total_count, expected.length, title)
  }
})

test('an invalid filter is rejected', async () => {
  const many = Array.from({ length: 7 }, () => ({ col_id: 1, op: 'empty' }))
  const wrong = [
    'x',
    '{}',
    '[1]',
    JSON.stringify([{ col_id: 9, op: 'is', value: 'x' }]),
    JSON.stringify([{ col_id: 1, op: 'like', value: 'x' }]),
    JSON.stringify([{ col_id: 1, op: 'is' }]),
    JSON.stringify([{ col_id: 1, op: 'is', value: {} }]),
    JSON.stringify([{ col_id: 2, op: 'is', value: 'Pie' }]),
    JSON.stringify([{ col_id: 2, op: 'is', value: 4 }]),
    JSON.stringify([{ col_id: 3, op: 'above', value: 'many' }]),
    JSON.stringify([{ col_id: 4, op: 'is', value: '2026-02-30' }]),
    JSON.stringify([{ col_id: 0, op: 'is', value: 'x' }]),
    JSON.stringify(many),
  ]
  for (const filter of wrong)
    await assert.rejects(as('ben').getdatabaserows({ database_id, filter }), invalidValueError('filter'), filter)
})

test('a long table is filtered in any order, with many matches or few, near or far', async () => {
  const count = 12_000
  const { id: database_id } = await as('ben').newdatabase({
    ...{ group_id, name: 'Long' },
    columns: JSON.stringify([
      { name: 'Word', type: 'text_column' },
      { name: 'Sold', type: 'checkbox_column' },
    ]),
  })
  const rows = Array.from({ length: count }, (_, n) => ({
    row_num: n + 1,
    // Every third has none.
    word: n % 3 === 0 ? null : `${((n * 7919) % count).toString(36)} ${n % 24 === 1 ? 'seldom' : 'often'}`,
    isSold: n < count - 4000,
  }))
  await world.sql(
    `insert into database_rows (group_id, table_id, row_num, keys, words, vals, bytes, size)
     select $1, $2, r.row_num, array[r.word, case when r."isSold" then '1' else '0' end], coalesce(r.word, ''), '[]', 1, 1
     from jsonb_to_recordset($3) as r(row_num int, word text, "isSold" boolean)`,
    [group_id, database_id, JSON.stringify(rows)],
  )
  const filters: [object[], (row: (typeof rows)[number]) => boolean][] = [
    [[{ col_id: 2, op: 'is', value: true }], row => row.isSold],
    [[{ col_id: 2, op: 'is', value: false }], row => !row.isSold],
    [
      [
        { col_id: 2, op: 'is', value: false },
        { col_id: 1, op: 'contains', value: 'seldom' },
      ],
      row => !row.isSold && row.word?.endsWith('seldom') === true,
    ],
    [[{ col_id: 1, op: 'contains', value: 'often' }], row => row.word?.endsWith('often') === true],
    [[{ col_id: 1, op: 'contains', value: 'seldom' }], row => row.word?.endsWith('seldom') === true],
    [[{ col_id: 1, op: 'empty' }], row => row.word === null],
    [[{ col_id: 0, op: 'contains', value: 'often' }], row => row.word?.endsWith('often') === true],
    [[{ col_id: 0, op: 'contains', value: 'seldom' }], row => row.word?.endsWith('seldom') === true],
    [[{ col_id: 0, op: 'contains', value: '1' }], row => row.word?.includes('1') === true],
    [
      [
        { col_id: 0, op: 'contains', value: 'e' },
        { col_id: 0, op: 'contains', value: 'often' },
        { col_id: 2, op: 'is_not', value: true },
      ],
      row => !row.isSold && row.word?.endsWith('often') === true,
    ],
  ]
  const byWord = rows.toSorted((a, b) =>
    a.word === null || b.word === null ? Number(a.word === null) - Number(b.word === null) : a.word < b.word ? -1 : 1,
  )
  const orders = [
    ['row_num', 'asc', rows],
    ['row_num', 'desc', rows.toReversed()],
    ['col_1', 'asc', byWord],
  ] as const
  for (const [filter, fits] of filters)
    for (const [sort_field, sort_dir, inOrder] of orders) {
      const asked = { database_id, filter: JSON.stringify(filter), sort_field, sort_dir, limit: 60 }
      const first = await as('ben').getdatabaserows(asked)
      const second = await as('ben').getdatabaserows({ ...asked, page_token: first.next_page_token })
      const found = [...first.data, ...second.data].map(({ row_num }) => row_num)
      const expected = inOrder.filter(fits).slice(0, 120)
      assert.deepEqual(
        found,
        expected.map(({ row_num }) => row_num),
        `${asked.filter} by ${sort_field} ${sort_dir}`,
      )
    }
})

test('a text is found anywhere in a row, however short', async () => {
  const name = 'Anything'
  const given = JSON.stringify([
    { name: 'One', type: 'text_column' },
    { name: 'Two', type: 'paragraph_column' },
    { name: 'Three', type: 'multi_choice_column', choices: ['Äpfel', 'b%'] },
  ])
  const { id: database_id, columns } = await as('ben').newdatabase({ group_id, name, columns: given })
  // What each letter is compared as.
  const letters: Record<string, string> = {
    a: 'a',
    Ä: 'a',
    é: 'e',
    B: 'b',
    '%': '%',
    _: '_',
    '\\': '\\',
    ß: 'ß',
    ' ': ' ',
    本: '本',
  }
  const alphabet = Object.keys(letters)
  let state = 7
  const random = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
  const textOf = (most: number) =>
    Array.from({ length: random(most) }, () => alphabet[random(alphabet.length)]!).join('')
  const folded = (text: string) =>
    Array.from(text, letter => letters[letter] ?? letter.toLowerCase())
      .join('')
      .replace(/ +/g, ' ')
      .trim()
  const rows = Array.from({ length: 500 }, (_, n) => ({
    row_num: n + 1,
    vals: [
      { col_id: 1, text: textOf(4) },
      { col_id: 2, text: textOf(30) },
      { col_id: 3, multi_choice: [[], [1], [2], [1, 2]][n % 4]! },
    ].filter(({ text, multi_choice }) => text !== '' && multi_choice?.length !== 0),
  }))
  await world.sql(
    `insert into database_rows (group_id, table_id, row_num, keys, words, vals, bytes, size)
     select $1, $2, r.row_num, array(select jsonb_array_elements_text(r.keys)), r.words, r.vals, 1, 1
     from jsonb_to_recordset($3) as r(row_num int, keys jsonb, words text, vals jsonb)`,
    [group_id, database_id, JSON.stringify(rows.map(row => ({ ...row, ...searchKeysOf(columns, row.vals) })))],
  )
  await world.sql(`update database_tables set num_rows = 500, max_row_id = 500, size = 500 where id = $1`, [
    database_id,
  ])
  const cells = new Map(
    rows.map(({ row_num, vals: all }) => [
      row_num,
      all.map(({ text, multi_choice }) =>
        multi_choice ? multi_choice.map(n => ['apfel', 'b%'][n - 1]).join(' ') : folded(text),
      ),
    ]),
  )
  const needles = [...alphabet, 'pf', 'B%', 'ÄPFEL b', 'nowhere', ...Array.from({ length: 60 }, () => textOf(4))]
  for (const value of needles.filter(needle => needle.trim() !== ''))
    for (const sort_dir of ['asc', 'desc'] as const) {
      const filter = JSON.stringify([{ col_id: 0, op: 'contains', value }])
      const fitting = [...cells].flatMap(([row, texts]) =>
        texts.some(text => text.includes(folded(value))) ? [row] : [],
      )
      const expected = sort_dir === 'asc' ? fitting : fitting.toReversed()
      const page = await as('ben').getdatabaserows({ database_id, filter, sort_dir, limit: 100 })
      const found = page.data.map(({ row_num }) => row_num)
      assert.deepEqual([page.total_count, found], [fitting.length, expected.slice(0, 100)], value)
    }
})

test('a row names those before and after it by number, past gaps', async () => {
  const { data } = await as('ben').getdatabaserows({ database_id, limit: 100 })
  const table = await as('ben').newdatabase({
    ...{ group_id, name: 'Walk', columns: JSON.stringify([{ name: 'Step', type: 'text_column' }]) },
  })
  const ids: number[] = []
  for (const text of ['one', 'two', 'three', 'four']) {
    const vals = JSON.stringify([{ col_id: 1, text }])
    ids.push((await as('ben').newdatabaserow({ database_id: table.id, vals })).id)
  }
  await as('ben').deletedatabaserow({ row_id: ids[1]! })
  const around = async (row_id: number) => {
    const { previous_row_id, next_row_id } = await as('ben').getdatabaserow({ row_id })
    return [previous_row_id, next_row_id]
  }
  assert.deepEqual(await Promise.all([ids[0]!, ids[2]!, ids[3]!].map(around)), [
    [0, ids[2]],
    [ids[0], ids[3]],
    [ids[2], 0],
  ])
  // Rows of another table are not among them.
  assert.deepEqual(await around(data.at(-1)!.id), [data.at(-2)!.id, 0])
})
