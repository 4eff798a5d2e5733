import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Upload } from '#contract/schema.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { json } from '#storage/values.ts'
import { fileNameOf, inspectFile, isDisplayable, type ArchiveDeps, type FileInspection } from '../../archives/index.ts'
import * as contract from '../contract.ts'
import type { DraftRow } from '../finders.ts'
import { maxDraftFiles } from '../limits.ts'
import { addFiles, lockDraft, lockWriter, spaceOf } from '../store.ts'
import { fileView } from '../view.ts'

type UploadCall = Pick<Call<typeof contract.uploadAttachments>, 'tx' | 'account' | 'group' | 'params' | 'fail'>
type InspectedUpload = Upload & FileInspection

/** Only these can have files: a private email has none. */
const withoutFiles: ReadonlySet<string> = new Set(['draft_type_dm', 'draft_type_post_to_sub'])

async function checkUploadQuota(
  { tx, account, group, params, fail }: UploadCall,
  draft: DraftRow,
  { postLimits }: ArchiveDeps,
) {
  const uploads = params.fileupload
  if (withoutFiles.has(draft.draft_type)) fail('bad attachment')
  if (draft.num_attachments + uploads.length > postLimits.attachments) fail('post too big')
  const size = uploads.reduce((sum, upload) => sum + upload.size, 0)
  const { files, all_files, storage_used } = await spaceOf.one(tx, {
    group_id: group.id,
    draft_id: draft.id,
    account_id: account.id,
  })
  if (files + size > postLimits.message || all_files + size > maxDraftFiles) fail('post too big')
  if (storage_used + files + size > postLimits.groupStorage) fail('group out of space')
}

export const uploadAttachments = (deps: ArchiveDeps) =>
  implement(
    contract.uploadAttachments,
    async call => {
      await checkUploadQuota(call, call.row, deps)
      const files: InspectedUpload[] = []
      const inspector = { queueKey: `account ${call.account.id}`, signal: call.signal() }
      // One after the other: looking into pictures takes all that a core can give.
      for (const upload of call.params.fileupload) {
        const seen = await inspectFile(deps.blobs, upload, inspector)
        if (call.params.inline && !isDisplayable(seen)) call.fail('bad attachment')
        files.push({ ...upload, ...seen })
      }
      return files
    },
    async call => {
      const { tx, account, params, prepared: files, fail } = call
      await lockWriter.run(tx, { account_id: account.id })
      const draft = (await lockDraft.first(tx, { id: call.row.id, account_id: account.id })) ?? fail('invalid draft_id')
      await checkUploadQuota(call, draft, deps)
      await lockBlobs(
        tx,
        deps.blobs,
        files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
      )
      const rows = files.map(({ media_type, filename, ...file }, n) => ({
        ...file,
        n,
        filename: fileNameOf(filename),
        content_type: media_type,
        is_inline: params.inline ?? false,
      }))
      const added = await addFiles.all(tx, { id: draft.id, files: json(rows) })
      return pageOf(
        tx,
        contract.uploadAttachments,
        { limit: added.length },
        {
          total: added.length,
          fetch: async () => added.toSorted((a, b) => a.id - b.id),
          cursorOf: ({ id }) => ({ key: id, id }),
          view: row => fileView(row, deps.addresses),
        },
      )
    },
  )
