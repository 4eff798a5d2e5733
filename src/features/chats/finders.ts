import type { RowFinder } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import { rowsPerItem, batchLoader } from '#storage/batching/batch-loader.ts'
import { findChat, findSubscription, findSubscriptions } from './store.ts'

export type ChatRow = Row<'chat.byId'>
export type SubscriptionRow = Row<'chat.place'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    chat: ChatRow
    chatsub: SubscriptionRow
  }
}

export const chatFinder: RowFinder<'chat'> = {
  param: 'chat_id',
  find: async (tx, id, account) => (await findChat.first(tx, { id, account_id: account?.id ?? null })) ?? null,
}

/** A chat membership is only found by its owner. */
export const subscriptionFinder: RowFinder<'chatsub'> = {
  param: 'chatsub_id',
  find: async (tx, id, account) => (await findSubscription.first(tx, { id, account_id: account?.id ?? 0 })) ?? null,
}

/** The same for many calls at once. */
export const batchedSubscriptionFinder: RowFinder<'chatsub'> = {
  ...subscriptionFinder,
  find: (tx, id, account) => loadSubscriptions(tx, { id, account_id: account?.id ?? 0 }),
}

const loadSubscriptions = batchLoader(async (tx, keys: readonly { id: number; account_id: number }[]) => {
  const rows = await findSubscriptions.all(tx, {
    ids: keys.map(({ id }) => id),
    account_ids: keys.map(({ account_id }) => account_id),
  })
  return rowsPerItem(keys, rows).map(([row]) => row ?? null)
})
