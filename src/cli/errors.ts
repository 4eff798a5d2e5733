/** The command was written wrongly; its usage is shown with the sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What was asked for cannot be done; the message is the whole story. */
export class CommandError extends Error {
  override name = 'CommandError'
}

// By name: these classes live in parts that a command may not have loaded.
const expected: ReadonlySet<string> = new Set([
  'UsageError',
  'CommandError',
  'SettingsError',
  'EmbeddedError',
  'DatabaseRefusedError',
])

/** Whether somebody who reads the message knows all there is to know. */
export function isExpected(error: unknown): error is Error {
  return error instanceof Error && expected.has(error.name)
}
