import assert from 'node:assert/strict'
import { availableParallelism } from 'node:os'
import { test } from 'node:test'
import { blockSize, blockSql } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { newWorld } from '#test/world.ts'
import { scanBlocks, type ScanRequest } from './scan.ts'

const world = await newWorld()
const { id: group_id } = await world.addGroup({})
// The last of each block and the first of the next.
const numbers = Array.from({ length: 20 }, (_, n) => (n + 1) * blockSize).flatMap(first => [first - 1, first])
await world.sql(
  `with made as (
     insert into message_search (group_id, msg_num, block, created, words)
     select $1, n, ${blockSql('$1', 'n')}, timestamptz '2026-01-01' + n * interval '1 second', 'bread:1B' from unnest($2::bigint[]) n
     returning block, created
   ), counted as (update groups set last_msg_num = (select max(n) from unnest($2::bigint[]) n) where id = $1)
   insert into message_blocks (group_id, block, earliest, latest)
   select $1, block, min(created), max(created) from made group by block`,
  [group_id, numbers],
)

const bread: ScanRequest = {
  ...{ group_id, tsquery: `'bread'`, along: 'words', range: { from: null, until: null }, ranking: null },
  ...{ dir: 'desc', above: 0, below: Number.MAX_SAFE_INTEGER, most: 1000, enough: 1000 },
}
/** Walks on from the edge of the walk before until there is none; how many each brought, and all of it in its order. */
async function walkOn(scanRequest: ScanRequest, pause: number): Promise<{ parts: number[]; all: number[] }> {
  let time = 0
  const clock = () => (time += pause)
  const parts: number[] = []
  const all: number[] = []
  for (let bounds = {}; ;) {
    const { candidates, stoppedAt } = await scanBlocks(world.database.read, { ...scanRequest, ...bounds }, { clock })
    parts.push(candidates.length)
    all.push(...candidates.map(({ msg_num }) => msg_num))
    if (stoppedAt === null) return { parts, all }
    bounds = scanRequest.dir === 'asc' ? { above: stoppedAt } : { below: stoppedAt }
  }
}

for (const [along, tsquery] of [
  ['words', `'bread'`],
  ['either', `'bre':*`],
  ['numbers', `!'cake'`],
] as const)
  for (const dir of ['asc', 'desc'] as const) {
    const scanRequest: ScanRequest = { ...bread, along, tsquery, dir }
    const all = dir === 'asc' ? numbers : numbers.toReversed()

    test(`a fast scan by ${along}, ${dir}, returns everything`, async () => {
      assert.deepEqual(await walkOn(scanRequest, 0), { parts: [40], all })
    })

    test(`a scan by ${along}, ${dir}, returns the limit, and continues after it`, async () => {
      assert.deepEqual(await walkOn({ ...scanRequest, most: 16 }, 0), { parts: [16, 16, 8], all })
      assert.deepEqual(await walkOn({ ...scanRequest, most: 20 }, 0), { parts: [20, 20], all })
    })

    test(`a slow scan by ${along}, ${dir}, ends after some blocks once it has enough`, async () => {
      const { parts, all: brought } = await walkOn({ ...scanRequest, enough: 3 }, 30)

      assert.deepEqual(brought, all)
      assert.ok(parts.length >= 4 && parts[0]! >= 7, String(parts))
    })

    test(`a scan by ${along}, ${dir}, that takes too long ends without enough`, async () => {
      const { parts, all: brought } = await walkOn(scanRequest, 3000)

      assert.deepEqual(brought, all)
      assert.ok(parts.length >= 20, String(parts))
    })
  }

test('many concurrent scans read a few messages at a time, each with its own result', async () => {
  const { read } = world.database
  let [looking, most] = [0, 0]
  const counted: Tx = {
    ...read,
    async execute(statement, values) {
      const isLook = statement.name !== 'search.blocks'
      if (isLook) looking += 1
      most = Math.max(most, looking)
      return read.execute(statement, values).finally(() => {
        if (isLook) looking -= 1
      })
    },
  }

  // By a clock that stands still: none ends early because others take long.
  const clock = () => 0
  const walks = await Promise.all(Array.from({ length: 40 }, () => scanBlocks(counted, bread, { clock })))

  for (const { candidates } of walks)
    assert.deepEqual(
      candidates.map(({ msg_num }) => msg_num),
      numbers.toReversed(),
    )
  assert.equal(most, 1 + availableParallelism())
})
