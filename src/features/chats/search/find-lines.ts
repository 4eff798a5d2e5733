import type { Dir } from '#storage/keyset.ts'
import type { Row } from '#storage/query.ts'
import type { Tx } from '#storage/database.ts'
import type { Range } from '../../archives/index.ts'
import { blockOf, blockSize } from './kept-words.ts'
import { edgeOf, ends, foundBy, type Along } from './store.ts'

/** A message that matches. */
type Candidate = Row<'chatSearch.found'>
/** What to look for, and along what; `either`: the nearest are read one after the other, the rest is looked up. */
type Wanted = { group_id: number; tsquery: string; along: Along | 'either'; range: Range }
type Asked = { dir: Dir; after: number | undefined; count: number }
/** `edge`: the number from which it was not looked further, though there may be more. */
type Found = { lines: Candidate[]; edge: number | null }

/** Numbers between two others. */
type Stretch = { above: number; below: number }

// So many are read one after the other: at first, and where nothing else will do.
const fewLines = 2048
const manyLines = 16_384
const mostBlocks = 32
/** Who has not found enough looks no longer than this. */
const longMs = 2000

/** The first messages that match, in the order in which they were said. */
export async function findLines(
  tx: Tx,
  wanted: Wanted,
  { dir, after, count }: Asked,
  clock: () => number = () => performance.now(),
): Promise<Found> {
  const { first, last } = await ends.one(tx, { group_id: wanted.group_id })
  const until = clock() + longMs
  const lines: Candidate[] = []
  let left: Stretch = { above: first - 1, below: last + 1 }
  if (after !== undefined) left = behind(left, after, dir)
  let along: Along = wanted.along === 'either' ? 'numbers' : wanted.along
  let span = wanted.along === 'either' ? fewLines : manyLines
  while (left.above + 1 < left.below && lines.length < count) {
    if (clock() > until) return { lines, edge: dir === 'asc' ? left.above : left.below }
    const { group_id, tsquery, range } = wanted
    const blocks = along === 'numbers' ? [] : blocksOf(group_id, left, dir)
    const asked = { group_id, tsquery, ...range, ...left, span, blocks, count: count - lines.length }
    const edge = await (along === 'numbers' ? lastRead(tx, asked, dir) : lastIn(blocks, group_id, dir))
    const some = await foundBy[`${along}:${dir}`].all(tx, asked)
    lines.push(...some.filter(({ is_there }) => is_there))
    if (some.length === asked.count) {
      left = behind(left, some.at(-1)!.line_id, dir)
      continue
    }
    left = edge === null ? { above: 0, below: 0 } : behind(left, edge, dir)
    if (wanted.along === 'either') along = 'words'
    span = manyLines
  }
  return { lines, edge: null }
}

const behind = ({ above, below }: Stretch, edge: number, dir: Dir): Stretch =>
  dir === 'asc' ? { above: Math.max(above, edge), below } : { above, below: Math.min(below, edge) }

/** Up to which message a reading one after the other goes; null: there are no more. */
const lastRead = async (tx: Tx, asked: Stretch & { group_id: number; span: number }, dir: Dir) =>
  (await edgeOf[dir].first(tx, asked))?.line_id ?? null

/** The next blocks in which some of the numbers are. */
function blocksOf(group_id: number, { above, below }: Stretch, dir: Dir): number[] {
  const [oldest, newest] = [blockOf(group_id, above + 1), blockOf(group_id, below - 1)]
  const count = Math.min(mostBlocks, newest - oldest + 1)
  return Array.from({ length: count }, (_, n) => (dir === 'asc' ? oldest + n : newest - n))
}

/** The number with which the last of the blocks ends. */
function lastIn(blocks: readonly number[], group_id: number, dir: Dir): number {
  const first = (blocks.at(-1)! - blockOf(group_id, 0)) * blockSize
  return dir === 'asc' ? first + blockSize - 1 : first
}
