import { redirect } from '@sveltejs/kit'
import { joinReasons, runAction } from '#lib/forms/run-action.ts'
import { findMembership } from '#lib/account/membership.ts'
import { deliveryOptions, optionsInput } from '#lib/account/options.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  const sub = await findMembership(locals.api, params.name)
  if (sub && sub.status !== 'sub_status_banned') redirect(303, `/g/${params.name}/subscription`)
  return {}
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const group_name = event.params.name
        await event.platform!.call('joingroup', { group_name, ...optionsInput(form, deliveryOptions) })
        const { status } = await event.locals.api.getsub({ group_name })
        return redirect(303, `/g/${group_name}${status === 'sub_status_normal' ? '' : '/subscription'}`)
      },
      { reasons: joinReasons },
    ),
}
