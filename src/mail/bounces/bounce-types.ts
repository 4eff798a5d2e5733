/** A mail that came back to us, taken apart as far as a report is read from it. */
export type BounceMail = {
  subject: string
  /** Of each name the first, by its name in lower case. */
  fields: ReadonlyMap<string, string>
  /** What is written for programs: the delivery-status part of RFC 3464; empty where there is none. */
  status: string
  /** It is a complaint or a receipt for reading (RFC 5965, RFC 8098). */
  isOther: boolean
  /** What is written for people, the copy of our own mail left out as far as it can be told apart. */
  text: string
}

/** What somebody's mail server, or somebody's program, tells us about a mail of ours. */
export type BounceReport =
  | ({ is: 'bounce'; recipient: string | null } & Failure)
  /** It is still being tried; `diagnostic` says why, as far as that is known. */
  | { is: 'delayed'; diagnostic: string }
  /** Somebody is away, or wants us to show that we are a person. */
  | { is: 'auto-reply' }
  | { is: 'not a report' }

/** Why a mail was not delivered. */
export type Failure = BounceVerdict & {
  /** The enhanced status code of RFC 3463; empty where none was given. */
  status: string
  /** What the other side said, in one line. */
  diagnostic: string
}

export type BounceVerdict = {
  /** Nobody gets mail at this address, now or later. */
  isHard: boolean
  /** What is about the message alone, its size, its content or who may send it, is no fault of the address. */
  about: 'recipient' | 'message'
}

type Bounce = Extract<BounceReport, { is: 'bounce' }>
const weightOf = ({ isHard, about }: BounceVerdict): number => (isHard ? 2 : about === 'recipient' ? 1 : 0)

/** The report that says most against the address: where it forwards to several, one mail comes back for each. */
export const worstBounce = (bounces: readonly Bounce[]): Bounce | undefined =>
  bounces.toSorted((a, b) => weightOf(b) - weightOf(a))[0]
