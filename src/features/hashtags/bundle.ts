import type { BundlePart } from '#runtime/bundle/part.ts'

/** Hashtags, and who follows or mutes them. */
export const hashtagBundle: BundlePart = {
  tables: [
    { table: 'hashtags', order: 'id', id: 'hashtag', refs: { alias_of: 'hashtag' } },
    {
      table: 'hashtag_followers',
      order: 'hashtag_id, account_id',
      refs: { hashtag_id: 'hashtag', account_id: 'account' },
    },
  ],
}
