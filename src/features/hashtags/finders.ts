import type { RowFinder } from '#runtime/subjects.ts'
import { query, type Row } from '#storage/query.ts'

const byId = query('hashtag.byId', `select * from hashtags where id = :id`)
export type HashtagRow = Row<'hashtag.byId'>
declare module '#runtime/subjects.ts' {
  interface SubjectRows {
    hashtag: HashtagRow
  }
}

/** How a hashtag is found by its id. */
export const hashtagFinder: RowFinder<'hashtag'> = {
  param: 'hashtag_id',
  find: async (tx, id) => (await byId.first(tx, { id })) ?? null,
}
