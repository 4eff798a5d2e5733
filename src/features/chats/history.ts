import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { seesAddresses, type ArchiveParts } from '../archives/index.ts'
import * as contract from './contract.ts'
import { linePages, newestLines } from './line-store.ts'
import { abridged, lineView } from './view.ts'

export const getChatHistory = ({ addresses }: ArchiveParts) =>
  implement(contract.getChatHistory, async ({ tx, group, position, row, params }) => {
    const isWhole = seesAddresses(position)
    return pageOf({
      tx,
      params,
      sorting: contract.getChatHistory.sorting!,
      total: row.num_messages,
      fetch: ({ dir, start, page }) =>
        linePages[`msg_num:${dir}:${start}`].all(tx, { group_id: group.id, chat_id: row.id, ...page }),
      place: ({ msg_num }) => ({ key: msg_num, id: msg_num }),
      view: line => (isWhole ? lineView(line, addresses) : abridged(lineView(line, addresses))),
    })
  })

/** How much of what was said before somebody hears who comes in. */
const historyLength = 50

export const chatData = ({ addresses }: ArchiveParts) =>
  implement(contract.chatData, async ({ tx, group, account, who, position, row, params, fail }) => {
    if (row.state === 'closed') fail('closed chat')
    const lines = params.no_history
      ? []
      : await newestLines.all(tx, { group_id: group.id, chat_id: row.chat_id, limit: historyLength })
    return {
      chat_id: row.chat_id,
      group_id: group.id,
      chat_sub_id: row.id,
      member_id: row.member_id,
      account_id: account.id,
      session_id: who.session_id,
      display_name: account.full_name || account.user_name,
      seesAddresses: seesAddresses(position),
      presence: params.presence ?? false,
      places: params.places ?? false,
      msg_num: lines.at(-1)?.msg_num ?? row.num_messages,
      // The history is looked up after the place, and may know more.
      version: lines.reduce((newest, line) => Math.max(newest, line.version), row.version),
      history: lines.map(line => lineView(line, addresses)),
    }
  })
