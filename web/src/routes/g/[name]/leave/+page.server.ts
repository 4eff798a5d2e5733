import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { findMembership } from '#lib/account/membership.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  await locals.read.getuser({})
  const sub = await findMembership(locals.api, params.name)
  if (!sub) redirect(303, `/g/${params.name}`)
  return { sub }
}

export const actions: Actions = {
  // The group may be hidden from who has left it.
  default: event =>
    runAction(event, async form => {
      const sub = await findMembership(event.locals.api, event.params.name)
      await event.locals.api.deletesub({ group_name: event.params.name, updated: textOf(form, 'updated') })
      return redirect(303, `/subscriptions?done=${sub?.status === 'sub_status_pending' ? 'withdrawn' : 'left'}`)
    }),
}
