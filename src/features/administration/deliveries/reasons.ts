import type { Value } from '#contract/enumerations.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'

type Reason = Value<'delivery_reason'>
export type Obstacle = { reason: Reason; group_name: string; since: Timestamp | null; detail: string }

const obstacle = (reason: Reason, more: Partial<Omit<Obstacle, 'reason'>> = {}): Obstacle => ({
  reason,
  group_name: '',
  since: null,
  detail: '',
  ...more,
})

/** What stops all email to an address. */
export function ofAddress(
  account: Row<'administration.accountAt'> | undefined,
  optedOut: Row<'administration.optedOut'> | undefined,
): Obstacle[] {
  const reasons: Obstacle[] = []
  if (!account) reasons.push(obstacle('no_account'))
  else if (account.suspended !== null) reasons.push(obstacle('suspended', { since: account.suspended }))
  else if (account.status === 'user_status_notconfirmed') reasons.push(obstacle('not_confirmed'))
  else if (account.status !== 'user_status_confirmed')
    reasons.push(obstacle('bouncing', { since: account.missed_from, detail: account.last_bounce ?? '' }))
  if (optedOut) reasons.push(obstacle('opted_out', { since: optedOut.created }))
  return reasons
}

const byStatus: Readonly<Record<string, Reason>> = {
  sub_status_pending: 'pending_member',
  sub_status_banned: 'banned',
}
const byDelivery: Readonly<Record<string, Reason>> = {
  email_delivery_digest: 'digest',
  email_delivery_html_digest: 'digest',
  email_delivery_summary: 'summary',
  email_delivery_special: 'special_only',
  email_delivery_none: 'no_email',
}

/** What stops individual emails of a group to a member. */
export function ofMembership(row: Row<'administration.limitedMemberships'>): Obstacle[] {
  const { group_name, status, email_delivery, message_selection } = row
  const reason =
    byStatus[status] ??
    byDelivery[email_delivery] ??
    (message_selection === 'message_selection_all' ? undefined : 'not_followed')
  return reason ? [obstacle(reason, { group_name })] : []
}

/** Why a message was not sent to a person as an individual email, as far as is known now. */
export function ofMessage(row: Row<'administration.messageFor'>, account_id: number): Obstacle[] {
  const { group_name } = row
  const reason = reasonOf(row, account_id)
  return reason ? [obstacle(reason, { group_name, since: reason === 'joined_later' ? row.joined : null })] : []
}

function reasonOf(row: Row<'administration.messageFor'>, account_id: number): Reason | undefined {
  if (row.member_id === null) return 'not_member'
  const ofStatus = byStatus[row.status ?? '']
  if (ofStatus) return ofStatus
  if (row.author_id === account_id) return 'own_message'
  if (row.joined !== null && Date.parse(row.joined) > Date.parse(row.created)) return 'joined_later'
  const delivery = byDelivery[row.email_delivery ?? '']
  if (row.is_special) return delivery === 'no_email' ? delivery : undefined
  if (delivery) return delivery
  if (row.hashtag_no_email) return 'hashtag_no_email'
  if (row.topic_state === 'muted') return 'muted_topic'
  if (row.topic_state === 'followed') return undefined
  if (row.hashtag_muted) return 'muted_hashtag'
  const isSelected =
    row.message_selection === 'message_selection_all' ||
    row.hashtag_followed ||
    (row.message_selection === 'message_selection_follow_and_first_message' && !row.is_reply)
  return isSelected ? undefined : 'not_followed'
}
