import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openPage } from '#lib/wiki/wiki.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const set = await openPage(event)
  requirePageRight(set.page.can_edit, event.request)
  return { set }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const id = numberOrNotFound(event.params.page)
      await event.platform!.call('deletewikipage', { id, updated: textOf(form, 'updated') })
      return redirect(303, `/g/${event.params.name}/wiki/pages?deleted=1`)
    }),
}
