import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { PAGING_PARAMS, list } from '#contract/list-page.ts'
import { Album, Photo } from '#contract/photos.ts'
import { Choice, Flag, Id, Ids, Num, Text, Type, UploadedFiles, optional, resource, stream } from '#contract/schema.ts'
import { ALBUM, GROUP, PHOTO } from '#contract/targets.ts'

// Visitors can never see the photos of a group.
const visible = { method: 'GET', who: 'account', needs: 'photos_visible' } as const
const changing = { method: 'POST', who: 'account', needs: 'manage_photos' } as const

const TITLE = Text(200, { description: 'Its title.' })
const DESC = { desc: optional(Text(2000, { description: 'What it is about; of a photo, its caption.' })) }

export const getAlbums = endpoint('getalbums', {
  ...visible,
  summary:
    'List the albums of a group. Without `sort_field`, as the caller prefers (`album_order_by`, `album_sort_dir`).',
  on: 'group',
  params: GROUP,
  returns: list(Album, {
    fields: ['created', 'title', 'updated'],
    field: 'created',
    dir: 'desc',
    dirs: { updated: 'desc' },
  }),
  extended: true,
})

export const getAlbum = endpoint('getalbum', {
  ...visible,
  summary: 'Get an album.',
  on: 'album',
  params: ALBUM,
  returns: Album,
  extended: true,
})

export const getPhotos = endpoint('getphotos', {
  ...visible,
  summary:
    'List the photos of an album. Without `sort_field`, as the caller prefers (`photos_order_by`, `photos_sort_dir`), or else in its order.',
  on: 'album',
  params: { ...GROUP, ...ALBUM },
  returns: list(Photo, {
    fields: ['position', 'created', 'name', 'taken'],
    field: 'position',
    dir: 'asc',
    dirs: { created: 'desc' },
  }),
  extended: true,
})

export const searchPhotos = endpoint('searchphotos', {
  ...visible,
  summary: 'Find photos of a group whose name or caption contains all words, in all albums.',
  on: 'group',
  params: { ...GROUP, q: Text(200, { description: 'The words to search for.' }) },
  returns: list(Photo, { fields: ['created', 'name'], field: 'created', dir: 'desc', dirs: { name: 'asc' } }),
  extended: true,
})

export const getPhoto = endpoint('getphoto', {
  ...visible,
  summary: 'Get a photo, its place in the album, and the photos before and after it, in the order of `getphotos`.',
  on: 'photo',
  params: { ...PHOTO, sort_field: PAGING_PARAMS.sort_field, sort_dir: PAGING_PARAMS.sort_dir },
  returns: Photo,
  extended: true,
})

export const newAlbum = endpoint('newalbum', {
  ...changing,
  summary: 'Create an album.',
  on: 'group',
  params: { ...GROUP, title: TITLE, ...DESC },
  returns: Album,
  errors: ['too many albums'],
  records: ['album.created'],
})

export const updateAlbum = endpoint('updatealbum', {
  ...changing,
  summary: 'Change the title or the description of an album.',
  on: 'album',
  edits: 'album',
  params: { ...ALBUM, title: optional(TITLE), ...DESC },
  returns: Album,
  records: ['album.updated'],
})

export const deleteAlbum = endpoint('deletealbum', {
  ...changing,
  summary:
    'Delete an album with its photos. Members can delete their own if it holds only photos of theirs, moderators all.',
  on: 'album',
  edits: 'album',
  params: ALBUM,
  errors: ['inadequate_permissions'],
  records: ['album.deleted'],
})

export const UploadedPhotos = resource('uploaded_photos', { album_id: Num, photos: Type.Array(Photo) })

export const uploadPhotos = endpoint('uploadphotos', {
  ...changing,
  summary:
    'Add photos to an album. When and with what they were taken is shown; where is removed from them with all other metadata, unless `keep_metadata` is set.',
  on: 'album',
  params: {
    ...ALBUM,
    desc: optional(Text(2000, { description: 'The caption of all of them.' })),
    keep_metadata: optional(
      Flag({
        description:
          'Keep the location and the other metadata of the photos, unless the group reduces them (`max_photo_size_photos`).',
      }),
    ),
    fileupload: UploadedFiles({
      description: 'The photos: JPEG, PNG, WebP or GIF, of up to 200 megapixels. If one is refused, none is added.',
    }),
  },
  returns: UploadedPhotos,
  errors: ['bad attachment', 'not a photo', 'photo too large', 'post too big', 'too many photos', 'group out of space'],
  records: ['photo.added'],
})

export const orderPhotos = endpoint('orderphotos', {
  ...changing,
  summary: 'Put photos of an album into an order, at its beginning or after one of the others, which keep their order.',
  on: 'album',
  edits: 'album',
  params: {
    ...ALBUM,
    photo_ids: Ids({ description: 'The photos, in their new order.' }),
    after_photo_id: optional(
      Id({ description: 'The photo that they come after; without it they come first.', invalid: 'invalid photo_ids' }),
    ),
  },
  returns: Album,
  errors: ['invalid photo_ids'],
  records: ['album.updated'],
})

export const updatePhoto = endpoint('updatephoto', {
  ...changing,
  summary: 'Change the name or the caption of a photo, or move it to the end of another album.',
  on: 'photo',
  edits: 'photo',
  params: {
    ...PHOTO,
    name: optional(Text(255, { description: 'Its name, at most 255 bytes.' })),
    ...DESC,
    album_id: optional(Id({ description: 'Move it to this album of the group.', invalid: 'invalid album_id' })),
  },
  returns: Photo,
  errors: ['invalid album_id', 'too many photos'],
  records: ['photo.updated'],
})

export const deletePhoto = endpoint('deletephoto', {
  ...changing,
  summary: 'Delete a photo. Members can delete their own, moderators all.',
  on: 'photo',
  edits: 'photo',
  params: PHOTO,
  errors: ['inadequate_permissions'],
  records: ['photo.deleted'],
})

export const downloadPhoto = endpoint('downloadphoto', {
  ...visible,
  summary: 'Download a photo, as it was uploaded or smaller.',
  on: 'photo',
  params: {
    ...PHOTO,
    size: optional(Choice(words.photo_version, { description: 'A smaller version of it, as WebP.' })),
  },
  returns: stream('application/octet-stream'),
})

export const downloadAlbum = endpoint('downloadalbum', {
  ...visible,
  summary: 'Download the photos of an album as a zip.',
  on: 'album',
  params: ALBUM,
  returns: stream('application/zip'),
  replica: true,
})
