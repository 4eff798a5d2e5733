import { redirect } from '@sveltejs/kit'
import { checkRequiredFields, extraDataChanges, withExtraData } from '#lib/account/extra-data.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { findMembership } from '#lib/account/membership.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  await locals.read.getuser({})
  const sub = await findMembership(locals.api, params.name)
  // As from the page of a subscription: who has left sees the group, and who is asked nothing their subscription.
  if (!sub) redirect(303, `/g/${params.name}`)
  const { extra_member_data_columns: columns = [] } = (await parent()).group
  if (sub.status !== 'sub_status_normal' || columns.length === 0) redirect(303, `/g/${params.name}/subscription`)
  return { columns, values: sub.extra_member_data ?? [] }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { api } = event.locals
      const group_name = event.params.name
      const [group, sub] = [await api.getgroup({ group_name }), await api.getsub({ group_name })]
      const columns = group.extra_member_data_columns ?? []
      checkRequiredFields(form, columns)
      const changes = extraDataChanges(form, columns, sub.extra_member_data)
      if (changes.length > 0)
        await withExtraData(form, columns, api.updatesub({ group_name, extra_member_data: JSON.stringify(changes) }))
      return { isSaved: true }
    }),
}
