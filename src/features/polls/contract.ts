import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choice,
  Flag,
  Id,
  Ids,
  JsonList,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, POLL } from '#contract/targets.ts'
import { POST_ERRORS, POST_FACTS } from '../archives/posting/contract.ts'

export const PollAnswer = resource('poll_answer', {
  num: Num,
  ...fields(['text', 'desc'], Str),
  num_votes: Nullable(Num),
})

/** One round of instant-runoff voting. */
export const PollRound = resource('poll_round', {
  counts: Type.Array(Num),
  eliminated: Type.Array(Num),
  exhausted: Num,
})

/** A poll as the caller sees it. */
export const Poll = resource('poll', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['group_id', 'topic_id', 'message_id', 'msg_num', 'event_id', 'user_id'], Num),
  ...fields(['name', 'question'], Str),
  type: Word(words.poll_type),
  answers: Type.Array(PollAnswer),
  is_anonymous: Bool,
  show_results: Word(words.poll_results),
  closes: Nullable(Timestamp),
  closed: Nullable(Timestamp),
  is_closed: Bool,
  ...fields(['num_votes', 'num_members'], Num),
  has_voted: Bool,
  voted: Nullable(Timestamp),
  choices: Type.Array(Num),
  ...fields(['sees_results', 'may_vote', 'may_manage'], Bool),
  reminded: Nullable(Timestamp),
  may_remind: Bool,
  winners: Type.Array(Num),
  rounds: Type.Array(PollRound),
})

/** What one person voted. */
export const PollVote = resource('poll_vote', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  ...fields(['poll_id', 'user_id'], Num),
  ...fields(['name', 'profile_photo_url'], Str),
  choices: Type.Array(Num),
})

export const getPoll = endpoint('getpoll', {
  method: 'GET',
  summary: 'Get a poll, with its results if the caller can see them.',
  who: 'account',
  on: 'poll',
  needs: 'polls_visible',
  params: POLL,
  returns: Poll,
})

export const getPolls = endpoint('getpolls', {
  method: 'GET',
  summary: 'List the polls of a group, or those in a topic or about an event.',
  who: 'account',
  on: 'group',
  needs: 'polls_visible',
  params: {
    ...GROUP,
    topic_id: optional(Id({ description: 'Only polls in this topic.', invalid: 'invalid topic_id' })),
    event_id: optional(Id({ description: 'Only polls about this event.', invalid: 'invalid event_id' })),
    is_closed: optional(Flag({ description: 'Only closed polls, or only open ones.' })),
  },
  returns: list(Poll, { fields: ['created'], field: 'created', dir: 'desc' }),
  errors: ['invalid topic_id', 'invalid event_id'],
})

export const getPollVotes = endpoint('getpollvotes', {
  method: 'GET',
  summary:
    "List who voted for what. Callers get only their own vote if the poll is anonymous, or if they can't see the results or the member list; the number of all is in `total_count`.",
  who: 'account',
  on: 'poll',
  needs: 'polls_visible',
  params: POLL,
  returns: list(PollVote, { fields: ['created'], field: 'created', dir: 'asc' }),
})

export const downloadPoll = endpoint('downloadpoll', {
  method: 'GET',
  summary: 'Download the results of a poll as CSV.',
  who: 'account',
  on: 'poll',
  needs: 'polls_visible',
  params: POLL,
  returns: stream('text/csv'),
  errors: ['results hidden'],
})

const CLOSES = Text(40, {
  description:
    "The deadline, as YYYY-MM-DDTHH:MM in the caller's time zone, or with an offset. Empty: until someone closes it.",
  invalid: 'invalid closes',
})
const RESULTS = Choice(words.poll_results, { description: 'Who sees the results, and when.' })
/** The description of an answer, in `answers`. */
const PollAnswerInput = Type.Object({ text: Str, desc: Type.Optional(Str) })

