import type { ZipEntry } from '#content/zip.ts'
import { blobChunks } from '#runtime/blobs/open-blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import type { ExportSource } from '../accounts/index.ts'
import { shortened } from './names.ts'

const atOnce = 100
const entriesAfter = query(
  'export.files',
  `select id, group_id, type, name, description, url, created, updated, version, size
   from file_entries where account_id = :account_id and id > :after order by id limit ${atOnce}`,
)
const versionsAfter = query(
  'export.fileVersions',
  `select v.file_id, v.version, v.hash, e.name from file_versions v join file_entries e on e.id = v.file_id
   where v.account_id = :account_id and (v.file_id, v.version) > (:file_id, :version)
   order by v.file_id, v.version limit ${atOnce}`,
)

async function* entryLines(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0; ;) {
    const entries = await entriesAfter.all(tx, { account_id, after })
    for (const { description: desc, ...entry } of entries) yield Buffer.from(`${JSON.stringify({ ...entry, desc })}\n`)
    const last = entries.at(-1)
    if (!last || entries.length < atOnce) return
    after = last.id
  }
}

async function* uploads(tx: Tx, account_id: number, blobs: BlobStore): AsyncGenerator<ZipEntry> {
  for (let [file_id, version] = [0, 0]; ;) {
    const versions = await versionsAfter.all(tx, { account_id, file_id, version })
    for (const file of versions) {
      const path = `files/${file.file_id}/${shortened(`${file.version}-${file.name}`)}`
      if (await blobs.has(file.hash)) yield { path, content: blobChunks(blobs, file.hash) }
    }
    const last = versions.at(-1)
    if (!last || versions.length < atOnce) return
    ;({ file_id, version } = last)
  }
}

/** Exports what an account added to the files of groups. */
export const fileExport = ({ blobs }: { blobs: BlobStore }): ExportSource =>
  async function* (tx, { id }) {
    yield { path: 'files.jsonl', content: entryLines(tx, id) }
    yield* uploads(tx, id, blobs)
  }
