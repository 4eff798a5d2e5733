import type { FailContext } from '#runtime/calls/handler.ts'
import type { RowFinder } from '#runtime/calls/targets.ts'
import { entryById, type FileEntry } from './store.ts'

declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    file: FileEntry
  }
}

export const fileFinder: RowFinder<'file'> = {
  param: 'file_id',
  isSameForAll: true,
  find: async (tx, id) => (await entryById.first(tx, { id })) ?? null,
}

/** Folders and links have no content and no versions. */
export function requireFile({ row, fail }: Pick<FailContext<'invalid file_id'>, 'fail'> & { row: FileEntry }): void {
  if (row.type !== 'file_type_file') fail('invalid file_id')
}
