import { constants, monitorEventLoopDelay, PerformanceObserver, type PerformanceEntry } from 'node:perf_hooks'

/** The clock that all processes of a machine share, in milliseconds. */
export const now = (): number => ahead + performance.now()
const ahead = Number(process.hrtime.bigint() / 1000n) / 1000 - performance.now()

/** Something that nothing else was done beside. */
type LoopStall = { at: number; ms: number; why: string }
export type LoopStalls = {
  /** The longest time in which nothing else was done, whatever the reason. */
  longest: number
  /** Long collections of garbage. */
  collections: LoopStall[]
  /** What all collections took, and how many there were. */
  collecting: number
  count: number
}

const kinds = new Map([
  [constants.NODE_PERFORMANCE_GC_MINOR, 'of the young'],
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'of all'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'of some'],
  [constants.NODE_PERFORMANCE_GC_WEAKCB, 'of what is gone'],
])
type Collection = PerformanceEntry & { detail?: { kind?: number } }
const kindOf = ({ detail }: Collection): string => kinds.get(detail?.kind ?? -1) ?? ''
const longMs = 15

/** Watches when this process stands still; tells it for the time since the last question. */
export function watchEventLoop(): () => LoopStalls {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let seen: LoopStall[] = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      seen.push({ at: ahead + entry.startTime, ms: entry.duration, why: kindOf(entry) })
  }).observe({ entryTypes: ['gc'] })
  return () => {
    const stops = {
      longest: Math.round(delay.max / 1e6),
      collections: seen.filter(({ ms }) => ms > longMs),
      collecting: Math.round(seen.reduce((sum, { ms }) => sum + ms, 0)),
      count: seen.length,
    }
    delay.reset()
    seen = []
    return stops
  }
}
