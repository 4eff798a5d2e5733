import { addressChecksum } from '#contract/address.ts'
import type { TokenSigner } from '../signed-tokens.ts'

/** Identifies one mail to one address in the queue. `recipient_id` is the member id, or the email id for service emails. */
export type DeliveryRef = { group_id: number; outgoing_message_id: number; recipient_id: number }

/** The recipient in the return address of a mail to several addresses: its reports name the one they are about. */
export const sharedRecipient = 0

/**
 * The envelope sender of a mail, which receives reports about it. Its signed token names the mail and a checksum of the recipient
 * address, so that bounces of a former address are ignored.
 */
export function returnAddress(
  tokenSigner: TokenSigner,
  mailDomain: string,
  delivery: DeliveryRef,
  email: string,
): string {
  const { group_id, outgoing_message_id, recipient_id } = delivery
  return `bounce+${tokenSigner.make('bounce', [group_id, outgoing_message_id, recipient_id, addressChecksum(email)])}@${mailDomain}`
}

/** The delivery named by a return token; null if the token is invalid. */
export function parseReturnToken(tokenSigner: TokenSigner, code: string): (DeliveryRef & { mark: number }) | null {
  const numbers = tokenSigner.read('bounce', code)
  if (numbers?.length !== 4) return null
  const [group_id, outgoing_message_id, recipient_id, mark] = numbers as [number, number, number, number]
  return { group_id, outgoing_message_id, recipient_id, mark }
}
