import type { RowFinder } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'

const byId = query('event.byId', `select * from events where id = :id and deleted is null`)
export type EventRow = Row<'event.byId'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    event: EventRow
  }
}

export const eventFinder: RowFinder<'event'> = {
  param: 'event_id',
  isSameForAll: true,
  find: async (tx, id) => (await byId.first(tx, { id })) ?? null,
}
