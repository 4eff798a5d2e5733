import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import { postingHandler } from '../post-mail.ts'
import { answerAuthor } from './answer-author.ts'
import { answerInDigest } from './digest-answer.ts'
import { noteRefusal } from './note-refusal.ts'
import { takeShortcut } from './shortcut.ts'

/** Mail to a group is posted, unless it is an answer that does something else. */
export const group: Handler<Extract<Destination, { is: 'group' }>> = {
  // A moderator decides on it. No program is answered, and none of its words does anything else.
  takes: ['bulk'],
  async handle(incoming, destination, parts, note) {
    if (incoming.automatic) return postingHandler.handle(incoming, destination, parts, note)
    const read = await answerInDigest({ incoming, group: destination.group, parts })
    if ('is' in read) return read
    const asking = { incoming: read, group: destination.group, parts }
    const instead = (await takeShortcut(asking)) ?? (await answerAuthor(asking))
    if (instead) return instead
    const outcome = await postingHandler.handle(read, destination, parts, note)
    await noteRefusal(asking, outcome)
    return outcome
  },
}
