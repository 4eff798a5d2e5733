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
  Type,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** The delivery option of a member; the creator of a group chooses their own. */
export const DELIVERY = {
  email_delivery: optional(Choice(words.email_delivery, { description: 'How messages are delivered.' })),
  message_selection: optional(Choice(words.message_selection, { description: 'Which messages are delivered.' })),
  auto_follow_replies: optional(Flag({ description: 'Follow topics you reply to.' })),
  max_attachment_size: optional(
    Choice(words.max_attachment_size, { description: 'The maximum size of attachments; larger ones are links.' }),
  ),
}
const PRIVACY = { description: "Who can see the group and its archives. Private archives can't be made more public." }
const DESCRIPTION = Text(20_000, {
  description: 'The description of the group (HTML), with at least 11 visible characters.',
  invalid: 'description too short',
})
const nameErrors = ['invalid group_name', 'description too short', 'name already taken'] as const
const byNameOrAge = { fields: ['created', 'name'], field: 'created', dir: 'asc' } as const

export const createGroup = endpoint('creategroup', {
  method: 'POST',
  summary: 'Create a group. You become its owner.',
  who: 'account',
  params: {
    group_name: Text(120, {
      description: '2 to 34 letters, digits and single hyphens.',
      invalid: 'invalid group_name',
    }),
    desc: DESCRIPTION,
    privacy: Choice(words.group_privacy, PRIVACY),
    sub_group_access: Choice(words.sub_group_access, { description: 'Who can create subgroups.' }),
    ...DELIVERY,
  },
  returns: Group,
  errors: nameErrors,
  records: ['group.created', 'member.joined', 'organisation.main_group_set'],
})

