import { isApiError, type ErrorType } from '#contract/errors.ts'
import { Durations } from '../process/durations.ts'

/** How a call ended: `ok`, the type of its error, or why it was given up. */
export type Outcome = 'ok' | ErrorType | 'timeout' | 'caller_gone'

export type CallStats = { durations: Durations; outcomes: Map<Outcome, number> }
/** Counts calls by their names, which the declarations limit; never by who called or where. */
export type CallMeter = {
  count(name: string, outcome: Outcome, ms: number): void
  /** A call that was refused before it ran. */
  countRefused(name: string, error: unknown): void
  all(): ReadonlyMap<string, CallStats>
}

const aborts = new Map<string, Outcome>([
  ['CallTimeoutError', 'timeout'],
  ['CallerGoneError', 'caller_gone'],
])

export const outcomeOf = (error: unknown): Outcome =>
  isApiError(error) ? error.type : (error instanceof Error && aborts.get(error.name)) || 'server'

export function createCallMeter(): CallMeter {
  const all = new Map<string, CallStats>()
  function statsOf(name: string): CallStats {
    let stats = all.get(name)
    if (!stats) all.set(name, (stats = { durations: new Durations(), outcomes: new Map() }))
    return stats
  }
  const add = ({ outcomes }: CallStats, outcome: Outcome): void =>
    void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  return {
    count(name, outcome, ms) {
      const stats = statsOf(name)
      stats.durations.add(ms)
      add(stats, outcome)
    },
    countRefused: (name, error) => add(statsOf(name), outcomeOf(error)),
    all: () => all,
  }
}
