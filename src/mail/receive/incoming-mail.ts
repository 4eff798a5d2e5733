import type { AuthenticationSummary } from '#features/archives/index.ts'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import type { AutomaticMail } from './checks/automatic-mail.ts'
import type { Rejection } from './rejections.ts'
import type { MailAuthor, MailHead, ReadMail } from '../parse/index.ts'

/**
 * Whether the author in From is verified: by DKIM, by SPF, or because a trusted relay sent the mail. From alone proves nothing.
 */
export type SenderProof = { is: 'proven'; by: 'dkim' | 'spf' | 'trust' } | { is: 'unproven' }

/** The author named in From. */
export type Sender = MailAuthor & {
  /** The account with that address, or null. It is authenticated only if the sender is proven. */
  account: Account | null
}

/** A parsed incoming mail, shared by all its recipients. */
export type IncomingMail = {
  /** The envelope sender; empty for the null sender. */
  from: string
  /** The envelope recipients, validated and normalized. */
  to: readonly string[]
  raw: Buffer
  mail: ReadMail
  head: MailHead
  sender: Sender
  proof: SenderProof
  /** The marker of automatic mail; null for mail written by a person. */
  automatic: AutomaticMail | null
  /** The authentication results and ARC chain, passed on with outgoing copies; null if nothing was checked. */
  findings: AuthenticationSummary | null
}

/** The identity a mail may act as: the sender's account, if the sender is proven. */
export function identityOf({ sender: { account }, proof }: IncomingMail): Identity | null {
  if (!account || account.status === 'user_status_inactive' || proof.is !== 'proven') return null
  return { account, how: 'mail', session_id: null, csrf: null }
}

/**
 * The result of a mail at one recipient. `why` is a short reason for the ledger; `rejection` is what the sender is told, in the
 * SMTP reply or by email.
 */
export type Outcome = {
  why: string
  group_id?: number
  /** Already recorded in the ledger by the transaction of the call. */
  isRecorded?: true
} & (
  | { is: 'done'; message_id?: number }
  /** `asks`: the sender is asked to confirm the mail. */
  | { is: 'held'; pending_message_id?: number; asks?: boolean }
  /** `notifiesSender`: the sender is notified by email. */
  | { is: 'refused'; rejection: Rejection; notifiesSender?: true }
)

type AboutGroup = { id: number } | null
export const groupField = (group: AboutGroup): { group_id?: number } => (group ? { group_id: group.id } : {})

export const refused = (why: string, rejection: Rejection, group: AboutGroup = null): Outcome => ({
  ...{ is: 'refused', why, rejection },
  ...groupField(group),
})

export const noAuthor = refused('no author', { key: 'noAuthor' })
