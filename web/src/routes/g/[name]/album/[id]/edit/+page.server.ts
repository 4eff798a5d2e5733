import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { albumPath, openAlbum } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const [album, { group }] = await Promise.all([openAlbum(event), event.parent()])
  requirePageRight(group.perms.manage_photos, event.request)
  return { album }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const album = await event.locals.api.updatealbum({
        album_id: numberOrNotFound(event.params.id),
        updated: textOf(form, 'updated'),
        title: textOf(form, 'title'),
        desc: textOf(form, 'desc'),
      })
      redirect(303, `${albumPath(event.params.name, album)}?saved=1`)
    }),
}
