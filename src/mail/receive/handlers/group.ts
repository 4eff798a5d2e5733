import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { postingHandler } from '../post-mail.ts'
import { replyToAuthor } from './reply-to-author.ts'
import { resolveDigestReply } from './digest-reply.ts'
import { recordRejection } from './record-rejection.ts'
import { runOneWordCommand } from './one-word-commands.ts'

/** Mail to a group is posted, unless it is an answer that does something else. */
export const group: Handler<Extract<Destination, { is: 'group' }>> = {
  // A moderator decides on it. No program is answered, and none of its words does anything else.
  takes: ['bulk'],
  async handle(incoming, destination, parts, note) {
    if (incoming.automatic) return postingHandler.handle(incoming, destination, parts, note)
    const read = await resolveDigestReply({ incoming, group: destination.group, parts })
    if ('is' in read) return read
    const asking = { incoming: read, group: destination.group, parts }
    const instead = (await runOneWordCommand(asking)) ?? (await replyToAuthor(asking))
    if (instead) return instead
    const outcome = await postingHandler.handle(read, destination, parts, note)
    await recordRejection(asking, outcome)
    return outcome
  },
}
