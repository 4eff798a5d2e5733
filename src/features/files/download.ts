import { blobChunks } from '#runtime/blobs/open-blob.ts'
import { implement, type FailContext } from '#runtime/calls/handler.ts'
import { zipOf, type ZipEntry } from '#content/zip.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { query } from '#storage/query.ts'
import type { Tx } from '#storage/tx.ts'
import { streamStoredFile, streamThumbnail } from '../archives/index.ts'
import * as contract from './contract.ts'
import { getFolder } from './folder.ts'
import { requireFile } from './finders.ts'
import { namesIn, shortened } from './names.ts'
import { isThere, type FileEntry } from './store.ts'
import { maxTextBytes, textOf, textType } from './text.ts'

const findVersion = query(
  'fileVersion.find',
  `select version, hash, size, media_type, width, height, thumbnail_hash from file_versions
   where file_id = :file_id and version = :version`,
)

const pdfType = 'application/pdf'

type VersionCall = FailContext<'invalid version' | 'invalid file_id'> & { row: FileEntry; params: { version?: number } }
async function getVersion({ tx, row, params, fail }: VersionCall) {
  requireFile({ row, fail })
  const version = params.version ?? row.version
  return (await findVersion.first(tx, { file_id: row.id, version })) ?? fail('invalid version')
}

export const downloadFile = ({ blobs }: { blobs: BlobStore }) =>
  implement(contract.downloadFile, async call => {
    const { row, params, refuse } = call
    const file = { ...(await getVersion(call)), filename: row.name }
    return params.thumbnail
      ? ((await streamThumbnail(blobs, file)) ?? refuse('thumbnail'))
      : { ...(await streamStoredFile(blobs, file)), framed: params.show === true && file.media_type === pdfType }
  })

export const getFileText = ({ blobs }: { blobs: BlobStore }) =>
  implement(contract.getFileText, async call => {
    const { version, hash, size, media_type } = await getVersion(call)
    if (media_type !== textType) call.fail('invalid version')
    const text = await textOf(blobs, hash)
    return { object: 'file_text' as const, file_id: call.row.id, version, text, is_complete: size <= maxTextBytes }
  })

// By id, so that nothing that is added meanwhile makes the work endless, and a page is found at once.
const filesInside = query(
  'file.inside',
  `with recursive folders (id, path) as (
     select :folder_id::bigint, ''
     union all
     select e.id, f.path || e.name || '/' from folders f
     join file_entries e on e.group_id = :group_id and e.parent_id = f.id and e.type = 'file_type_dir' and ${isThere}
   )
   select e.id, e.type, f.path as "folder!", e.name, e.url, e.num_entries, coalesce(v.created, e.updated) as "stored!", v.hash as "hash?"
   from folders f join file_entries e on e.group_id = :group_id and e.parent_id = f.id
   left join file_versions v on v.file_id = e.id and v.version = e.version
   where e.id > :after and ${isThere} order by e.id limit 500`,
)

/** Everything in a folder, also folders with nothing in them. Links become small files that computers can open. */
async function* entriesOf(
  tx: Tx,
  blobs: BlobStore,
  where: { group_id: number; folder_id: number },
): AsyncGenerator<ZipEntry> {
  for (let after = 0; ;) {
    const files = await filesInside.all(tx, { ...where, after })
    for (const { type, folder, name, url, num_entries, stored, hash } of files) {
      const mtime = new Date(stored)
      const path = folder + name
      if (type === 'file_type_link')
        yield { path: folder + shortened(`${name}.url`), mtime, content: `[InternetShortcut]\r\nURL=${url}\r\n` }
      else if (type === 'file_type_dir') {
        if (num_entries === 0) yield { path: `${path}/`, mtime, content: null }
      } else if (hash !== null && (await blobs.has(hash))) yield { path, mtime, content: blobChunks(blobs, hash) }
    }
    const last = files.at(-1)
    if (!last) return
    after = last.id
  }
}

export const downloadFileFolder = ({ blobs }: { blobs: BlobStore }) =>
  implement(contract.downloadFileFolder, async ({ tx, group, params, fail }) => {
    const { id: folder_id, path } = await getFolder({ tx, group, params, fail })
    const filename = `${namesIn(path).at(-1) ?? `${group.name}-files`}.zip`
    return { filename, chunks: zipOf(entriesOf(tx, blobs, { group_id: group.id, folder_id })) }
  })
