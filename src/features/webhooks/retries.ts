const [second, minute, hour] = [1, 60, 3600]
/** How long after each failed attempt the next one follows; the last delay is repeated. */
const delays = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
]
const threeDays = 72 * hour

/** After so many failed attempts in so much time; null: it is over. */
export function secondsUntilNext(tries: number, elapsed: number): number | null {
  const left = threeDays - elapsed
  if (left <= 0) return null
  return Math.min(delays[Math.min(tries, delays.length) - 1]!, left)
}
