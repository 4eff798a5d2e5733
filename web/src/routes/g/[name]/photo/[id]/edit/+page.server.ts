import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openPhoto, photoPath } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

const mostAlbums = 100

export const load: PageServerLoad = async event => {
  const [photo, { group }] = await Promise.all([openPhoto(event), event.parent()])
  requirePageRight(group.perms.manage_photos, event.request)
  // Those that changed last: where one puts photos these days.
  const recent = { sort_field: 'updated', sort_dir: 'desc', limit: mostAlbums } as const
  const { data } = await event.locals.read.getalbums({ group_name: event.params.name, ...recent })
  const others = data.filter(({ id }) => id !== photo.album_id)
  const albums = [{ id: photo.album_id, title: photo.album_title ?? '' }, ...others]
  return { photo, albums: albums.map(({ id, title }) => ({ id, title })) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const photo = await event.locals.api.updatephoto({
          photo_id: numberOrNotFound(event.params.id),
          updated: textOf(form, 'updated'),
          name: textOf(form, 'name'),
          desc: textOf(form, 'desc'),
          album_id: Number(textOf(form, 'album_id')),
        })
        redirect(303, `${photoPath(event.params.name, photo)}?saved=1`)
      },
      {
        reasons: { 'invalid_value name': 'file name' },
        places: { 'file name': 'name', 'invalid album_id': 'album_id', 'too many photos': 'album_id' },
      },
    ),
}
