import type { AlbumObject } from '#contract/photos.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/tx.ts'
import { isBlank } from '#content/text/index.ts'
import { isHidden, type ArchiveDeps } from '../archives/index.ts'
import { lockGroupRow } from '../groups/index.ts'
import * as contract from './contract.ts'
import { maxAlbums } from './limits.ts'
import {
  albumById,
  albumPages,
  changeAlbum,
  countAlbums,
  deleteAlbumRow,
  insertAlbum,
  keepPhotosOfOthers,
  lockAlbum,
  measureAlbum,
  placePhotos,
  storeAsDeleted,
  type AlbumRow,
} from './store.ts'
import { inPreferredAlbumOrder } from './preferred-order.ts'
import { albumView, mayDelete, type PhotoViewer } from './view.ts'

type Deps = Pick<ArchiveDeps, 'addresses'>

async function viewOf(tx: Tx, row: AlbumRow, viewer: PhotoViewer): Promise<AlbumObject> {
  const [album] = await keepPhotosOfOthers(tx, [albumView(row, viewer)], viewer)
  return album!
}

const parseTitle = (title: string): string | null => (isHidden(title) || isBlank(title) ? null : title.trim())

export const getAlbums = ({ addresses }: Deps) =>
  implement(contract.getAlbums, async ({ tx, group, account, access, params }) => {
    const where = { group_id: group.id }
    const viewer = { addresses, account, access }
    const page = await pageOf(tx, contract.getAlbums, inPreferredAlbumOrder(params, account), {
      total: (await countAlbums.one(tx, where)).count,
      fetch: ({ field, dir, start, page }) =>
        albumPages[`${field as 'title'}:${dir}:${start}`].all(tx, { ...where, ...page }),
      cursorOf: (row, field) => ({
        key: field === 'title' ? row.title_key : field === 'updated' ? row.updated : row.id,
        id: row.id,
      }),
      view: row => albumView(row, viewer),
    })
    return { ...page, data: await keepPhotosOfOthers(tx, page.data, viewer) }
  })

export const getAlbum = ({ addresses }: Deps) =>
  implement(contract.getAlbum, async ({ tx, row, account, access }) => viewOf(tx, row, { addresses, account, access }))

export const newAlbum = ({ addresses }: Deps) =>
  implement(contract.newAlbum, async ({ tx, group, account, access, params, fail, refuse, record }) => {
    const title = parseTitle(params.title) ?? refuse('title')
    await lockGroupRow.one(tx, { group_id: group.id })
    if ((await countAlbums.one(tx, { group_id: group.id })).count >= maxAlbums) fail('too many albums')
    const about = { group_id: group.id, title, description: params.desc?.trim() ?? '', account_id: account.id }
    const { id } = await insertAlbum.one(tx, about)
    record('album.created', { album_id: id, title })
    return viewOf(tx, await albumById.one(tx, { id }), { addresses, account, access })
  })

export const updateAlbum = ({ addresses }: Deps) =>
  implement(contract.updateAlbum, async ({ tx, row, account, access, params, fail, refuse, record }) => {
    const { id } = row
    const before = (await lockAlbum.first(tx, { id })) ?? fail('invalid album_id')
    const title = params.title === undefined ? before.title : (parseTitle(params.title) ?? refuse('title'))
    const description = params.desc?.trim() ?? before.description
    const fields = [title !== before.title && 'title', description !== before.description && 'desc'].filter(
      field => field !== false,
    )
    if (fields.length > 0) {
      await changeAlbum.run(tx, { id, title, description })
      record('album.updated', { album_id: id, title, fields })
    }
    return viewOf(tx, await albumById.one(tx, { id }), { addresses, account, access })
  })

export const deleteAlbum = implement(
  contract.deleteAlbum,
  async ({ tx, group, row, account, access, fail, record }) => {
    const { id } = row
    const album = (await lockAlbum.first(tx, { id })) ?? fail('invalid album_id')
    const { photos, bytes, of_others } = await measureAlbum.one(tx, { id, account_id: account.id })
    // Others may have added photos.
    if (!mayDelete(of_others > 0 ? null : album.account_id, { access, account }))
      fail('inadequate_permissions', 'mod_page')
    await deleteAlbumRow.run(tx, { id, deleted_by: account.id })
    await storeAsDeleted.run(tx, { group_id: group.id, bytes })
    record('album.deleted', { album_id: id, title: album.title, photos })
  },
)

export const orderPhotos = ({ addresses }: Deps) =>
  implement(contract.orderPhotos, async ({ tx, row, account, access, params, fail, record }) => {
    const { id } = row
    const album = (await lockAlbum.first(tx, { id })) ?? fail('invalid album_id')
    const ids = [...new Set(params.photo_ids)]
    const { after_photo_id: after = 0 } = params
    if (ids.length === 0 || ids.includes(after)) fail('invalid photo_ids')
    const { count } = await placePhotos.one(tx, { album_id: id, ids, after })
    if (count < ids.length + (after === 0 ? 0 : 1)) fail('invalid photo_ids')
    record('album.updated', { album_id: id, title: album.title, fields: ['order'] })
    return viewOf(tx, await albumById.one(tx, { id }), { addresses, account, access })
  })
