import { error } from '@sveltejs/kit'
import { changesIn } from '#lib/account/about-me.ts'
import { attempt, refuse } from '#lib/account/attempt.ts'
import { findMembership } from '#lib/account/membership.ts'
import { isRefusal } from '#lib/api.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  await locals.read.getuser({})
  const sub = await findMembership(locals.read, params.name)
  const { extra_member_data_columns: columns = [] } = (await parent()).group
  if (sub?.status !== 'sub_status_normal' || columns.length === 0) error(404, 'nothing here')
  return { columns, values: sub.extra_member_data ?? [] }
}

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { api } = event.locals
      const group_name = event.params.name
      const [group, sub] = [await api.getgroup({ group_name }), await api.getsub({ group_name })]
      const changes = changesIn(form, group.extra_member_data_columns ?? [], sub.extra_member_data)
      if (changes.length > 0)
        await api.updatesub({ group_name, extra_member_data: JSON.stringify(changes) }).catch((thrown: unknown) => {
          if (isRefusal(thrown) && thrown.extra === 'extra_member_data') refuse('wrong about me')
          throw thrown
        })
      return { isSaved: true }
    }),
}
