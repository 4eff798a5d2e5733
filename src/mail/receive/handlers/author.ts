import { findAnsweredOf } from '#features/archives/index.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { identityOf, type Outcome } from '../incoming.ts'
import { passedOn } from './passing.ts'
import { refusedBy, unproven } from './replying.ts'

const nobody: Outcome = {
  is: 'refused',
  why: 'answers no message of theirs',
  sentence: 'This address takes only answers to messages of its owner',
}

/**
 * Mail to the address that stands in a message in the place of its author's own. It goes on to them if it answers a message
 * of theirs: an address that never stood in one reaches nobody.
 */
export const author: Handler<Extract<Destination, { is: 'author' }>> = {
  async handle(incoming, { email }, { road, database }) {
    if (incoming.proof.is !== 'proven') return unproven(null, 'Write to the group instead.')
    const answered = await findAnsweredOf(database.read, email, incoming.mail.references)
    if (!answered) return nobody
    try {
      await mailCalls(road, identityOf(incoming)).writetoauthor({ ...answered, ...passedOn(incoming) })
      return { is: 'done', why: 'passed on to the author', group_id: answered.group_id }
    } catch (error) {
      return refusedBy(error, null)
    }
  },
}
