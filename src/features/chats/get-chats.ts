import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from './contract.ts'
import { chatPages, countClosed, findChat } from './store.ts'
import { chatView } from './view.ts'

type ListedChat = { id: number; updated: string; sort_subject: string }
const keyOf: Record<string, (row: ListedChat) => string | number> = {
  updated: row => row.updated,
  created: row => row.id,
  subject: row => row.sort_subject,
}

export const getChat = implement(contract.getChat, async call =>
  chatView((await findChat.first(call.tx, { id: call.row.id, account_id: call.account.id })) ?? call.row, call),
)

export const getChats = implement(contract.getChats, async call => {
  const { tx, group, account, params } = call
  const state = params.show_closed ? 'closed' : 'open'
  return pageOf(tx, contract.getChats, params, {
    total: params.show_closed ? (await countClosed.one(tx, { group_id: group.id })).count : group.open_chats_count,
    fetch: ({ field, dir, start, page }) =>
      chatPages[`${state}:${field as 'updated'}:${dir}:${start}`].all(tx, {
        group_id: group.id,
        account_id: account.id,
        ...page,
      }),
    cursorOf: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
    view: row => chatView(row, call),
  })
})
