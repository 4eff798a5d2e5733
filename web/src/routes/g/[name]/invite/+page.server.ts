import { error } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  await locals.read.getuser({})
  if (!(await parent()).group.perms.invite_members) error(404, 'nothing here')
  return {}
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const [emails, message] = ['emails', 'message'].map(name => textOf(form, name).replaceAll('\r\n', '\n'))
      if (emails!.trim() === '') throwFormError('emails')
      const { invites, errors } = await event.locals.api.invite({
        group_name: event.params.name,
        emails: emails!,
        message: message!,
      })
      return { invited: invites.length, errors, message: message! }
    }),
}
