import type { AuthenticationSummary } from '#features/archives/index.ts'
import type { Account, Identity } from '#runtime/calls/identity.ts'
import type { AutomaticMail } from './checks/automatic-mail.ts'
import type { MailAuthor, MailHead, ReadMail } from '../parse/index.ts'

/**
 * Whether whoever a mail is from is shown to have sent it: by a signature of the domain in From, by the machine it came from,
 * or because it came through somebody whose word counts here. Anybody can write any From.
 */
export type SenderProof = { is: 'proven'; by: 'dkim' | 'spf' | 'trust' } | { is: 'unproven' }

/** Whoever a mail says it is from. */
export type Sender = MailAuthor & {
  /** The account with that address; null: nobody here has it. Only with a proof is it known to be them. */
  account: Account | null
}

/** A mail on its way in, read once for all of its recipients. */
export type IncomingMail = {
  /** The envelope sender; empty for what answers nobody. */
  from: string
  /** The envelope recipients, checked and in the form that is kept. */
  to: readonly string[]
  raw: Buffer
  mail: ReadMail
  head: MailHead
  sender: Sender
  proof: SenderProof
  /** What says that a program sent it; null: nothing. */
  automatic: AutomaticMail | null
  /** What was found out about it, for whoever gets a copy; null where nobody has looked. */
  findings: AuthenticationSummary | null
}

/** Who a mail may act as: whoever sent it, if that is proven and they have an account here. */
export function identityOf({ sender: { account }, proof }: IncomingMail): Identity | null {
  if (!account || account.status === 'user_status_inactive' || proof.is !== 'proven') return null
  return { account, how: 'mail', session_id: null, csrf: null }
}

/**
 * What became of a mail at one of its recipients. `why` is a word or a few for the ledger; `sentence` is what the sender is
 * told, in the answer to their mail server or by email.
 */
export type Outcome = {
  why: string
  group_id?: number
  /** It is in the ledger: what was done has written that with it, in one transaction. */
  isNoted?: true
} & (
  | { is: 'done'; message_id?: number }
  /** `asks`: its sender is asked whether it is theirs. */
  | { is: 'held'; pending_message_id?: number; asks?: boolean }
  /** `isTold`: an email tells its sender. */
  | { is: 'refused'; sentence: string; isTold?: true }
)

type AboutGroup = { id: number } | null
export const groupField = (group: AboutGroup): { group_id?: number } => (group ? { group_id: group.id } : {})

export const refused = (why: string, sentence: string, group: AboutGroup = null): Outcome => ({
  ...{ is: 'refused', why, sentence },
  ...groupField(group),
})

export const noAuthor = refused(
  'no author',
  'A mail must name in From who wrote it: one address, and not more than one',
)
