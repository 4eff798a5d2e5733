import { redirect } from '@sveltejs/kit'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { albumPath, openPhoto } from '#lib/photos/photos.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const photo = await openPhoto(event)
  requirePageRight(photo.can_delete, event.request)
  return { photo }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const photo_id = numberOrNotFound(event.params.id)
      const { album_id } = await event.locals.api.getphoto({ photo_id })
      await event.locals.api.deletephoto({ photo_id, updated: textOf(form, 'updated') })
      redirect(303, `${albumPath(event.params.name, { id: album_id })}?deleted=1`)
    }),
}
