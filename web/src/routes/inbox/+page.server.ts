import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { loadMyGroups } from '#lib/reading/groups.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  const { read } = locals
  const inbox = await read.getinbox({})
  if (inbox.answers === 0) return { inbox, answers: null }
  const [groups, topics] = await Promise.all([loadMyGroups(read), read.getmytopics({ which: 'answered', limit: 20 })])
  return { inbox, answers: { groups, topics: topics.data } }
}

export const actions: Actions = {
  join: event =>
    runAction(event, async form => {
      const member = await event.locals.api.joinbyinvite({ invite_id: Number(textOf(form, 'invite_id')) })
      return { joined: { name: member.group_name, title: member.nice_group_name } }
    }),
}
