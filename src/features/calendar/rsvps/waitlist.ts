import type { Promotion } from '#contract/facts.ts'

/** An answer as far as places are concerned. */
export type RsvpState = { type: string; additional_guests: number; arrival: number | null }
/** How full an event is. */
export type EventCapacity = { max_attendees: number; num_attendees: number; num_waiting: number; arrivals: number }
/** What an answer becomes, why, and what it changes in the event. */
export type SeatDecision = {
  answer: RsvpState
  because: string
  attendees: number
  waiting: number
  arrivals: number
  /** Why others may have a place now; nothing: they do not. */
  frees: Promotion | undefined
}

/** How many places an answer takes. */
export const partySize = ({ additional_guests }: Pick<RsvpState, 'additional_guests'>): number => 1 + additional_guests
const seatsOf = (answer: RsvpState | undefined): number => (answer?.type === 'rsvp_yes' ? partySize(answer) : 0)
const isWaitlisted = (answer: RsvpState | undefined): number => Number(answer?.type === 'rsvp_waitlist')

/** Places that nobody has. */
export const freeSeats = ({
  max_attendees,
  num_attendees,
}: Pick<EventCapacity, 'max_attendees' | 'num_attendees'>): number =>
  max_attendees === 0 ? Infinity : max_attendees - num_attendees

/** Whether as many could ever have a place together. */
export const everFits = (
  { max_attendees }: Pick<EventCapacity, 'max_attendees'>,
  answer: Pick<RsvpState, 'additional_guests'>,
): boolean => max_attendees === 0 || partySize(answer) <= max_attendees

/**
 * What an answer becomes. Places go in the order in which they were asked for: as long as somebody waits, whoever comes
 * later does so too. Who has a place keeps it; null: they ask for more than are left. docs/decisions/0036
 */
export function allocateSeats(
  hall: EventCapacity,
  was: RsvpState | undefined,
  asked: { response: string; additional_guests: number },
  /** Whether somebody else waits who can have a place. */
  othersWait: boolean,
): SeatDecision | null {
  const { response, additional_guests } = asked
  if (response !== 'rsvp_yes') return seatDecision(hall, was, { type: response, additional_guests, arrival: null }, '')
  const grows = partySize(asked) - (was && was.arrival !== null ? partySize(was) : 0)
  if (was?.type === 'rsvp_yes') {
    const fits = grows <= 0 || (!othersWait && grows <= freeSeats(hall))
    return fits ? seatDecision(hall, was, { ...was, additional_guests }, '') : null
  }
  // Who waits keeps their turn, unless they want more than they have waited for.
  if (was?.type === 'rsvp_waitlist' && grows <= 0)
    return seatDecision(hall, was, { ...was, additional_guests }, 'they wait already')
  const arrival = hall.arrivals + 1
  if (!othersWait && partySize(asked) <= freeSeats(hall))
    return seatDecision(hall, was, { type: 'rsvp_yes', additional_guests, arrival }, '')
  const because = othersWait ? 'others wait already' : 'there are not enough places'
  return seatDecision(hall, was, { type: 'rsvp_waitlist', additional_guests, arrival }, because)
}

function seatDecision(
  hall: EventCapacity,
  was: RsvpState | undefined,
  answer: RsvpState,
  because: string,
): SeatDecision {
  const attendees = seatsOf(answer) - seatsOf(was)
  // Whoever leaves the head of the line, or needs fewer places there, may have been all that held it up.
  const shorter =
    isWaitlisted(was) === 1 &&
    (isWaitlisted(answer) === 0 || answer.arrival !== was?.arrival || partySize(answer) < partySize(was))
  return {
    answer,
    because,
    attendees,
    waiting: isWaitlisted(answer) - isWaitlisted(was),
    arrivals: Math.max(hall.arrivals, answer.arrival ?? 0),
    frees: attendees < 0 ? 'a place became free' : shorter ? 'they need fewer places' : undefined,
  }
}

/** Those of who waits, in their order, who have a place now: nobody is passed over but who could never have one. */
export function nextPromoted<W extends { additional_guests: number }>(
  hall: Pick<EventCapacity, 'max_attendees' | 'num_attendees'>,
  waiting: readonly W[],
): W[] {
  let free = freeSeats(hall)
  const possible = waiting.filter(answer => everFits(hall, answer))
  const stop = possible.findIndex(answer => (free -= partySize(answer)) < 0)
  return stop < 0 ? possible : possible.slice(0, stop)
}
