import { availableParallelism } from 'node:os'
import { createSemaphore } from '#base/semaphore.ts'
import { blockSize, firstOfBlock, type blocksOfSize } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import { toSeconds, type DateRange } from '../date-range.ts'
import { matchesAmong, matchesInBlocks, searchedBlocks, type ScanIndex } from './store.ts'

/** A match, with its time in seconds. */
export type Candidate = { msg_num: number; time: number; rank: number }

/** The query and the index to scan. `either`: the faster one is determined during the scan. */
export type ScanQuery = { tsquery: string; along: ScanIndex | 'either' }
export type ScanRequest = ScanQuery & {
  group_id: number
  range: DateRange
  /** How the candidates are ranked, or null. */
  ranking: { tsquery: string; weights: readonly number[] } | null
  /** The direction, and the range of message numbers. */
  dir: 'asc' | 'desc'
  above: number
  below: number
  /** The scan ends after this many matches, or after some blocks with `enough` matches; Infinity for cheap scans. */
  most: number
  enough: number
}
/** The result of a scan. `stoppedAt`: the number at which it stopped, if there may be more. */
export type ScanResult = { candidates: Candidate[]; stoppedAt: number | null }
/** The same in columns, for caching: a thousand objects take five times the memory. */
export type ScanColumns = { numbers: Float64Array; times: Float64Array; ranks: Float32Array; stoppedAt: number | null }

export function toColumns({ candidates, stoppedAt }: ScanResult): ScanColumns {
  const { length } = candidates
  const [numbers, times, ranks] = [new Float64Array(length), new Float64Array(length), new Float32Array(length)]
  candidates.forEach(({ msg_num, time, rank }, n) => {
    numbers[n] = msg_num
    times[n] = time
    ranks[n] = rank
  })
  return { numbers, times, ranks, stoppedAt }
}

/** A table of search vectors, in blocks. */
export type ScannedTable = Pick<ReturnType<typeof blocksOfSize>, 'blockSize' | 'firstOfBlock'> & {
  /** The blocks that may have matches, newest first, and the range of message numbers. */
  blocksOf(tx: Tx, request: ScanRequest): Promise<{ blocks: readonly number[]; first: number; last: number }>
  matchesIn(tx: Tx, request: ScanRequest, along: ScanIndex, scanPart: ScanPart): Promise<MatchRow[]>
}
type ScanPart = MsgNumRange & { blocks: readonly number[]; most: number }
type MatchRow = { msg_num: number; created: Timestamp; rank: number }

const mostBlocks = 10_000
/** The messages of the archives. */
const archive: ScannedTable = {
  ...{ blockSize, firstOfBlock },
  async blocksOf(tx, { group_id, range }) {
    const rows = await searchedBlocks.all(tx, { group_id, ...range, most: mostBlocks })
    return { blocks: rows.map(({ block }) => block), first: 1, last: rows[0]?.last ?? 0 }
  },
  matchesIn: (tx, request, along, part) =>
    request.ranking
      ? matchesInBlocks.ranked[`${along}:${request.dir}`].all(tx, { ...rankedParams(request), ...part })
      : matchesInBlocks.unranked[`${along}:${request.dir}`].all(tx, { ...scanParams(request), ...part }),
}

const mostAtOnce = 64
const fewAtOnce = 8
/** A scan with enough matches ends after some blocks: docs/decisions/0027. */
const fewBlocks = 4
const longScanMs = 2000

/**
 * The first matches in the order of message numbers: block by block, so that a frequent word costs one block, and a
 * rare one a short index lookup in each.
 */
export async function scanBlocks(
  tx: Tx,
  request: ScanRequest,
  { table = archive, clock = () => performance.now() }: { table?: ScannedTable; clock?: () => number } = {},
): Promise<ScanResult> {
  const { dir, most, enough } = request
  const { blocks, first, last } = await blocksOf(tx, request, table)
  const candidates: Candidate[] = []
  const began = clock()
  const isOver = () => (candidates.length >= enough && at >= fewBlocks) || clock() - began > longScanMs
  let remaining: MsgNumRange = { above: Math.max(request.above, first - 1), below: Math.min(request.below, last + 1) }
  let [at, step] = [0, firstStep(request.along)]
  while (at < blocks.length && candidates.length <= most) {
    const some = blocks.slice(at, at + step.size)
    const numbers = numbersOf(table, some, remaining, dir, step.messages)
    const part = { blocks: some, ...numbers, most: most + 1 - candidates.length }
    const more = await matchesIn(tx, request, step.along, part, table)
    for (const candidate of more) candidates.push(candidate)
    remaining = dir === 'asc' ? { ...remaining, above: numbers.below - 1 } : { ...remaining, below: numbers.above + 1 }
    while (at < blocks.length && !overlaps(table, blocks[at]!, remaining)) at += 1
    const share = more.length / Math.max(1, numbers.below - numbers.above - 1)
    step = nextStep(request, table, { at, size: some.length, share, needed: most - candidates.length })
    if (isOver()) break
  }
  return firstOf(candidates, request, at === blocks.length ? null : dir === 'asc' ? remaining.above : remaining.below)
}

