import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo } from '#contract/resources.ts'
import {
  Choice,
  Choices,
  Flag,
  Id,
  Ids,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/targets.ts'
import { OPTIONS } from './subscriptions/contract.ts'

export const memberTypes = ['members', 'pending', 'banned', 'mods', 'bouncing'] as const
const MEMBER_SORTING = { fields: ['full_name', 'email', 'delivery', 'joined'], field: 'full_name', dir: 'asc' } as const
const TYPE = {
  type: withDefault(
    Choice(memberTypes, {
      description: 'Which members; pending, banned and bouncing ones need the permission to manage them.',
    }),
    'members',
  ),
}

const listing = { method: 'GET', who: 'account', on: 'group', needs: 'view_members' } as const

export const getMembers = endpoint('getmembers', {
  ...listing,
  summary: 'List the members of a group.',
  params: { ...GROUP, ...TYPE },
  returns: list(MemberInfo, MEMBER_SORTING),
})

export const searchMembers = endpoint('searchmembers', {
  ...listing,
  summary:
    'Search members by name or, for moderators, by email address, or find one by user id. Returns at most 1,000.',
  params: {
    ...GROUP,
    q: withDefault(Text(200, { description: 'Part of a name or address.' }), ''),
    user_id: optional(Id({ description: 'Only the member with this `user_id`; `q` is ignored.' })),
  },
  returns: list(MemberInfo, { fields: ['full_name'], field: 'full_name', dir: 'asc' }),
})

export const getMember = endpoint('getmember', {
  method: 'GET',
  summary: 'Get a member of a group.',
  who: 'account',
  on: 'member',
  needs: 'view_members',
  params: MEMBER,
  returns: MemberInfo,
})

export const PastMember = resource('past_member', {
  id: Num,
  created: Timestamp,
  action: Word(words.past_member_action),
  joined: Timestamp,
  member_info: MemberInfo,
})

export const getPastMembers = endpoint('getpastmembers', {
  ...listing,
  summary: 'List past members, with how their membership ended. For premium and enterprise groups.',
  params: {
    ...GROUP,
    action: optional(Choice(words.past_member_action, { description: 'Only memberships that ended this way.' })),
  },
  returns: list(PastMember, { fields: ['full_name', 'email', 'reason', 'created'], field: 'created', dir: 'desc' }),
  errors: ['basic group'],
})

const editing = { method: 'POST', who: 'account', on: 'member', edits: 'member', returns: MemberInfo } as const

export const approveMember = endpoint('approvemember', {
  ...editing,
  summary: 'Approve a request to join.',
  needs: 'manage_pending_members',
  params: MEMBER,
  records: ['member.approved'],
})

export const claimPendingMember = endpoint('claimpendingmember', {
  ...editing,
  summary: "Claim a pending request to join, so that it doesn't expire after 14 days, or release it.",
  needs: 'manage_pending_members',
  params: { ...MEMBER, claim: withDefault(Flag({ description: 'False releases it.' }), true) },
  errors: ['member not pending'],
  records: ['member.updated'],
})

export const removeMember = endpoint('removemember', {
  ...editing,
  summary: 'Remove a member, reject a request to join, or delete a ban. Returns the membership as it was.',
  needs: 'remove_members',
  params: MEMBER,
  errors: ['inadequate_permissions'],
  records: ['member.removed', 'member.rejected', 'member.inherited'],
})

export const BulkRemoveResults = resource('bulk_remove_results', {
  total_emails: Num,
  removed: Num,
  errors: Type.Array(
    resource('bulk_remove_error', {
      email: Str,
      status: Word(['not_subscribed', 'sole_owner', 'invalid_email', 'moderator_or_owner']),
    }),
  ),
})

export const bulkRemoveMembers = endpoint('bulkremovemembers', {
  method: 'POST',
  summary: 'Remove several members by email address.',
  who: 'account',
  on: 'group',
  needs: 'remove_members',
  params: { ...GROUP, emails: Text(1_000_000, { description: 'One email address per line.' }) },
  returns: BulkRemoveResults,
  records: ['member.removed', 'member.rejected', 'member.inherited'],
})

export const banMember = endpoint('banmember', {
  ...editing,
  summary: "Ban a member: their membership ends, and their address can't join or post.",
  needs: 'ban_members',
  params: MEMBER,
  errors: ['user already banned', 'member cannot be a moderator or owner'],
  records: ['member.banned', 'member.removed', 'member.rejected', 'member.inherited'],
})

export const banAddress = endpoint('banaddress', {
  method: 'POST',
  who: 'account',
  on: 'group',
  summary:
    "Ban an address: it can't join or post. A member with this address is banned as with `banmember`; the response is the same for addresses with and without an account.",
  needs: 'ban_members',
  params: { ...GROUP, email: Text(320, { description: 'The address.' }) },
  returns: MemberInfo,
  errors: ['invalid email address', 'user already banned', 'member cannot be a moderator or owner'],
  records: ['member.banned', 'member.removed', 'member.rejected', 'member.inherited'],
})

export const unbanMember = endpoint('unbanmember', {
  ...editing,
  summary: "Lift a ban: the person isn't a member, but can join again. Returns the membership as it was.",
  needs: 'ban_members',
  params: MEMBER,
  errors: ['user not banned'],
  records: ['member.unbanned'],
})

export const updateMember = endpoint('updatemember', {
  ...editing,
  summary:
    'Change a membership as a moderator. Roles and permissions need `make_moderator`, everything else `manage_member_subscription_options`.',
  needs: 'mod_page',
  params: {
    ...MEMBER,
    ...OPTIONS,
    mod_status: optional(Choice(words.mod_status, { description: 'Only owners can make others owners.' })),
    mod_permissions: optional(
      Choices(words.mod_permissions, {
        description: "The permissions of a moderator. You can't grant permissions you don't have.",
      }),
    ),
    post_status: optional(Choice(words.post_status, { description: 'Whether posts need approval or are rejected.' })),
    moderator_notes: optional(Text(20_000, { description: 'For moderators only.' })),
    label_ids: optional(Ids({ description: "The member's labels; empty: none." })),
    new_label: optional(
      Text(50, {
        description: 'A label to add, by its name; it is created if there is none of this name.',
        invalid: 'invalid name',
      }),
    ),
  },
  errors: ['inadequate_permissions', 'sole owner', 'invalid label_id', 'invalid name', 'too many labels'],
  records: ['member.updated', 'member.role_changed', 'member.labelled', 'label.added'],
})

const aboutMember = { method: 'POST', who: 'account', on: 'member', params: MEMBER } as const

export const sendConfirmation = endpoint('sendconfirmation', {
  ...aboutMember,
  summary: 'Ask a member again to confirm their email address.',
  needs: 'manage_member_subscription_options',
  errors: ['already confirmed', 'not agreed'],
  records: ['member.confirmation_requested', 'account.confirmation_requested'],
})

export const noteSponsorship = endpoint('notesponsorship', {
  ...aboutMember,
  summary:
    "Record that a member sponsored the group. The payment itself is made elsewhere; the group's sponsorship notice thanks them.",
  needs: 'manage_group_payments',
  errors: ['not subscribed'],
  records: ['member.sponsored'],
})
