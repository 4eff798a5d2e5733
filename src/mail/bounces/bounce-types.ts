/** A parsed report. */
export type BounceMail = {
  subject: string
  /** The first field of each name, by lower-case name. */
  fields: ReadonlyMap<string, string>
  /** The delivery-status part (RFC 3464); empty if there is none. */
  status: string
  /** Whether it is a feedback report or a read receipt (RFC 5965, RFC 8098). */
  isOther: boolean
  /** The human-readable text, without the returned mail where that can be recognized. */
  text: string
}

/** The meaning of a report about a mail of ours. */
export type BounceReport =
  | ({
      is: 'bounce'
      recipient: string | null
      /** All that failed, if several did. */ recipients?: readonly string[]
    } & Failure)
  /** Delivery is still being tried; `diagnostic` has the reason, if known. */
  | { is: 'delayed'; diagnostic: string }
  /** An out-of-office reply or a challenge-response request. */
  | { is: 'auto-reply' }
  | { is: 'not a report' }

/** Why a mail was not delivered. */
export type Failure = BounceVerdict & {
  /** The enhanced status code (RFC 3463); empty if there is none. */
  status: string
  /** The server's response, in one line. */
  diagnostic: string
}

export type BounceVerdict = {
  /** The address is permanently invalid. */
  isHard: boolean
  /** `message`: rejected for its size, content or sender, which is not the fault of the address. */
  about: 'recipient' | 'message'
}

type Bounce = Extract<BounceReport, { is: 'bounce' }>
const weightOf = ({ isHard, about }: BounceVerdict): number => (isHard ? 2 : about === 'recipient' ? 1 : 0)

/** The most severe bounce: a forwarding address may cause several. */
export const worstBounce = (bounces: readonly Bounce[]): Bounce | undefined =>
  bounces.toSorted((a, b) => weightOf(b) - weightOf(a))[0]
