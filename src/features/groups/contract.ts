import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { GROUP_SETTINGS } from '#contract/groups/group-parameters.ts'
import { Group } from '#contract/groups/group.ts'
import { list } from '#contract/list-page.ts'
import { ExtraMemberDataColumn, Perms } from '#contract/resources.ts'
import {
  Choice,
  Flag,
  Id,
  Integer,
  Num,
  Str,
  Text,
  Timestamp,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** How a member gets the mail of a group; whoever makes a group chooses it for themselves. */
export const DELIVERY = {
  email_delivery: optional(Choice(words.email_delivery, { description: 'How messages come.' })),
  message_selection: optional(Choice(words.message_selection, { description: 'Which messages come.' })),
  auto_follow_replies: optional(Flag({ description: 'Follow the topics that one replies to.' })),
  max_attachment_size: optional(
    Choice(words.max_attachment_size, { description: 'Up to what size attachments come; larger ones are links.' }),
  ),
}
const PRIVACY = { description: 'Who sees the group and its archives; private archives never become more public.' }
const DESCRIPTION = Text(20_000, {
  description: 'What the group is for (HTML): at least 11 visible characters.',
  invalid: 'description too short',
})
const nameErrors = ['invalid group_name', 'description too short', 'name already taken'] as const
const byNameOrAge = { fields: ['created', 'name'], field: 'created', dir: 'asc' } as const

export const createGroup = endpoint('creategroup', {
  method: 'POST',
  summary: 'Make a group. Whoever makes it is its owner.',
  who: 'account',
  params: {
    group_name: Text(120, {
      description: 'Letters, digits and single hyphens, 2 to 34 of them.',
      invalid: 'invalid group_name',
    }),
    desc: DESCRIPTION,
    privacy: Choice(words.group_privacy, PRIVACY),
    sub_group_access: Choice(words.sub_group_access, { description: 'Who makes subgroups.' }),
    ...DELIVERY,
  },
  returns: Group,
  errors: nameErrors,
  records: ['group.created', 'member.joined', 'organisation.main_group_set'],
})

export const createSubgroup = endpoint('createsubgroup', {
  method: 'POST',
  summary: 'Make a subgroup. Whoever makes it is its owner.',
  who: 'account',
  on: 'group',
  needs: 'manage_subgroups',
  params: {
    ...GROUP,
    sub_group_name: Text(120, {
      description: 'What follows the plus sign: letters, digits and single hyphens, 2 to 34 of them.',
      invalid: 'invalid group_name',
    }),
    desc: DESCRIPTION,
    privacy: Choice(
      [
        'sub_group_privacy_limited_archives',
        'sub_group_privacy_archives',
        'sub_group_privacy_unlisted',
        'sub_group_privacy_none',
      ],
      PRIVACY,
    ),
    ...DELIVERY,
  },
  returns: Group,
  errors: ['invalid group_id', ...nameErrors, 'group is a subgroup'],
  records: ['group.created', 'group.subgroup_created', 'member.joined'],
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

export const getSubgroups = endpoint('getsubgroups', {
  method: 'GET',
  summary: 'The subgroups of a group that the caller may know of.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: GROUP,
  returns: list(Group, byNameOrAge),
})

export const getDirectory = endpoint('getdirectory', {
  method: 'GET',
  summary:
    'The groups that are listed here, on the host name of an organisation its own. Subgroups are listed in their parents; counted as far as 1,000.',
  who: 'anyone',
  params: {
    q: withDefault(
      Text(200, { description: 'Words that all stand in the name, title or description of a group.' }),
      '',
    ),
  },
  returns: list(Group, {
    fields: ['name', 'members', 'activity'],
    field: 'name',
    dir: 'asc',
    dirs: { members: 'desc', activity: 'desc' },
  }),
  extension: true,
})

export const updateGroup = endpoint('updategroup', {
  method: 'POST',
  summary: 'Change settings of a group.',
  who: 'account',
  on: 'group',
  edits: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, ...GROUP_SETTINGS },
  returns: Group,
  errors: ['invalid group_id', 'name exists', 'invalid group_name', 'description too short'],
  records: ['group.renamed', 'group.privacy_changed', 'group.updated'],
})

export const deleteGroup = endpoint('deletegroup', {
  method: 'POST',
  summary: 'Delete a group for good, with its subgroups and all that is in them.',
  who: 'account',
  on: 'group',
  edits: 'group',
  needs: 'delete_group',
  params: {
    ...GROUP,
    understand: Choice(['I understand'], { description: 'Exactly the words: I understand', invalid: 'understand' }),
    reason: withDefault(Text(2000, { description: 'Why, for the record.' }), ''),
  },
  errors: ['invalid group_id', 'understand'],
  records: ['group.deleted', 'group.subgroup_deleted'],
})

export const GroupAlias = resource('groupalias', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  name: Str,
  alias_group_id: Num,
})

export const getGroupAliases = endpoint('getgroupaliases', {
  method: 'GET',
  summary: 'The further names of a group. Only premium and enterprise groups have any.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: GROUP,
  returns: list(GroupAlias, byNameOrAge),
})

export const newGroupAlias = endpoint('newgroupalias', {
  method: 'POST',
  summary: 'Give a premium or enterprise group a further name, for mail and for `group_name`.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, name: Text(120, { description: 'Formed like the name of a group.', invalid: 'invalid name' }) },
  returns: GroupAlias,
  errors: ['basic group', 'invalid name', 'name exists', 'too many aliases'],
  records: ['group.alias_added'],
  extension: true,
})

export const deleteGroupAlias = endpoint('deletegroupalias', {
  method: 'POST',
  summary: 'Give up a further name of a group. The alias in the settings of the group stays.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, alias_id: Id({ invalid: 'invalid alias_id' }) },
  errors: ['invalid alias_id'],
  records: ['group.alias_removed'],
  extension: true,
})

const COLUMN = {
  required: optional(Flag({ description: 'A member must fill it in.' })),
  color: optional(Choice(words.color, { description: 'The colour of its heading.' })),
  choices: optional(Text(20_000, { description: 'For the columns with choices: one a line, at most 200.' })),
  width: optional(Integer(0, 2000, { description: 'In pixels; 0: as wide as need be.' })),
  default_hidden: optional(Flag({ description: 'Not shown unless asked for.' })),
  profile: optional(Flag({ description: 'Part of the profile: members see it, and fill in their own.' })),
  description: optional(Text(2000, { description: 'What it is for.' })),
}
const COLUMN_NAME = { description: 'Its heading: one line, with something to see in it.' }

export const getExtraColumns = endpoint('getextracolumns', {
  method: 'GET',
  summary: 'The columns for data about members; a member sees those that are part of a profile.',
  who: 'account',
  on: 'group',
  needs: 'sub_page',
  params: GROUP,
  returns: list(ExtraMemberDataColumn, { fields: ['position'], field: 'position', dir: 'asc' }),
  extension: true,
})

export const newExtraColumn = endpoint('newextracolumn', {
  method: 'POST',
  summary: 'Add a column for data about members.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: {
    ...GROUP,
    name: Text(100, COLUMN_NAME),
    type: Choice(words.column_type, { description: 'What a value in it is; it stays so.' }),
    ...COLUMN,
  },
  returns: ExtraMemberDataColumn,
  errors: ['invalid group_id', 'too many columns'],
  records: ['group.column_added'],
  extension: true,
})

export const updateExtraColumn = endpoint('updateextracolumn', {
  method: 'POST',
  summary: 'Change a column for data about members. Its type stays; choices can be renamed and added, not taken away.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: {
    ...GROUP,
    column_id: Id({ invalid: 'invalid column_id' }),
    name: optional(Text(100, COLUMN_NAME)),
    ...COLUMN,
  },
  returns: ExtraMemberDataColumn,
  errors: ['invalid group_id', 'invalid column_id'],
  records: ['group.column_changed'],
  extension: true,
})

export const deleteExtraColumn = endpoint('deleteextracolumn', {
  method: 'POST',
  summary: 'Remove a column for data about members, with what it holds.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, column_id: Id({ invalid: 'invalid column_id' }) },
  errors: ['invalid group_id', 'invalid column_id'],
  records: ['group.column_removed'],
  extension: true,
})