export const createSubgroup = endpoint('createsubgroup', {
  method: 'POST',
  summary: 'Create a subgroup. You become its owner.',
  who: 'account',
  on: 'group',
  needs: 'manage_subgroups',
  params: {
    ...GROUP,
    sub_group_name: Text(120, {
      description: 'The part after the plus sign: 2 to 34 letters, digits and single hyphens.',
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
  errors: [...nameErrors, 'group is a subgroup'],
  records: ['group.created', 'group.subgroup_created', 'member.joined'],
})

export const getGroup = endpoint('getgroup', {
  method: 'GET',
  summary: "Get a group. A group you aren't in has to be requested by name.",
  who: 'anyone',
  on: 'group',
  params: GROUP,
  returns: Group,
})

export const getPerms = endpoint('getperms', {
  method: 'GET',
  summary: 'Get your permissions in a group.',
  who: 'anyone',
  on: 'group',
  params: GROUP,
  returns: Perms,
})

export const getSubgroups = endpoint('getsubgroups', {
  method: 'GET',
  summary: 'List the subgroups of a group that you can see.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: GROUP,
  returns: list(Group, byNameOrAge),
})

export const getDirectory = endpoint('getdirectory', {
  method: 'GET',
  summary:
    'List the public directory of groups; on the host name of an organisation, its own. Subgroups are listed with their parents. The count ends at 1,000.',
  who: 'anyone',
  params: {
    q: withDefault(
      Text(200, { description: 'Words that must all be in the name, title or description of a group.' }),
      '',
    ),
  },
  returns: list(Group, {
    fields: ['name', 'members', 'activity'],
    field: 'name',
    dir: 'asc',
    dirs: { members: 'desc', activity: 'desc' },
  }),
})

export const updateGroup = endpoint('updategroup', {
  method: 'POST',
  summary: 'Change the settings of a group.',
  who: 'account',
  on: 'group',
  edits: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, ...GROUP_SETTINGS },
  returns: Group,
  errors: ['name exists', 'invalid group_name', 'description too short'],
  records: ['group.renamed', 'group.privacy_changed', 'group.updated'],
})

/** The footer of a group's emails. */
export const FooterPreview = resource('footer_preview', { text: Str, html: Str })

export const getFooterPreview = endpoint('getfooterpreview', {
  method: 'GET',
  summary: 'Preview what stands below an email of the group with another footer. Nothing is saved.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: { ...GROUP, footer: Text(20_000, { description: 'The footer (HTML).' }) },
  returns: FooterPreview,
})

export const deleteGroup = endpoint('deletegroup', {
  method: 'POST',
  summary: 'Delete a group permanently, with its subgroups and everything in them.',
  who: 'account',
  on: 'group',
  edits: 'group',
  needs: 'delete_group',
  params: {
    ...GROUP,
    understand: Choice(['I understand'], { description: 'Exactly: I understand', invalid: 'understand' }),
    reason: withDefault(Text(2000, { description: 'The reason, for the activity log.' }), ''),
  },
  errors: ['understand'],
  records: ['group.deleted', 'group.subgroup_deleted'],
})

export const getSuspendedGroups = endpoint('getsuspendedgroups', {
  method: 'GET',
  summary: 'List your groups that a site administrator has suspended, and why. Only owners see theirs.',
  who: 'account',
  params: {},
  returns: resource('suspended_groups', {
    groups: Type.Array(
      resource('suspended_group', {
        group_id: Num,
        ...fields(['group_name', 'nice_group_name'], Str),
        suspended: Timestamp,
        reason: Str,
      }),
    ),
  }),
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
  summary: 'List the aliases of a group. Only premium and enterprise groups have aliases.',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
  params: GROUP,
  returns: list(GroupAlias, byNameOrAge),
})

const settingsCall = {
  method: 'POST',
  who: 'account',
  on: 'group',
  needs: 'manage_group_settings',
} as const

export const newGroupAlias = endpoint('newgroupalias', {
  ...settingsCall,
  summary: 'Add an alias to a premium or enterprise group, for email and for `group_name`.',
  params: {
    ...GROUP,
    name: Text(120, { description: 'The same characters as in the name of a group.', invalid: 'invalid name' }),
  },
  returns: GroupAlias,
  errors: ['basic group', 'invalid name', 'name exists', 'too many aliases'],
  records: ['group.alias_added'],
})

export const deleteGroupAlias = endpoint('deletegroupalias', {
  ...settingsCall,
  summary: "Remove an alias of a group. The alias in the group's settings stays.",
  params: { ...GROUP, alias_id: Id({ invalid: 'invalid alias_id' }) },
  errors: ['invalid alias_id'],
  records: ['group.alias_removed'],
})

const COLUMN = {
  required: optional(Flag({ description: 'Members must fill it in.' })),
  color: optional(Choice(words.color, { description: 'The color of the column heading.' })),
  choices: optional(Text(20_000, { description: 'For columns with choices: one per line, at most 200.' })),
  width: optional(Integer(0, 2000, { description: 'The width in pixels; 0: automatic.' })),
  default_hidden: optional(Flag({ description: 'Hidden by default.' })),
  profile: optional(Flag({ description: 'Part of the profile: members can see it, and fill in their own.' })),
  description: optional(Text(2000, { description: 'The description.' })),
}
const COLUMN_NAME = { description: "The heading: one line that isn't blank." }

export const getExtraColumns = endpoint('getextracolumns', {
  method: 'GET',
  summary: 'List the member data columns. Members see those that are part of the profile.',
  who: 'account',
  on: 'group',
  needs: 'sub_page',
  params: GROUP,
  returns: list(ExtraMemberDataColumn, { fields: ['position'], field: 'position', dir: 'asc' }),
})

export const newExtraColumn = endpoint('newextracolumn', {
  ...settingsCall,
  summary: 'Add a member data column.',
  params: {
    ...GROUP,
    name: Text(100, COLUMN_NAME),
    type: Choice(words.column_type, { description: "The type of its values; it can't be changed." }),
    ...COLUMN,
  },
  returns: ExtraMemberDataColumn,
  errors: ['too many columns'],
  records: ['group.column_added'],
})

export const updateExtraColumn = endpoint('updateextracolumn', {
  ...settingsCall,
  summary: "Change a member data column. Its type can't be changed; choices can be renamed and added, but not removed.",
  params: {
    ...GROUP,
    column_id: Id({ invalid: 'invalid column_id' }),
    name: optional(Text(100, COLUMN_NAME)),
    ...COLUMN,
  },
  returns: ExtraMemberDataColumn,
  errors: ['invalid column_id'],
  records: ['group.column_changed'],
})

export const deleteExtraColumn = endpoint('deleteextracolumn', {
  ...settingsCall,
  summary: 'Delete a member data column and its values.',
  params: { ...GROUP, column_id: Id({ invalid: 'invalid column_id' }) },
  errors: ['invalid column_id'],
  records: ['group.column_removed'],
})
