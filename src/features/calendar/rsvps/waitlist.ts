import type { Promotion } from '#contract/facts.ts'

/** The seating-related part of an RSVP. */
export type RsvpState = { type: string; additional_guests: number; arrival: number | null }
/** The capacity of an event and its use. */
export type EventCapacity = { max_attendees: number; num_attendees: number; num_waiting: number; arrivals: number }
/** The resulting RSVP, the reason, and the change to the event. */
export type SeatDecision = {
  answer: RsvpState
  because: string
  attendees: number
  waiting: number
  arrivals: number
  /** Why the waitlist may move up now; undefined if it doesn't. */
  frees: Promotion | undefined
}

/** The number of seats that an RSVP takes. */
export const partySize = ({ additional_guests }: Pick<RsvpState, 'additional_guests'>): number => 1 + additional_guests
const seatsOf = (answer: RsvpState | undefined): number => (answer?.type === 'rsvp_yes' ? partySize(answer) : 0)
const isWaitlisted = (answer: RsvpState | undefined): number => Number(answer?.type === 'rsvp_waitlist')

export const freeSeats = ({
  max_attendees,
  num_attendees,
}: Pick<EventCapacity, 'max_attendees' | 'num_attendees'>): number =>
  max_attendees === 0 ? Infinity : max_attendees - num_attendees

/** Whether a party could ever fit. */
export const fitsCapacity = (
  { max_attendees }: Pick<EventCapacity, 'max_attendees'>,
  answer: Pick<RsvpState, 'additional_guests'>,
): boolean => max_attendees === 0 || partySize(answer) <= max_attendees

/**
 * Decides on an RSVP. Seats are given in the order of requests: while somebody waits, later requests wait too. Attendees
 * keep their seats; null if they ask for more seats than are free. docs/decisions/0036
 */
export function allocateSeats(
  hall: EventCapacity,
  was: RsvpState | undefined,
  requested: { response: string; additional_guests: number },
  /** Whether somebody else is waiting whose party could fit. */
  othersWait: boolean,
): SeatDecision | null {
  const { response, additional_guests } = requested
  if (response !== 'rsvp_yes') return seatDecision(hall, was, { type: response, additional_guests, arrival: null }, '')
  const grows = partySize(requested) - (was && was.arrival !== null ? partySize(was) : 0)
  if (was?.type === 'rsvp_yes') {
    const fits = grows <= 0 || (!othersWait && grows <= freeSeats(hall))
    return fits ? seatDecision(hall, was, { ...was, additional_guests }, '') : null
  }
  // Waiting people keep their turn, unless they want more seats than before.
  if (was?.type === 'rsvp_waitlist' && grows <= 0)
    return seatDecision(hall, was, { ...was, additional_guests }, 'they wait already')
  const arrival = hall.arrivals + 1
  if (!othersWait && partySize(requested) <= freeSeats(hall))
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
  // If the first in line leaves or needs fewer seats, the others may move up.
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

/** The waiting parties that get seats now, in order. Only parties that can never fit are skipped. */
export function nextPromoted<W extends { additional_guests: number }>(
  hall: Pick<EventCapacity, 'max_attendees' | 'num_attendees'>,
  waiting: readonly W[],
): W[] {
  let free = freeSeats(hall)
  const possible = waiting.filter(answer => fitsCapacity(hall, answer))
  const stop = possible.findIndex(answer => (free -= partySize(answer)) < 0)
  return stop < 0 ? possible : possible.slice(0, stop)
}
