import { redirect } from '@sveltejs/kit'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import { isSubgroup } from '#lib/group-settings/settings.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const group = await openManagePage({ locals, parent }, 'delete')
  return { storage: await locals.read.getgroupstorage({ group_id: group.id }), isSubgroup: isSubgroup(group) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { locals, platform, params } = event
        const group = await locals.api.getgroup({ group_name: params.name })
        if (textOf(form, 'confirm_name').trim() !== group.name) throwFormError('wrong group name')
        await platform!.call('deletegroup', {
          group_id: group.id,
          understand: 'I understand',
          reason: textOf(form, 'reason'),
          updated: textOf(form, 'updated'),
        })
        const [parent] = group.name.split('+')
        return redirect(
          303,
          isSubgroup(group) ? `/g/${parent}/settings/subgroups?done=deleted` : '/subscriptions?done=deleted',
        )
      },
      { places: { 'wrong group name': 'confirm_name' } },
    ),
}
