import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageToken } from '#lib/pagination.ts'
import { albumPath, openPhotos } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

const mostAlbums = 100

export const load: PageServerLoad = async event => {
  await openPhotos(event)
  const { locals, params, url, request, parent } = event
  const { group } = await parent()
  requirePageRight(group.perms.manage_photos, request)
  if (!group.perms.manage_photos) return { albums: [], photos: [], others: [], next: null }
  const about = { group_name: params.name, limit: mostAlbums }
  const [albums, photos] = await Promise.all([
    url.searchParams.has('page') ? [] : locals.read.getdeletedalbums(about).then(({ data }) => data),
    locals.read.getdeletedphotos({ ...about, limit: 50, ...pageToken(url) }),
  ])
  // Those that changed last: where one puts photos these days.
  const isAlbumGone = photos.data.some(({ is_album_deleted }) => is_album_deleted)
  const recent = { ...about, sort_field: 'updated', sort_dir: 'desc' } as const
  const others = isAlbumGone ? (await locals.read.getalbums(recent)).data.map(({ id, title }) => ({ id, title })) : []
  return { albums, photos: photos.data, others, next: nextPage(url, photos) }
}

export const actions: Actions = {
  album: event =>
    runAction(event, async form => {
      const group_name = event.params.name
      const album = await event.locals.api.undeletealbum({ group_name, album_id: Number(textOf(form, 'album_id')) })
      redirect(303, `${albumPath(group_name, album)}?restored=1`)
    }),
  photo: event =>
    runAction(event, async form => {
      const group_name = event.params.name
      const to = textOf(form, 'to_album')
      const photo_id = Number(textOf(form, 'photo_id'))
      const photo = await event.locals.api.undeletephoto({
        ...{ group_name, photo_id },
        ...(to !== '' && { album_id: Number(to) }),
      })
      redirect(303, `${albumPath(group_name, { id: photo.album_id })}?restored=1`)
    }),
}
