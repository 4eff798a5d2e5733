import type { Upload } from '#contract/schema.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import { isStale } from '#runtime/calls/optimistic-lock.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { inspectFile, type ArchiveDeps, type FileInspection, type InspectContext } from '../archives/index.ts'
import { lockGroupRow, makeRoom } from '../groups/index.ts'
import { putFiles } from './change-store.ts'
import * as contract from './contract.ts'
import { getFolder, type Folder } from './folder.ts'
import { maxEntries } from './limits.ts'
import { isNameReplaced, nameKey, uploadName } from './names.ts'
import { withOwnNames } from './own-names.ts'
import { countEntries, entriesByIds, isThere } from './store.ts'
import { isOtherText, textType } from './text.ts'
import { fileAbout, fileView } from './view.ts'

const unknownType = 'application/octet-stream'

/** `isNameReplaced`: others may have got this name too. */
export type InspectedFile = Pick<Upload, 'hash' | 'size'> & FileInspection & { name: string; isNameReplaced: boolean }

/** Reads uploaded files. One after the other: reading pictures takes all that a core can give. */
export async function inspectUploads(
  { blobs }: Pick<ArchiveDeps, 'blobs'>,
  uploads: readonly Upload[],
  context: InspectContext,
): Promise<InspectedFile[]> {
  const files: InspectedFile[] = []
  for (const { hash, size, filename } of uploads) {
    const named = { name: uploadName(filename), isNameReplaced: isNameReplaced(filename) }
    const inspection = await inspectFile(blobs, { hash, size }, context)
    const isText = inspection.media_type === unknownType && (await isOtherText(blobs, hash))
    files.push({ hash, size, ...named, ...inspection, ...(isText && { media_type: textType }) })
  }
  return files
}

const updatedOf = query(
  'file.updatedOf',
  `select updated from file_entries e where e.group_id = :group_id and e.parent_id = :parent_id and ${isThere}
     and e.name_key = any(:keys::text[]) order by updated desc limit 1`,
)

type StoreCall = FailContext<'invalid path' | 'name exists' | 'too many files' | 'group out of space'> &
  RecordContext<'file.added' | 'file.updated'> & {
    group: { id: number }
    account: { id: number }
  }

/**
 * Where files are stored. `received`: bytes of an upload that count for the storage until it has ended; `isOther`: whether the file of its name there is
 * another one.
 */
type StorePlace = {
  folder: () => Promise<Folder>
  received?: number
  isOther?: (folder: Folder, file: InspectedFile) => Promise<boolean>
  /** Refuses new versions of files that were changed after the caller read them. */
  checkUpdated?: ((stored: string) => void) | undefined
}

/** Stores files in a folder, within the storage of the group; returns their ids. */
export async function storeFiles(
  call: StoreCall,
  { blobs, postLimits }: Pick<ArchiveDeps, 'blobs' | 'postLimits'>,
  files: readonly InspectedFile[],
  place: StorePlace,
): Promise<{ folder: Folder; ids: number[] }> {
  const { tx, group, account, fail, record } = call
  await lockBlobs(
    tx,
    blobs,
    files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
  )
  const { storage_used, storage_deleted } = await lockGroupRow.one(tx, { group_id: group.id })
  const folder = await place.folder()
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const used = storage_used - (place.received ?? 0) + size
  if (used > postLimits.groupStorage) fail('group out of space')
  await makeRoom(tx, { group_id: group.id, bytes: used + storage_deleted - postLimits.groupStorage })
  const { count } = await countEntries.one(tx, { group_id: group.id, most: maxEntries + 1 })
  if (count + files.length > maxEntries) fail('too many files')
  const where = { group_id: group.id, parent_id: folder.id }
  const own: InspectedFile[] = []
  for (const file of files)
    own.push({ ...file, isNameReplaced: file.isNameReplaced || ((await place.isOther?.(folder, file)) ?? false) })
  const named = await withOwnNames(tx, where, own)
  const rows = named.map((file, n) => ({ ...file, n, name_key: nameKey(file.name) }))
  if (place.checkUpdated) {
    const last = await updatedOf.first(tx, { ...where, keys: rows.map(({ name_key }) => name_key) })
    if (last) place.checkUpdated(last.updated)
  }
  const put = await putFiles.all(tx, { ...where, account_id: account.id, files: json(rows) })
  // A folder or a link of this name has been left as it was.
  const notPut = rows.find(row => !put.some(({ n }) => n === row.n))
  if (notPut) fail('name exists', { filename: notPut.name })
  const ids = put.map(({ id }) => id)
  const entries = new Map((await entriesByIds.all(tx, { group_id: group.id, ids })).map(entry => [entry.id, entry]))
  const added = put.filter(({ version }) => version === 1).map(({ id }) => entries.get(id)!)
  const [first] = added
  if (first) record('file.added', { ...fileAbout(first), type: first.type, file_ids: added.map(({ id }) => id) })
  for (const { id } of put.filter(({ version }) => version > 1))
    record('file.updated', { ...fileAbout(entries.get(id)!), fields: ['content'] })
  return { folder, ids }
}

export const uploadFiles = (deps: ArchiveDeps) =>
  implement(
    contract.uploadFiles,
    async ({ tx, params, account, group, signal, fail }) => {
      const uploads = params.fileupload
      if (uploads.length === 0) fail('bad attachment')
      if (uploads.length > deps.postLimits.attachments) fail('post too big')
      await getFolder({ tx, group, params, fail })
      return inspectUploads(deps, uploads, { queueKey: `account ${account.id}`, signal: signal() })
    },
    async call => {
      const { tx, group, account, access, prepared, params, fail } = call
      const { folder, ids } = await storeFiles(call, deps, prepared, {
        folder: () => getFolder(call),
        checkUpdated: stored => {
          if (params.updated !== undefined && isStale(params.updated, stored)) fail('updated')
        },
      })
      const viewer = { addresses: deps.addresses, access, account }
      const entries = await entriesByIds.all(tx, { group_id: group.id, ids })
      return {
        object: 'uploaded_files' as const,
        group_id: group.id,
        path: folder.path,
        files: entries.map(entry => fileView(entry, entry.path, viewer)),
      }
    },
  )
