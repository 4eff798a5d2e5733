/** A mail was beyond what is read: too large, too deep, or no mail at all. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
}
