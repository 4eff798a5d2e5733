import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { maxAlbums, maxPhotos } from '../limits.ts'
import { albumById, countAlbums, keepPhotosOfOthers, photoById } from '../store.ts'
import { albumView, photoView } from '../view.ts'
import * as contract from './contract.ts'
import {
  countDeletedAlbums,
  countDeletedPhotos,
  deletedAlbumPages,
  deletedPhotoPages,
  findDeletedPhoto,
  lockAnyAlbums,
  lockDeletedAlbum,
  lockDeletedPhoto,
  restoreAlbum,
  restorePhoto,
  takeStorageBack,
} from './store.ts'

type Deps = Pick<ArchiveDeps, 'addresses' | 'postLimits'>
type Caller = Pick<Call<typeof contract.getDeletedAlbums>, 'group' | 'account' | 'access'>
/** Members see what they deleted themselves, moderators everything. */
const ofCaller = ({ group, account, access }: Caller) => ({
  group_id: group.id,
  only_account_id: may('mod_page', access) ? null : account.id,
})

type DeletedRow = {
  id: number
  created: string
  deleted: string
  group_id: number
  account_id: number | null
  deleted_by: number | null
  deleted_by_name: string
  size: number
}
const commonView = <Row extends DeletedRow>({ id, created, deleted, group_id, size, ...row }: Row) => ({
  ...({ id, created, deleted, group_id, size } as Pick<Row, 'id' | 'created' | 'deleted' | 'group_id' | 'size'>),
  user_id: row.account_id ?? 0,
  deleted_by: row.deleted_by ?? 0,
  deleted_by_name: row.deleted_by_name,
})

export const getDeletedAlbums = implement(contract.getDeletedAlbums, async call =>
  pageOf(call.tx, contract.getDeletedAlbums, call.params, {
    total: async () => (await countDeletedAlbums.one(call.tx, ofCaller(call))).count,
    fetch: ({ dir, start, page }) =>
      deletedAlbumPages[`deleted:${dir}:${start}`].all(call.tx, { ...ofCaller(call), ...page }),
    cursorOf: ({ deleted, id }) => ({ key: deleted, id }),
    view: row => ({
      object: 'album_deleted' as const,
      ...commonView(row),
      title: row.title,
      num_photos: row.num_photos,
    }),
  }),
)

export const getDeletedPhotos = implement(contract.getDeletedPhotos, async call =>
  pageOf(call.tx, contract.getDeletedPhotos, call.params, {
    total: async () => (await countDeletedPhotos.one(call.tx, ofCaller(call))).count,
    fetch: ({ dir, start, page }) =>
      deletedPhotoPages[`deleted:${dir}:${start}`].all(call.tx, { ...ofCaller(call), ...page }),
    cursorOf: ({ deleted, id }) => ({ key: deleted, id }),
    view: row => ({
      object: 'photo_deleted' as const,
      ...commonView(row),
      ...{ name: row.name, desc: row.description, album_id: row.album_id },
      ...{ album_title: row.album_title, is_album_deleted: row.is_album_deleted },
    }),
  }),
)

export const undeleteAlbum = ({ addresses, postLimits }: Deps) =>
  implement(contract.undeleteAlbum, async call => {
    const { tx, group, account, access, params, fail, record } = call
    const group_id = group.id
    const gone =
      (await lockDeletedAlbum.first(tx, { ...ofCaller(call), id: params.album_id })) ?? fail('invalid album_id')
    const { id, title, num_photos, size: bytes } = gone
    if (!(await takeStorageBack.first(tx, { group_id, bytes, most: postLimits.groupStorage })))
      fail('group out of space')
    // Under the lock of the group.
    if ((await countAlbums.one(tx, { group_id })).count >= maxAlbums) fail('too many albums')
    await restoreAlbum.run(tx, { id })
    record('album.restored', { album_id: id, title, photos: num_photos })
    const view = albumView(await albumById.one(tx, { id }), { addresses, account, access })
    return (await keepPhotosOfOthers(tx, [view], { account, access }))[0]!
  })

export const undeletePhoto = ({ addresses, postLimits }: Deps) =>
  implement(contract.undeletePhoto, async call => {
    const { tx, group, account, access, params, fail, record } = call
    const where = { ...ofCaller(call), id: params.photo_id }
    const { album_id: from_id } = (await findDeletedPhoto.first(tx, where)) ?? fail('invalid photo_id')
    const { album_id = from_id } = params
    const album = (await lockAnyAlbums(tx, [from_id, album_id])).get(album_id)
    const { id, name, size: bytes } = (await lockDeletedPhoto.first(tx, where)) ?? fail('invalid photo_id')
    if (!album || album.group_id !== group.id || album.deleted !== null) return fail('invalid album_id')
    if (album.num_photos >= maxPhotos) fail('too many photos')
    const room = { group_id: group.id, bytes, most: postLimits.groupStorage }
    if (!(await takeStorageBack.first(tx, room))) fail('group out of space')
    await restorePhoto.run(tx, { id, album_id })
    record('photo.restored', { album_id, title: album.title, photo_id: id, name })
    return photoView(await photoById.one(tx, { id }), { addresses, account, access })
  })
