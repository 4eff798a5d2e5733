/** The upper bounds of the buckets, in seconds. */
export const durationBounds = [0.005, 0.02, 0.1, 0.5, 2, 10] as const

/** How long something took, as a histogram: plain numbers, because one is counted for every call. */
export class Durations {
  /** Per bucket, not cumulative; the last one has no bound. */
  readonly buckets = Array.from({ length: durationBounds.length + 1 }, () => 0)
  seconds = 0

  add(ms: number): void {
    const seconds = ms / 1000
    let bucket = 0
    while (bucket < durationBounds.length && seconds > durationBounds[bucket]!) bucket += 1
    this.buckets[bucket]! += 1
    this.seconds += seconds
  }
}
