import type { RowFinder } from '#runtime/subjects.ts'
import type { Row } from '#storage/query.ts'
import { findChat, findPlace } from './store.ts'

export type ChatRow = Row<'chat.byId'>
export type PlaceRow = Row<'chat.place'>
declare module '#runtime/subjects.ts' {
  interface SubjectRows {
    chat: ChatRow
    chatsub: PlaceRow
  }
}

export const chatFinder: RowFinder<'chat'> = {
  param: 'chat_id',
  find: async (tx, id, account) => (await findChat.first(tx, { id, account_id: account?.id ?? null })) ?? null,
}

/** A place in a chat is found by whose it is, and by nobody else. */
export const placeFinder: RowFinder<'chatsub'> = {
  param: 'chatsub_id',
  find: async (tx, id, account) => (await findPlace.first(tx, { id, account_id: account?.id ?? 0 })) ?? null,
}
