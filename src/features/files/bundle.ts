import type { BundlePart } from '#runtime/bundle/part.ts'

/** Folders, files with their versions, and links. */
export const fileBundle: BundlePart = {
  tables: [
    { table: 'file_entries', order: 'id', id: 'file', refs: { parent_id: 'file', account_id: 'account' } },
    {
      table: 'file_versions',
      order: 'file_id, version',
      refs: { file_id: 'file', account_id: 'account' },
      hashes: 'array[t.hash, t.thumbnail_hash]',
    },
  ],
}
