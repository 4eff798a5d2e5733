import { findParent } from '#features/archives/index.ts'
import { pollByMessage, type StoredAnswer } from '#features/polls/index.ts'
import type { Outcome } from '../../incoming-mail.ts'
import type { CommandRequest } from '../command.ts'
import { doneOutcome, outcomeOfError, sendReply, unprovenOutcome } from '../reply-email.ts'
import { resolveActor } from '../resolve-actor.ts'

const maxLength = 100
/** Numbers and nothing else, as people write several: `2`, `1, 3`, `2. 1. 3.` */
const numbers = /^\d{1,2}(?:[\s,;.)>]+\d{1,2})*[.)]?$/

/** The answers that a reply consists of; null if it says anything else. */
export function choicesIn(text: string): number[] | null {
  const words = text.trim()
  if (words.length > maxLength || !numbers.test(words)) return null
  return words.split(/\D+/).filter(Boolean).map(Number)
}

/** Votes if a mail replies to the message of a poll with just numbers. Null if it is an ordinary message. */
export async function recordVoteReply({ incoming, group, deps }: CommandRequest): Promise<Outcome | null> {
  const { text, files, references } = incoming.mail
  const choices = files.length === 0 ? choicesIn(text.words.body) : null
  if (!choices) return null
  const { read } = deps.database
  const parent = await findParent(read, group.id, references.slice(-1))
  const poll = parent && (await pollByMessage.first(read, { group_id: group.id, message_id: parent.message_id }))
  if (!poll) return null
  const url = `${deps.settings.url}/g/${group.name}/poll/${poll.id}`
  const identity = await resolveActor(incoming, deps)
  if (!identity) return unprovenOutcome(group, url)
  try {
    await deps.callAs(identity, 'via_email').vote({ poll_id: poll.id, choices })
  } catch (error) {
    return outcomeOfError(error, group, {
      'poll closed': () => ({ key: 'pollClosed', args: { url } }),
      'invalid choices': () => ({ key: 'invalidVote', args: { url } }),
    })
  }
  const texts = choices.map(num => (poll.answers as StoredAnswer[])[num - 1]!.text)
  await sendReply(incoming, group, deps, { answer: 'voted', detail: texts.join(', ') })
  return doneOutcome('voted', group)
}
