import { maxDepth } from '#contract/files.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { isLine, lockGroupRow, makeRoom } from '../groups/index.ts'
import { changeEntry, deleteTree, insertEntry, measureTree, restoreVersion } from './change-store.ts'
import * as contract from './contract.ts'
import { requireFile } from './finders.ts'
import { findFolder, getFolder, type Folder } from './folder.ts'
import { maxEntries } from './limits.ts'
import { nameKey, parseName } from './names.ts'
import { countEntries, entryById, keepFilesOfOthers, type FileEntry } from './store.ts'
import { fileAbout, fileView, mayDelete } from './view.ts'

type Deps = Pick<ArchiveDeps, 'addresses'>
type AddCall = Call<typeof contract.newFileFolder> | Call<typeof contract.newFileLink>

/** A web address; null for others, which could run scripts. */
function parseLink(given: string): string | null {
  const url = URL.parse(given.trim())
  return url && ['http:', 'https:'].includes(url.protocol) && url.username === '' ? url.href : null
}
const parseDesc = (desc: string | undefined, refuse: (param: 'desc') => never): string => {
  if (desc !== undefined && !isLine(desc)) refuse('desc')
  return desc?.trim() ?? ''
}

/** Adds a folder or a link. */
async function addEntry(call: AddCall, { addresses }: Deps, url: string, checkFolder: (folder: Folder) => void) {
  const { tx, group, account, access, params } = call
  const refuse = call.refuse as (param: string) => never
  const name = parseName(params.name) ?? refuse('name')
  const description = parseDesc(params.desc, refuse)
  await lockGroupRow.one(tx, { group_id: group.id })
  const folder = await getFolder({ tx, group, params, fail: call.fail })
  checkFolder(folder)
  const { count } = await countEntries.one(tx, { group_id: group.id, most: maxEntries + 1 })
  if (count >= maxEntries) call.fail('too many files')
  const type = url === '' ? ('file_type_dir' as const) : ('file_type_link' as const)
  const where = { group_id: group.id, parent_id: folder.id, account_id: account.id }
  const row = { ...where, type, name, name_key: nameKey(name), description, url }
  const { id } = (await insertEntry.first(tx, row)) ?? call.fail('name exists')
  const entry = await entryById.one(tx, { id })
  call.record('file.added', { ...fileAbout(entry), type, file_ids: [id] })
  return fileView(entry, entry.path, { addresses, access, account })
}

export const newFileFolder = (deps: Deps) =>
  implement(contract.newFileFolder, async call =>
    addEntry(call, deps, '', ({ depth }) => {
      if (depth >= maxDepth) call.fail('too many folders')
    }),
  )

export const newFileLink = (deps: Deps) =>
  implement(contract.newFileLink, async call =>
    addEntry(call, deps, parseLink(call.params.url) ?? call.refuse('url'), () => {}),
  )

type UpdateCall = Call<typeof contract.updateFile>

/** The folder that an entry is moved to; it must not be in what is moved. */
async function targetFolder({ tx, group, account, params, fail }: UpdateCall, entry: FileEntry): Promise<number> {
  if (params.path === undefined) return entry.parent_id
  const folder = (await findFolder(tx, group.id, params.path)) ?? fail('invalid path')
  if (folder.id === entry.parent_id || entry.type !== 'file_type_dir') return folder.id
  const tree = { group_id: group.id, id: entry.id, account_id: account.id, target_id: folder.id }
  const { levels, has_target } = await measureTree.one(tx, tree)
  if (has_target) fail('invalid path')
  if (folder.depth + 1 + levels > maxDepth) fail('too many folders')
  return folder.id
}

export const updateFile = ({ addresses }: Deps) =>
  implement(contract.updateFile, async call => {
    const { tx, group, account, access, params, fail, refuse, record } = call
    const name = params.name === undefined ? undefined : (parseName(params.name) ?? refuse('name'))
    const url = params.url === undefined ? undefined : (parseLink(params.url) ?? refuse('url'))
    await lockGroupRow.one(tx, { group_id: group.id })
    const before = (await entryById.first(tx, { id: call.row.id })) ?? fail('invalid file_id')
    if (url !== undefined && before.type !== 'file_type_link') refuse('url')
    const next = {
      ...{ group_id: group.id, id: before.id, parent_id: await targetFolder(call, before) },
      ...{ name: name ?? before.name, name_key: nameKey(name ?? before.name), url: url ?? before.url },
      description: params.desc === undefined ? before.description : parseDesc(params.desc, refuse),
    }
    const fields = [
      next.name !== before.name && 'name',
      next.description !== before.description && 'desc',
      next.url !== before.url && 'url',
      next.parent_id !== before.parent_id && 'path',
    ].filter(field => field !== false)
    const viewer = { addresses, access, account }
    const viewOf = async (entry: FileEntry) =>
      (await keepFilesOfOthers(tx, [fileView(entry, entry.path, viewer)], { ...viewer, group }))[0]!
    if (fields.length === 0) return viewOf(before)
    if (!(await changeEntry.first(tx, next))) fail('name exists')
    const after = await entryById.one(tx, { id: before.id })
    record('file.updated', { ...fileAbout(after), fields })
    return viewOf(after)
  })

type DeletionCall = Call<typeof contract.deleteFile> | Call<typeof contract.getFileDeletion>

/** An entry with everything in it, if the caller may delete that. */
async function deletable(call: DeletionCall) {
  const { tx, group, account, access, row } = call
  const entry = (await entryById.first(tx, { id: row.id })) ?? call.fail('invalid file_id')
  const tree = { group_id: group.id, id: entry.id, account_id: account.id, target_id: 0 }
  const { entries, bytes, of_others } = await measureTree.one(tx, tree)
  // A folder may hold what others have added.
  const owner = of_others > 0 ? { account_id: null } : entry
  if (!mayDelete(owner, { access, account })) call.fail('inadequate_permissions', 'mod_page')
  const answer = { object: 'file_deletion' as const, file_id: entry.id, num_entries: entries, size: bytes }
  return { entry, answer }
}

export const getFileDeletion = implement(contract.getFileDeletion, async call => (await deletable(call)).answer)

export const deleteFile = implement(contract.deleteFile, async call => {
  const { tx, group, account, record } = call
  await lockGroupRow.one(tx, { group_id: group.id })
  const { entry, answer } = await deletable(call)
  const { id, parent_id } = entry
  await deleteTree.run(tx, { group_id: group.id, id, parent_id, account_id: account.id, bytes: answer.size })
  record('file.deleted', { ...fileAbout(entry), type: entry.type, entries: answer.num_entries })
  return answer
})

export const restoreFileVersion = ({ addresses, postLimits }: ArchiveDeps) =>
  implement(contract.restoreFileVersion, async ({ tx, group, account, access, row, params, fail, record }) => {
    requireFile({ row, fail })
    const { storage_used, storage_deleted } = await lockGroupRow.one(tx, { group_id: group.id })
    const change = { id: row.id, version: params.version, account_id: account.id, group_id: group.id }
    if (!(await restoreVersion.first(tx, change))) fail('invalid version')
    const entry = await entryById.one(tx, { id: row.id })
    const used = storage_used + entry.size
    if (used > postLimits.groupStorage) fail('group out of space')
    await makeRoom(tx, { group_id: group.id, bytes: used + storage_deleted - postLimits.groupStorage })
    record('file.updated', { ...fileAbout(entry), fields: ['version'] })
    return fileView(entry, entry.path, { addresses, access, account })
  })
