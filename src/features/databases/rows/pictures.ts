import { implement, type Call } from '#runtime/calls/handler.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import type { Upload } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import {
  inspectFile,
  isDisplayable,
  shrinkToLimit,
  streamStoredFile,
  streamThumbnail,
  type ArchiveDeps,
  type FileInspection,
} from '../../archives/index.ts'
import * as contract from '../contract.ts'
import type { StoredRow } from '../finders.ts'
import type { Column } from '#contract/databases.ts'
import { dropImages, imagesOf, putImages } from '../store.ts'
import { isPicture, InvalidValue, type CellValue } from '../columns/values.ts'

/** An uploaded image. */
export type UploadedPicture = Upload & FileInspection
type StoredPicture = { col_id: number; size: number; filename: string }
/** The images of a row: the new ones, those of all columns, and their total size. */
export type ResolvedPictures = {
  fresh: readonly (UploadedPicture & { col_id: number })[]
  col_ids: number[]
  bytes: number
}

type UploadCall = {
  params: { fileupload?: Upload[] }
  account: { id: number }
  group: { settings: Pick<GroupSettings, 'max_photo_size_databases'> }
  signal: () => AbortSignal
  fail: (error: 'bad attachment') => never
}

/** Inspects uploaded files; each must be an image that can be displayed. */
export async function inspectPictures(call: UploadCall, { blobs }: ArchiveDeps): Promise<UploadedPicture[]> {
  const pictures: UploadedPicture[] = []
  const inspector = { queueKey: `account ${call.account.id}`, signal: call.signal() }
  for (const upload of call.params.fileupload ?? []) {
    const inspection = await inspectFile(blobs, upload, inspector)
    if (!isDisplayable(inspection)) call.fail('bad attachment')
    const limit = call.group.settings.max_photo_size_databases
    pictures.push(await shrinkToLimit(blobs, { ...upload, ...inspection }, limit, inspector))
  }
  return pictures
}

/** Finds the image that each value names: an uploaded one, or the one that the row already has. */
export function resolvePictures(
  columns: readonly Column[],
  values: readonly CellValue[],
  uploads: readonly UploadedPicture[],
  storedPictures: readonly StoredPicture[],
): ResolvedPictures | InvalidValue {
  const resolved: ResolvedPictures & { fresh: (UploadedPicture & { col_id: number })[] } = {
    fresh: [],
    col_ids: [],
    bytes: 0,
  }
  for (const { id: col_id } of columns.filter(isPicture)) {
    const name = values.find(value => value.col_id === col_id)?.image_name
    if (name === undefined) continue
    const picture = uploads.find(({ filename }) => filename === name)
    const before = storedPictures.find(one => one.col_id === col_id && one.filename === name)
    if (!picture && !before) return new InvalidValue(col_id)
    if (picture) resolved.fresh.push({ ...picture, col_id })
    resolved.col_ids.push(col_id)
    resolved.bytes += (picture ?? before)!.size
  }
  return resolved
}

/** Stores which images a row has. */
export async function putPictures(
  tx: Tx,
  { id: row_id, group_id, table_id }: Pick<StoredRow, 'id' | 'group_id' | 'table_id'>,
  { fresh, col_ids }: ResolvedPictures,
  { blobs }: ArchiveDeps,
): Promise<void> {
  await dropImages.run(tx, { row_id, kept: col_ids })
  if (fresh.length === 0) return
  await lockBlobs(
    tx,
    blobs,
    fresh.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
  )
  await putImages.run(tx, { group_id, table_id, row_id, images: json(fresh) })
}

export const downloadDatabaseImage = ({ blobs }: ArchiveDeps) =>
  implement(contract.downloadDatabaseImage, async (call: Call<typeof contract.downloadDatabaseImage>) => {
    const { tx, row, params, fail } = call
    const image = (await imagesOf.all(tx, { row_id: row.id })).find(({ col_id }) => col_id === params.col_id)
    const picture = image ?? fail('invalid col_id')
    return (params.thumbnail ? await streamThumbnail(blobs, picture) : undefined) ?? streamStoredFile(blobs, picture)
  })
