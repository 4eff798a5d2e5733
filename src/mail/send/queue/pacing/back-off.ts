import { randomInt } from 'node:crypto'

const minute = 60
const hour = 60 * minute

// Whoever greylists wants some minutes; whoever is away for a night is asked a few times.
const pauses = [1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour, 4 * hour]

/** How long a mail is tried for: RFC 5321, 4.5.4.1. */
export const giveUpAfterMs = 5 * 24 * hour * 1000

/** Seconds until the next try; a tenth more or less, so that what failed together does not come together again. */
export function backOffSeconds(tries: number): number {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? minute
  return (pause * randomInt(900, 1101)) / 1000
}
