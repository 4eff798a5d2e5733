import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf, noAuthor } from '../incoming-mail.ts'
import { forwardedContent } from './forwarded-content.ts'
import { doneOutcome, outcomeOfError, type RejectionsByError } from './reply-email.ts'

const rejections: RejectionsByError = { 'nobody to write to': () => ({ key: 'noAdministrators' }) }

/** Forwards mail for the site administrators, including reports from programs. */
export const postmaster: Handler<Extract<Destination, { is: 'postmaster' }>> = {
  takes: ['report', 'bulk'],
  async handle(incoming, _destination, { pipeline }) {
    if (incoming.sender.email === '') return noAuthor
    try {
      await mailCalls(pipeline, identityOf(incoming)).writetoadministrators(forwardedContent(incoming))
      return doneOutcome('passed on to the administrators', null)
    } catch (error) {
      return outcomeOfError(error, null, rejections)
    }
  },
}
