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
