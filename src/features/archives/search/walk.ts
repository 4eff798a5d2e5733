import { blockSize, firstOfBlock } from '#runtime/words.ts'
import type { Tx } from '#storage/database.ts'
import type { Range } from './range.ts'
import { foundBy, searchedBlocks, type Way } from './store.ts'

/** A message that matches. */
export type Candidate = { msg_num: number; created: string; rank: number }

/** What to look for, and along what. `either`: what is faster is seen on the way. */
export type Wanted = { tsquery: string; way: Way | 'either' }
export type Hunt = Wanted & {
  group_id: number
  range: Range
  /** How the candidates are ranked; null: they are not. */
  ranking: { tsquery: string; weights: readonly number[] } | null
  /** From the newest or from the oldest, and only numbers between these two. */
  dir: 'asc' | 'desc'
  above: number
  below: number
  most: number
}

const mostBlocks = 10_000
const mostAtOnce = 64
/** A statement ought to take no longer; one that did is followed by a smaller one. Milliseconds. */
const smoothly = 50
/** Who has looked for so long does not look further. */
const patience = 2000

/**
 * The first matching messages in the order of their numbers: block by block, so that a word that is everywhere costs one
 * block, and a rare one a short look into each.
 */
export async function huntFor(tx: Tx, hunt: Hunt): Promise<Candidate[]> {
  const { dir, most } = hunt
  const { blocks, last } = await blocksOf(tx, hunt)
  const found: Candidate[] = []
  const began = performance.now()
  let [at, step] = [0, firstStep(hunt.way)]
  while (at < blocks.length && found.length < most && performance.now() - began < patience) {
    const some = blocks.slice(at, at + step.size)
    const [above, below] = numbersOf(some, hunt)
    const started = performance.now()
    const more = await foundIn(tx, hunt, step.way, some, above, below, most - found.length)
    for (const one of more) found.push(one)
    at += some.length
    const share = more.length / Math.max(1, Math.min(below, last + 1) - above - 1)
    step = nextStep(hunt.way, step, share, most - found.length, performance.now() - started)
  }
  const sign = dir === 'asc' ? 1 : -1
  return found.toSorted((a, b) => sign * (a.msg_num - b.msg_num)).slice(0, most)
}

type Step = { way: Way; size: number }
/** Where so many messages match, reading one after the other finds enough sooner than the index, which gives all. */
const frequent = 1 / 50

// Whatever begins with some letters has to be collected from the whole index for each look, a long work for common
// letters: so the newest blocks show how common they are.
const firstStep = (way: Wanted['way']): Step => (way === 'either' ? { way: 'numbers', size: 2 } : { way, size: 1 })

/** As many blocks as have what is needed, by the share that matched in the last ones; fewer where they took long. */
function nextStep(asked: Wanted['way'], { size }: Step, share: number, needed: number, took: number): Step {
  const enough = needed / Math.max(share * blockSize, 0.01) + 1
  const pace = took > smoothly ? size / 2 : size * 4
  return {
    way: asked === 'numbers' || share >= frequent ? 'numbers' : 'words',
    size: Math.max(1, Math.floor(Math.min(mostAtOnce, enough, pace))),
  }
}

function foundIn(
  tx: Tx,
  hunt: Hunt,
  way: Way,
  blocks: readonly number[],
  above: number,
  below: number,
  most: number,
): Promise<Candidate[]> {
  const { range, ranking, dir } = hunt
  return foundBy[`${way}:${dir}:${ranking ? 'ranked' : 'unranked'}`].all(tx, [
    ...([blocks, hunt.tsquery, range.from, range.until, above, below, most] as const),
    ...([ranking?.tsquery ?? null, ranking?.weights ?? null, hunt.group_id] as const),
  ])
}

async function blocksOf(tx: Tx, { group_id, range, dir, above, below }: Hunt) {
  const rows = await searchedBlocks.all(tx, [group_id, range.from, range.until, mostBlocks])
  const blocks = rows
    .map(({ block }) => block)
    .filter(block => firstOfBlock(block) < below && firstOfBlock(block) + blockSize > above)
  return { blocks: dir === 'asc' ? blocks.toReversed() : blocks, last: rows[0]?.last ?? 0 }
}

/** The numbers between which messages are that both the blocks and the hunt allow. */
function numbersOf(blocks: readonly number[], { above, below }: Hunt): [number, number] {
  const ends = [firstOfBlock(blocks[0]!), firstOfBlock(blocks.at(-1)!)]
  return [Math.max(above, Math.min(...ends) - 1), Math.min(below, Math.max(...ends) + blockSize)]
}
