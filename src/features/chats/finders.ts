import type { RowFinder } from '#runtime/subjects.ts'
import type { Row } from '#storage/query.ts'
import { rowsOfEach, together } from '#storage/together.ts'
import { findChat, findPlace, findPlaces } from './store.ts'

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

/** The same for many calls at once. */
export const gatheredPlaceFinder: RowFinder<'chatsub'> = {
  ...placeFinder,
  find: (tx, id, account) => placesTogether(tx, { id, account_id: account?.id ?? 0 }),
}

const placesTogether = together(async (tx, asked: readonly { id: number; account_id: number }[]) => {
  const rows = await findPlaces.all(tx, {
    ids: asked.map(({ id }) => id),
    account_ids: asked.map(({ account_id }) => account_id),
  })
  return rowsOfEach(asked, rows).map(([row]) => row ?? null)
})
