import type { FailContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/tx.ts'
import { maxDepth } from '#contract/files.ts'
import { keysIn } from './names.ts'
import { entryAtPath } from './store.ts'

/** A folder that something is put into. */
export type Folder = { id: number; path: string; depth: number }

/** The folder at a path, or the top; undefined if there is none. */
export async function findFolder(tx: Tx, group_id: number, path: string | undefined): Promise<Folder | undefined> {
  const keys = keysIn(path)
  if (keys.length === 0) return { id: 0, path: '/', depth: 0 }
  if (keys.length > maxDepth) return undefined
  const entry = await entryAtPath.first(tx, { group_id, keys })
  if (entry?.type !== 'file_type_dir') return undefined
  return { id: entry.id, path: `${entry.path === '/' ? '' : entry.path}/${entry.name}`, depth: keys.length }
}

type FolderCall = FailContext<'invalid path'> & { group: { id: number }; params: { path?: string } }
export const getFolder = async ({ tx, group, params, fail }: FolderCall): Promise<Folder> =>
  (await findFolder(tx, group.id, params.path)) ?? fail('invalid path')
