import { numberOrNotFound } from '#lib/pagination.ts'
import { loadQuote } from '#lib/writing/quotation.ts'
import { draftActions } from '#lib/writing/draft-actions.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, parent, url }) => {
  const group_name = params.name
  const message = await locals.read.getmessage({ group_name, msg_num: numberOrNotFound(params.num) })
  const { group } = await parent()
  const audience = group.perms.can_post ? await locals.read.getaudience({ group_name, message_id: message.id }) : null
  const isQuoted = audience && !audience.is_closed && url.searchParams.has('quote')
  const quote = isQuoted ? await loadQuote(locals, group, { msg_num: message.msg_num, ...textIn(url) }) : null
  return { message, audience, quote, isPrivate: url.searchParams.get('to') === 'sender' }
}

/** A passage of the message that was selected; a longer one is cut. */
const textIn = (url: URL): { text?: string } => {
  const text = (url.searchParams.get('text') ?? '').replaceAll('\0', '').slice(0, 3000).toWellFormed()
  return text === '' ? {} : { text }
}

export const actions = draftActions(async ({ locals, params }: Parameters<Actions[string]>[0]) => {
  const group_name = params.name
  const { id } = await locals.read.getmessage({ group_name, msg_num: numberOrNotFound(params.num) })
  return { group_name, draft_type: 'draft_type_reply', message_id: id }
}) satisfies Actions
