import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { Perms } from '#contract/resources.ts'
import { Choice, Flag, Num, Str, Text, Timestamp, Word, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/subjects.ts'

export const Group = resource('group', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  name: Str,
  title: Str,
  desc: Str,
  parent_group_id: Num,
  plan: Word(words.plan),
  privacy: Word([...words.group_privacy, ...words.sub_group_privacy]),
  sub_group_access: Word(words.sub_group_access),
  email_address: Str,
  group_url: Str,
  subs_count: Num,
  perms: Perms,
})

/** What the maker of a group chooses for their own membership. */
const OWN_SUBSCRIPTION = {
  email_delivery: optional(Choice(words.email_delivery)),
  message_selection: optional(Choice(words.message_selection)),
  auto_follow_replies: optional(Flag()),
  max_attachment_size: optional(Choice(words.max_attachment_size)),
}

export const createGroup = endpoint('creategroup', {
  method: 'POST',
  summary: 'Make a group. Whoever makes it is its owner.',
  who: 'account',
  params: {
    group_name: Text(120, {
      description: 'Letters, digits and single hyphens, 2 to 34 of them.',
      invalid: 'invalid group_name',
    }),
    desc: Text(20_000, {
      description: 'What the group is for: at least 11 visible characters.',
      invalid: 'description too short',
    }),
    privacy: Choice(words.group_privacy),
    sub_group_access: Choice(words.sub_group_access),
    ...OWN_SUBSCRIPTION,
  },
  returns: Group,
  errors: ['invalid group_name', 'description too short', 'name already taken'],
  records: ['group.created', 'member.joined'],
})

export const getGroup = endpoint('getgroup', {
  method: 'GET',
  summary: 'A group. One that the caller is not in must be asked for by name.',
  who: 'anyone',
  on: 'group',
  params: GROUP,
  returns: Group,
  errors: ['invalid group_id'],
})

export const getPerms = endpoint('getperms', {
  method: 'GET',
  summary: 'What the caller may do in a group.',
  who: 'anyone',
  on: 'group',
  params: GROUP,
  returns: Perms,
})

export const groupCalls = { createGroup, getGroup, getPerms } as const
