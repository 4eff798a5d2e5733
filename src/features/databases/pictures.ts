import { implement, type Call } from '#runtime/call.ts'
import { lockBlobs } from '#runtime/lock-blobs.ts'
import type { Upload } from '#contract/schema.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import {
  inspectFile,
  isShown,
  storedFile,
  storedThumbnail,
  type ArchiveParts,
  type Inspected,
} from '../archives/index.ts'
import * as contract from './contract.ts'
import type { StoredRow } from './finders.ts'
import type { Column } from '#contract/databases.ts'
import { dropImages, imagesOf, putImages } from './store.ts'
import { isPicture, WrongValue, type Value } from './values.ts'

/** A picture that came with a call. */
export type Picture = Upload & Inspected
type Kept = { col_id: number; size: number; filename: string }
/** The pictures of a row: those that are new, where all are, and their bytes. */
export type NamedPictures = { fresh: readonly (Picture & { col_id: number })[]; col_ids: number[]; bytes: number }

type Uploading = {
  params: { fileupload?: Upload[] }
  account: { id: number }
  signal: () => AbortSignal
  fail: (error: 'bad attachment') => never
}

/** Looks into the files of a call: each must be a picture that can be shown. */
export async function inspectPictures(call: Uploading, { blobs }: ArchiveParts): Promise<Picture[]> {
  const pictures: Picture[] = []
  const inspector = { party: `account ${call.account.id}`, signal: call.signal() }
  for (const upload of call.params.fileupload ?? []) {
    const seen = await inspectFile(blobs, upload, inspector)
    if (!isShown(seen)) call.fail('bad attachment')
    pictures.push({ ...upload, ...seen })
  }
  return pictures
}

/** Finds the picture that each value names: one that came with the call, or the one that the row has there. */
export function namedPictures(
  columns: readonly Column[],
  values: readonly Value[],
  given: readonly Picture[],
  kept: readonly Kept[],
): NamedPictures | WrongValue {
  const named: NamedPictures & { fresh: (Picture & { col_id: number })[] } = { fresh: [], col_ids: [], bytes: 0 }
  for (const { id: col_id } of columns.filter(isPicture)) {
    const name = values.find(value => value.col_id === col_id)?.image_name
    if (name === undefined) continue
    const picture = given.find(({ filename }) => filename === name)
    const before = kept.find(one => one.col_id === col_id && one.filename === name)
    if (!picture && !before) return new WrongValue(col_id)
    if (picture) named.fresh.push({ ...picture, col_id })
    named.col_ids.push(col_id)
    named.bytes += (picture ?? before)!.size
  }
  return named
}

/** Writes down which pictures a row has. */
export async function putPictures(
  tx: Tx,
  { id: row_id, group_id, table_id }: Pick<StoredRow, 'id' | 'group_id' | 'table_id'>,
  { fresh, col_ids }: NamedPictures,
  { blobs }: ArchiveParts,
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

export const downloadDatabaseImage = ({ blobs }: ArchiveParts) =>
  implement(contract.downloadDatabaseImage, async (call: Call<typeof contract.downloadDatabaseImage>) => {
    const { tx, row, params, fail } = call
    const found = (await imagesOf.all(tx, { row_id: row.id })).find(({ col_id }) => col_id === params.col_id)
    const picture = found ?? fail('invalid col_id')
    return (params.thumbnail ? await storedThumbnail(blobs, picture) : undefined) ?? storedFile(blobs, picture)
  })
