import { addressChecksum } from '#contract/address.ts'
import type { Value } from '#contract/enumerations.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'
import { insertComplaint } from '../members/index.ts'
import { notificationType, outgoingMessageType } from './delivery-types.ts'
import { daysBetweenProbes, mailStates } from './states.ts'
import {
  beginEpisode,
  countSoft,
  episodeOf,
  insertBounce,
  lockAccount,
  sentNotification,
  sentToMember,
  suspendAdded,
} from './store.ts'

/** A bounced mail: its delivery, address and reason. */
export type BouncedEmail = {
  /** 0 for notifications. */
  group_id: number
  /** 0 if unknown. */
  outgoing_message_id: number
  /** The member; for a notification, its id. */
  recipient_id: number
  mark: number
  is_hard: boolean
  /** `delay`: delivery is still being tried. */
  about: 'recipient' | 'message' | 'delay'
  response: string
  /** The recipient marked it as spam. */
  is_complaint?: boolean
}

type SentMail = {
  account_id: number
  /** The membership it belongs to, if any. */
  member: { group_id: number; id: number } | null
  created: Timestamp
  message_id: number | null
  subject: string
  type: Value<'delivery_type'>
}

/** Delivery is suspended after soft bounces over this many days; a longer gap starts a new episode. */
const softDays = 8

/**
 * Records a bounce. Reports of the same mail count once, and delays separately. Bounces about the message or a former address do
 * not count against the address.
 */
export async function recordBounce(
  call: RecordContext<'account.bouncing' | 'account.probed'> & FailContext<'server'>,
  bounced: BouncedEmail,
): Promise<void> {
  const { tx } = call
  const sent = await findSentMail(tx, bounced)
  const account = sent && (await lockAccount.first(tx, { id: sent.account_id }))
  if (!account || addressChecksum(account.email) !== bounced.mark) return
  const { group_id, outgoing_message_id, recipient_id, response, is_hard } = bounced
  const [counts, is_delay] = [bounced.about === 'recipient', bounced.about === 'delay']
  const isNew = await insertBounce.first(tx, {
    ...{ group_id, outgoing_message_id, recipient_id, response, is_hard, counts, is_delay },
    ...{ account_id: account.id, message_id: sent.message_id, subject: sent.subject, type: sent.type },
  })
  if (!isNew || !counts) return
  const where = { account_id: account.id, email: account.email }
  if (!is_hard && !(await countSoft.one(tx, { ...where, days: softDays, pause_days: softDays })).is_long) return
  if (bounced.is_complaint && sent.member) await insertComplaint.run(tx, sent.member)
  const isSuspended = sent.member !== null && (await suspendAdded.first(tx, sent.member)) !== undefined
  const isConfirmed = account.status === 'user_status_confirmed'
  if (!isConfirmed && !isSuspended) return
  // Added members get a probe whatever the state of their account; a running episode is continued.
  const current = isConfirmed ? undefined : await episodeOf.first(tx, where)
  const { episode } = current?.is_asked
    ? current
    : await beginEpisode.one(tx, { ...where, missed_from: sent.created, days: daysBetweenProbes })
  if (isConfirmed) await mailStates.move(call, 'bounce', { group_id: 0, id: account.id }, where)
  call.record('account.probed', { account_id: account.id, episode })
}

async function findSentMail(
  tx: Tx,
  { group_id, outgoing_message_id, recipient_id }: BouncedEmail,
): Promise<SentMail | undefined> {
  if (group_id === 0) {
    const notification = await sentNotification.first(tx, { recipient_id })
    if (!notification) return undefined
    const { group_id: of, member_id: id, ...rest } = notification
    const member = of === null || id === null ? null : { group_id: of, id }
    return { ...rest, member, message_id: null, type: notificationType(notification.kind) }
  }
  const sent = await sentToMember.first(tx, { group_id, outgoing_message_id, recipient_id })
  const member = { group_id, id: recipient_id }
  return sent && { ...sent, member, subject: sent.subject ?? '', type: outgoingMessageType(sent.kind, sent.is_special) }
}
