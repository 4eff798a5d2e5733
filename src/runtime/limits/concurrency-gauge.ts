/** How many do the same thing at once. */
export type ConcurrencyGauge = {
  /** Counted for as long as it takes. */
  track<T>(work: () => Promise<T>): Promise<T>
  /** How many there were on average since somebody last asked. */
  average(): number
}

export function createConcurrencyGauge(clock: () => number = () => performance.now()): ConcurrencyGauge {
  let [count, since, asked, sum] = [0, clock(), clock(), 0]
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
      const average = now > asked ? sum / (now - asked) : count
      ;[sum, asked] = [0, now]
      return average
    },
  }
}
