import { maxDepth } from '#contract/files.ts'
import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { getFolder, type Folder } from '../folder.ts'
import { maxEntries } from '../limits.ts'
import { nameKey, parseName, pathIn } from '../names.ts'
import { countEntries, entryById } from '../store.ts'
import { fileAbout, fileView } from '../view.ts'
import * as contract from './contract.ts'
import { countDeleted, deletedPages, findDeleted, levelsOfDeleted, restoreTree, type DeletedEntry } from './store.ts'

type DeletedCall = Call<typeof contract.getDeletedFiles> | Call<typeof contract.undeleteFile>
/** Members see what they deleted themselves, moderators everything. */
const ofCaller = ({ group, account, access }: DeletedCall) => ({
  group_id: group.id,
  only_account_id: may('mod_page', access) ? null : account.id,
})

export const getDeletedFiles = implement(contract.getDeletedFiles, async call =>
  pageOf(call.tx, contract.getDeletedFiles, call.params, {
    total: async () => (await countDeleted.one(call.tx, ofCaller(call))).count,
    fetch: ({ dir, start, page }) =>
      deletedPages[`deleted:${dir}:${start}`].all(call.tx, { ...ofCaller(call), ...page }),
    cursorOf: ({ deleted, id }) => ({ key: deleted, id }),
    view: ({ id, created, deleted, group_id, type, name, path, num_entries, size, ...row }) => ({
      object: 'file_deleted' as const,
      ...{ id, created, deleted, group_id, name, path, num_entries, size },
      type: type as 'file_type_dir' | 'file_type_file' | 'file_type_link',
      user_id: row.account_id ?? 0,
      deleted_by: row.deleted_by ?? 0,
      deleted_by_name: row.deleted_by_name,
    }),
  }),
)

type RestoreCall = Call<typeof contract.undeleteFile>
/** The folder that was asked for, or the one it was in; the top if that is gone. */
async function folderFor(call: RestoreCall, { parent_id }: DeletedEntry): Promise<Folder> {
  if (call.params.path !== undefined) return getFolder(call)
  const parent = parent_id === 0 ? undefined : await entryById.first(call.tx, { id: parent_id })
  if (parent?.type !== 'file_type_dir') return { id: 0, path: '/', depth: 0 }
  const path = pathIn(parent.path, parent.name)
  return { id: parent.id, path, depth: path.split('/').length - 1 }
}

export const undeleteFile = ({ addresses, postLimits }: Pick<ArchiveDeps, 'addresses' | 'postLimits'>) =>
  implement(contract.undeleteFile, async call => {
    const { tx, group, account, access, params, fail, refuse, record } = call
    const given = params.name === undefined ? undefined : (parseName(params.name) ?? refuse('name'))
    const { storage_used } = await lockGroupRow.one(tx, { group_id: group.id })
    const gone = (await findDeleted.first(tx, { ...ofCaller(call), id: params.file_id })) ?? fail('invalid file_id')
    const folder = await folderFor(call, gone)
    const { levels } = await levelsOfDeleted.one(tx, { id: gone.id })
    if (gone.type === 'file_type_dir' && folder.depth + 1 + levels > maxDepth) fail('too many folders')
    const { count } = await countEntries.one(tx, { group_id: group.id, most: maxEntries + 1 })
    if (count + gone.num_entries > maxEntries) fail('too many files')
    if (storage_used + gone.size > postLimits.groupStorage) fail('group out of space')
    const name = given ?? gone.name
    const place = { group_id: group.id, id: gone.id, parent_id: folder.id, bytes: gone.size }
    const restored = await restoreTree.one(tx, { ...place, name, name_key: nameKey(name) })
    if (restored.count === 0) fail('name exists')
    const entry = await entryById.one(tx, { id: gone.id })
    record('file.restored', { ...fileAbout(entry), type: entry.type, entries: restored.count })
    return fileView(entry, entry.path, { addresses, access, account })
  })
