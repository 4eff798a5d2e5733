import type { BundlePart } from '#runtime/bundle/part.ts'

/** Folders, files with their versions, and links. */
export const fileBundle: BundlePart = {
  tables: [
    {
      table: 'file_entries',
      order: 'id',
      rows: 't.group_id = $1 and t.deleted is null',
      id: 'file',
      refs: { parent_id: 'file', account_id: 'account' },
      leftOut: ['deleted', 'deleted_by', 'deleted_with'],
    },
    {
      table: 'file_versions',
      rows: 't.group_id = $1 and exists (select from file_entries e where e.id = t.file_id and e.deleted is null)',
      order: 'file_id, version',
      refs: { file_id: 'file', account_id: 'account' },
      hashes: 'array[t.hash, t.thumbnail_hash]',
    },
  ],
}
