import type { Api } from '../api.ts'
import { textOf } from '../forms/submitted-form.ts'
import type { Formatters } from '../locale.ts'
import type { Message } from '../topics.ts'

export type Poll = Awaited<ReturnType<Api['getpoll']>>
export type PollAnswer = Poll['answers'][number]
export type PendingPoll = NonNullable<Awaited<ReturnType<Api['getpendingmessage']>>['poll']>

export const pollPath = (group: string, { id }: { id: number }): string => `/g/${group}/poll/${id}`

/** The most polls that one page of messages shows; each further one is a link. */
const maxShown = 20

/** The polls of messages on a page, by the id of their message. */
export async function loadPolls(
  locals: App.Locals,
  group_name: string,
  messages: readonly Pick<Message, 'poll_id' | 'topic_id'>[],
): Promise<Poll[]> {
  const topic = messages.find(({ poll_id }) => poll_id !== 0)
  if (!topic) return []
  const { data } = await locals.read.getpolls({ group_name, topic_id: topic.topic_id, limit: maxShown })
  return data
}

/** How many people chose an answer, as a share of those who voted. */
export const shareOf = (poll: Poll, { num_votes }: PollAnswer): number =>
  poll.num_votes === 0 ? 0 : (num_votes ?? 0) / poll.num_votes

/** How many members haven't voted. Members who left may have. */
export const unvotedOf = ({ num_members, num_votes }: Poll): number => Math.max(num_members - num_votes, 1)

/** How people vote, how many did, and until when. */
export function describePoll({ t, number, moment }: Formatters, poll: Poll): string {
  const texts = t.polls
  const voted = texts.voted({ votes: number(poll.num_votes), members: poll.num_members })
  const until = poll.closes === null ? [] : [texts.closes({ date: moment(poll.closes) })]
  const secret = poll.is_anonymous ? [texts.anonymous] : []
  return poll.closed !== null
    ? [texts.closedOn({ date: moment(poll.closed) }), voted, ...secret].join(' · ')
    : [texts.type[poll.type], voted, ...secret, ...until].join(' · ')
}

/** How people will vote in a poll that needs approval, and until when. */
export function describePendingPoll({ t, moment }: Formatters, { type, is_anonymous, closes }: PendingPoll): string {
  const { polls: texts } = t
  const until = closes === null ? [] : [texts.closes({ date: moment(closes) })]
  return [texts.type[type], ...(is_anonymous ? [texts.anonymous] : []), ...until].join(' · ')
}

/** The name of the field of an answer; all polls of a page share one form. */
export const fieldOf = (poll: Poll, num?: number): string => `poll${poll.id}${num === undefined ? '' : `_${num}`}`

/** The choices that a form says, in their order. */
export function choicesIn(form: ReadonlyMap<string, unknown>, poll: Poll): number[] {
  const text = (name: string): string => textOf(form, name)
  if (poll.type === 'poll_single') return text(fieldOf(poll)) === '' ? [] : [Number(text(fieldOf(poll)))]
  const ranks = poll.answers.map(({ num }) => ({ num, rank: Number(text(fieldOf(poll, num)) || '0') }))
  return ranks
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ num }) => num)
}

/** What is wrong with the choices that a form says, as the key of an error; null: nothing. */
export function choicesError(form: ReadonlyMap<string, unknown>, poll: Poll): string | null {
  if (choicesIn(form, poll).length === 0) return `no choice ${poll.type}`
  if (poll.type !== 'poll_ranked') return null
  const ranks = poll.answers.map(({ num }) => form.get(fieldOf(poll, num))).filter(Boolean)
  return new Set(ranks).size === ranks.length ? null : 'same ranks'
}
