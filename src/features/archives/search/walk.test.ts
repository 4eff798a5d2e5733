import assert from 'node:assert/strict'
import { test } from 'node:test'
import { blockSize, blockSql } from '#content/words/index.ts'
import { newWorld } from '#test/world.ts'
import { huntFor, type Hunt } from './walk.ts'

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

const bread: Hunt = {
  ...{ group_id, tsquery: `'bread'`, way: 'words', range: { from: null, until: null }, ranking: null },
  ...{ dir: 'desc', above: 0, below: Number.MAX_SAFE_INTEGER, most: 1000, enough: 1000 },
}
/** Hunts on from the edge of the hunt before until there is none; how many each brought, and all of it in its order. */
async function huntOn(hunt: Hunt, pause: number): Promise<{ bags: number[]; all: number[] }> {
  let time = 0
  const clock = () => (time += pause)
  const bags: number[] = []
  const all: number[] = []
  for (let bounds = {}; ;) {
    const { candidates, edge } = await huntFor(world.database.read, { ...hunt, ...bounds }, clock)
    bags.push(candidates.length)
    all.push(...candidates.map(({ msg_num }) => msg_num))
    if (edge === null) return { bags, all }
    bounds = hunt.dir === 'asc' ? { above: edge } : { below: edge }
  }
}

for (const [way, tsquery] of [
  ['words', `'bread'`],
  ['either', `'bre':*`],
  ['numbers', `!'cake'`],
] as const)
  for (const dir of ['asc', 'desc'] as const) {
    const hunt: Hunt = { ...bread, way, tsquery, dir }
    const all = dir === 'asc' ? numbers : numbers.toReversed()

    test(`a hunt along ${way}, ${dir}, brings all there is while it is fast`, async () => {
      assert.deepEqual(await huntOn(hunt, 0), { bags: [40], all })
    })

    test(`a hunt along ${way}, ${dir}, brings no more than is wanted, and goes on behind it`, async () => {
      assert.deepEqual(await huntOn({ ...hunt, most: 16 }, 0), { bags: [16, 16, 8], all })
      assert.deepEqual(await huntOn({ ...hunt, most: 20 }, 0), { bags: [20, 20], all })
    })

    test(`a slow hunt along ${way}, ${dir}, ends after some blocks once it has enough`, async () => {
      const { bags, all: brought } = await huntOn({ ...hunt, enough: 3 }, 30)

      assert.deepEqual(brought, all)
      assert.ok(bags.length >= 4 && bags[0]! >= 7, String(bags))
    })

    test(`a hunt along ${way}, ${dir}, that takes far too long ends without having enough`, async () => {
      const { bags, all: brought } = await huntOn(hunt, 3000)

      assert.deepEqual(brought, all)
      assert.ok(bags.length >= 20, String(bags))
    })
  }