/** The first matches in order. `edge`: where the scan stopped before its end, if it did. */
function firstOf(matches: readonly Candidate[], { dir, most }: ScanRequest, edge: number | null): ScanResult {
  const sign = dir === 'asc' ? 1 : -1
  const candidates = matches.toSorted((a, b) => sign * (a.msg_num - b.msg_num)).slice(0, most)
  return { candidates, stoppedAt: matches.length > most ? candidates.at(-1)!.msg_num : edge }
}

/** The same for a few messages, which are read one by one. */
export async function scanMessages(tx: Tx, request: ScanRequest): Promise<ScanResult> {
  const { above, below, most } = request
  const matches = await matchesIn(tx, request, 'numbers', { blocks: [], above, below, most: most + 1 }, archive)
  return firstOf(matches, request, null)
}

export type MsgNumRange = { above: number; below: number }
/** The index to use next, for how many blocks and messages. */
type ScanStep = { along: ScanIndex; size: number; messages: number }
/** The last step, the number of blocks done, and how many messages are needed. */
type CompletedStep = { at: number; size: number; share: number; needed: number }
/** With this share of matches, reading one by one finds enough faster than the index, which returns all. */
const frequent = 1 / 50
const sample = 1024

// A prefix has to be collected from the whole index for each lookup, which is slow if it is frequent: so the newest
// messages are read first to estimate that.
const firstStep = (along: ScanQuery['along']): ScanStep =>
  along === 'either' ? { along: 'numbers', size: 1, messages: sample } : { along, size: 1, messages: Infinity }

/**
 * As many blocks as probably have the needed matches, by the share in the last ones, never by time: the result does not
 * depend on the load.
 */
function nextStep(
  { along, enough }: ScanRequest,
  { blockSize }: ScannedTable,
  { at, size, share, needed }: CompletedStep,
): ScanStep {
  const sufficient = needed / Math.max(share * blockSize, 0.01) + 1
  const widest = enough === Infinity ? mostAtOnce : at < fewBlocks ? fewBlocks - at : fewAtOnce
  return {
    along: along === 'numbers' || share >= frequent ? 'numbers' : 'words',
    size: Math.max(1, Math.floor(Math.min(widest, sufficient, 2 * size))),
    messages: Infinity,
  }
}

// Each scan uses a processor and a connection: more of them at once would not be faster.
const scanSemaphore = createSemaphore(1 + availableParallelism())

async function matchesIn(tx: Tx, request: ScanRequest, along: ScanIndex, part: ScanPart, table: ScannedTable) {
  const rows = await scanSemaphore(() => table.matchesIn(tx, request, along, part))
  return rows.map(candidateOf)
}

/** The matches among some messages, newest first: each of them is checked. */
export async function matchesOf(tx: Tx, request: ScanRequest, msg_nums: readonly number[]): Promise<Candidate[]> {
  if (msg_nums.length === 0) return []
  const rows = await matchesAmong[request.ranking ? 'ranked' : 'unranked'].all(tx, {
    ...rankedParams(request),
    msg_nums,
  })
  return rows.map(candidateOf)
}

export const scanParams = ({ group_id, tsquery, range }: ScanRequest) => ({ group_id, tsquery, ...range })
const rankedParams = ({ ranking, ...request }: ScanRequest) => ({
  ...{ ...scanParams({ ranking, ...request }), ranked_by: ranking?.tsquery ?? null, weights: ranking?.weights ?? null },
})

const candidateOf = ({ msg_num, created, rank }: MatchRow): Candidate => ({
  ...{ msg_num, time: toSeconds(created), rank: Math.fround(rank) },
})

async function blocksOf(tx: Tx, request: ScanRequest, table: ScannedTable) {
  const { blocks: newestFirst, ...ends } = await table.blocksOf(tx, request)
  const blocks = newestFirst.filter(block => overlaps(table, block, request))
  return { blocks: request.dir === 'asc' ? blocks.toReversed() : blocks, ...ends }
}

/** Whether some of the numbers are in the block. */
const overlaps = ({ firstOfBlock, blockSize }: ScannedTable, block: number, { above, below }: MsgNumRange): boolean =>
  Math.max(firstOfBlock(block), above + 1) < Math.min(firstOfBlock(block) + blockSize, below)

/** The message numbers that are both in the blocks and in the remaining range, or the first of them. */
function numbersOf(
  { firstOfBlock, blockSize }: ScannedTable,
  blocks: readonly number[],
  left: MsgNumRange,
  dir: ScanRequest['dir'],
  most: number,
): MsgNumRange {
  const ends = [firstOfBlock(blocks[0]!), firstOfBlock(blocks.at(-1)!)]
  const above = Math.max(left.above, Math.min(...ends) - 1)
  const below = Math.min(left.below, Math.max(...ends) + blockSize)
  return dir === 'asc'
    ? { above, below: Math.min(below, above + 1 + most) }
    : { above: Math.max(above, below - 1 - most), below }
}
