import type { RowFinder } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import { pageById } from './store.ts'

/** A page without its text. */
export type WikiRow = Row<'wiki.byId'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    wikipage: WikiRow
  }
}

export const wikiFinder: RowFinder<'wikipage'> = {
  param: 'id',
  isSameForAll: true,
  find: async (tx, id) => (await pageById.first(tx, { id })) ?? null,
}
