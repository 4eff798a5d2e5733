import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { openForEditing, pageOfForm } from '#lib/wiki/wiki.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  return openForEditing(event, 'delete')
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const id = await pageOfForm(event)
      await event.platform!.call('deletewikipage', { id, updated: textOf(form, 'updated') })
      return redirect(303, `/g/${event.params.name}/wiki/pages?deleted=1`)
    }),
}
