import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { may } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import { groupsByIds } from '../groups/index.ts'
import { invitesTo } from '../members/index.ts'
import * as contract from './contract.ts'
import { inboxContents } from './store.ts'

type InboxCall = Pick<Call<typeof contract.getInbox>, 'tx' | 'account' | 'organisation'>

type PendingGroup = Pick<Group, 'name' | 'title' | 'pending_count' | 'pending_messages_count'> & {
  group_id: number
  reports: number
  own: Membership
  in_parent: Membership | null
}

const nameOf = ({ name, title }: Pick<Group, 'name' | 'title'>) => ({
  group_name: name,
  nice_group_name: title || name,
})
const unconfirmed = 'user_status_notconfirmed'

export const getInbox = implement(contract.getInbox, async call => {
  const { tx, account, organisation } = call
  const { id: account_id, email } = account
  const contents = await inboxContents.one(tx, { account_id, email, org_id: organisation?.id ?? null })
  const { answers, drafts, notifications, is_invited, pending } = contents
  const waiting = pendingFor(call, (pending ?? []) as readonly PendingGroup[])
  const invitations = is_invited ? await invitationsOf(call) : []
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

function pendingFor({ account }: InboxCall, found: readonly PendingGroup[]) {
  return found
    .map(({ own, in_parent, ...group }) => {
      // The rights to decide come with the role, whatever the settings of the group are.
      const access = groupAccessOf({ settings: groupSettingDefaults }, own, in_parent, account)
      return {
        group_id: group.group_id,
        ...nameOf(group),
        messages: may('manage_pending_messages', access) ? group.pending_messages_count : 0,
        members: may('manage_pending_members', access) ? group.pending_count : 0,
        reports: may('mod_page', access) ? group.reports : 0,
      }
    })
    .filter(({ messages, members, reports }) => messages + members + reports > 0)
}