export const newPoll = endpoint('newpoll', {
  method: 'POST',
  summary:
    'Post a poll: as a new topic, as a reply in a topic, or in the topic about an event. The rules for posts apply.',
  who: 'account',
  on: 'group',
  needs: 'manage_polls',
  params: {
    ...GROUP,
    question: Text(300, { description: 'The question.', invalid: 'invalid question' }),
    answers: JsonList(20_000, PollAnswerInput, {
      description: 'The answers, 2 to 20: `text` (up to 200 characters) and `desc`, an explanation (up to 500).',
      invalid: 'invalid answers',
    }),
    type: withDefault(Choice(words.poll_type, { description: 'How people vote.' }), 'poll_single'),
    is_anonymous: withDefault(Flag({ description: 'Nobody can see who voted for what.' }), false),
    show_results: withDefault(RESULTS, 'poll_results_after_vote'),
    closes: withDefault(CLOSES, ''),
    subject: withDefault(
      Text(300, { description: 'The subject of the new topic, with hashtags; empty: the question.' }),
      '',
    ),
    body: withDefault(Text(100_000, { description: 'A text above the poll, as plain text.' }), ''),
    topic_id: optional(Id({ description: 'Post it as a reply in this topic.', invalid: 'invalid topic_id' })),
    event_id: optional(Id({ description: 'Post it in the topic about this event.', invalid: 'invalid event_id' })),
  },
  returns: resource('new_poll', { ...fields(['poll_id', 'topic_id', 'message_id'], Num), is_pending: Bool }),
  errors: [
    ...POST_ERRORS,
    'invalid question',
    'invalid answers',
    'invalid closes',
    'invalid topic_id',
    'invalid event_id',
    'inadequate_permissions',
  ],
  records: [...POST_FACTS, 'poll.created'],
})

export const vote = endpoint('vote', {
  method: 'POST',
  summary: 'Vote in a poll, or change or withdraw the vote, as long as the poll is open.',
  who: 'account',
  on: 'poll',
  needs: 'can_vote',
  params: {
    ...POLL,
    choices: Ids({
      description:
        'The numbers of the chosen answers; for ranked polls, the preferred one first. Empty: withdraw the vote.',
      invalid: 'invalid choices',
    }),
  },
  returns: Poll,
  errors: ['poll closed', 'invalid choices', 'inadequate_permissions'],
  records: ['poll.voted'],
})

const managing = {
  method: 'POST',
  who: 'account',
  on: 'poll',
  edits: 'poll',
  needs: 'manage_polls',
  returns: Poll,
} as const

export const updatePoll = endpoint('updatepoll', {
  ...managing,
  summary: "Change the deadline of a poll, or who sees its results. For the poll's creator and moderators.",
  params: { ...POLL, closes: optional(CLOSES), show_results: optional(RESULTS) },
  errors: ['poll closed', 'invalid closes', 'inadequate_permissions'],
  records: ['poll.updated'],
})

export const closePoll = endpoint('closepoll', {
  ...managing,
  summary: "Close a poll, so that it accepts no votes any more. For the poll's creator and moderators.",
  params: POLL,
  errors: ['poll closed', 'inadequate_permissions'],
  records: ['poll.closed'],
})

export const reopenPoll = endpoint('reopenpoll', {
  ...managing,
  summary: "Reopen a closed poll. A deadline that has passed is removed. For the poll's creator and moderators.",
  params: { ...POLL, closes: optional(CLOSES) },
  errors: ['poll not closed', 'invalid closes', 'inadequate_permissions'],
  records: ['poll.reopened'],
})

export const sendPollReminder = endpoint('sendpollreminder', {
  method: 'POST',
  summary:
    "Email the members who may vote in a poll and haven't, at most once a day. For the poll's creator and moderators.",
  who: 'account',
  on: 'poll',
  needs: 'manage_polls',
  params: POLL,
  returns: resource('poll_reminder', fields(['poll_id', 'num_reminded'], Num)),
  errors: ['poll closed', 'reminded today', 'everyone voted', 'inadequate_permissions'],
  records: ['poll.reminded'],
})
