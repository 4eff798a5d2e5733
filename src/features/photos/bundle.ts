import type { BundlePart } from '#runtime/bundle/part.ts'

/** Albums with their photos. */
export const photoBundle: BundlePart = {
  tables: [
    {
      table: 'photo_albums',
      order: 'id',
      rows: 't.group_id = $1 and t.deleted is null',
      id: 'album',
      refs: { account_id: 'account' },
      leftOut: ['deleted', 'deleted_by'],
    },
    {
      table: 'photos',
      order: 'id',
      rows: 't.group_id = $1 and t.deleted is null',
      id: 'photo',
      refs: { album_id: 'album', account_id: 'account' },
      leftOut: ['deleted', 'deleted_by', 'deleted_with_album'],
      hashes: 'array[t.hash, t.large_hash, t.medium_hash, t.thumbnail_hash]',
    },
  ],
}
