import { compiledSerializer } from '#runtime/responses/serializers.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { ExportSource } from '../accounts/index.ts'
import {
  currentRaw,
  editedText,
  envelopeLine,
  joinRaw,
  mboxWriter,
  withPresentFiles,
  type ArchiveDeps,
} from '../archives/index.ts'
import { Draft } from './contract.ts'
import { draftView } from './view.ts'

// Texts may be large: a few at a time are in memory.
const batchSize = 20
const draftsAfter = query(
  'export.drafts',
  `select * from drafts where account_id = :account_id and id > :after order by id limit ${batchSize}`,
)
const filesAfter = query(
  'export.draftFiles',
  `select f.draft_id, f.id, f.hash, f.filename from draft_attachments f join drafts d on d.id = f.draft_id
   where d.account_id = :account_id and (f.draft_id, f.id) > (:draft_id, :id) order by f.draft_id, f.id limit 500`,
)
const mailsAfter = query(
  'export.mails',
  `select m.group_id, m.id, m.created, m.email, r.skeleton, r.parts, ${editedText}
   from messages m join groups g on g.id = m.group_id
   join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.account_id = :account_id and (m.group_id, m.id) > (:group_id, :id) order by m.group_id, m.id limit ${batchSize}`,
)
const draftText = compiledSerializer(Draft)

async function* draftsJson(tx: Tx, account_id: number): AsyncGenerator<Buffer> {
  let before = '['
  for (let after = 0; ;) {
    const rows = await draftsAfter.all(tx, { account_id, after })
    for (const row of rows) {
      yield Buffer.from(`${before}\n${draftText(draftView(row))}`)
      before = ','
    }
    after = rows.at(-1)?.id ?? 0
    if (rows.length < batchSize) break
  }
  yield Buffer.from(before === '[' ? '[]\n' : '\n]\n')
}

async function* messagesMbox(tx: Tx, account_id: number, blobs: BlobStore): AsyncGenerator<Uint8Array> {
  for (let [group_id, id] = [0, 0]; ;) {
    const rows = await mailsAfter.all(tx, { account_id, group_id, id })
    for (const { created, email, ...mail } of rows) {
      const writer = mboxWriter()
      yield envelopeLine(email, created)
      const raw = await withPresentFiles(await currentRaw(mail), blobs)
      for await (const piece of joinRaw(raw, blobs)) yield writer.add(piece)
      yield writer.finish()
    }
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    ;[group_id, id] = [last.group_id, last.id]
  }
}

/** A person's drafts with their files, and all their messages. */
export const draftExport = ({ blobs }: ArchiveDeps): ExportSource =>
  async function* (tx, { id: account_id }) {
    yield { path: 'drafts.json', content: draftsJson(tx, account_id) }
    for (let [draft_id, id] = [0, 0]; ;) {
      const files = await filesAfter.all(tx, { account_id, draft_id, id })
      for (const file of files) {
        const blob = await blobs.open(file.hash)
        const path = `drafts/${file.draft_id}/${file.id}-${file.filename}`
        if (blob) yield { path, content: blob.stream as AsyncIterable<Uint8Array> }
      }
      const last = files.at(-1)
      if (!last || files.length < 500) break
      ;[draft_id, id] = [last.draft_id, last.id]
    }
    yield { path: 'messages.mbox', content: messagesMbox(tx, account_id, blobs) }
  }
