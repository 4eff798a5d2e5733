import type { Static } from '#contract/schema.ts'
import { escapeHtml } from '#content/html.ts'
import { tokenize } from '#content/tokenizer/tokenize.ts'
import { keyword, quoteLexeme } from '#content/tokenizer/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import {
  parseQuery,
  dateRangeOf,
  highlightTermsOf,
  highlightedSnippet,
  readBudgetFor,
  scanBlocks,
  scanQueryOf,
  resolveAuthors,
  type ArchiveDeps,
  type Query,
  type ScanRequest,
} from '../../archives/index.ts'
import { findChat } from '../store.ts'
import { chatMessageView, mayViewProfile, type ChatViewer } from '../view.ts'
import { searchChat as declared, type ChatSearchResult } from './contract.ts'
import { chatMessagesTable, foundMessages } from './store.ts'

type FoundMessage = Row<'chatSearch.lines'>

const noTags = { wanted: [], unwanted: [] }
const farAway = Number.MAX_SAFE_INTEGER

/** Chats have no hashtags, so a hashtag in a query is searched as a word. */
const asWords = ({ terms, blank }: Query): Query => ({
  terms: terms.map(term =>
    term.is === 'hashtag' ? { is: 'text', words: tokenize(term.name), prefix: false, not: term.not } : term,
  ),
  blank,
})

/** The query to run; null if it is empty. A single chat is a keyword of its messages, so it is searched like a word. */
function chatQueryOf(chat_id: number | undefined, query: Query) {
  const scanQuery = scanQueryOf(query, noTags, false)
  if (scanQuery === null || chat_id === undefined)
    return scanQuery && { ...scanQuery, along: scanQuery.along === 'numbers' ? scanQuery.along : ('either' as const) }
  return { tsquery: `${quoteLexeme(keyword.chat(chat_id))} & ${scanQuery.tsquery}`, along: 'words' as const }
}

export const searchChat = ({ addresses }: Pick<ArchiveDeps, 'addresses'>) =>
  implement(declared, async call => {
    const { tx, group, account, params, fail } = call
    const { chat_id } = params
    const chat = chat_id === undefined ? null : await findChat.first(tx, { id: chat_id, account_id: account.id })
    if (chat_id !== undefined && chat?.group_id !== group.id) fail('invalid chat_id')
    const query = await resolveAuthors(tx, asWords(parseQuery(params.q)))
    const chatQuery = chatQueryOf(chat_id, query)
    const range = dateRangeOf(params, account.timezone)
    const highlightTerms = highlightTermsOf(query)

    let edge: number | null = null
    const page = await pageOf(tx, declared, params, {
      query: params.q,
      total: 0,
      fetch: async ({ dir, after, page: { count } }) => {
        if (chatQuery === null) return []
        const messages = await findMessages(tx, {
          group_id: group.id,
          ...chatQuery,
          range,
          dir,
          after: after?.id,
          count,
        })
        edge = messages.edge
        return messages.rows
      },
      cursorOf: ({ id }) => ({ key: id, id }),
      nextBeyond: () => (edge === null ? undefined : { key: edge, id: edge }),
      view: row => row,
    })
    const readBudget = readBudgetFor(page.data.length)
    const summary = (text: string) =>
      highlightedSnippet({ body: escapeHtml(text), quoted: '', remainder: '' }, highlightTerms, readBudget)
    return { ...page, data: page.data.map(row => resultView(row, call, chatMessageView(row, addresses), summary)) }
  })

type ChatPageRequest = Pick<ScanRequest, 'group_id' | 'tsquery' | 'along' | 'range' | 'dir'> & {
  after: number | undefined
  count: number
}

/** The first matches. `edge`: the id at which a slow search stopped. */
async function findMessages(tx: Tx, { after, count, ...target }: ChatPageRequest) {
  const rows: FoundMessage[] = []
  for (let last = after; ;) {
    const limit = count - rows.length
    const isUp = target.dir === 'asc'
    const left = { above: isUp ? (last ?? 0) : 0, below: isUp ? farAway : (last ?? farAway) }
    const scanRequest = { ...target, ...left, most: limit, ranking: null, enough: Infinity }
    const { candidates, stoppedAt } = await scanBlocks(tx, scanRequest, { table: chatMessagesTable })
    const message_ids = candidates.map(({ msg_num }) => msg_num)
    rows.push(...(await foundMessages.all(tx, { group_id: target.group_id, message_ids })))
    if (candidates.length < limit) return { rows, edge: stoppedAt }
    if (rows.length === count || stoppedAt === null) return { rows, edge: null }
    last = stoppedAt
  }
}

function resultView(
  row: FoundMessage,
  viewer: ChatViewer,
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
  }: ReturnType<typeof chatMessageView>,
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
