import { createLoadingCache } from '#base/cache/cache.ts'
import { isSuspendedRow } from '#features/accounts/index.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type {
  RecipientComposer,
  Composer,
  ComposedMail,
  OutgoingMessage,
  OutgoingMail,
  SharedMail,
} from '../outgoing-message.ts'

/** A recipient: an id within the mail kind, and an address. */
export type Addressee = {
  id: number
  email: string
  /** The account is suspended: nothing is sent, but it is recorded as sent (docs/decisions/0011). */
  isWithheld?: boolean
  /** Recipients with the same key can get one mail in common. */
  shareKey?: string | null
}

/** The result of a mail to one recipient; `stored` means in the local mailbox. */
export type DeliveryResult = { id: number; is: 'sent' | 'stored' | 'waiting' | 'refused' | 'expired'; response: string }

/** An opened outgoing message: its current recipients, and the mail to each. */
export type OpenedMessage<M extends ComposedMail = OutgoingMail> = {
  recipients: readonly Addressee[]
  for(id: number): Promise<M>
  /** The mail that all recipients with this key have in common. */
  forAll?(shareKey: string): Promise<SharedMail<M>>
}

/** A kind of outgoing message. */
export type MailKind<M extends ComposedMail = OutgoingMail> = {
  open(tx: Tx, outgoingMessage: OutgoingMessage, ids: readonly number[]): Promise<OpenedMessage<M>>
  /** Whether it needs no copy in the local mailbox, because it is stored elsewhere. */
  isStoredLocally?: true
  /** Stores the results in the tables of this kind. */
  settle?(tx: Tx, results: readonly DeliveryResult[]): Promise<void>
}

/** All kinds by name; messages of unknown kinds wait for a process that knows them. */
export type MailKinds = Readonly<Record<string, MailKind>>

// A member added by a moderator is written to with the address as it was given, so that bounces do not reveal another spelling.
// Members who left, were banned or have bounced since are skipped, and everyone if the group is suspended.
const recipientsOf = query(
  'outgoing.recipients',
  `select r.id as member_id, r.account_id, a.full_name,
     case when lower(r.given_email) = lower(a.email) then r.given_email else a.email end as "email!", a.timezone, r.email_delivery, r.max_attachment_size,
     r.mod_status, r.options, ${isSuspendedRow('a')} as "is_withheld!"
   from members r join accounts a on a.id = r.account_id join groups g on g.id = r.group_id and g.suspended is null
   where r.group_id = :group_id and r.id = any(:ids::bigint[])
     and r.status = 'sub_status_normal' and r.user_status = 'user_status_confirmed'
   order by r.id`,
)

/** A mail kind for members of a group. */
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
        recipients: readers.map(member => ({
          id: member.member_id,
          email: member.email,
          isWithheld: member.is_withheld,
          shareKey: composed.shareKey?.(member) ?? null,
        })),
        for: id => composed.for(byId.get(id)!),
        ...(composed.forAll && { forAll: composed.forAll }),
      }
    },
  }
}

/** Shares the composition: a message to many members is split into several outgoing messages, sent one after another. */
function shareComposition<M extends ComposedMail>(composer: Composer<M>): Composer<M>['compose'] {
  const cache = createLoadingCache<RecipientComposer<M>>('composed emails')
  return async (tx, outgoingMessage) => {
    const { group_id, message_id } = outgoingMessage
    const compose = async () => composer.compose(tx, outgoingMessage)
    return message_id === null ? compose() : cache.get(`${group_id} ${message_id}`, compose)
  }
}
