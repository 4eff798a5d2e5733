import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import { newestChats } from './store.ts'
import { chatView } from './view.ts'

/** The open chats of groups for a feed, as the caller may see them. */
export async function chatFeedItems(tx: Tx, account: Account, group_ids: readonly number[]) {
  const rows = group_ids.length === 0 ? [] : await newestChats.all(tx, { group_ids, account_id: account.id })
  const chatsOf = Map.groupBy(rows, ({ group_id }) => group_id)
  return (group_id: number, access: GroupAccess) =>
    may('chat_visible', access) ? (chatsOf.get(group_id) ?? []).map(row => chatView(row, { account, access })) : []
}
