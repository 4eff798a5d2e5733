import type { Static } from '#contract/schema.ts'
import { escapeHtml } from '#content/html.ts'
import { wordsOf } from '#content/words/scan.ts'
import { mark, quoteLexeme } from '#content/words/index.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { Row } from '#storage/query.ts'
import {
  parseQuery,
  rangeOf,
  soughtBy,
  summaryOf,
  textShare,
  wantedBy,
  withPosters,
  type ArchiveParts,
  type Query,
} from '../../archives/index.ts'
import { findChat } from '../store.ts'
import { lineView, mayViewProfile, type Viewer } from '../view.ts'
import { searchChat as declared, type ChatSearchResult } from './contract.ts'
import { findLines } from './find-lines.ts'
import { foundLines } from './store.ts'

type FoundLine = Row<'chatSearch.lines'>

const noTags = { wanted: [], unwanted: [] }

/** A chat has no hashtags: one that is asked for is a word. */
const asWords = ({ terms, blank }: Query): Query => ({
  terms: terms.map(term =>
    term.is === 'hashtag' ? { is: 'text', words: wordsOf(term.name), prefix: false, not: term.not } : term,
  ),
  blank,
})

/** What to look for; null where that is nothing. One chat is a mark of its messages, and so looked up like a word. */
function wantedIn(chat_id: number | undefined, query: Query) {
  const wanted = wantedBy(query, noTags, false)
  if (wanted === null || chat_id === undefined)
    return wanted && { ...wanted, along: wanted.along === 'numbers' ? wanted.along : ('either' as const) }
  return { tsquery: `${quoteLexeme(mark.chat(chat_id))} & ${wanted.tsquery}`, along: 'words' as const }
}

export const searchChat = ({ addresses }: Pick<ArchiveParts, 'addresses'>) =>
  implement(declared, async call => {
    const { tx, group, account, params, fail } = call
    const { chat_id } = params
    const chat = chat_id === undefined ? null : await findChat.first(tx, { id: chat_id, account_id: account.id })
    if (chat_id !== undefined && chat?.group_id !== group.id) fail('invalid chat_id')
    const query = await withPosters(tx, asWords(parseQuery(params.q)))
    const wanted = wantedIn(chat_id, query)
    const range = rangeOf(params, account.timezone)
    const sought = soughtBy(query)

    let edge: number | null = null
    const page = await pageOf({
      tx,
      params,
      sorting: declared.sorting!,
      query: params.q,
      total: 0,
      fetch: async ({ dir, after, page: { count } }) => {
        if (wanted === null) return []
        const found = await findLines(tx, { group_id: group.id, ...wanted, range }, { dir, after: after?.id, count })
        edge = found.edge
        return foundLines.all(tx, {
          group_id: group.id,
          chat_ids: found.lines.map(line => line.chat_id),
          msg_nums: found.lines.map(({ msg_num }) => msg_num),
        })
      },
      place: ({ id }) => ({ key: id, id }),
      further: () => (edge === null ? undefined : { key: edge, id: edge }),
      view: row => row,
    })
    const share = textShare(page.data.length)
    const summary = (text: string) => summaryOf({ body: escapeHtml(text), quoted: '', remainder: '' }, sought, share)
    return { ...page, data: page.data.map(row => resultView(row, call, lineView(row, addresses), summary)) }
  })

function resultView(
  row: FoundLine,
  viewer: Viewer,
  {
    id,
    created,
    edited,
    group_id,
    chat_id,
    msg_num,
    reply_to_msg_num,
    message,
    media,
    ...line
  }: ReturnType<typeof lineView>,
  summary: (text: string) => string,
): Static<typeof ChatSearchResult> {
  return {
    object: 'chat_search_result',
    ...{ id, created, edited, group_id, chat_id, msg_num, reply_to_msg_num, message, media },
    subject: row.subject,
    is_closed: row.state === 'closed',
    user_id: line.user_id,
    name: line.display_name,
    profile_photo_url: line.profile_photo_url,
    can_view_profile: mayViewProfile(row, viewer),
    summary: summary(message),
  }
}
