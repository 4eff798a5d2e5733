import { isApiFailure } from '#lib/api.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { moderationRights } from '#lib/moderation/moderation-actions.ts'
import type { PageServerLoad } from './$types'

/** Emails about a pending message link here; its actions are those of the list of pending messages. */
export const load: PageServerLoad = async ({ locals, params, parent }) => {
  await locals.read.getuser({})
  const { group } = await parent()
  moderationRights(group)
  const pending_message_id = numberOrNotFound(params.id)
  // Another moderator may have been faster.
  const message = await locals.api.getpendingmessage({ pending_message_id }).catch((thrown: unknown) => {
    if (isApiFailure(thrown)) return null
    throw thrown
  })
  return { message: message?.group_id === group.id ? message : null }
}
