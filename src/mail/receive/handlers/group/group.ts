import type { Destination } from '../../destination.ts'
import type { Handler } from '../../handlers.ts'
import { postingHandler } from '../../post-mail.ts'
import { replyToAuthor } from './reply-to-author.ts'
import { resolveDigestReply } from './digest-reply.ts'
import { followMovedTopic } from './moved-topic.ts'
import { recordRejection } from './record-rejection.ts'
import { recordVoteReply } from './vote-reply.ts'
import { runOneWordCommand } from './one-word-commands.ts'

/** Mail to a group is posted, unless it is a reply that runs a command or goes to the author. */
export const group: Handler<Extract<Destination, { is: 'group' }>> = {
  // Bulk mail is held for moderation. It gets no replies and runs no commands.
  takes: ['bulk'],
  async handle(incoming, destination, deps, recordOutcome) {
    if (incoming.automatic) return postingHandler.handle(incoming, destination, deps, recordOutcome)
    const resolved = await resolveDigestReply({ incoming, group: destination.group, deps })
    if ('is' in resolved) return resolved
    const request = { incoming: resolved, group: destination.group, deps }
    const otherOutcome =
      (await runOneWordCommand(request)) ?? (await recordVoteReply(request)) ?? (await replyToAuthor(request))
    if (otherOutcome) return otherOutcome
    const post = await followMovedTopic(request)
    const outcome = await postingHandler.handle(post.incoming, { is: 'group', group: post.group }, deps, recordOutcome)
    await recordRejection({ ...request, ...post }, outcome)
    return outcome
  },
}
