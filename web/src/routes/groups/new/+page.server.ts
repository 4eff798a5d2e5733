import { redirect } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { orNullIfForbidden } from '#lib/current-user.ts'
import { paragraphs } from '#lib/writing/paragraphs.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  await locals.read.getuser({})
  return {}
}

/** As the call takes it. */
const longestTitle = 200
const joining = { open: {}, restricted: { restricted: true }, invited: { invite_only: true } } as const

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const title = textOf(form, 'title').trim()
      if (Array.from(title).length > longestTitle) throwFormError('title', 'invalid_value')
      const { id: group_id, name } = (await event.platform!.call('creategroup', {
        group_name: textOf(form, 'group_name').trim(),
        desc: paragraphs(textOf(form, 'desc')),
        privacy: textOf(form, 'privacy'),
        sub_group_access: textOf(form, 'sub_group_access'),
      })) as { id: number; name: string }
      const join = textOf(form, 'joining')
      const rules = {
        ...(join in joining ? joining[join as keyof typeof joining] : {}),
        new_users_moderated: form.has('new_users_moderated'),
        announce: form.has('announce'),
      }
      // The group exists by now: rejected settings can be set later, and do not undo the rest.
      await orNullIfForbidden(event.locals.api.updategroup({ group_id, ...rules }))
      if (title) await orNullIfForbidden(event.locals.api.updategroup({ group_id, title }))
      return redirect(303, `/g/${name}`)
    }),
}
