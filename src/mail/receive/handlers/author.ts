import { findParentByAuthor } from '#features/archives/index.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf, refused } from '../incoming-mail.ts'
import { forwardedContent } from './forwarded-content.ts'
import { doneOutcome, outcomeOfError } from './reply-email.ts'

const noReplyTarget = refused('answers no message of theirs', { key: 'notReplyToAuthor' })

/** Mail to a substitute address (`ada=example.org@`), forwarded to the author if it replies to one of their messages. */
export const author: Handler<Extract<Destination, { is: 'author' }>> = {
  async handle(incoming, { email }, { pipeline, database }) {
    if (incoming.proof.is !== 'proven') return refused('unproven', { key: 'unprovenToAuthor' })
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
