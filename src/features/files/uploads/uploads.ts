import { may } from '#contract/permissions.ts'
import type { Upload } from '#contract/schema.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { implement, type Call, type FailContext } from '#runtime/calls/handler.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/tx.ts'
import { json } from '#storage/values.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { lockGroupRow, makeRoom } from '../../groups/index.ts'
import * as contract from '../contract.ts'
import { getFolder, type Folder } from '../folder.ts'
import { maxEntries, maxParts, maxUploads } from '../limits.ts'
import { nameKey, uploadName } from '../names.ts'
import { countEntries } from '../store.ts'
import { inspectUploads, storeFiles } from '../upload.ts'
import * as store from './store.ts'
import { uploadView } from './view.ts'

type UploadCall = FailContext<'invalid upload_id'> & {
  group: { id: number }
  account: { id: number }
  params: { upload_id: number }
}
/** An upload belongs to one person, but moderators can see and cancel it: for everyone else it does not exist. */
const keyOf = ({ group, account, params }: UploadCall) => ({
  ...{ group_id: group.id, account_id: account.id, id: params.upload_id },
})
const getUpload = async (call: UploadCall, tx: Tx = call.tx) =>
  (await store.findUpload.first(tx, keyOf(call))) ?? call.fail('invalid upload_id')
const lockUpload = async (call: UploadCall, account_id: number | null = call.account.id) =>
  (await store.lockUpload.first(call.tx, { ...keyOf(call), account_id })) ?? call.fail('invalid upload_id')

export const newFileUpload = ({ postLimits }: Pick<ArchiveDeps, 'postLimits'>) =>
  implement(contract.newFileUpload, async ({ tx, group, account, params, fail }) => {
    const { size } = params
    const name = uploadName(params.name)
    const own = { group_id: group.id, account_id: account.id }
    const { storage_used } = await lockGroupRow.one(tx, { group_id: group.id })
    const folder = await getFolder({ tx, group, params, fail })
    if (storage_used + size > postLimits.groupStorage) fail('group out of space')
    const { count: entries } = await countEntries.one(tx, { group_id: group.id, most: maxEntries })
    const { count } = await store.countUploads.one(tx, own)
    if (entries >= maxEntries || count >= maxUploads) fail('too many files')
    // Said before anything is sent. Somebody may still take the name until all has arrived.
    const taken = await store.findTaken.first(tx, {
      ...{ group_id: group.id, folder_id: folder.id, name_key: nameKey(name) },
    })
    if (taken && taken.type !== 'file_type_file') fail('name exists', { filename: name })
    const { id } = await store.insertUpload.one(tx, {
      ...own,
      folder_id: folder.id,
      name,
      given_name: params.name,
      size,
      metadata: params.metadata ?? '',
    })
    return uploadView(await store.findUpload.one(tx, { ...own, id }))
  })

export const getFileUpload = implement(contract.getFileUpload, async call => uploadView(await getUpload(call)))

export const getFileUploads = ({ postLimits }: Pick<ArchiveDeps, 'postLimits'>) =>
  implement(contract.getFileUploads, async ({ tx, group, account, access, params, fail }) => {
    if (params.all && !may('mod_page', access)) fail('inadequate_permissions', 'mod_page')
    const account_id = params.all ? null : account.id
    const uploads = await store.openUploads.all(tx, { group_id: group.id, account_id })
    const { storage_used } = await store.storageUsed.one(tx, { group_id: group.id })
    const about = {
      group_id: group.id,
      request_limit: postLimits.message,
      storage_used,
      storage_limit: postLimits.groupStorage,
    }
    return { object: 'uploads' as const, ...about, uploads: uploads.map(uploadView) }
  })

export const deleteFileUpload = implement(contract.deleteFileUpload, async call => {
  // Moderators cancel those of everyone.
  await lockUpload(call, may('mod_page', call.access) ? null : call.account.id)
  await store.removeUpload.run(call.tx, { id: call.params.upload_id })
})

type ContinueCall = Pick<Call<typeof contract.continueFileUpload>, 'params' | 'fail'>
/** Checks that the bytes follow those that have arrived; returns how many there are then. */
function nextOffset({ params, fail }: ContinueCall, { received, size, num_parts }: store.FileUploadRow): number {
  if (params.offset !== received) fail('invalid offset')
  const next = received + params.fileupload.reduce((sum, part) => sum + part.size, 0)
  if (next > size) fail('post too big')
  // The last part completes it, however many there are.
  if (next < size && num_parts + params.fileupload.length > maxParts) fail('too many parts')
  return next
}

/** Puts the parts together. One alone is the file. */
async function assemble(blobs: BlobStore, parts: readonly Pick<Upload, 'hash' | 'size'>[], signal: AbortSignal) {
  const [first, ...more] = parts
  if (first && more.length === 0) return first
  const hashes = parts.map(({ hash }) => hash)
  return blobs.join(hashes, signal)
}

/** The folder that an upload is for. It may have been moved. */
function folderOf({ fail }: FailContext<'invalid path'>, { folder_id: id, path }: store.FileUploadRow): Folder {
  if (path === '') fail('invalid path')
  return { id, path, depth: path.split('/').length - 1 }
}

export const continueFileUpload = (deps: ArchiveDeps) =>
  implement(
    contract.continueFileUpload,
    async call => {
      const { params, account } = call
      const upload = await getUpload(call)
      if (upload.file_id !== null || nextOffset(call, upload) < upload.size) return null
      const parts = params.fileupload.filter(part => part.size > 0)
      const earlier = await store.partsOf.all(call.tx, { id: upload.id })
      const whole = await assemble(deps.blobs, [...earlier, ...parts], call.signal())
      const file = { ...whole, filename: upload.given_name, content_type: '' }
      return inspectUploads(deps, [file], { queueKey: `account ${account.id}`, signal: call.signal() })
    },
    async call => {
      const { tx, group, params, prepared } = call
      const before = await lockUpload(call)
      // Who sent the last part twice did not get the first answer.
      if (before.file_id !== null) return uploadView(before)
      const next = nextOffset(call, before)
      if (next === before.size) {
        const files = prepared ?? call.fail('invalid offset')
        const folder = async () => folderOf(call, await getUpload(call))
        const isOther = async ({ id: folder_id }: Folder, { name }: { name: string }) =>
          (await store.findOther.first(tx, {
            ...{ group_id: group.id, account_id: call.account.id, folder_id },
            ...{ name_key: nameKey(name), given_name: before.given_name },
          })) !== undefined
        const { received } = before
        const { ids } = await storeFiles(call, deps, files, { folder, isOther, received })
        await store.endUpload.run(tx, { group_id: group.id, id: before.id, received, file_id: ids[0]! })
      } else {
        const parts = params.fileupload.filter(part => part.size > 0)
        await lockBlobs(
          tx,
          deps.blobs,
          parts.map(({ hash }) => hash),
        )
        const bytes = next - before.received
        const { storage_used, storage_deleted } = await lockGroupRow.one(tx, { group_id: group.id })
        const used = storage_used + bytes
        const { groupStorage } = deps.postLimits
        if (used > groupStorage) call.fail('group out of space')
        await makeRoom(tx, { group_id: group.id, bytes: used + storage_deleted - groupStorage })
        let start = before.received
        const rows = parts.map(({ hash, size }) => ({ start: (start += size) - size, hash, size }))
        await store.addParts.run(tx, { group_id: group.id, id: before.id, parts: json(rows) })
      }
      return uploadView(await getUpload(call))
    },
  )
