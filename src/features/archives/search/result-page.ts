import type { FetchPage } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import { byDate, byRelevance, firstAfter, firstPerTopic, type RankedColumns, type RankedMessage } from './ranking.ts'
import type { ScanColumns, ScanRequest } from './sql/scan.ts'

/** How many of the newest matches are ranked and counted. */
const maxCandidates = 1000

/** Results of a page that its tokens need. `further`: the next page begins beyond the messages scanned. */
export type ResultExtent = {
  total: number
  /** More messages may match than were counted. */
  isEstimate: boolean
  window: RankWindow
  scores: Map<number, number>
  further: { key: number; id: number } | undefined
}
/** The range of messages that were ranked together. Pages of one window use the same one. */
type RankWindow = { above: number; below: number }

type ResultPageRequest = Parameters<FetchPage<unknown>>[0] & { ranking: ScanRequest['ranking'] }
type ScanTarget = Pick<ScanRequest, 'group_id' | 'tsquery' | 'along' | 'range'>

const farAway = Number.MAX_SAFE_INTEGER
export const emptyExtent = (): ResultExtent => ({
  total: 0,
  isEstimate: false,
  window: { above: 0, below: farAway },
  scores: new Map(),
  further: undefined,
})

/** The context of a page request. Results besides the messages go into `extent`. */
type ResultPageContext = {
  tx: Tx
  scan: (tx: Tx, scanRequest: ScanRequest) => Promise<ScanColumns>
  topicsOf: (msg_nums: readonly number[]) => Promise<ReadonlyMap<number, number>>
  target: ScanTarget
  collapse: boolean
  request: ResultPageRequest
  extent: ResultExtent
  refuseToken: () => never
}

export function findResultPage(picking: ResultPageContext): Promise<RankedMessage[]> {
  return picking.request.field === 'date' && !picking.collapse ? pageByDate(picking) : pageFromWindow(picking)
}

async function pageByDate({
  tx,
  scan,
  target,
  request: {
    dir,
    after,
    page: { count },
  },
  extent,
}: ResultPageContext) {
  const bounds = dir === 'asc' ? { above: after?.id ?? 0, below: farAway } : { above: 0, below: after?.id ?? farAway }
  const maxMatches = Math.max(maxCandidates, count)
  const { numbers, stoppedAt } = await scan(tx, {
    ...target,
    ranking: null,
    dir,
    ...bounds,
    most: maxMatches,
    enough: count,
  })
  extent.total = (after?.before ?? 0) + numbers.length
  extent.isEstimate = stoppedAt !== null
  if (stoppedAt !== null && numbers.length < count) extent.further = { key: stoppedAt, id: stoppedAt }
  return Array.from(numbers.subarray(0, count), msg_num => ({ msg_num, score: msg_num }))
}

async function pageFromWindow(picking: ResultPageContext): Promise<RankedMessage[]> {
  const { request, extent } = picking
  const { dir, after, page } = request
  const cursor = requestedCursor(picking)
  const { first, after: rest } = firstAfter(await rankWindow(picking, cursor), cursor?.inside, dir, page.count)
  for (const { msg_num, score } of first) extent.scores.set(msg_num, score)
  extent.total = (after?.before ?? 0) + rest
  const { above } = extent.window
  if (above > 0 && rest < page.count) extent.further = { key: above + 1, id: above + 1 }
  return first
}

/** The cursor of the page; undefined for the first one. */
function requestedCursor({ request: { after }, collapse, refuseToken }: ResultPageContext): WindowCursor | undefined {
  if (!after) return undefined
  const cursor = parseCursor(after)
  // With one result per topic there is no next window: its topics could repeat.
  return !cursor || (collapse && !cursor.inside) ? refuseToken() : cursor
}

/** The matches in a window, which is recorded. */
async function rankWindow(
  { tx, scan, topicsOf, target, collapse, request, extent }: ResultPageContext,
  cursor: WindowCursor | undefined,
): Promise<RankedColumns> {
  const isByDate = request.field === 'date'
  const dir = isByDate ? request.dir : 'desc'
  const walked = await scan(tx, {
    ...target,
    ranking: isByDate ? null : request.ranking,
    dir,
    ...(cursor?.window ?? extent.window),
    most: maxCandidates,
    enough: collapse || cursor?.inside ? Infinity : request.page.count,
  })
  // In ascending order new messages come last: the window needs no end.
  if (cursor?.inside) extent.window = cursor.window
  else if (dir === 'desc') extent.window = windowOf(walked, collapse)
  extent.isEstimate = walked.stoppedAt !== null || extent.window.above > 0
  const order = isByDate ? byDate(walked) : byRelevance(walked)
  // The best message of each topic, in either direction.
  return collapse ? firstPerTopic(order, dir, topicsOf) : order
}

/** The range that a scan covered; `isWhole`: everything older belongs to it. */
function windowOf({ numbers, stoppedAt }: ScanColumns, isWhole: boolean): RankWindow {
  // The numbers are sorted.
  const newest = Math.max(numbers[0] ?? 0, numbers.at(-1) ?? 0)
  return { above: stoppedAt === null || isWhole ? 0 : stoppedAt - 1, below: newest + 1 }
}

export function cursorOf({ window, scores }: ResultExtent, msg_num: number, isNumber: boolean) {
  const { above, below } = window
  return { key: isNumber ? msg_num : `${above} ${below} ${scores.get(msg_num)!}`, id: msg_num }
}

/** A position inside a window or, without one, the beginning of the next window below it. */
type WindowCursor = { window: RankWindow; inside: { score: number; msg_num: number } | undefined }

function parseCursor({ key, id }: { key: string | number; id: number }): WindowCursor | undefined {
  if (typeof key === 'number') return { window: { above: 0, below: key }, inside: undefined }
  const [, above, below, score] = /^(\d+) (\d+) (\d+)$/.exec(key) ?? []
  if (score === undefined) return undefined
  return { window: { above: Number(above), below: Number(below) }, inside: { score: Number(score), msg_num: id } }
}
