import type { Fetch } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import { byDate, byRelevance, firstAfter, ofEachTopic, type Order, type Ranked } from './ranking.ts'
import type { Columns, Walk } from './walk.ts'

/** As many of the newest are looked at for their relevance, and for telling how many there are. */
const mostCandidates = 1000

/** What one page leaves behind for the place after it; `further` where that is beyond all that was looked at. */
export type Found = {
  total: number
  /** There may be more than were counted. */
  isEstimate: boolean
  window: Window
  scores: Map<number, number>
  further: { key: number; id: number } | undefined
}
/** The numbers between which messages were ranked together. Pages of one window look at the same ones. */
type Window = { above: number; below: number }

type Asked = Parameters<Fetch<unknown>>[0] & { ranking: Walk['ranking'] }
type Wanted = Pick<Walk, 'group_id' | 'tsquery' | 'along' | 'range'>

const farAway = Number.MAX_SAFE_INTEGER
export const nothingFound = (): Found => ({
  total: 0,
  isEstimate: false,
  window: { above: 0, below: farAway },
  scores: new Map(),
  further: undefined,
})

/** A page that is looked for. What is found beside its messages goes into `found`. */
type Picking = {
  tx: Tx
  walk: (tx: Tx, walk: Walk) => Promise<Columns>
  topicsOf: (msg_nums: readonly number[]) => Promise<ReadonlyMap<number, number>>
  wanted: Wanted
  collapse: boolean
  asked: Asked
  found: Found
  refuseToken: () => never
}

/** The messages of a page, by their numbers. */
export function pick(picking: Picking): Promise<Ranked[]> {
  return picking.asked.field === 'date' && !picking.collapse ? pickByDate(picking) : pickFromWindow(picking)
}

async function pickByDate({
  tx,
  walk,
  wanted,
  asked: {
    dir,
    after,
    page: { count },
  },
  found,
}: Picking): Promise<Ranked[]> {
  const bounds = dir === 'asc' ? { above: after?.id ?? 0, below: farAway } : { above: 0, below: after?.id ?? farAway }
  const most = Math.max(mostCandidates, count)
  const { numbers, edge } = await walk(tx, { ...wanted, ranking: null, dir, ...bounds, most, enough: count })
  found.total = (after?.before ?? 0) + numbers.length
  found.isEstimate = edge !== null
  if (edge !== null && numbers.length < count) found.further = { key: edge, id: edge }
  return Array.from(numbers.subarray(0, count), msg_num => ({ msg_num, score: msg_num }))
}

async function pickFromWindow(picking: Picking): Promise<Ranked[]> {
  const { asked, found } = picking
  const { dir, after, page } = asked
  const place = placeAsked(picking)
  const { first, after: rest } = firstAfter(await rankedIn(picking, place), place?.inside, dir, page.count)
  for (const { msg_num, score } of first) found.scores.set(msg_num, score)
  found.total = (after?.before ?? 0) + rest
  const { above } = found.window
  if (above > 0 && rest < page.count) found.further = { key: above + 1, id: above + 1 }
  return first
}

/** Where the page begins; undefined for the first one. */
function placeAsked({ asked: { after }, collapse, refuseToken }: Picking): WindowPlace | undefined {
  if (!after) return undefined
  const place = placeIn(after)
  // All topics are shown once: those further back may be the same again.
  return !place || (collapse && !place.inside) ? refuseToken() : place
}

/** What matches in a window; the window is noted. */
async function rankedIn(
  { tx, walk, topicsOf, wanted, collapse, asked, found }: Picking,
  place: WindowPlace | undefined,
): Promise<Order> {
  const isByDate = asked.field === 'date'
  const dir = isByDate ? asked.dir : 'desc'
  const walked = await walk(tx, {
    ...wanted,
    ranking: isByDate ? null : asked.ranking,
    dir,
    ...(place?.window ?? found.window),
    most: mostCandidates,
    enough: collapse || place?.inside ? Infinity : asked.page.count,
  })
  // From the oldest on, what comes meanwhile is behind all others: it needs no end.
  if (place?.inside) found.window = place.window
  else if (dir === 'desc') found.window = windowOf(walked, collapse)
  found.isEstimate = walked.edge !== null || found.window.above > 0
  const order = isByDate ? byDate(walked) : byRelevance(walked)
  // The best of each topic, whichever way the page goes.
  return collapse ? ofEachTopic(order, dir, topicsOf) : order
}

/** The numbers that a walk went through, down to its edge if it has one; `isWhole`: whatever is further back belongs to it. */
function windowOf({ numbers, edge }: Columns, isWhole: boolean): Window {
  // They are in their order.
  const newest = Math.max(numbers[0] ?? 0, numbers.at(-1) ?? 0)
  return { above: edge === null || isWhole ? 0 : edge - 1, below: newest + 1 }
}

export function placeOf({ window, scores }: Found, msg_num: number, isNumber: boolean) {
  const { above, below } = window
  return { key: isNumber ? msg_num : `${above} ${below} ${scores.get(msg_num)!}`, id: msg_num }
}

/** A place inside a window, or, where it is a mere number, the beginning of the next one below it. */
type WindowPlace = { window: Window; inside: { score: number; msg_num: number } | undefined }

function placeIn({ key, id }: { key: string | number; id: number }): WindowPlace | undefined {
  if (typeof key === 'number') return { window: { above: 0, below: key }, inside: undefined }
  const [, above, below, score] = /^(\d+) (\d+) (\d+)$/.exec(key) ?? []
  if (score === undefined) return undefined
  return { window: { above: Number(above), below: Number(below) }, inside: { score: Number(score), msg_num: id } }
}
