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

/** Mail to a substitute address (`ada=example.org@`), forwarded to the author if it replies to one of their messages. */
export const author: Handler<Extract<Destination, { is: 'author' }>> = {
  async handle(incoming, { email }, { pipeline, database }) {
    if (incoming.proof.is !== 'proven') return unprovenOutcome(null, 'Write to the group instead.')
    const parent = await findParentByAuthor(database.read, email, incoming.mail.references)
    if (!parent) return noReplyTarget
    try {
      await mailCalls(pipeline, identityOf(incoming)).writetoauthor({ ...parent, ...forwardedContent(incoming) })
      return doneOutcome('passed on to the author', { id: parent.group_id })
    } catch (error) {
      return outcomeOfError(error, null)
    }
  },
}
