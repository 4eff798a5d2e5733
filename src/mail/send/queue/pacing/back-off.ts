import { randomInt } from 'node:crypto'

const minute = 60
const hour = 60 * minute

// Greylisting needs a few minutes; a server that is down overnight gets a few retries.
const pauses = [1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour, 4 * hour]

/** Retries end after this time: RFC 5321, section 4.5.4.1. */
export const giveUpAfterMs = 5 * 24 * hour * 1000

/** Seconds until the next try, with 10 % jitter so that failures do not retry in lockstep. */
export function backOffSeconds(tries: number): number {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? minute
  return (pause * randomInt(900, 1101)) / 1000
}
