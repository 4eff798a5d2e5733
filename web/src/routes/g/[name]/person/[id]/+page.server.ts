import { error, redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent }) => {
  const { group } = await parent()
  const user_id = numberOrNotFound(params.id)
  const group_name = group.name
  const [found, posts] = await Promise.all([
    locals.read.searchmembers({ group_name, user_id }),
    group.perms.archives_visible
      ? locals.read.searcharchives({
          group_name,
          q: `posterid:${user_id}`,
          sort_field: 'date',
          sort_dir: 'desc',
          limit: 10,
        })
      : null,
  ])
  const [member] = found.data
  if (!member) error(404, 'nothing here')
  const { groups } = await locals.read.getsharedgroups({ member_info_id: member.id })
  return { member, posts: posts?.data ?? [], groups: groups.filter(({ name }) => name !== group_name) }
}

export const actions: Actions = {
  message: event =>
    runAction(event, async () => {
      const user_id = numberOrNotFound(event.params.id)
      const { data } = await event.locals.api.searchmembers({ group_name: event.params.name, user_id })
      const { id } = await event.locals.api.newdraft({
        group_name: event.params.name,
        draft_type: 'draft_type_dm',
        dm_member_id: data[0]?.id ?? 0,
      })
      redirect(303, `/drafts/${id}`)
    }),
}
