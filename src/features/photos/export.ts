import type { ZipEntry } from '#content/zip.ts'
import { blobChunks } from '#runtime/blobs/open-blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { query } from '#storage/query.ts'
import type { ExportSource } from '../accounts/index.ts'
import { shortened } from '../archives/index.ts'

const atOnce = 100
/** Of a name, so that file systems also allow `.json` after it. */
const maxBytes = 250
const photosOf = query(
  'export.photos',
  `select p.id, p.group_id, b.title as album, p.name, p.description as caption, p.created, p.hash
   from photos p join photo_albums b on b.id = p.album_id
   where p.account_id = :account_id and p.id > :after order by p.id limit ${atOnce}`,
)

/** Exports the photos that an account added to albums, each with its caption. */
export const photoExport = ({ blobs }: { blobs: BlobStore }): ExportSource =>
  async function* (tx, { id: account_id }): AsyncGenerator<ZipEntry> {
    for (let after = 0; ;) {
      const photos = await photosOf.all(tx, { account_id, after })
      for (const { hash, ...photo } of photos) {
        const path = `photos/${shortened(`${photo.id}-${photo.name.replaceAll(/[/\\]/g, '_')}`, maxBytes)}`
        yield { path: `${path}.json`, content: JSON.stringify(photo) }
        if (await blobs.has(hash)) yield { path, content: blobChunks(blobs, hash) }
      }
      const last = photos.at(-1)
      if (!last || photos.length < atOnce) return
      after = last.id
    }
  }
