import { hash } from 'node:crypto'
import { may } from '#contract/permissions.ts'
import { escapeHtml } from '#content/html.ts'
import { HtmlRefusedError, pollText, readText, type ParsedText } from '#content/text/index.ts'
import { implement, type PrepareCall } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import {
  allocatePollId,
  authorOf,
  composeMail,
  referencesTo,
  submit,
  writerError,
  type ArchiveDeps,
  type Submission,
} from '../archives/index.ts'
import * as contract from './contract.ts'
import { parseAnswers, parseDeadline, parseQuestion } from './fields.ts'
import type { StoredAnswer } from './view.ts'
import { eventForPoll, topicForPoll } from './store.ts'

type NewPollCall = PrepareCall<typeof contract.newPoll>
/** Where a poll is posted: in a topic, after a message; or as a new topic, perhaps about an event. */
type PollTarget = { subject: string; last_id: number | null; event_id: number | null }

const pollOfMessage = query('poll.ofMessage', `select poll_id from messages where group_id = :group_id and id = :id`)

function checkWriter({ group, access, fail }: Pick<NewPollCall, 'group' | 'access' | 'fail'>): void {
  const refusal = writerError({ group, access })
  if (refusal) fail(refusal, 'can_post')
}

async function placeOf({ tx, group, access, params, fail }: NewPollCall, question: string): Promise<PollTarget> {
  const group_id = group.id
  const event_id = params.event_id ?? null
  const event =
    event_id !== null && may('calendar_visible', access)
      ? await eventForPoll.first(tx, { group_id, event_id })
      : undefined
  if (event_id !== null && !event) fail('invalid event_id')
  const topic_id = params.topic_id ?? (event?.topic_id || null)
  const topic = topic_id === null ? undefined : await topicForPoll.first(tx, { group_id, topic_id })
  if (params.topic_id !== undefined && !topic) fail('invalid topic_id')
  if (topic) return { subject: `Re: ${topic.subject}`, last_id: topic.last_id, event_id }
  return { subject: params.subject.trim() || event?.name || question, last_id: null, event_id }
}

type PollQuestion = { question: string; answers: readonly StoredAnswer[] }

/** The text above the poll, and the poll as text: programs, archives and searches read messages only. */
async function readBody(call: NewPollCall, asked: PollQuestion): Promise<ParsedText> {
  const poll = pollText(asked)
  // Not parsed: nothing in it is a quote or a signature.
  const html = `<p>${escapeHtml(poll).replaceAll('\n', '<br />')}</p>`
  const withPoll = (text: string): string => (text === '' ? poll : `${text}\n\n${poll}`)
  try {
    const above = await readText({ format: 'plain', text: call.params.body, isTyped: true })
    return {
      ...above,
      body: above.body + html,
      html: above.html + html,
      plain: withPoll(above.plain),
      words: { ...above.words, body: withPoll(above.words.body) },
      snippet: above.snippet || asked.question,
    }
  } catch (error) {
    if (error instanceof HtmlRefusedError) return call.fail('post too big')
    throw error
  }
}

async function submissionOf(call: NewPollCall, { addresses }: ArchiveDeps): Promise<Submission> {
  const { tx, group, account, params, fail } = call
  const question = parseQuestion(params.question) ?? fail('invalid question')
  const answers = parseAnswers(params.answers) ?? fail('invalid answers')
  const closes = parseDeadline(params.closes, account.timezone)
  if (closes === undefined) fail('invalid closes')
  const [place, text, { id }] = await Promise.all([
    placeOf(call, question),
    readBody(call, { question, answers }),
    allocatePollId.one(tx),
  ])
  // The same poll on the same day has the same Message-ID, so that sending a form twice posts it once.
  const today = Temporal.Now.plainDateISO('UTC').toString()
  const { csrf: _, ...given } = params as typeof params & { csrf?: string }
  const fingerprint = JSON.stringify([today, account.id, given])
  const content = {
    author: authorOf(call),
    text,
    subject: place.subject,
    references: place.last_id === null ? [] : await referencesTo(tx, group.id, place.last_id),
    reply_to_message_id: place.last_id,
    files: [],
    mime_id: `poll-${hash('sha256', fingerprint).slice(0, 32)}@${addresses.mailDomain}`,
    is_special: false,
    copy_to_author: false,
    created: null,
    ...(place.event_id === null ? {} : { event_id: place.event_id }),
    poll: {
      ...{ id, question, answers, closes: closes ?? null, type: params.type },
      ...{ is_anonymous: params.is_anonymous, show_results: params.show_results },
    },
  }
  return { ...content, raw: composeMail(addresses, group, content) }
}

/** Posts a poll with its message, or holds both for moderation. */
export const newPoll = (deps: ArchiveDeps) =>
  implement(
    contract.newPoll,
    async call => {
      checkWriter(call)
      return submissionOf(call, deps)
    },
    async call => {
      const { tx, group, prepared: submission, record } = call
      checkWriter(call)
      const verdict = await submit(call, deps, submission)
      const object = 'new_poll' as const
      if (verdict.is === 'held') return { object, poll_id: 0, topic_id: 0, message_id: 0, is_pending: true }
      const { message_id, topic_id, msg_num } = await verdict.message
      const poll_id = (await pollOfMessage.one(tx, { group_id: group.id, id: message_id })).poll_id ?? 0
      const { id, question } = submission.poll!
      // Otherwise it was posted before.
      if (poll_id === id)
        record('poll.created', { poll_id, topic_id, message_id, msg_num, subject: submission.subject, question })
      return { object, poll_id, topic_id, message_id, is_pending: false }
    },
  )
