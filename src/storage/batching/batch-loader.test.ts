import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/database.ts'
import { rowsPerItem, batchLoader } from './batch-loader.ts'

const world = await testDatabase({ bare: true })
after(() => world.close())

test('requests of one tick are loaded once, and each gets its own result', async () => {
  const asked: (readonly number[])[] = []
  const squareOf = batchLoader(async (tx, numbers: readonly number[]) => {
    asked.push(numbers)
    const text = `select n::int, x * x as square from unnest($1::int[]) with ordinality as given(x, n) where x > 0 order by x desc`
    const { rows } = await tx.execute({ name: '', text }, [numbers])
    return rowsPerItem(numbers, rows as { n: number; square: number }[]).map(([row]) => row?.square ?? null)
  })

  const { read } = world.database
  const answers = await Promise.all([3, 1, 3, -1, 2].map(n => squareOf(read, n)))
  const alone = await squareOf(read, 4)

  assert.deepEqual(answers, [9, 1, 9, null, 4])
  assert.equal(alone, 16)
  assert.deepEqual(asked, [[3, 1, 3, -1, 2], [4]])
})

test('transactions are kept apart, and many requests are loaded in batches', async () => {
  const asked: number[] = []
  const same = batchLoader(async (_tx, given: readonly number[]) => {
    asked.push(given.length)
    return given
  })
  const { read, transaction } = world.database

  await transaction(tx => Promise.all([same(tx, 1), same(read, 2), same(tx, 3)]))
  await Promise.all(Array.from({ length: 1100 }, (_, n) => same(read, n)))

  assert.deepEqual(asked, [2, 1, 500, 500, 100])
})

test('requests during a load are batched after it', async () => {
  const asked: (readonly number[])[] = []
  const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const same = batchLoader(async (_tx, given: readonly number[]) => {
    asked.push(given)
    begun.resolve()
    await going.promise
    return given
  })
  const { read } = world.database

  const first = same(read, 1)
  await begun.promise
  const rest = [same(read, 2), same(read, 3)]
  going.resolve()

  assert.deepEqual(await Promise.all([first, ...rest]), [1, 2, 3])
  assert.deepEqual(asked, [[1], [2, 3]])
})

test('a failure rejects all callers of the batch, and nobody after them', async () => {
  const broken = batchLoader(async (tx, given: readonly string[]) => {
    const { rows } = await tx.execute({ name: '', text: 'select x::int from unnest($1::text[]) x' }, [given])
    return rows.map(({ x }) => x)
  })
  const { read } = world.database

  const outcomes = await Promise.allSettled([broken(read, '1'), broken(read, 'one')])

  assert.deepEqual(
    outcomes.map(({ status }) => status),
    ['rejected', 'rejected'],
  )
  assert.equal(await broken(read, '1'), 1)
})
