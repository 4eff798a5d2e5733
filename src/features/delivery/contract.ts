import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Id,
  Nullable,
  Num,
  Secret,
  Str,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
} from '#contract/schema.ts'
import { GROUP, MEMBER } from '#contract/targets.ts'

/** Empty if there was none. */
const TypeOrNone = Word(['', ...words.delivery_type])

/** A bounce. */
export const BounceInfo = resource('bounce_info', {
  created: Timestamp,
  ...fields(['group_id', 'msg_id'], Num),
  ...fields(['subject', 'response'], Str),
  is_hard: Bool,
  type: Word(words.delivery_type),
})

/** Recent deliveries to a member. */
export const DeliveryInfo = resource('delivery_info', {
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  success_msg_id: Num,
  success_time: Nullable(Timestamp),
  success_subject: Str,
  success_type: TypeOrNone,
  success_response: Str,
  attempt_msg_id: Num,
  attempt_time: Nullable(Timestamp),
  attempt_subject: Str,
  attempt_type: TypeOrNone,
  attempt_response: Str,
  bounces: Type.Array(BounceInfo),
})

export const getDeliveryInfo = endpoint('getdeliveryinfo', {
  method: 'GET',
  summary: 'Show recent deliveries to the caller or, with `manage_members`, to another member of the group.',
  who: 'account',
  on: 'group',
  groupOptional: 'own',
  groupOf: 'member',
  params: {
    ...GROUP,
    member_info_id: optional(
      Id({ description: 'Another member, in which case the group is optional; default: the caller.' }),
    ),
  },
  returns: DeliveryInfo,
  extended: true,
  errors: ['member_info_id', 'inadequate_permissions'],
})

/** How email of the group went to a member on each of the last days, and what became of the last probe. */
export const DeliveryHistory = resource('delivery_history', {
  days: Type.Array(resource('delivery_day', { date: Str, ...fields(['delivered', 'deferred', 'bounced'], Num) })),
  probe_time: Nullable(Timestamp),
  probe_status: Word(['', ...words.probe_status]),
})

export const getDeliveryHistory = endpoint('getdeliveryhistory', {
  method: 'GET',
  summary: 'Show how email of the group went to a member on each of the last 31 days, in the time zone of the caller.',
  who: 'account',
  on: 'member',
  needs: 'manage_members',
  params: MEMBER,
  returns: DeliveryHistory,
  errors: ['member_info_id'],
})

export const getBounceInfo = endpoint('getbounceinfo', {
  method: 'GET',
  summary: 'List your bounces.',
  who: 'account',
  params: {},
  returns: list(BounceInfo, { fields: ['created'], field: 'created', dir: 'desc' }),
  extended: true,
})

export const sendBounceProbe = endpoint('sendbounceprobe', {
  method: 'POST',
  summary: 'Send a probe to a member whose email bounced: for yourself, or with `manage_member_subscription_options`.',
  who: 'account',
  on: 'member',
  params: MEMBER,
  errors: ['inadequate_permissions', 'not bouncing'],
  records: ['account.probed', 'member.probe_requested'],
})

const CODE = { code: Secret(200, { description: 'The code from the email.', invalid: 'invalid token' }) }

const byCode = {
  method: 'POST',
  who: 'anyone',
  csrf: false,
  params: CODE,
  errors: ['invalid token'],
} as const

export const resumeMail = endpoint('resumemail', {
  ...byCode,
  summary: 'Confirm that email arrives again, with the code from the probe. Repeating it changes nothing.',
  records: ['account.restored'],
})

export const sendMissed = endpoint('sendmissed', {
  ...byCode,
  summary:
    'Send the posts that were missed while email bounced, with the code from the email that offers it. Works once.',
  records: ['account.missed_sent'],
})
