import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { tokenize } from '#content/tokenizer/tokenize.ts'
import { query } from '#storage/query.ts'
import {
  highlightedSnippet,
  highlightTermsOf,
  parseQuery,
  readBudgetFor,
  scanQueryOf,
  type Query,
} from '../archives/index.ts'
import * as contract from './contract.ts'
import { isThere } from './store.ts'

const maxFound = 100
/** Titles count most, then the words, then how new a page is. */
const findPages = query(
  'wiki.search',
  `select p.id, p.group_id, p.created, p.updated, p.title, p.editor_name, p.html from wiki_pages p
   where p.group_id = :group_id and ${isThere} and p.words @@ :tsquery::tsquery
   order by ts_rank(p.words, :tsquery::tsquery) desc, p.updated desc, p.id limit ${maxFound}`,
)

const noTags = { wanted: [], unwanted: [] }
/** Pages have words and links only: what else a query may ask for is a word here, too. */
const asWords = ({ terms, blank }: Query): Query => ({
  terms: terms.flatMap((term): Query['terms'] => {
    if (term.is === 'hashtag') return [{ is: 'text', words: tokenize(term.name), prefix: false, not: term.not }]
    return term.is === 'text' || term.is === 'linked' ? [term] : []
  }),
  blank,
})

export const searchWiki = implement(contract.searchWiki, async ({ tx, group, params }) => {
  const asked = asWords(parseQuery(params.q))
  const tsquery = asked.terms.length === 0 ? undefined : scanQueryOf(asked, noTags, false)?.tsquery
  const found = tsquery === undefined ? [] : await findPages.all(tx, { group_id: group.id, tsquery })
  const terms = highlightTermsOf(asked)
  const readBudget = readBudgetFor(found.length)
  // All matches are ranked at once, so a page of them begins after the last by its place.
  const placed = found.map((page, n) => ({ ...page, place: n + 1 }))
  return pageOf(tx, contract.searchWiki, params, {
    query: params.q,
    total: found.length,
    fetch: async ({ after, page: { count } }) => placed.slice(after?.id ?? 0, (after?.id ?? 0) + count),
    cursorOf: ({ place }) => ({ key: place, id: place }),
    view: ({ id, group_id, created, updated, title, editor_name, html }) => ({
      object: 'wiki_search_result' as const,
      ...{ id, created, updated, group_id, title, editor_name },
      summary: highlightedSnippet({ body: html, quoted: '', remainder: '' }, terms, readBudget),
    }),
  })
})
