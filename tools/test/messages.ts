/** An event about a test file. */
export type TestMessage =
  | { type: 'failed'; name: string; at: string; reason: string }
  | { type: 'passed' }
  | { type: 'skipped'; name: string; reason: string }
  | { type: 'ended'; counts: Counts; success: boolean; ms: number }
export type FileMessage = { file: string } & (
  | TestMessage
  | { type: 'said'; text: string }
  /** The CPU time of the file, with all processes that it started. */
  | { type: 'worked'; seconds: number }
)

/** Messages between the workers of a test run and their parent. */
export type ToWorker = { run: string } | 'what holds you' | 'leave'
export type FromWorker = 'ready' | { holds: string[] } | TestMessage

export const countNames = ['tests', 'suites', 'passed', 'failed', 'cancelled', 'skipped', 'todo'] as const
export type Counts = Record<(typeof countNames)[number], number>

/** Counts of which only some are not 0. */
export function countsOf(some: Partial<Counts>): Counts {
  return Object.fromEntries(countNames.map(name => [name, some[name] ?? 0])) as Counts
}
