import { error, redirect } from '@sveltejs/kit'
import { signInPath } from '../api.ts'
import { numberOrNotFound } from '../pagination.ts'
import type { Output } from '../../../../client/types.ts'

export type Album = Output<'getalbum'>
/** A photo in a list. */
export type Photo = Output<'getphotos'>['data'][number]
/** A photo with its place in the album. */
export type ShownPhoto = Output<'getphoto'>

export const albumPath = (group: string, album: { id: number }): string => `/g/${group}/album/${album.id}`
export const photoPath = (group: string, photo: { id: number }): string => `/g/${group}/photo/${photo.id}`
/** The address of a photo. From here: pages show no pictures from elsewhere. */
export const pictureUrl = ({ id }: { id: number }, size?: 'thumbnail' | 'medium' | 'large'): string =>
  `/api/v1/downloadphoto?photo_id=${id}${size ? `&size=${size}` : ''}`
/** What a photo is called: its caption, or else its file. */
export const captionOf = ({ desc, name }: Pick<Photo, 'desc' | 'name'>): string => desc || name

type Opening = { locals: App.Locals; params: { id: string }; url: URL }

/** Photos are never public: visitors sign in first, and who may not see them finds nothing. */
export async function openPhotos({ locals, url }: Pick<Opening, 'locals' | 'url'>) {
  const [group, user] = await Promise.all([locals.group(), locals.me()])
  if (!user) redirect(303, signInPath(url))
  if (!group.perms.photos_visible) error(404, 'nothing here')
  return { group, user }
}

/** The album of a page. It is at one address only: that of its group. */
export async function openAlbum(opening: Opening): Promise<Album> {
  const { group } = await openPhotos(opening)
  const album = await opening.locals.read.getalbum({ album_id: numberOrNotFound(opening.params.id) })
  if (album.group_id !== group.id) error(404, 'nothing here')
  return album
}

export async function openPhoto(opening: Opening): Promise<ShownPhoto> {
  const { group } = await openPhotos(opening)
  const photo = await opening.locals.read.getphoto({ photo_id: numberOrNotFound(opening.params.id) })
  if (photo.group_id !== group.id) error(404, 'nothing here')
  return photo
}
