import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { findMembership } from '#lib/account/membership.ts'
import { inputOf, membership, moderating } from '#lib/account/options.ts'
import { textOf } from '#lib/forms.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => {
  await locals.read.getuser({})
  const sub = await findMembership(locals.api, params.name)
  // Letters link here, also to who has left since.
  if (!sub) redirect(303, `/g/${params.name}`)
  return { sub }
}

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const group_name = event.params.name
      const names = [...Object.values(membership).flat(), ...moderating]
      await event.platform!.call('updatesub', {
        group_name,
        updated: textOf(form, 'updated'),
        ...inputOf(form, names),
      })
      return { isSaved: true }
    }),
}
