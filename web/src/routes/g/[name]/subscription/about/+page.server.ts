import { redirect } from '@sveltejs/kit'
import { extraDataChanges, missingExtraData } from '#lib/account/extra-data.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { findMembership } from '#lib/account/membership.ts'
import { isApiFailure } from '#lib/api.ts'
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
      const missing = missingExtraData(form, columns)
      if (missing) throwFormError(missing)
      const changes = extraDataChanges(form, columns, sub.extra_member_data)
      if (changes.length > 0)
        await api.updatesub({ group_name, extra_member_data: JSON.stringify(changes) }).catch((thrown: unknown) => {
          if (isApiFailure(thrown) && thrown.extra === 'extra_member_data') throwFormError('wrong about me')
          throw thrown
        })
      return { isSaved: true }
    }),
}
