import { redirect } from '@sveltejs/kit'
import { checkRequiredFields, extraDataChanges, withExtraData } from '#lib/account/extra-data.ts'
import { joinReasons, runAction } from '#lib/forms/run-action.ts'
import { findMembership } from '#lib/account/membership.ts'
import { deliveryOptions, optionsInput } from '#lib/account/options.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  const sub = await findMembership(locals.api, params.name)
  if (sub && sub.status !== 'sub_status_banned') redirect(303, `/g/${params.name}/subscription`)
  // Visitors are asked to sign in first.
  const user = await locals.me()
  const { questions } = user ? await locals.read.getjoinquestions({ group_name: params.name }) : { questions: [] }
  return { questions }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const group_name = event.params.name
        const { questions } = await event.locals.api.getjoinquestions({ group_name })
        checkRequiredFields(form, questions)
        const answers = extraDataChanges(form, questions, []).filter(answer => Object.keys(answer).length > 1)
        const input = {
          ...{ group_name, ...optionsInput(form, deliveryOptions) },
          ...(answers.length > 0 && { extra_member_data: JSON.stringify(answers) }),
        }
        await withExtraData(form, questions, event.platform!.call('joingroup', input))
        const { status } = await event.locals.api.getsub({ group_name })
        return redirect(303, `/g/${group_name}${status === 'sub_status_normal' ? '' : '/subscription'}`)
      },
      { reasons: joinReasons, forCall: 'joingroup' },
    ),
}
