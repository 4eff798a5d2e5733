import { nextPage, numberOrNotFound, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const message_id = numberOrNotFound(params.id)
  const { page_token } = pageParams(url)
  const recipients = await locals.read.getmessagedeliveries({
    message_id,
    limit: 100,
    ...(page_token && { page_token }),
  })
  return { recipients, next: nextPage(url, recipients) }
}
