import { may, type GroupAccess } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { accountById } from '../accounts/index.ts'
import { freshGroups } from '../groups/index.ts'
import { findMember, freshMemberships } from '../members/index.ts'
import { castVotes, findPollView, pollFinder, type PollObject, type PollRow } from '../polls/index.ts'
import * as contract from './contract.ts'
import { dayOf, parseLinkToken } from './link-token.ts'
import { isActiveMember, type LinkDeps } from './use-mail-link.ts'

type Voter = {
  group: Group
  poll: PollRow
  account: { id: number; full_name: string }
  membership: Membership | null
  access: GroupAccess
}
type MailCall = {
  tx: Tx
  params: { code: string }
  fail: (error: 'invalid link' | 'not subscribed' | 'invalid poll_id') => never
}

/** The recipient of an email and the poll that its link is about. Who has the email has shown that the address is theirs. */
async function voterOf({ tx, params, fail }: MailCall, { codes }: LinkDeps): Promise<Voter> {
  const link = parseLinkToken(codes, params.code, dayOf(Date.now()))
  if (link?.action !== 'vote') return fail('invalid link')
  const group = (await freshGroups.groupById(tx, link.group_id)) ?? fail('invalid link')
  const member = await findMember.first(tx, { id: link.member_id })
  if (!isActiveMember(member) || member.group_id !== group.id) return fail('not subscribed')
  const account = (await accountById.first(tx, { id: member.user_id })) ?? fail('not subscribed')
  const memberships = await freshMemberships(tx, account.id, [group.id, group.parent_id ?? 0, 0])
  const membership = memberships.find(({ group_id }) => group_id === group.id) ?? null
  const inParent = memberships.find(({ group_id }) => group_id === group.parent_id) ?? null
  const access = groupAccessOf(group, membership, inParent, { status: 'user_status_confirmed' })
  const poll = await pollFinder.find(tx, link.about_id, null)
  if (poll?.group_id !== group.id || !may('polls_visible', access)) return fail('invalid poll_id')
  return { group, poll, account, membership, access }
}

const mailPoll = ({ group, account }: Voter, poll: PollObject) => ({
  object: 'mail_poll' as const,
  group_name: group.name,
  nice_group_name: group.title || group.name,
  name: account.full_name,
  poll,
})

export const getMailPoll = (deps: LinkDeps) =>
  implement(contract.getMailPoll, async call => {
    const voter = await voterOf(call, deps)
    return mailPoll(voter, (await findPollView(call.tx, voter.poll.id, voter)) ?? call.fail('invalid poll_id'))
  })

export const voteByMail = (deps: LinkDeps) =>
  implement(contract.voteByMail, async call => {
    const voter = await voterOf(call, deps)
    const { tx, params, fail, record } = call
    const [outcome] = await castVotes([{ ...voter, tx, params, fail, record, row: voter.poll }])
    if (!outcome || !('answer' in outcome))
      throw outcome && 'refusal' in outcome ? outcome.refusal : new Error('no vote')
    return mailPoll(voter, outcome.answer)
  })
