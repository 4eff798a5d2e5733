import pino, { type Logger } from 'pino'

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'
export type LoggerOptions = {
  level: LogLevel
  /** Lines for people instead of JSON; default: when the output is a terminal. */
  pretty?: boolean
  /** Where lines go instead of standard output. */
  write?: (text: string) => void
}

/** The logger of the process: JSON lines, or readable ones on a terminal. Secrets are removed by their names. */
export async function createLogger({ level, pretty = process.stdout.isTTY, write }: LoggerOptions): Promise<Logger> {
  // Synchronous: the last line before a crash matters most.
  const output = write ? { write } : pino.destination({ fd: 1, sync: true })
  const format = pretty && (await terminalFormat(!write && process.stdout.isTTY && process.stdout.hasColors()))
  const destination = format ? { write: (line: string) => void output.write(format(line)) } : output
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }), log: entry => printable(entry) as Record<string, unknown> },
      // Everything was made printable before.
      serializers: { err: passThrough, req: passThrough, res: passThrough },
    },
    destination,
  )
}

const passThrough = (value: unknown): unknown => value
const hidden = '[hidden]'
const maxDepth = 6
const maxEntries = 100

// `code` matches exactly: an error's code is not a secret, and is printed with the error.
const secretNames = /csrf|token|passw|api_?key|authorization|cookie|secret|two_?factor|recovery_codes|^code$/i

/** The value without secrets and without unexpected types. */
export function printable(value: unknown, depth = 0): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (value instanceof Error) return printableError(value, depth)
  if (depth >= maxDepth) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, maxEntries).map(entry => printable(entry, depth + 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`
  const entries = Object.entries(value).slice(0, maxEntries)
  return Object.fromEntries(
    entries.map(([name, entry]) => [
      stripControlChars(name),
      secretNames.test(name) ? hidden : printable(entry, depth + 1),
    ]),
  )
}

// Database and network errors contain rows, parameters and addresses besides the message.
function printableError(error: Error, depth: number): object {
  const { name, message, stack, cause } = error
  const code = 'code' in error && ['string', 'number'].includes(typeof error.code) ? { code: error.code } : {}
  const deeper = cause instanceof Error && depth < maxDepth ? { cause: printableError(cause, depth + 1) } : {}
  return { type: name, message, ...code, stack, ...deeper }
}

/** Loaded for terminals only: it takes a tenth of the time to start. */
async function terminalFormat(colorize: boolean): Promise<(json: string) => string> {
  const { default: pinoPretty } = await import('pino-pretty')
  const format = pinoPretty.prettyFactory({ colorize, translateTime: 'SYS:HH:MM:ss', singleLine: true })
  return json => format(JSON.parse(json, withoutControlChars))
}

const withoutControlChars = (name: string, value: unknown): unknown =>
  typeof value !== 'string'
    ? value
    : name === 'stack'
      ? value.split('\n').map(stripControlChars).join('\n')
      : stripControlChars(value)

/** Removes control characters and bidirectional marks, which could manipulate a terminal. */
export function stripControlChars(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
}

/**
 * An uncaught error ends the process: it is logged, resources are closed within a few seconds, and the exit code is not
 * zero.
 */
export function exitOnFatal(log: Logger, close: () => Promise<void>, closeTimeoutMs = 5000): void {
  let ending = false
  const end = (error: unknown): void => {
    log.fatal({ err: error }, 'Folkmoot has to stop: something happened that it does not know how to go on from.')
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), closeTimeoutMs).unref()
    close()
      .catch((failure: unknown) => log.error({ err: failure }, 'closing failed as well'))
      .finally(() => process.exit(1))
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
