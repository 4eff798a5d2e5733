import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import { implement, type Call } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import { findMember, maySee, type MemberRow } from '../members/index.ts'
import * as contract from './contract.ts'
import {
  attemptsToAccount,
  attemptsToMember,
  bouncePages,
  countBounces,
  firstBounceOfAdded,
  notificationToAdded,
  notificationsToAccount,
  newestBounces,
  newestBouncesOfAdded,
} from './info-store.ts'
import { notificationType, outgoingMessageType } from './delivery-types.ts'

type DeliveryAttempt = {
  msg_id: number
  time: Timestamp
  subject: string
  type: Value<'delivery_type'>
  response: string
  isSuccess: boolean
}

const bounceView = (row: Row<'bounce.newest'>) => ({
  object: 'bounce_info' as const,
  created: row.created,
  group_id: row.group_id,
  msg_id: row.message_id ?? 0,
  subject: row.subject,
  response: row.response,
  is_hard: row.is_hard,
  type: row.type as Value<'delivery_type'>,
})

const attemptOf = (row: Row<'delivery.toMember'>): DeliveryAttempt => ({
  msg_id: row.message_id ?? 0,
  time: row.at,
  subject: row.subject ?? '',
  type: outgoingMessageType(row.kind, row.is_special),
  response: row.response,
  isSuccess: row.is_success,
})

const notificationAttempt = (row: Row<'delivery.notificationsTo'>): DeliveryAttempt => ({
  msg_id: 0,
  time: row.created,
  subject: row.subject,
  type: notificationType(row.kind),
  response: row.response,
  isSuccess: row.state === 'sent' || row.state === 'stored',
})

const newestFirst = (
  rows: Row<'delivery.toMember'>[],
  notifications: Row<'delivery.notificationsTo'>[],
): DeliveryAttempt[] =>
  [...rows.map(attemptOf), ...notifications.map(notificationAttempt)].toSorted(
    (one, other) => Date.parse(other.time) - Date.parse(one.time),
  )

/** Number of outgoing messages searched per group, for one member or for all groups of an account. */
const depths = { one: 1000, all: 100 }

type Bounce = Row<'bounce.newest'>
type DeliveryOwner = {
  group_id: number | null
  created: Timestamp
  attempts: readonly DeliveryAttempt[]
  bounces: readonly Bounce[]
}
type DeliveryInfoCall = Call<typeof contract.getDeliveryInfo>

/** The requested membership: the caller's own, or another with permission. */
async function requestedMember({ tx, account, group, membership, access, params, fail }: DeliveryInfoCall) {
  const id = params.member_info_id ?? membership?.id
  if (id === undefined) return null
  const member = await findMember.first(tx, { id })
  const isOwn = member?.user_id === account.id
  if (!isOwn && !may('manage_members', access!)) fail('inadequate_permissions', 'manage_members')
  if (!member || (group && member.group_id !== group.id)) return fail('member_info_id')
  return !isOwn && !maySee(access!, member) ? fail('member_info_id') : member
}

async function ownerInfo(call: DeliveryInfoCall): Promise<DeliveryOwner> {
  const { tx, account, group } = call
  const member = await requestedMember(call)
  if (member && member.given_id !== null && member.user_id !== account.id) return infoOfAdded(tx, member)
  if (member) {
    const { group_id, id, user_id: account_id, created, email } = member
    const [rows, probes] = await Promise.all([
      attemptsToMember.all(tx, { group_id, member_id: id, depth: depths.one }),
      notificationsToAccount.all(tx, { email, kind: 'bounce_probe' }),
    ])
    const bounces = await newestBounces.all(tx, { account_id, group_id })
    return { group_id, created, attempts: newestFirst(rows, probes), bounces }
  }
  const { id: account_id, created } = account
  const bounces = await newestBounces.all(tx, { account_id, group_id: group?.id ?? null })
  // Only members get mail of a group.
  if (group) return { group_id: group.id, created, attempts: [], bounces }
  const [rows, notifications] = await Promise.all([
    attemptsToAccount.all(tx, { account_id, depth: depths.all }),
    notificationsToAccount.all(tx, { email: account.email, kind: null }),
  ])
  return { group_id: null, created, attempts: newestFirst(rows, notifications), bounces }
}

/**
 * For a member who was added and has not confirmed, the group sees only its own mail: the notification, its messages, and the
 * probes since the first bounce. docs/decisions/0016
 */
async function infoOfAdded(tx: Tx, { group_id, id: member_id, user_id, created, email }: MemberRow) {
  const about = { account_id: user_id, group_id, member_id }
  const since = (await firstBounceOfAdded.one(tx, about)).created
  const [rows, welcome, probes, bounces] = await Promise.all([
    attemptsToMember.all(tx, { group_id, member_id, depth: depths.one }),
    notificationToAdded.all(tx, { group_id, member_id, email }),
    notificationsToAccount.all(tx, { email, kind: 'bounce_probe' }),
    newestBouncesOfAdded.all(tx, { ...about, since: since === null ? null : Temporal.Instant.from(since) }),
  ])
  const visibleProbes = probes.filter(probe => since !== null && Date.parse(probe.created) >= Date.parse(since))
  return { group_id, created, attempts: newestFirst(rows, [...welcome, ...visibleProbes]), bounces }
}

export const getDeliveryInfo = implement(contract.getDeliveryInfo, async call => {
  const { group_id, created, attempts, bounces } = await ownerInfo(call)
  const attempt = attempts.at(0)
  const success = attempts.find(({ isSuccess }) => isSuccess)
  return {
    object: 'delivery_info' as const,
    created,
    updated: attempt?.time ?? created,
    group_id: group_id ?? 0,
    success_msg_id: success?.msg_id ?? 0,
    success_time: success?.time ?? null,
    success_subject: success?.subject ?? '',
    success_type: success?.type ?? ('' as const),
    success_response: success?.response ?? '',
    attempt_msg_id: attempt?.msg_id ?? 0,
    attempt_time: attempt?.time ?? null,
    attempt_subject: attempt?.subject ?? '',
    attempt_type: attempt?.type ?? ('' as const),
    attempt_response: attempt?.response ?? '',
    bounces: bounces.map(bounceView),
  }
})

export const getBounceInfo = implement(contract.getBounceInfo, async ({ tx, account, params }) =>
  pageOf(tx, contract.getBounceInfo, params, {
    total: (await countBounces.one(tx, { account_id: account.id })).count,
    fetch: ({ dir, start, page: { count, after_id } }) =>
      bouncePages[`created:${dir}:${start}`].all(tx, { account_id: account.id, count, after_id }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: bounceView,
  }),
)
