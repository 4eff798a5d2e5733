import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { findMembership } from '#lib/account/membership.ts'
import { optionsInput, membership, moderatorOptions } from '#lib/account/options.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  await locals.read.getuser({})
  const sub = await findMembership(locals.api, params.name)
  // Emails link here, also for people who left since.
  if (!sub) redirect(303, `/g/${params.name}`)
  return { sub, done: url.searchParams.get('done') }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const group_name = event.params.name
      const names = [...Object.values(membership).flat(), ...moderatorOptions]
      await event.platform!.call('updatesub', {
        group_name,
        updated: textOf(form, 'updated'),
        ...optionsInput(form, names),
      })
      return { isSaved: true }
    }),
}
