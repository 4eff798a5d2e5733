import type { ErrorDoc } from './errors.ts'

/** Enumerations of polls, with the meaning of each value. */
export const pollWords = {
  poll_type: {
    poll_single: 'Everyone chooses one answer.',
    poll_multiple: 'Everyone chooses any number of answers.',
    poll_ranked: 'Everyone ranks answers, the preferred one first; instant-runoff voting decides.',
  },
  poll_results: {
    poll_results_always: 'Everyone who can see the poll sees its results at any time.',
    poll_results_after_vote: 'Everyone sees the results once they have voted, or the poll is closed.',
    poll_results_on_close: 'Everyone sees the results when the poll is closed.',
    poll_results_moderators: 'Only moderators see the results.',
  },
} as const

/** Fields of polls and votes. */
export const pollFields: Readonly<Record<string, string>> = {
  'poll.message_id': 'The message it belongs to.',
  'poll.msg_num': 'The number of that message.',
  'poll.topic_id': 'The topic of that message.',
  'poll.event_id': 'The event that the topic is about; 0: none, or none that the caller can see.',
  'poll.user_id': "The account id of the poll's creator; 0: the account was deleted.",
  'poll.name': "The name of the poll's creator.",
  'poll.question': 'The question.',
  'poll.type': 'How people vote.',
  is_anonymous: 'Whether nobody can see who voted for what.',
  'poll.answers': 'The answers, in their order.',
  'poll.closes': 'The deadline; null: none.',
  'poll.closed': 'When it was closed, or its deadline passed; null: it is open.',
  'poll.is_closed': 'Whether it accepts no votes any more.',
  'poll.num_votes': 'The number of people who voted.',
  'poll.num_members': 'The number of members of the group.',
  'poll.has_voted': 'Whether the caller has voted.',
  'poll.voted': 'When the caller voted or last changed the vote; null: not at all.',
  'poll.choices': "The numbers of the caller's answers; for ranked polls, the preferred first.",
  'poll.sees_results': 'Whether the caller can see the results now.',
  'poll.may_vote': 'Whether the caller can vote now, or change the vote.',
  'poll.may_manage': 'Whether the caller can change, close and reopen the poll.',
  'poll.reminded': "When members who hadn't voted were last reminded; null: not yet.",
  'poll.may_remind': "Whether the caller can remind the members who haven't voted now.",
  'poll.rounds':
    'The rounds of instant-runoff voting, for ranked polls whose results the caller can see; otherwise empty.',
  'poll.winners':
    'The numbers of the leading answers: several if they are tied, none without votes or visible results.',
  'poll_answer.num': 'Its number, from 1.',
  'poll_answer.text': 'The answer.',
  'poll_answer.desc': 'An explanation; empty: none.',
  'poll_answer.num_votes':
    'How many people chose it, for ranked polls as their first choice; null: the caller cannot see the results.',
  'poll_round.counts': 'The votes of each answer in this round, in the order of the answers; 0 for those that are out.',
  'poll_round.eliminated': 'The numbers of the answers that are out after this round.',
  'poll_round.exhausted': 'The number of votes that rank none of the answers that are left.',
  'poll_vote.user_id': 'The account id of the person who voted; 0: the account was deleted.',
  'poll_vote.name': 'The name of the person who voted.',
  'poll_vote.choices': 'The numbers of their answers; for ranked polls, the preferred first.',
  'mail_poll.name': 'The name of the member who got the email.',
  'mail_poll.poll': 'The poll, as that member sees it.',
  'pendingmsg.poll': 'The poll that it brings; null: none.',
  'pending_poll.question': 'The question.',
  'pending_poll.type': 'How people vote.',
  'pending_poll.answers': 'The answers, in their order.',
  'pending_poll.show_results': 'Who sees the results, and when.',
  'pending_poll.closes':
    'The deadline that its author set; null: none. On approval, it moves by the time that the poll has waited.',
  'pending_poll_answer.text': 'The answer.',
  'pending_poll_answer.desc': 'An explanation; empty: none.',
  'poll_reminder.num_reminded': 'The number of members who get an email.',
  'new_poll.poll_id': 'The poll; 0: it is pending.',
  'new_poll.topic_id': 'The topic it was posted to; 0: it is pending.',
  'new_poll.message_id': 'The message it belongs to; 0: it is pending.',
  'new_poll.is_pending': 'Whether it is pending approval.',
}

/** Errors of polls. */
export const pollErrors: Readonly<Record<string, ErrorDoc>> = {
  'invalid poll_id': { meaning: "There is no such poll, or you can't access it.", cure: 'Use an id from `getpolls`.' },
  'invalid question': { meaning: 'The question is missing or wrong.', cure: 'Use one line of up to 300 characters.' },
  'invalid answers': {
    meaning: 'The answers are missing or wrong.',
    cure: 'Pass 2 to 20 different ones, as `[{"text":"Yes"},{"text":"No"}]`.',
  },
  'invalid closes': {
    meaning: 'The deadline is wrong.',
    cure: 'Use a time in the future, at most five years from now.',
  },
  'invalid choices': {
    meaning: "The choices don't fit the poll.",
    cure: 'Use numbers of its answers: one, or several different ones if the poll allows it.',
  },
  'results hidden': {
    meaning: "The caller can't see the results of the poll, or not yet.",
    cure: 'Vote first, or wait until the poll is closed: `show_results` says who sees them, and when.',
  },
  'poll closed': { meaning: 'The poll is closed: it accepts no votes any more.', cure: 'Ask for it to be reopened.' },
  'reminded today': {
    meaning: 'Members were reminded of the poll in the last 24 hours.',
    cure: 'Wait until a day after `reminded`.',
  },
  'everyone voted': {
    meaning: 'Everyone who may vote and gets email has voted, or has muted the topic.',
    cure: 'Nothing to do.',
  },
  'poll not closed': { meaning: 'The poll is open.', cure: 'Nothing to do.' },
}
