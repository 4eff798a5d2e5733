import type { Fetch } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import { beyond, byDate, byRelevance, firstOfTopics, sorted, type Ranked } from './ranking.ts'
import { topicsOfMessages } from './store.ts'
import { huntFor, type Hunt } from './walk.ts'

/** As many of the newest are looked at for their relevance, and for telling how many there are. */
const mostCandidates = 1000

/** What one page leaves behind for the place after it; `further` where that is beyond all that was looked at. */
export type Found = {
  total: number
  window: Window
  scores: Map<number, number>
  further: { key: number; id: number } | undefined
}
/** The numbers between which messages were ranked together. Pages of one window look at the same ones. */
type Window = { above: number; below: number }

type Asked = Parameters<Fetch<unknown>>[0] & { ranking: Hunt['ranking'] }
type Wanted = Pick<Hunt, 'group_id' | 'tsquery' | 'way' | 'range'>

const farAway = Number.MAX_SAFE_INTEGER
export const nothingFound = (): Found => ({
  total: 0,
  window: { above: 0, below: farAway },
  scores: new Map(),
  further: undefined,
})

/** The messages of a page, by their numbers. */
export function pick(
  tx: Tx,
  wanted: Wanted,
  collapse: boolean,
  asked: Asked,
  found: Found,
  refuseToken: () => never,
): Promise<Ranked[]> {
  if (asked.field === 'date' && !collapse) return pickByDate(tx, wanted, asked, found)
  return pickFromWindow(tx, wanted, collapse, asked, found, refuseToken)
}

async function pickByDate(
  tx: Tx,
  wanted: Wanted,
  { dir, after, page: { count } }: Asked,
  found: Found,
): Promise<Ranked[]> {
  const bounds = dir === 'asc' ? { above: after?.id ?? 0, below: farAway } : { above: 0, below: after?.id ?? farAway }
  const most = Math.max(mostCandidates, count)
  const hunt = { ...wanted, ranking: null, dir, ...bounds, most, enough: count }
  const { candidates, edge } = await huntFor(tx, hunt)
  found.total = (after?.before ?? 0) + candidates.length
  if (edge !== null && candidates.length < count) found.further = { key: edge, id: edge }
  return byDate(candidates).slice(0, count)
}

async function pickFromWindow(
  tx: Tx,
  wanted: Wanted,
  collapse: boolean,
  { field, dir, after, page: { count }, ranking }: Asked,
  found: Found,
  refuseToken: () => never,
): Promise<Ranked[]> {
  const isByDate = field === 'date'
  const place = after && placeIn(after)
  // All topics are shown once: those further back may be the same again.
  if (after && (!place || (collapse && !place.inside))) refuseToken()
  const way = isByDate ? dir : 'desc'
  const { candidates, edge } = await huntFor(tx, {
    ...wanted,
    ranking: isByDate ? null : ranking,
    dir: way,
    ...(place?.window ?? found.window),
    most: mostCandidates,
    enough: collapse || place?.inside ? Infinity : count,
  })
  const newest = candidates.reduce((greatest, { msg_num }) => Math.max(greatest, msg_num), 0)
  found.window = place?.inside ? place.window : { above: collapse || edge === null ? 0 : edge - 1, below: newest + 1 }
  const ranked = isByDate ? byDate(candidates) : byRelevance(candidates)
  // The best of a topic is the same whichever way the page goes.
  const best = sorted(ranked, isByDate ? dir : 'desc')
  const kept = collapse ? firstOfTopics(best, await topicsOf(tx, wanted.group_id, best)) : best
  const inOrder = sorted(kept, dir)
  for (const { msg_num, score } of inOrder) found.scores.set(msg_num, score)
  const rest = place?.inside ? beyond(inOrder, place.inside, dir) : inOrder
  found.total = (after?.before ?? 0) + rest.length
  const { above } = found.window
  if (above > 0 && rest.length < count) found.further = { key: above + 1, id: above + 1 }
  return rest.slice(0, count)
}

export function placeOf({ window, scores }: Found, msg_num: number, isNumber: boolean) {
  const { above, below } = window
  return { key: isNumber ? msg_num : `${above} ${below} ${scores.get(msg_num)!}`, id: msg_num }
}

/** A place inside a window, or, where it is a mere number, the beginning of the next one below it. */
function placeIn({ key, id }: { key: string | number; id: number }) {
  if (typeof key === 'number') return { window: { above: 0, below: key }, inside: undefined }
  const [, above, below, score] = /^(\d+) (\d+) (\d+)$/.exec(key) ?? []
  if (score === undefined) return undefined
  return { window: { above: Number(above), below: Number(below) }, inside: { score: Number(score), msg_num: id } }
}

async function topicsOf(tx: Tx, group_id: number, ranked: readonly Ranked[]): Promise<Map<number, number>> {
  if (ranked.length === 0) return new Map()
  const rows = await topicsOfMessages.all(tx, { group_id, msg_nums: ranked.map(({ msg_num }) => msg_num) })
  return new Map(rows.map(({ msg_num, topic_id }) => [msg_num, topic_id]))
}
