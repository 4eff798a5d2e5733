import { may, type GroupAccess } from '#contract/permissions.ts'
import type { PhotoDetails } from '#content/images/index.ts'
import { albumWord } from '#contract/groups/group-addresses.ts'
import type { AlbumObject, PhotoObject } from '#contract/photos.ts'
import type { Addresses } from '../groups/index.ts'
import type { AlbumRow, PhotoRow } from './store.ts'

/** Who looks at photos. */
export type PhotoViewer = { addresses: Addresses; access: GroupAccess; account: { id: number } }

const photoUrl = ({ url }: Addresses, id: number): string => `${url}/api/v1/downloadphoto?photo_id=${id}`

/** Members can delete what they added. */
export const mayDelete = (account_id: number | null, { access, account }: Omit<PhotoViewer, 'addresses'>): boolean =>
  may('manage_photos', access) && (account_id === account.id || may('mod_page', access))

/** RFC 5321, section 4.5.3.1.1. */
const maxLocalPart = 64

/** Where pictures are sent to be added to an album; empty if the name of the group is too long for it. */
function albumEmailAddress({ id, group_name }: AlbumRow, { mailDomain }: Addresses): string {
  const local = `${group_name}+${albumWord}+${id}`
  return local.length > maxLocalPart ? '' : `${local}@${mailDomain}`
}

export const albumView = (row: AlbumRow, viewer: PhotoViewer): AlbumObject => ({
  ...{ object: 'album', id: row.id, created: row.created, updated: row.updated, group_id: row.group_id },
  ...{ title: row.title, desc: row.description, num_photos: row.num_photos, creator_name: row.creator_name },
  email_address: may('manage_photos', viewer.access) ? albumEmailAddress(row, viewer.addresses) : '',
  cover_url: row.cover_id === null ? '' : `${photoUrl(viewer.addresses, row.cover_id)}&size=thumbnail`,
  user_id: row.account_id ?? 0,
  can_delete: mayDelete(row.account_id, viewer),
})

const noDetails = { taken: '', make: '', model: '', shutter_speed: '', focal_length: 0, aperture: 0, iso: 0 }

export function photoView(row: PhotoRow, viewer: PhotoViewer): PhotoObject {
  const url = photoUrl(viewer.addresses, row.id)
  return {
    ...{ object: 'photo', id: row.id, created: row.created, updated: row.updated, group_id: row.group_id },
    ...{ album_id: row.album_id, position: row.position, name: row.name, desc: row.description, size: row.size },
    ...{
      width: row.width,
      height: row.height,
      media_type: row.media_type,
      format: row.media_type.replace('image/', ''),
      creator_name: row.creator_name,
    },
    user_id: row.account_id ?? 0,
    download_url: url,
    is_scaled: row.large_hash !== null,
    ...{ thumbnail_url: `${url}&size=thumbnail`, medium_url: `${url}&size=medium`, large_url: `${url}&size=large` },
    ...noDetails,
    ...(row.details as PhotoDetails),
    can_delete: mayDelete(row.account_id, viewer),
  }
}
