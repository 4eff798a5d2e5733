import { nextPage, numberOrNotFound, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const message = await locals.read.getmessage({ group_name: params.name, msg_num: numberOrNotFound(params.num) })
  const revisions = await locals.read.getmessagerevisions({ message_id: message.id, ...pageParams(url) })
  return { message, revisions, next: nextPage(url, revisions) }
}
