/** How many do the same thing at once. */
export type AtOnce = {
  /** Counted for as long as it takes. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** How many there were on average since somebody last asked. */
  average(): number
}

export function createAtOnce(clock: () => number = () => performance.now()): AtOnce {
  let [count, since, asked, sum] = [0, clock(), clock(), 0]
  const change = (by: number): number => {
    const now = clock()
    sum += count * (now - since)
    since = now
    count += by
    return now
  }
  return {
    async during(work) {
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
