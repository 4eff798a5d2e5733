import type { BundlePart } from '#runtime/bundle/part.ts'

/** Albums with their photos. */
export const photoBundle: BundlePart = {
  tables: [
    { table: 'photo_albums', order: 'id', id: 'album', refs: { account_id: 'account' } },
    {
      table: 'photos',
      order: 'id',
      id: 'photo',
      refs: { album_id: 'album', account_id: 'account' },
      hashes: 'array[t.hash, t.large_hash, t.medium_hash, t.thumbnail_hash]',
    },
  ],
}
