import { addressChecksum } from '#contract/address.ts'
import type { TokenSigner } from '../signed-tokens.ts'

/**
 * One mail of ours to one address, as the queue numbers it. `recipient_id` is the member; of emails, which are of no group,
 * the email.
 */
export type DeliveryRef = { group_id: number; outgoing_message_id: number; recipient_id: number }

/**
 * The address in the envelope of a mail, to which reports about it go. It says which mail that was and to which address: whoever
 * moves on is not answerable for the old one. Nobody else can make it, so a report to it is about a mail of ours.
 */
export function returnAddress(tokenSigner: TokenSigner, mailDomain: string, sent: DeliveryRef, email: string): string {
  const { group_id, outgoing_message_id, recipient_id } = sent
  return `bounce+${tokenSigner.make('bounce', [group_id, outgoing_message_id, recipient_id, addressChecksum(email)])}@${mailDomain}`
}

/** Which mail a report is about; null where the code is none of ours. */
export function parseReturnToken(tokenSigner: TokenSigner, code: string): (DeliveryRef & { mark: number }) | null {
  const numbers = tokenSigner.read('bounce', code)
  if (numbers?.length !== 4) return null
  const [group_id, outgoing_message_id, recipient_id, mark] = numbers as [number, number, number, number]
  return { group_id, outgoing_message_id, recipient_id, mark }
}
