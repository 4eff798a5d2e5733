import { may, type GroupAccess } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { parseDeadline } from './fields.ts'
import type { PollRow } from './finders.ts'
import { isClosed, mayManage, wasRemindedToday } from './rules.ts'
import { closePollRow, lockPoll, noteReminder, reopenPollRow, topicOfPoll, updatePollRow } from './store.ts'
import { findUnvoted } from './unvoted.ts'
import { findPollView, type PollObject } from './view.ts'

/** What the calls that manage a poll have in common. */
type ManagingCall = {
  tx: Tx
  row: PollRow
  account: { id: number; timezone: string }
  access: GroupAccess
  fail: (error: 'invalid poll_id' | 'inadequate_permissions', right?: 'manage_polls' | 'mod_page') => never
}

async function lockManaged({ tx, row, account, access, fail }: ManagingCall): Promise<PollRow> {
  const poll = (await lockPoll.first(tx, { id: row.id })) ?? fail('invalid poll_id')
  // Who may create polls lacks the right of moderators.
  if (!mayManage(poll, { account, access }))
    fail('inadequate_permissions', may('manage_polls', access) ? 'mod_page' : 'manage_polls')
  return poll
}

async function aboutPoll({ tx, row }: Pick<ManagingCall, 'tx' | 'row'>) {
  const { topic_id } = await topicOfPoll.one(tx, { id: row.id })
  return { poll_id: row.id, topic_id, question: row.question }
}

const viewOf = async ({ tx, row, account, access, fail }: ManagingCall): Promise<PollObject> =>
  (await findPollView(tx, row.id, { account, access })) ?? fail('invalid poll_id')

export const updatePoll = implement(contract.updatePoll, async call => {
  const { tx, params, account, fail, record } = call
  const poll = await lockManaged(call)
  const closes = params.closes === undefined ? poll.closes : parseDeadline(params.closes, account.timezone)
  if (closes === undefined) fail('invalid closes')
  // The deadline of a closed poll is set by reopening it.
  if (params.closes !== undefined && isClosed(poll)) fail('poll closed')
  const show_results = params.show_results ?? poll.show_results
  const changes = [
    ...(closes === poll.closes ? [] : ['closes']),
    ...(show_results === poll.show_results ? [] : ['show_results']),
  ]
  if (changes.length > 0) {
    await updatePollRow.run(tx, { id: poll.id, closes: closes ?? null, show_results })
    record('poll.updated', { ...(await aboutPoll(call)), fields: changes })
  }
  return viewOf(call)
})

export const closePoll = implement(contract.closePoll, async call => {
  const { tx, fail, record } = call
  const poll = await lockManaged(call)
  if (isClosed(poll)) fail('poll closed')
  await closePollRow.run(tx, { id: poll.id })
  record('poll.closed', { ...(await aboutPoll(call)), group_id: poll.group_id, votes: poll.num_votes })
  return viewOf(call)
})

export const reopenPoll = implement(contract.reopenPoll, async call => {
  const { tx, params, account, fail, record } = call
  const poll = await lockManaged(call)
  if (!isClosed(poll)) fail('poll not closed')
  const isAhead = poll.closes !== null && Date.parse(poll.closes) > Date.now()
  const kept = isAhead ? poll.closes : null
  const closes = params.closes === undefined ? kept : parseDeadline(params.closes, account.timezone)
  if (closes === undefined) fail('invalid closes')
  await reopenPollRow.run(tx, { id: poll.id, closes: closes ?? null })
  record('poll.reopened', await aboutPoll(call))
  return viewOf(call)
})

/** Who hasn't voted is looked up again when the emails are written. Nobody learns who they are, only how many. */
export const sendPollReminder = implement(contract.sendPollReminder, async call => {
  const { tx, group, account, fail, record } = call
  const poll = await lockManaged(call)
  if (isClosed(poll)) fail('poll closed')
  if (wasRemindedToday(poll)) fail('reminded today')
  const about = await aboutPoll(call)
  const unvoted = await findUnvoted(tx, group, { ...about, except_id: account.id })
  if (unvoted.length === 0) fail('everyone voted')
  await noteReminder.run(tx, { id: poll.id })
  record('poll.reminded', { ...about, group_id: poll.group_id, count: unvoted.length })
  return { object: 'poll_reminder' as const, poll_id: poll.id, num_reminded: unvoted.length }
})
