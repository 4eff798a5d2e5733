import type { AnswerOf, ParamsOf } from '#contract/endpoint.ts'
import type { ListSorting } from '#contract/page.ts'
import { implement, type Call } from '#runtime/call.ts'
import { unlessLong } from '#runtime/page-bytes.ts'
import { pageOf } from '#runtime/paging.ts'
import type { Tx } from '#storage/database.ts'
import { tagsFor } from '../../hashtags/index.ts'
import { tagsOn } from '../reading/show.ts'
import { searchArchives as declared } from './contract.ts'
import { asUnderstood } from './as-understood.ts'
import type { Plain } from './packed/standing.ts'
import { plainOf } from './packed/plain.ts'
import type { State } from './packed/shelf.ts'
import { walkPacked } from './packed/walk.ts'
import type { SearchParts } from './parts.ts'
import { parseQuery, type Query, type Term } from './parse-query.ts'
import { nothingFound, pick, placeOf } from './pick.ts'
import { withPosters } from './posters.ts'
import { rangeOf } from './range.ts'
import type { Ranked } from './ranking.ts'
import { foundMessages } from './store.ts'
import { soughtBy } from './sought.ts'
import { rankingOf, wantedBy } from './tsquery.ts'
import { resultView, textShare, type FoundRow, type Searcher } from './view.ts'
import { walkFew, walkFor } from './walk.ts'

type Params = ParamsOf<typeof declared>

type Asked = Pick<Call<typeof declared>, 'tx' | 'group' | 'position' | 'account' | 'params' | 'refuse'>
/** Searches one group. */
export type Search = (asked: Asked) => Promise<AnswerOf<typeof declared>>

export const searchArchives = (search: Search) => implement(declared, search)

type Parts = Pick<SearchParts, 'addresses' | 'packing' | 'shelf'>

export const searchIn =
  ({ addresses, packing, shelf }: Parts): Search =>
  async ({ tx, group, position, account, params, refuse }) => {
    const searcher: Searcher = { account, group, position, addresses }
    const written = parseQuery(params.q)
    const [query, tags] = await Promise.all([withPosters(tx, written), tagsIn(tx, group.id, written)])
    const wanted = tags.missing ? null : wantedBy(query, tags, params.exclude_sigs)
    const range = rangeOf(params, account?.timezone ?? 'UTC')
    const ranking = rankingOf(query, params.exclude_sigs)
    const sought = soughtBy(query)
    const plain = plainOf(query, tags, params.exclude_sigs)
    const ways = { shelf, few: walkFew, many: walkFor, want: () => packing.want(group.id) }
    const asFast = isQuick(plain) ? { enough: Infinity } : {}

    const found = nothingFound()
    const page = await pageOf({
      tx,
      ...orderOf(params, declared.sorting!),
      query: params.q,
      total: 0,
      fetch: async asked => {
        if (wanted === null) return []
        const numbersIn = (state: State) =>
          pick({
            tx,
            walk: (on, walk) => walkPacked(on, { ...walk, plain, ...asFast }, { ...ways, state }),
            topicsOf: msg_nums => shelf.topicsOf(tx, group.id, state, msg_nums),
            wanted: { group_id: group.id, ...wanted, range },
            collapse: params.collapse_topics,
            asked: { ...asked, ranking },
            found: Object.assign(found, nothingFound()),
            refuseToken: () => refuse('page_token'),
          })
        return messagesBy(numbersIn, { tx, group_id: group.id, shelf })
      },
      place: ({ msg_num }, field) => placeOf(found, msg_num, field === 'date' && !params.collapse_topics),
      further: () => found.further,
      view: row => row,
    })
    const shown = await tagsOn(tx, page.data, account?.id ?? null)
    const share = textShare(page.data.length)
    return {
      ...page,
      total_count: Math.max(page.total_count, found.total),
      total_is_estimate: found.isEstimate,
      ...(await asUnderstood(tx, params, written, tags.wanted[0], searcher)),
      data: page.data.map(row => resultView(row, searcher, shown, sought, share)),
    }
  }

// Where nothing is packed, phrases and beginnings take longer than words.
const isQuick = ({ conditions }: Plain): boolean =>
  conditions.every(({ ways }) => ways.every(row => row.places === null && !row.lexemes.some(one => one.isBeginning)))

// `relevance` is an order for those who put it into the direction.
function orderOf({ sort_dir, ...params }: Params, sorting: ListSorting) {
  if (sort_dir === 'relevance')
    return { params: { ...params, sort_field: 'relevance', sort_dir: 'desc' as const }, sorting }
  return { params: { ...params, ...(sort_dir === undefined ? {} : { sort_dir }) }, sorting }
}

type Found = Pick<Parts, 'shelf'> & { tx: Tx; group_id: number }

/**
 * The messages of a page. Where nothing was written of late, they are asked for together with whether that is still so: as if it
 * had been asked first, in one round trip.
 */
async function messagesBy(
  numbersIn: (state: State) => Promise<Ranked[]>,
  { tx, group_id, shelf }: Found,
): Promise<FoundRow[]> {
  const steady = shelf.steadyState(group_id)
  if (!steady) return messagesIn(tx, group_id, await numbersIn(await shelf.stateOf(tx, group_id)))
  const inOrder = await numbersIn(steady)
  const [state, rows] = await Promise.all([shelf.stateOf(tx, group_id), messagesIn(tx, group_id, inOrder)])
  return state === steady ? rows : messagesIn(tx, group_id, await numbersIn(state))
}

async function messagesIn(tx: Tx, group_id: number, inOrder: readonly Ranked[]): Promise<FoundRow[]> {
  if (inOrder.length === 0) return []
  const asked = { group_id, msg_nums: inOrder.map(({ msg_num }) => msg_num) }
  return unlessLong(foundMessages.short.all(tx, asked), () => foundMessages.cut.all(tx, asked))
}

/** The hashtags of a query. `missing`: it asks for one that is not there, and so for nothing. */
async function tagsIn(tx: Tx, group_id: number, { terms }: Query) {
  const names = (not: boolean) =>
    terms
      .filter((term): term is Term & { is: 'hashtag' } => term.is === 'hashtag' && term.not === not)
      .map(({ name }) => name)
  const [wanted, unwanted] = await Promise.all([
    tagsFor(tx, group_id, names(false)),
    tagsFor(tx, group_id, names(true)),
  ])
  return {
    wanted: wanted.tags.map(({ id }) => id),
    unwanted: unwanted.tags.map(({ id }) => id),
    missing: names(false).length > 0 && (wanted.unknown.length > 0 || wanted.tags.length === 0),
  }
}
