import type { ResponseOf, ParamsOf } from '#contract/endpoint.ts'
import type { PagingParams } from '#contract/list-page.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { truncateIfLong } from '#runtime/responses/page-byte-limit.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import { tagsFor } from '../../hashtags/index.ts'
import { loadHashtags } from '../reading/load-hashtags.ts'
import { searchArchives as declared } from './contract.ts'
import { queryEcho } from './query-echo.ts'
import type { SearchDeps } from './search-deps.ts'
import { parseQuery, type Query, type Term } from './parse-query.ts'
import { emptyExtent, findResultPage, cursorOf } from './result-page.ts'
import { resolveAuthors } from './resolve-authors.ts'
import { dateRangeOf } from './date-range.ts'
import type { RankedMessage } from './ranking.ts'
import { resultMessages } from './sql/store.ts'
import { highlightTermsOf } from './highlight/highlight-terms.ts'
import { rankingOf, scanQueryOf } from './sql/tsquery.ts'
import { resultView, readBudgetFor, type ResultRow, type Searcher } from './view.ts'

type Params = ParamsOf<typeof declared>

type SearchCall = Pick<Call<typeof declared>, 'tx' | 'group' | 'access' | 'account' | 'params' | 'refuse'>
export type Search = (searchCall: SearchCall) => Promise<ResponseOf<typeof declared>>

export const searchArchives = (search: Search) => implement(declared, search)

export const createSearch =
  ({ addresses, searchIndex }: Pick<SearchDeps, 'addresses' | 'searchIndex'>): Search =>
  async ({ tx, group, access, account, params, refuse }) => {
    const searcher: Searcher = { account, group, access, addresses }
    const parsed = parseQuery(params.q)
    const [query, tags] = await Promise.all([resolveAuthors(tx, parsed), tagsIn(tx, group.id, parsed)])
    const scanQuery = tags.missing ? null : scanQueryOf(query, tags, params.exclude_sigs)
    const range = dateRangeOf(params, account?.timezone ?? 'UTC')
    const ranking = rankingOf(query, params.exclude_sigs)
    const highlightTerms = highlightTermsOf(query)

    const resultExtent = emptyExtent()
    const page = await pageOf(tx, declared, pagingOf(params), {
      query: params.q,
      total: 0,
      fetch: async asked => {
        if (scanQuery === null) return []
        const indexQuery = { tx, group_id: group.id, query, tags, excludeSigs: params.exclude_sigs }
        return searchIndex.search(indexQuery, {
          find: state =>
            findResultPage({
              ...{ tx, ...state },
              target: { group_id: group.id, ...scanQuery, range },
              collapse: params.collapse_topics,
              request: { ...asked, ranking },
              extent: Object.assign(resultExtent, emptyExtent()),
              refuseToken: () => refuse('page_token'),
            }),
          load: found => messagesIn(tx, group.id, found),
        })
      },
      cursorOf: ({ msg_num }, field) => cursorOf(resultExtent, msg_num, field === 'date' && !params.collapse_topics),
      nextBeyond: () => resultExtent.further,
      view: row => row,
    })
    const hashtags = await loadHashtags(tx, page.data, account?.id ?? null)
    const readBudget = readBudgetFor(page.data.length)
    return {
      ...page,
      total_count: Math.max(page.total_count, resultExtent.total),
      total_is_estimate: resultExtent.isEstimate,
      ...(await queryEcho(tx, params, parsed, tags.wanted[0], searcher)),
      data: page.data.map(row => resultView(row, searcher, hashtags, highlightTerms, readBudget)),
    }
  }

// Some clients pass `relevance` as the direction.
function pagingOf({ sort_dir, ...params }: Params): PagingParams {
  if (sort_dir === 'relevance') return { ...params, sort_field: 'relevance', sort_dir: 'desc' }
  return { ...params, ...(sort_dir === undefined ? {} : { sort_dir }) }
}

async function messagesIn(tx: Tx, group_id: number, inOrder: readonly RankedMessage[]): Promise<ResultRow[]> {
  if (inOrder.length === 0) return []
  const query = { group_id, msg_nums: inOrder.map(({ msg_num }) => msg_num) }
  return truncateIfLong(resultMessages.short.all(tx, query), () => resultMessages.cut.all(tx, query))
}

/** The hashtags of a query. `missing`: one of them does not exist, so nothing matches. */
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
