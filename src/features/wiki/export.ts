import type { ZipEntry } from '#content/zip.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { ExportSource } from '../accounts/index.ts'

const atOnce = 20
const revisionsAfter = query(
  'export.wikiRevisions',
  `select r.id, r.group_id, r.page_id, r.version, r.created, r.title, r.format, r.body, r.edit_msg
   from wiki_revisions r where r.account_id = :account_id and r.id > :after order by r.id limit ${atOnce}`,
)
const filesAfter = query(
  'export.wikiFiles',
  `select id, page_id, hash, filename from wiki_files
   where account_id = :account_id and id > :after order by id limit ${atOnce}`,
)

async function* versions(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0; ;) {
    const rows = await revisionsAfter.all(tx, { account_id, after })
    for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

async function* files(tx: Tx, account_id: number, blobs: BlobStore): AsyncGenerator<ZipEntry> {
  for (let after = 0; ;) {
    const rows = await filesAfter.all(tx, { account_id, after })
    for (const { id, page_id, hash, filename } of rows) {
      const blob = await blobs.open(hash)
      if (blob) yield { path: `wiki/${page_id}/${id}-${filename}`, content: blob.stream as AsyncIterable<Uint8Array> }
    }
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

/** Exports the versions of wiki pages that an account wrote, and the files it added. */
export const wikiExport = ({ blobs }: { blobs: BlobStore }): ExportSource =>
  async function* (tx, { id }) {
    yield { path: 'wiki_versions.jsonl', content: versions(tx, id) }
    yield* files(tx, id, blobs)
  }
