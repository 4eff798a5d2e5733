import { error, redirect } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { rightFromUrl, memberFormActions } from '#lib/members/member-page-actions.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url, parent }) => {
  const { group } = await parent()
  const { perms, name: group_name } = group
  const member_info_id = numberOrNotFound(params.id)
  const member = await locals.read.getmember({ member_info_id })
  if (member.group_id !== group.id) error(404, 'nothing here')
  if (!perms.mod_page) redirect(303, `/g/${group_name}/person/${member.user_id}`)
  const asked = rightFromUrl(url)
  const mayManage = perms.manage_members && member.status === 'sub_status_normal'
  const [right, labels, delivery, history, activity, topics] = await Promise.all([
    // A right or topic that is not there is no reason to show no page.
    locals.api.explainright({ member_info_id, ...asked }).catch((thrown: unknown) => {
      if (!isApiFailure(thrown)) throw thrown
      return locals.read.explainright({ member_info_id })
    }),
    locals.read.getmemberlabels({ group_name, limit: 100 }),
    mayManage ? locals.read.getdeliveryinfo({ group_name, member_info_id }) : null,
    mayManage ? locals.read.getdeliveryhistory({ member_info_id }) : null,
    perms.view_activity
      ? locals.read.getactivitylog({ group_name, member_info_id, language: locals.language, limit: 10 })
      : null,
    perms.archives_visible ? locals.read.gettopics({ group_name, limit: 20 }) : null,
  ])
  return {
    ...{ member, asked, right },
    labels: labels.data,
    delivery,
    history,
    activity: activity?.data ?? [],
    topics: topics?.data.map(({ id, subject }) => ({ id, subject })) ?? [],
  }
}

export const actions: Actions = memberFormActions
