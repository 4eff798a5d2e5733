import type { Update } from '#features/updates/index.ts'

/** An update, and when it was committed: milliseconds since 1970, by the clock of the process that did. */
export type TimedUpdate = { at: number; update: Update }

const keptMs = 60_000
const maxKept = 2000

export type RecentUpdates = {
  add(timed: TimedUpdate): void
  /** What happened after a time; undefined: not everything since then is known. */
  since(time: number): TimedUpdate[] | undefined
}

/**
 * The updates of the last minute: what happens between the rendering of a page and its stream, or while a stream is
 * interrupted, is not lost.
 */
export function createRecentUpdates(clock: () => number = Date.now): RecentUpdates {
  const kept: TimedUpdate[] = []
  /** Everything after this is kept. */
  let floor = clock()

  function trim(): void {
    const over = kept.length - maxKept
    const oldest = clock() - keptMs
    let count = 0
    while (count < kept.length && (count < over || kept[count]!.at < oldest)) count += 1
    for (const { at } of kept.splice(0, count)) floor = Math.max(floor, at)
    floor = Math.max(floor, oldest)
  }
  return {
    add(timed) {
      kept.push(timed)
      // A tenth over: what is removed moves all the others.
      if (kept.length > maxKept * 1.1) trim()
    },
    since(time) {
      trim()
      return time < floor ? undefined : kept.filter(({ at }) => at > time)
    },
  }
}
