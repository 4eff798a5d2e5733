/** A mail as it was handed over, by whatever way. */
export type ReceivedMail = {
  /** The envelope sender; empty for what answers nobody. */
  from: string
  /** The envelope recipients: addresses that were found to stand for something. */
  to: readonly string[]
  raw: Buffer
  /** The network address it came from; empty where it is not known. */
  address: string
  /** What the other side called itself. */
  helo: string
  /** Whoever hands it over hears what became of it at each recipient, as LMTP has it (RFC 2033). */
  isToldEach?: boolean
}
