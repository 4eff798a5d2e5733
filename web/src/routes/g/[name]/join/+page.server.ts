import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { findMembership } from '#lib/account/membership.ts'
import { delivery, inputOf } from '#lib/account/options.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  const sub = await findMembership(locals.api, params.name)
  if (sub && sub.status !== 'sub_status_banned') redirect(303, `/g/${params.name}/subscription`)
  return {}
}

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const group_name = event.params.name
      await event.platform!.call('joingroup', { group_name, ...inputOf(form, delivery) })
      const { status } = await event.locals.api.getsub({ group_name })
      return redirect(303, `/g/${group_name}${status === 'sub_status_normal' ? '' : '/subscription'}`)
    }),
}
