import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { contentsIn } from '../groups/index.ts'
import { deleteAlbum, getAlbum, getAlbums, newAlbum, orderPhotos, updateAlbum } from './albums.ts'
import { deletePhoto, downloadAlbum, downloadPhoto, getPhoto, getPhotos, searchPhotos, updatePhoto } from './photos.ts'
import { getDeletedAlbums, getDeletedPhotos, undeleteAlbum, undeletePhoto } from './deleted/deleted.ts'
import { uploadPhotos } from './upload.ts'

export { albumFinders } from './finders.ts'
export { photoBundle } from './bundle.ts'
export { photoEmails } from './emails.ts'
export { photoExport } from './export.ts'
export { photoFeedItems, newestPhotoIds } from './feed-items.ts'
export { resumePhotoSizes, sizesSubscriber } from './sizes.ts'
export { photoVersions } from './edit-version.ts'

/** Cleared in the background after the group was deleted. */
export const photoContents = contentsIn(['photos', 'photo_albums'])

export const photoHandlers = (deps: ArchiveDeps): Implementation[] => [
  getAlbums(deps),
  getAlbum(deps),
  getPhotos(deps),
  getPhoto(deps),
  searchPhotos(deps),
  newAlbum(deps),
  updateAlbum(deps),
  deleteAlbum,
  uploadPhotos(deps),
  orderPhotos(deps),
  updatePhoto(deps),
  deletePhoto,
  downloadPhoto(deps),
  downloadAlbum(deps),
  getDeletedAlbums,
  getDeletedPhotos,
  undeleteAlbum(deps),
  undeletePhoto(deps),
]
