import { isRefusal } from '#lib/api.ts'
import { numberIn } from '#lib/pages.ts'
import { decidesOn } from '#lib/waiting/deciding.ts'
import type { PageServerLoad } from './$types'

/** Letters about one message that waits lead here; what is done with it is answered by the page of them all. */
export const load: PageServerLoad = async ({ locals, params, parent }) => {
  await locals.read.getuser({})
  const { group } = await parent()
  decidesOn(group)
  const pending_message_id = numberIn(params.id)
  // Another moderator may have been faster.
  const message = await locals.api.getpendingmessage({ pending_message_id }).catch((thrown: unknown) => {
    if (isRefusal(thrown)) return null
    throw thrown
  })
  return { message: message?.group_id === group.id ? message : null }
}
