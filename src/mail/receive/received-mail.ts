/** A mail as received, with its envelope. */
export type ReceivedMail = {
  /** The envelope sender; empty for the null sender. */
  from: string
  /** The envelope recipients, all known addresses. */
  to: readonly string[]
  raw: Buffer
  /** The IP address of the connecting client; empty if unknown. */
  address: string
  /** The HELO or EHLO name. */
  helo: string
  /** Whether the client gets a reply for each recipient, as in LMTP (RFC 2033). */
  hasReplyPerRecipient?: boolean
}
