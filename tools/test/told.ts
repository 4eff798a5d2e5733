/** What is told about a test file, in the order it happens. */
export type Told =
  | { type: 'failed'; name: string; at: string; reason: string }
  | { type: 'passed' }
  | { type: 'skipped'; name: string; reason: string }
  | { type: 'ended'; counts: Counts; success: boolean; ms: number }
export type FileTold = { file: string } & (
  | Told
  | { type: 'said'; text: string }
  /** How long the file kept a processor busy, with all the processes that it started. */
  | { type: 'worked'; seconds: number }
)

/** As the members of a test run and who started them speak to each other. */
export type ToMember = { run: string } | 'what holds you' | 'leave'
export type FromMember = 'ready' | { holds: string[] } | Told

export const counted = ['tests', 'suites', 'passed', 'failed', 'cancelled', 'skipped', 'todo'] as const
export type Counts = Record<(typeof counted)[number], number>

/** Counts of which only some are not 0. */
export function countsOf(some: Partial<Counts>): Counts {
  return Object.fromEntries(counted.map(name => [name, some[name] ?? 0])) as Counts
}
