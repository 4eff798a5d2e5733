import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberLabel } from '#contract/resources.ts'
import {
  Choice,
  Choices,
  DateParam,
  Flag,
  Id,
  Nullable,
  Num,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  absentable,
  optional,
  resource,
  stream,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/targets.ts'

export const memberStatuses = ['members', 'pending', 'banned'] as const

/** Which members of a group, by all of these together. */
export const FILTERS = {
  status: withDefault(
    Choice(memberStatuses, {
      description: 'Members, or pending or banned people, which needs the permission to manage them.',
    }),
    'members',
  ),
  q: withDefault(Text(200, { description: 'Part of a name or, for moderators, of an email address.' }), ''),
  mod_status: optional(Choices(words.mod_status, { description: 'Only these roles.' })),
  label_id: optional(Id({ description: 'Only members with this label.' })),
  joined_from: optional(DateParam({ description: 'Joined on this day or later, in your time zone.' })),
  joined_to: optional(DateParam({ description: 'Joined on this day or earlier.' })),
  posted_from: optional(DateParam({ description: 'Last posted on this day or later.' })),
  posted_to: optional(DateParam({ description: 'Last posted on this day or earlier.' })),
  has_posted: optional(Flag({ description: 'Whether they have ever posted.' })),
  email_delivery: optional(Choices(words.email_delivery, { description: 'Only these options. For moderators.' })),
  post_status: optional(Choices(words.post_status, { description: 'Only these. For moderators.' })),
  bouncing: optional(Flag({ description: 'Whether email to them bounces. For moderators.' })),
}

/** A member in a list. Fields that the caller may not see are absent. */
export const MemberSummary = resource('member_summary', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  status: Word(words.member_status),
  user_id: Type.Optional(Num),
  ...absentable(['full_name', 'user_name', 'email', 'profile_photo_url'], Str),
  mod_status: Type.Optional(Word(words.mod_status)),
  member_labels: Type.Optional(Type.Array(MemberLabel)),
  most_recent_message: Type.Optional(Nullable(Timestamp)),
  num_messages: Type.Optional(Num),
  post_status: Type.Optional(Word(words.post_status)),
  email_delivery: Type.Optional(Word(words.email_delivery)),
  user_status: Type.Optional(Word(words.user_status)),
  bouncing_since: Type.Optional(Nullable(Timestamp)),
})

export const findMembers = endpoint('findmembers', {
  method: 'GET',
  summary: 'List the members of a group that match all given filters.',
  who: 'account',
  on: 'group',
  needs: 'view_members',
  params: { ...GROUP, ...FILTERS },
  returns: list(MemberSummary, {
    fields: ['full_name', 'email', 'joined', 'last_post', 'num_messages'],
    field: 'full_name',
    dir: 'asc',
    dirs: { joined: 'desc', last_post: 'desc', num_messages: 'desc' },
  }),
  errors: ['inadequate_permissions'],
})

export const MemberCounts = resource('member_counts', {
  members: Num,
  moderators: Num,
  ...absentable(['moderated', 'bouncing', 'no_email', 'pending', 'invited', 'banned', 'left', 'removed'], Num),
})

export const getMemberCounts = endpoint('getmembercounts', {
  method: 'GET',
  summary: 'Count the members of a group by kind. Kinds that the caller may not list are absent.',
  who: 'account',
  on: 'group',
  needs: 'view_members',
  params: GROUP,
  returns: MemberCounts,
})

export const exportMembers = endpoint('exportmembers', {
  method: 'GET',
  summary: 'Export the members that match all given filters as CSV.',
  who: 'account',
  on: 'group',
  needs: 'download_members',
  params: { ...GROUP, ...FILTERS },
  returns: stream('text/csv'),
  errors: ['inadequate_permissions'],
  replica: true,
})

export const SharedGroups = resource('shared_groups', {
  groups: Type.Array(resource('shared_group', { id: Num, name: Str, title: Str })),
})

export const getSharedGroups = endpoint('getsharedgroups', {
  method: 'GET',
  summary: 'List the groups that you share with a member, where you may see members; at most 100.',
  who: 'account',
  on: 'member',
  needs: 'view_members',
  params: MEMBER,
  returns: SharedGroups,
  errors: ['member_info_id'],
})
