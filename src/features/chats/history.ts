import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { seesAddresses, type ArchiveDeps } from '../archives/index.ts'
import * as contract from './contract.ts'
import { chatMessagePages, newestMessages } from './message-store.ts'
import { withAbridgedEmail, chatMessageView } from './view.ts'

export const getChatHistory = ({ addresses }: ArchiveDeps) =>
  implement(contract.getChatHistory, async ({ tx, group, access, row, params }) => {
    const isWhole = seesAddresses(access)
    return pageOf(tx, contract.getChatHistory, params, {
      total: row.num_messages,
      fetch: ({ dir, start, page }) =>
        chatMessagePages[`msg_num:${dir}:${start}`].all(tx, { group_id: group.id, chat_id: row.id, ...page }),
      cursorOf: ({ msg_num }) => ({ key: msg_num, id: msg_num }),
      view: line => (isWhole ? chatMessageView(line, addresses) : withAbridgedEmail(chatMessageView(line, addresses))),
    })
  })

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
