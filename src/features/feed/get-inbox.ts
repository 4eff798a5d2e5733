import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { groupsByIds } from '../groups/index.ts'
import { groupsWithAccess, invitesTo } from '../members/index.ts'
import * as contract from './contract.ts'
import { groupsWithPending, inboxCounts } from './store.ts'

type InboxCall = Pick<Call<typeof contract.getInbox>, 'tx' | 'account' | 'organisation'>

const nameOf = ({ name, title }: Group) => ({ group_name: name, nice_group_name: title || name })
const unconfirmed = 'user_status_notconfirmed'

export const getInbox = implement(contract.getInbox, async call => {
  const { tx, account, organisation } = call
  const { id: account_id, email } = account
  const counted = await inboxCounts.one(tx, { account_id, email, org_id: organisation?.id ?? null })
  const { answers, drafts, notifications, is_invited, is_awaited } = counted
  const [invitations, waiting] = await Promise.all([
    is_invited ? invitationsOf(call) : [],
    is_awaited ? pendingFor(call) : [],
  ])
  const decisions = waiting.reduce((sum, { messages, members, reports }) => sum + messages + members + reports, 0)
  const total_count = invitations.length + decisions + answers
  return { object: 'inbox' as const, total_count, invitations, waiting, answers, drafts, notifications }
})

// Anyone can enter any address: invitations are shown only to a confirmed one.
async function invitationsOf({ tx, account, organisation }: InboxCall) {
  if (account.status === unconfirmed) return []
  const open = await invitesTo.all(tx, { email: account.email, account_id: account.id })
  const groups = new Map(
    (
      await groupsByIds(
        tx,
        open.map(({ group_id }) => group_id),
      )
    ).map(group => [group.id, group]),
  )
  return open.flatMap(({ group_id, ...invitation }) => {
    const group = groups.get(group_id)
    if (!group || (organisation && group.org_id !== organisation.id)) return []
    return [{ object: 'open_invitation' as const, ...invitation, ...nameOf(group) }]
  })
}

async function pendingFor({ tx, account, organisation }: InboxCall) {
  const found = await groupsWithPending.all(tx, { account_id: account.id, org_id: organisation?.id ?? null })
  const groups = await groupsWithAccess(
    tx,
    account,
    found.map(({ group_id }) => group_id),
  )
  const reportsIn = new Map(found.map(({ group_id, reports }) => [group_id, reports]))
  return groups
    .map(({ group, access }) => ({
      group_id: group.id,
      ...nameOf(group),
      messages: may('manage_pending_messages', access) ? group.pending_messages_count : 0,
      members: may('manage_pending_members', access) ? group.pending_count : 0,
      reports: may('mod_page', access) ? (reportsIn.get(group.id) ?? 0) : 0,
    }))
    .filter(({ messages, members, reports }) => messages + members + reports > 0)
}
