import type { RowFinder } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'

const byId = query('draft.byId', `select * from drafts where id = :id and account_id = :account_id`)
export type DraftRow = Row<'draft.byId'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    draft: DraftRow
  }
}

/** A draft is found by its author only. */
export const draftFinder: RowFinder<'draft'> = {
  param: 'draft_id',
  find: async (tx, id, account) => (await byId.first(tx, { id, account_id: account?.id ?? 0 })) ?? null,
}
