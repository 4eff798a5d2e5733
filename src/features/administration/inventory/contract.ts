import { endpoint } from '#contract/endpoint.ts'
import { Email } from '#contract/credentials.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Choice,
  Flag,
  Id,
  Integer,
  Num,
  Nullable,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { groupContents } from '../../archives/storage/contract.ts'

const read = { method: 'GET', who: 'administrator', security: true } as const

/** What a group uses, and by what; groups can be sorted by each. */
const storageKinds = [
  ...(['storage_used', 'storage_messages', 'storage_files', 'storage_photos', 'storage_wiki'] as const),
  ...(['storage_chats', 'storage_tables', 'storage_events'] as const),
] as const
export const groupSizes = ['num_members', 'num_messages', ...storageKinds] as const

const groupFields = {
  id: Num,
  created: Timestamp,
  ...fields(['name', 'title', 'org_domain'], Str),
  plan: Word(words.plan),
  ...fields(['num_subgroups', ...groupSizes], Num),
  last_message: Nullable(Timestamp),
  suspended: Nullable(Timestamp),
}

export const getAllGroups = endpoint('getallgroups', {
  ...read,
  summary: 'List the groups of the installation with their sizes and plans, or find some by name or title.',
  params: {
    q: withDefault(Text(200, { description: 'Part of a name or of a title.' }), ''),
    plan: optional(Choice(words.plan, { description: 'Only groups on this plan.' })),
    suspended: optional(Flag({ description: 'Only groups that are suspended.' })),
    org_id: optional(Id({ description: 'Only groups of this organisation, from `getorganisations`.' })),
  },
  returns: list(resource('admin_group', groupFields), {
    fields: ['created', 'name', ...groupSizes],
    field: 'created',
    dir: 'desc',
    dirs: Object.fromEntries(groupSizes.map(name => [name, 'desc' as const])),
  }),
})

const GROUP_ID = { group_id: Id({ description: 'The group, from `getallgroups`.', invalid: 'invalid group_id' }) }

export const getGroupDetails = endpoint('getgroupdetails', {
  ...read,
  summary: 'Get the size and the plan of a group, and its owners.',
  params: GROUP_ID,
  returns: resource('admin_group_details', {
    ...groupFields,
    parent_group_id: Num,
    suspension_reason: Str,
    num_topics: Num,
    ...fields(groupContents, Num),
    owners: Type.Array(resource('admin_group_owner', { user_id: Num, ...fields(['email', 'full_name'], Str) })),
  }),
  errors: ['invalid group_id'],
})

const change = { method: 'POST', who: 'administrator', security: true } as const

export const setGroupPlan = endpoint('setgroupplan', {
  ...change,
  summary: 'Put a group and its subgroups on another plan. The owners are notified.',
  params: { ...GROUP_ID, plan: Choice(words.plan, { description: 'The plan.' }) },
  errors: ['invalid group_id'],
  records: ['group.plan_changed'],
})

export const addGroupOwner = endpoint('addgroupowner', {
  ...change,
  summary: 'Make a person the owner of a group that has none, and a member first if needed.',
  params: { ...GROUP_ID, email: Email },
  errors: [
    ...(['invalid group_id', 'invalid email address', 'has an owner', 'no account with this address'] as const),
    ...(['banned from the group', 'not in the parent group'] as const),
  ],
  records: ['member.joined', 'member.approved', 'member.role_changed'],
})

export const moveGroup = endpoint('movegroup', {
  ...change,
  summary:
    'Move a group with its subgroups to an organisation, or out of one. In an organisation, groups are on the enterprise plan; outside, they are on the premium plan.',
  params: {
    ...GROUP_ID,
    org_id: Integer(0, Number.MAX_SAFE_INTEGER, {
      description: 'The organisation, from `getorganisations`; 0: none.',
      invalid: 'invalid org_id',
    }),
  },
  errors: ['invalid group_id', 'invalid org_id', 'group is a subgroup'],
  records: ['group.moved', 'organisation.main_group_set'],
})

export const suspendGroup = endpoint('suspendgroup', {
  ...change,
  summary:
    'Suspend a group and its subgroups: they look absent to everyone, and no email is accepted or sent. The owners get an email.',
  params: {
    ...GROUP_ID,
    reason: withDefault(Text(2000, { description: 'Why, for the owners and the activity log.' }), ''),
  },
  errors: ['invalid group_id'],
  records: ['group.suspended'],
})

export const restoreGroup = endpoint('restoregroup', {
  ...change,
  summary: 'Restore a suspended group, with the subgroups that were suspended with it. The owners get an email.',
  params: GROUP_ID,
  errors: ['invalid group_id', 'parent suspended'],
  records: ['group.unsuspended'],
})

export const removeGroup = endpoint('removegroup', {
  ...change,
  summary: 'Delete any group permanently, with its subgroups and everything in them.',
  params: {
    ...GROUP_ID,
    understand: Choice(['I understand'], { description: 'Exactly: I understand', invalid: 'understand' }),
    reason: withDefault(Text(2000, { description: 'The reason, for the activity log.' }), ''),
  },
  errors: ['invalid group_id', 'understand'],
  records: ['group.deleted', 'group.subgroup_deleted'],
})

const Organisation = resource('admin_org', {
  id: Num,
  created: Timestamp,
  ...fields(['name', 'domain', 'main_group_name'], Str),
  num_groups: Num,
})

export const getOrganisations = endpoint('getorganisations', {
  ...read,
  summary: 'List the organisations of the installation with their host names and main groups.',
  params: {},
  returns: list(Organisation, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const newOrganisation = endpoint('neworganisation', {
  ...change,
  summary: 'Create an organisation: a host name on which only its groups exist.',
  params: {
    name: Text(200, { description: 'The name of the organisation.', invalid: 'invalid name' }),
    domain: Text(253, { description: 'Its host name. Point it at this server.', invalid: 'invalid domain' }),
  },
  returns: Organisation,
  errors: ['invalid name', 'invalid domain', 'domain exists'],
  records: ['organisation.added'],
})

export const getStorage = endpoint('getstorage', {
  ...read,
  summary: 'Get how much storage the database and the groups use, and the largest tables.',
  params: {},
  returns: resource('installation_storage', {
    ...fields(['database_size', 'storage_used'], Num),
    ...fields(['messages', 'files', 'photos', 'wiki', 'chats', 'tables_of_groups', 'events'], Num),
    tables: Type.Array(resource('table_size', { name: Str, size: Num, estimated_rows: Num })),
  }),
})

export const getRateLimits = endpoint('getratelimits', {
  ...read,
  summary: 'List the rate limits, and who is limited by them now.',
  params: {},
  returns: resource('rate_limits', {
    limits: Type.Array(
      resource('rate_limit', { setting: Str, kind: Word(words.rate_limit_kind), ...fields(['count', 'seconds'], Num) }),
    ),
    limited: Type.Array(
      resource('limited_caller', {
        kind: Word(words.rate_limit_kind),
        ...fields(['about'], Str),
        user_id: Num,
        count: Num,
        until: Timestamp,
      }),
    ),
  }),
})
