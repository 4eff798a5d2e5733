import { numberIn } from '#lib/pages.ts'
import { writingActions } from '#lib/writing/drafting.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const group_name = params.name
  const message = await locals.read.getmessage({ group_name, msg_num: numberIn(params.num) })
  const { group } = await parent()
  const audience = group.perms.can_post ? await locals.read.getaudience({ group_name, message_id: message.id }) : null
  return { message, audience, isPrivate: url.searchParams.get('to') === 'sender' }
}

export const actions = writingActions(async ({ locals, params }: Parameters<Actions[string]>[0]) => {
  const group_name = params.name
  const { id } = await locals.read.getmessage({ group_name, msg_num: numberIn(params.num) })
  return { group_name, draft_type: 'draft_type_reply', message_id: id }
}) satisfies Actions
