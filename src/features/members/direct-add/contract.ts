import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import { MemberInfo } from '#contract/resources.ts'
import { Id, Ids, Num, Str, Text, Timestamp, Type, Word, optional, resource, withDefault } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

export const DirectAddResults = resource('direct_add_results', {
  total_emails: Num,
  errors: Type.Array(
    resource('direct_add_error', { email: Str, status: Word(words.direct_add_status), group_id: Num }),
  ),
  added_members: Type.Array(MemberInfo),
})

export const directAdd = endpoint('directadd', {
  method: 'POST',
  summary:
    "Add people as members without an invitation. They get the group's emails at once; until they agree, only what you entered is shown of them. For premium and enterprise groups.",
  who: 'account',
  on: 'group',
  needs: 'invite_members',
  params: {
    ...GROUP,
    emails: Text(1_000_000, { description: 'One address per line, or `Name <address>`; at most 5,000.' }),
    subject: withDefault(Text(500, { description: 'The subject of the email to them.' }), ''),
    message: withDefault(Text(20_000, { description: 'Your message in the email to them.' }), ''),
    subgroupids: optional(Ids({ description: 'Subgroups to add them to as well.' })),
    subgroupnames: optional(Text(5_000, { description: 'The same by name or alias, separated by commas.' })),
  },
  returns: DirectAddResults,
  errors: ['basic group', 'direct add in subgroup', 'group is not a subgroup', 'pending_adds'],
  records: ['member.added', 'adds.held'],
})

/** People that a moderator wants to add, more than a group may in a day. */
export const PendingAdds = resource('pending_adds', {
  id: Num,
  created: Timestamp,
  group_id: Num,
  group_name: Str,
  user_id: Num,
  total_emails: Num,
  emails: Str,
  subject: Str,
  message: Str,
})

const PENDING_ADDS = {
  pending_adds_id: Id({ description: 'The direct add, from `getpendingadds`.', invalid: 'invalid pending_adds_id' }),
}

export const getPendingAdds = endpoint('getpendingadds', {
  method: 'GET',
  summary: 'List direct adds that need approval by a site administrator.',
  who: 'administrator',
  params: {},
  returns: list(PendingAdds, { fields: ['created'], field: 'created', dir: 'asc' }),
})

const deciding = {
  method: 'POST',
  who: 'administrator',
  params: PENDING_ADDS,
  errors: ['invalid pending_adds_id'],
} as const

export const approvePendingAdds = endpoint('approvependingadds', {
  ...deciding,
  summary: 'Approve a direct add.',
  returns: DirectAddResults,
  records: ['member.added', 'adds.approved'],
})

export const rejectPendingAdds = endpoint('rejectpendingadds', {
  ...deciding,
  summary: 'Reject a direct add.',
  records: ['adds.rejected'],
})
