import type { Tx } from '#storage/database.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { dateRangeOf, seesAddresses, type ArchiveDeps } from '../archives/index.ts'
import * as contract from './contract.ts'
import type { ChatRow } from './finders.ts'
import { chatMessagePages, firstMessageSince, newestMessages } from './message-store.ts'
import { withAbridgedEmail, chatMessageView } from './view.ts'

export const getChatHistory = ({ addresses }: ArchiveDeps) =>
  implement(contract.getChatHistory, async ({ tx, group, account, access, row, params }) => {
    const isWhole = seesAddresses(access)
    const startRow = await startRowOf(tx, { group_id: group.id, row, timezone: account.timezone }, params)
    return pageOf(tx, contract.getChatHistory, params, {
      total: row.num_messages,
      ...(startRow && { startRow }),
      fetch: ({ dir, start, page }) =>
        chatMessagePages[`msg_num:${dir}:${start}`].all(tx, { group_id: group.id, chat_id: row.id, ...page }),
      cursorOf: ({ msg_num }) => ({ key: msg_num, id: msg_num }),
      view: line => (isWhole ? chatMessageView(line, addresses) : withAbridgedEmail(chatMessageView(line, addresses))),
    })
  })

type HistoryParams = { page_token?: number; from_msg_num?: number; start_date?: string }
type HistoryOf = { group_id: number; row: ChatRow; timezone: string }

/** Where a history begins that is not read from its end. Messages are numbered without gaps, so none are counted. */
async function startRowOf(tx: Tx, { group_id, row, timezone }: HistoryOf, params: HistoryParams) {
  const { page_token, from_msg_num, start_date } = params
  if (page_token !== undefined) return undefined
  const firstSince = async (date: string): Promise<number> => {
    const { from } = dateRangeOf({ start_date: date }, timezone)
    return (await firstMessageSince.one(tx, { group_id, chat_id: row.id, from })).msg_num
  }
  const msg_num = from_msg_num ?? (start_date === undefined ? undefined : await firstSince(start_date))
  if (msg_num === undefined) return undefined
  const clamped = Math.min(msg_num, row.num_messages + 1)
  const passed = { asc: Math.max(0, clamped - 1), desc: Math.max(0, row.num_messages - clamped) }
  return { key: clamped, id: clamped, passed }
}

/** Number of earlier messages sent to a participant who joins. */
const historyLength = 50

export const chatData = ({ addresses }: ArchiveDeps) =>
  implement(contract.chatData, async ({ tx, group, account, who, access, row, params, fail }) => {
    if (row.state === 'closed') fail('closed chat')
    const lines = params.no_history
      ? []
      : await newestMessages.all(tx, { group_id: group.id, chat_id: row.chat_id, limit: historyLength })
    return {
      chat_id: row.chat_id,
      group_id: group.id,
      chat_sub_id: row.id,
      member_id: row.member_id,
      account_id: account.id,
      session_id: who.session_id,
      display_name: account.full_name || account.user_name,
      seesAddresses: seesAddresses(access),
      presence: params.presence ?? false,
      places: params.places ?? false,
      msg_num: lines.at(-1)?.msg_num ?? row.num_messages,
      // The history is queried after the subscription, so it may be newer.
      version: lines.reduce((newest, line) => Math.max(newest, line.version), row.version),
      history: lines.map(line => chatMessageView(line, addresses)),
    }
  })
