import { sharedRecipient, returnAddress } from '../bounces/index.ts'
import type { TokenSigner } from '../signed-tokens.ts'
import type { ComposedMail } from './outgoing-message.ts'
import type { MailKind, MailKinds } from './queue/mail-kind.ts'

type EnvelopeDeps = { codes: TokenSigner; mailDomain: string }

/** Adds the envelope sender to all kinds of mail, so that bounces can be attributed. */
export const withEnvelopeFrom = (
  envelopeDeps: EnvelopeDeps,
  kinds: Readonly<Record<string, MailKind<ComposedMail>>>,
): MailKinds =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kindWithEnvelopeFrom(envelopeDeps, kind)]))

const kindWithEnvelopeFrom = ({ codes, mailDomain }: EnvelopeDeps, kind: MailKind<ComposedMail>): MailKind => ({
  ...kind,
  async open(tx, outgoingMessage, ids) {
    const opened = await kind.open(tx, outgoingMessage, ids)
    const { group_id, id: outgoing_message_id } = outgoingMessage
    return {
      ...opened,
      async for(recipient_id) {
        const mail = await opened.for(recipient_id)
        return {
          ...mail,
          from: returnAddress(codes, mailDomain, { group_id, outgoing_message_id, recipient_id }, mail.to),
        }
      },
      forAll: async shareKey => ({
        ...(await opened.forAll!(shareKey)),
        from: returnAddress(codes, mailDomain, { group_id, outgoing_message_id, recipient_id: sharedRecipient }, ''),
      }),
    }
  },
})
