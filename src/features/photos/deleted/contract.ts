import { endpoint } from '#contract/endpoint.ts'
import { list } from '#contract/list-page.ts'
import { Album, Photo } from '#contract/photos.ts'
import { Bool, Id, Num, Str, Timestamp, fields, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

const common = {
  id: Num,
  ...fields(['created', 'deleted'], Timestamp),
  group_id: Num,
  ...fields(['user_id', 'deleted_by', 'size'], Num),
  deleted_by_name: Str,
}

/** A deleted album, which can be restored with the photos that were deleted with it. */
export const DeletedAlbum = resource('album_deleted', { ...common, title: Str, num_photos: Num })

/** A deleted photo, which can be restored. */
export const DeletedPhoto = resource('photo_deleted', {
  ...common,
  ...fields(['name', 'desc', 'album_title'], Str),
  album_id: Num,
  is_album_deleted: Bool,
})

const listing = { method: 'GET', who: 'account', needs: 'manage_photos', on: 'group', params: GROUP } as const
const sorting = { fields: ['deleted'], field: 'deleted', dir: 'desc' } as const

export const getDeletedAlbums = endpoint('getdeletedalbums', {
  ...listing,
  summary: 'List the albums that were deleted in the last 30 days: members see what they deleted, moderators all.',
  returns: list(DeletedAlbum, sorting),
})

export const getDeletedPhotos = endpoint('getdeletedphotos', {
  ...listing,
  summary:
    'List the photos that were deleted in the last 30 days, but not with their album: members see what they deleted, moderators all.',
  returns: list(DeletedPhoto, sorting),
})

const restoring = { method: 'POST', who: 'account', needs: 'manage_photos', on: 'group' } as const

export const undeleteAlbum = endpoint('undeletealbum', {
  ...restoring,
  summary: 'Restore a deleted album with the photos that were deleted with it.',
  params: { ...GROUP, album_id: Id({ description: 'The deleted album.', invalid: 'invalid album_id' }) },
  returns: Album,
  errors: ['invalid album_id', 'too many albums', 'group out of space'],
  records: ['album.restored'],
})

export const undeletePhoto = endpoint('undeletephoto', {
  ...restoring,
  summary: 'Restore a deleted photo.',
  params: {
    ...GROUP,
    photo_id: Id({ description: 'The deleted photo.', invalid: 'invalid photo_id' }),
    album_id: optional(
      Id({
        description: 'The album to restore it to; by default the one it was in, unless that is deleted too.',
        invalid: 'invalid album_id',
      }),
    ),
  },
  returns: Photo,
  errors: ['invalid photo_id', 'invalid album_id', 'too many photos', 'group out of space'],
  records: ['photo.restored'],
})
