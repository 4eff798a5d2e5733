import { createLoadingCache } from '#base/cache/cache.ts'
import { isSuspendedRow } from '#features/accounts/index.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { RecipientComposer, Composer, ComposedMail, OutgoingMessage, OutgoingMail } from '../outgoing-message.ts'

/** What the queue knows of a recipient: a number within the kind, and where the mail goes. */
export type Addressee = {
  id: number
  email: string
  /** Their account is suspended. Nothing goes out, and what is written down looks as if it had: docs/decisions/0011. */
  isWithheld?: boolean
}

/** What became of a mail to one recipient; `stored`: in the local mailbox. */
export type DeliveryResult = { id: number; is: 'sent' | 'stored' | 'waiting' | 'refused' | 'expired'; response: string }

/** An outgoing message that is being sent: who of the recipients still gets it, and the mail to each. */
export type OpenedMessage<M extends ComposedMail = OutgoingMail> = {
  recipients: readonly Addressee[]
  for(id: number): Promise<M>
}

/** One kind of outgoing message, as the queue sees it. */
export type MailKind<M extends ComposedMail = OutgoingMail> = {
  open(tx: Tx, outgoingMessage: OutgoingMessage, ids: readonly number[]): Promise<OpenedMessage<M>>
  /** The local mailbox has it already, as it was written. */
  isStoredLocally?: true
  /** Keeps what became of it, where somebody looks for that elsewhere. */
  settle?(tx: Tx, results: readonly DeliveryResult[]): Promise<void>
}

/** All kinds by their names; what is of another kind waits for a process that knows it. */
export type MailKinds = Readonly<Record<string, MailKind>>

// Somebody who was added is written to as they were given, so that reports about it do not show how they write their address.
// Whoever left, was banned or is not reached any more since it was decided that they get it gets nothing.
const recipientsOf = query(
  'outgoing.recipients',
  `select r.id as member_id, r.account_id, a.full_name,
     case when lower(r.given_email) = lower(a.email) then r.given_email else a.email end as "email!", a.timezone, r.email_delivery, r.max_attachment_size,
     r.mod_status, r.options, ${isSuspendedRow('a')} as "is_withheld!"
   from members r join accounts a on a.id = r.account_id
   where r.group_id = :group_id and r.id = any(:ids::bigint[])
     and r.status = 'sub_status_normal' and r.user_status = 'user_status_confirmed'
   order by r.id`,
)

/** A kind that goes to members. */
export function memberMailKind<M extends ComposedMail>(composer: Composer<M>): MailKind<M> {
  const compose = shareComposition(composer)
  return {
    async open(tx, outgoingMessage, ids) {
      const [members, composed] = await Promise.all([
        recipientsOf.all(tx, { group_id: outgoingMessage.group_id, ids: [...ids] }),
        compose(tx, outgoingMessage),
      ])
      const readers = members.filter(member => !composed.skips?.(member))
      const byId = new Map(readers.map(member => [member.member_id, member]))
      return {
        recipients: readers.map(({ member_id, email, is_withheld }) => ({
          id: member_id,
          email,
          isWithheld: is_withheld,
        })),
        for: id => composed.for(byId.get(id)!),
      }
    },
  }
}

/** A message that goes to many is several outgoing messages, one right after the other: what they share is made once. */
function shareComposition<M extends ComposedMail>(composer: Composer<M>): Composer<M>['compose'] {
  const cache = createLoadingCache<RecipientComposer<M>>('composed emails')
  return async (tx, outgoingMessage) => {
    const { group_id, message_id } = outgoingMessage
    const compose = async () => composer.compose(tx, outgoingMessage)
    return message_id === null ? compose() : cache.get(`${group_id} ${message_id}`, compose)
  }
}
