import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf } from '../incoming-mail.ts'
import { forwardedContent } from './forwarded-content.ts'
import { doneOutcome, outcomeOfError, type RejectionsByError } from './reply-email.ts'

const rejections: RejectionsByError = { banned: group => ({ key: 'cannotContact', args: { group } }) }

/** Forwards mail to `group+owner@` to the moderators of the group. Their replies go to the sender. */
export const owner: Handler<Extract<Destination, { is: 'owner' }>> = {
  async handle(incoming, { group }, { pipeline }) {
    try {
      await mailCalls(pipeline, identityOf(incoming)).writetoowners({
        group_id: group.id,
        ...forwardedContent(incoming),
      })
      return doneOutcome('passed on to the moderators', group)
    } catch (error) {
      return outcomeOfError(error, group, rejections)
    }
  },
}
