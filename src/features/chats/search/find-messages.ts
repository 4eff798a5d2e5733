import type { SortDirection } from '#storage/keyset.ts'
import type { Row } from '#storage/query.ts'
import type { Tx } from '#storage/database.ts'
import type { DateRange } from '../../archives/index.ts'
import { blockOf, blockSize } from './term-blocks.ts'
import { edgeOf, searchBounds, matchingMessages, type SearchStrategy } from './store.ts'

/** A message that matches. */
type Candidate = Row<'chatSearch.found'>
/** What to look for, and along what; `either`: the nearest are read one after the other, the rest is looked up. */
type ChatQuery = { group_id: number; tsquery: string; along: SearchStrategy | 'either'; range: DateRange }
type ChatPageRequest = { dir: SortDirection; after: number | undefined; count: number }
/** `edge`: the number from which it was not looked further, though there may be more. */
type ChatSearchPage = { lines: Candidate[]; edge: number | null }

/** Numbers between two others. */
type IdRange = { above: number; below: number }

// So many are read one after the other: at first, and where nothing else will do.
const smallSpan = 2048
const largeSpan = 16_384
const maxBlocks = 32
/** Who has not found enough looks no longer than this. */
const longMs = 2000

/** The first messages that match, in the order in which they were said. */
export async function findChatMessages(
  tx: Tx,
  chatQuery: ChatQuery,
  { dir, after, count }: ChatPageRequest,
  clock: () => number = () => performance.now(),
): Promise<ChatSearchPage> {
  const { first, last } = await searchBounds.one(tx, { group_id: chatQuery.group_id })
  const until = clock() + longMs
  const lines: Candidate[] = []
  let left: IdRange = { above: first - 1, below: last + 1 }
  if (after !== undefined) left = behind(left, after, dir)
  let along: SearchStrategy = chatQuery.along === 'either' ? 'numbers' : chatQuery.along
  let span = chatQuery.along === 'either' ? smallSpan : largeSpan
  while (left.above + 1 < left.below && lines.length < count) {
    if (clock() > until) return { lines, edge: dir === 'asc' ? left.above : left.below }
    const { group_id, tsquery, range } = chatQuery
    const blocks = along === 'numbers' ? [] : blocksOf(group_id, left, dir)
    const asked = { group_id, tsquery, ...range, ...left, span, blocks, count: count - lines.length }
    const edge = await (along === 'numbers' ? lastRead(tx, asked, dir) : lastIn(blocks, group_id, dir))
    const some = await matchingMessages[`${along}:${dir}`].all(tx, asked)
    lines.push(...some.filter(({ is_there }) => is_there))
    if (some.length === asked.count) {
      left = behind(left, some.at(-1)!.line_id, dir)
      continue
    }
    left = edge === null ? { above: 0, below: 0 } : behind(left, edge, dir)
    if (chatQuery.along === 'either') along = 'words'
    span = largeSpan
  }
  return { lines, edge: null }
}

const behind = ({ above, below }: IdRange, edge: number, dir: SortDirection): IdRange =>
  dir === 'asc' ? { above: Math.max(above, edge), below } : { above, below: Math.min(below, edge) }

/** Up to which message a reading one after the other goes; null: there are no more. */
const lastRead = async (tx: Tx, asked: IdRange & { group_id: number; span: number }, dir: SortDirection) =>
  (await edgeOf[dir].first(tx, asked))?.line_id ?? null

/** The next blocks in which some of the numbers are. */
function blocksOf(group_id: number, { above, below }: IdRange, dir: SortDirection): number[] {
  const [oldest, newest] = [blockOf(group_id, above + 1), blockOf(group_id, below - 1)]
  const count = Math.min(maxBlocks, newest - oldest + 1)
  return Array.from({ length: count }, (_, n) => (dir === 'asc' ? oldest + n : newest - n))
}

/** The number with which the last of the blocks ends. */
function lastIn(blocks: readonly number[], group_id: number, dir: SortDirection): number {
  const first = (blocks.at(-1)! - blockOf(group_id, 0)) * blockSize
  return dir === 'asc' ? first + blockSize - 1 : first
}
