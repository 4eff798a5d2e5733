import { redirect } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params }) => ({
  group: await locals.read.getgroupdetails({ group_id: numberOrNotFound(params.id) }),
})

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const group_id = numberOrNotFound(event.params.id)
        const { name } = await event.locals.api.getgroupdetails({ group_id })
        if (textOf(form, 'confirm_name').trim() !== name) throwFormError('wrong group name')
        await event.locals.api.removegroup({ group_id, understand: 'I understand', reason: textOf(form, 'reason') })
        return redirect(303, '/admin/groups?done=deleted')
      },
      { places: { 'wrong group name': 'confirm_name' } },
    ),
}
