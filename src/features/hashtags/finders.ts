import type { RowFinder } from '#runtime/calls/targets.ts'
import { query, type Row } from '#storage/query.ts'

const byId = query('hashtag.byId', `select * from hashtags where id = :id`)
export type HashtagRow = Row<'hashtag.byId'>
declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    hashtag: HashtagRow
  }
}

/** How a hashtag is found by its id. */
export const hashtagFinder: RowFinder<'hashtag'> = {
  param: 'hashtag_id',
  find: async (tx, id) => (await byId.first(tx, { id })) ?? null,
}
