import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openAlbum } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const album = await openAlbum(event)
  requirePageRight(album.can_delete, event.request)
  return { album }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const album_id = numberOrNotFound(event.params.id)
      await event.locals.api.deletealbum({ album_id, updated: textOf(form, 'updated') })
      redirect(303, `/g/${event.params.name}/photos?deleted=1`)
    }),
}
