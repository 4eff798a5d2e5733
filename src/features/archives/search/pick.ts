import type { Fetch } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import { beyond, byDate, byRelevance, firstOfTopics, sorted, type Ranked } from './ranking.ts'
import { topicsOfMessages } from './store.ts'
import { huntFor, type Hunt } from './walk.ts'

/** As many of the newest are looked at for their relevance, and for telling how many there are. */
const mostCandidates = 1000

/** What one page leaves behind for the place after it. */
export type Found = { total: number; anchor: number; scores: Map<number, number> }

type Asked = Parameters<Fetch<unknown>>[0] & { ranking: Hunt['ranking'] }

/** The messages of a page, by their numbers. */
export async function pick(
  tx: Tx,
  hunt: Pick<Hunt, 'group_id' | 'tsquery' | 'way' | 'range'>,
  collapse: boolean,
  { field, dir, after, count, ranking }: Asked,
  found: Found,
  refuseToken: () => never,
): Promise<Ranked[]> {
  const most = Math.max(mostCandidates, count)
  if (field === 'date' && !collapse) {
    const bounds = dir === 'asc' ? { above: after?.id ?? 0, below: farAway } : { above: 0, below: after?.id ?? farAway }
    const candidates = await huntFor(tx, { ...hunt, ranking: null, dir, ...bounds, most })
    found.total = (after?.before ?? 0) + candidates.length
    return byDate(candidates).slice(0, count)
  }
  // Pages of one search are pages of the same candidates: what has come since the first page does not push any out.
  const place = after && placeIn(after.key, after.id)
  if (after && !place) refuseToken()
  const below = place ? place.anchor + 1 : farAway
  const way = field === 'date' ? dir : 'desc'
  const candidates = await huntFor(tx, {
    ...hunt,
    ranking: field === 'date' ? null : ranking,
    dir: way,
    above: 0,
    below,
    most: mostCandidates,
  })
  found.anchor = place?.anchor ?? candidates.reduce((greatest, { msg_num }) => Math.max(greatest, msg_num), 0)
  const ranked = field === 'date' ? byDate(candidates) : byRelevance(candidates)
  // The best of a topic is the same whichever way the page goes.
  const best = sorted(ranked, field === 'date' ? dir : 'desc')
  const kept = collapse ? firstOfTopics(best, await topicsOf(tx, hunt.group_id, best)) : best
  const inOrder = sorted(kept, dir)
  found.total = inOrder.length
  for (const { msg_num, score } of inOrder) found.scores.set(msg_num, score)
  return (place ? beyond(inOrder, place, dir) : inOrder).slice(0, count)
}

const farAway = Number.MAX_SAFE_INTEGER

export function placeOf({ anchor, scores }: Found, msg_num: number, isNumber: boolean) {
  return { key: isNumber ? msg_num : `${anchor} ${scores.get(msg_num)!}`, id: msg_num }
}
function placeIn(key: string | number, msg_num: number) {
  const [, anchor, score] = /^(\d+) (\d+)$/.exec(String(key)) ?? []
  return anchor === undefined ? undefined : { anchor: Number(anchor), score: Number(score), msg_num }
}

async function topicsOf(tx: Tx, group_id: number, ranked: readonly Ranked[]): Promise<Map<number, number>> {
  if (ranked.length === 0) return new Map()
  const rows = await topicsOfMessages.all(tx, [group_id, ranked.map(({ msg_num }) => msg_num)])
  return new Map(rows.map(({ msg_num, topic_id }) => [msg_num, topic_id]))
}
