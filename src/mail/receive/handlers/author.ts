import { findParentByAuthor } from '#features/archives/index.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf, refused } from '../incoming-mail.ts'
import { forwardedContent } from './forwarded-content.ts'
import { doneOutcome, outcomeOfError, unprovenOutcome } from './reply-email.ts'

const noReplyTarget = refused(
  'answers no message of theirs',
  'This address takes only answers to messages of its owner',
)

/**
 * Mail to the address that stands in a message in the place of its author's own. It goes on to them if it answers a message
 * of theirs: an address that never stood in one reaches nobody.
 */
export const author: Handler<Extract<Destination, { is: 'author' }>> = {
  async handle(incoming, { email }, { pipeline, database }) {
    if (incoming.proof.is !== 'proven') return unprovenOutcome(null, 'Write to the group instead.')
    const answered = await findParentByAuthor(database.read, email, incoming.mail.references)
    if (!answered) return noReplyTarget
    try {
      await mailCalls(pipeline, identityOf(incoming)).writetoauthor({ ...answered, ...forwardedContent(incoming) })
      return doneOutcome('passed on to the author', { id: answered.group_id })
    } catch (error) {
      return outcomeOfError(error, null)
    }
  },
}
