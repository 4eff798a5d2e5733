/** Measures concurrency. */
export type ConcurrencyGauge = {
  track<T>(work: () => Promise<T>): Promise<T>
  /** The average concurrency since the last call of this method. */
  average(): number
}

export function createConcurrencyGauge(clock: () => number = () => performance.now()): ConcurrencyGauge {
  let [count, since, lastRead, sum] = [0, clock(), clock(), 0]
  const change = (by: number): number => {
    const now = clock()
    sum += count * (now - since)
    since = now
    count += by
    return now
  }
  return {
    async track(work) {
      change(1)
      try {
        return await work()
      } finally {
        change(-1)
      }
    },
    average() {
      const now = change(0)
      const average = now > lastRead ? sum / (now - lastRead) : count
      ;[sum, lastRead] = [0, now]
      return average
    },
  }
}
