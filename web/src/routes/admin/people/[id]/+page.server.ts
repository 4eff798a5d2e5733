import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { throwIfChanged } from '#lib/group-settings/row-version.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => ({
  person: await locals.read.getuserdetails({ user_id: numberOrNotFound(params.id) }),
})

export const actions: Actions = {
  signOut: event =>
    runAction(event, async () => {
      await event.locals.api.signoutuser({ user_id: numberOrNotFound(event.params.id) })
      return { done: 'signedOut' as const }
    }),
  reset: event =>
    runAction(event, async () => {
      const { email } = await event.locals.api.getuserdetails({ user_id: numberOrNotFound(event.params.id) })
      await event.locals.api.requestpasswordreset({ email })
      return { done: 'resetSent' as const }
    }),
  suspend: event =>
    runAction(event, async () => {
      const { email } = await event.locals.api.getuserdetails({ user_id: numberOrNotFound(event.params.id) })
      await event.locals.api.suspenduser({ email })
      return { done: 'suspended' as const }
    }),
  restore: event =>
    runAction(event, async () => {
      const { email } = await event.locals.api.getuserdetails({ user_id: numberOrNotFound(event.params.id) })
      await event.locals.api.restoreuser({ email })
      return { done: 'restored' as const }
    }),
  changeEmail: event =>
    runAction(
      event,
      async form => {
        const { api } = event.locals
        const user_id = numberOrNotFound(event.params.id)
        throwIfChanged(form, (await api.getuserdetails({ user_id })).email)
        await api.changeuseremail({ user_id, email: textOf(form, 'email') })
        return { done: 'emailChanged' as const }
      },
      { of: 'email' },
    ),
  preview: event =>
    runAction(event, async () => ({
      deletion: await event.locals.api.deleteuser({ user_id: numberOrNotFound(event.params.id), preview: true }),
    })),
  remove: event =>
    runAction(event, async form => {
      await event.locals.api.deleteuser({
        user_id: numberOrNotFound(event.params.id),
        anonymize: form.get('anonymize') === 'on',
      })
      redirect(303, '/admin/people?done=deleted')
    }),
}
