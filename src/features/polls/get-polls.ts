import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from './contract.ts'
import { seesVoters } from './rules.ts'
import { countPolls, eventForPoll, ownVote, pollPages, topicForPoll, votePages } from './store.ts'
import { findPollView, pollsView } from './view.ts'

export const getPoll = implement(
  contract.getPoll,
  async ({ tx, row, account, access, fail }) =>
    (await findPollView(tx, row.id, { account, access })) ?? fail('invalid poll_id'),
)

export const getPolls = implement(contract.getPolls, async ({ tx, group, account, access, params, fail }) => {
  const { topic_id = null, event_id = null, is_closed = null } = params
  const group_id = group.id
  if (topic_id !== null && !(await topicForPoll.first(tx, { group_id, topic_id }))) fail('invalid topic_id')
  // One that the caller can't see is like none.
  const sees = event_id === null || may('calendar_visible', access)
  if (event_id !== null && !(sees && (await eventForPoll.first(tx, { group_id, event_id })))) fail('invalid event_id')
  const about = { group_id, topic_id, event_id, is_closed, account_id: account.id }
  const page = await pageOf(tx, contract.getPolls, params, {
    counting: { by: account.id, count: async () => (await countPolls.one(tx, about)).count },
    fetch: ({ dir, start, page }) => pollPages[`created:${dir}:${start}`].all(tx, { ...about, ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: row => row,
  })
  return { ...page, data: await pollsView(tx, page.data, { account, access }) }
})

export const getPollVotes = implement(contract.getPollVotes, async ({ tx, row, account, access, params }) => {
  const own = await ownVote.first(tx, { poll_id: row.id, account_id: account.id })
  const sees = seesVoters(row, { access, hasVoted: own !== undefined })
  const only_account_id = sees ? null : account.id
  return pageOf(tx, contract.getPollVotes, params, {
    // The total includes votes that the caller may not see.
    total: row.num_votes,
    fetch: ({ dir, start, page }) =>
      votePages[`created:${dir}:${start}`].all(tx, { poll_id: row.id, only_account_id, ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: ({ id, created, updated, poll_id, choices, user_id, name, photo }) => ({
      ...{ object: 'poll_vote' as const, id, created, updated, poll_id, user_id, name },
      ...{ profile_photo_url: photo, choices },
    }),
  })
})
