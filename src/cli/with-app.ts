import { setTimeout as pause } from 'node:timers/promises'
import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Settings } from '#settings/index.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { openApp, openStore, type OpenedApp, type OpenOptions, type Store } from '#open-app.ts'
import type { ProgressLog } from '#storage/embedded/index.ts'
import { installedSettings } from './installation.ts'

/** How long a command waits for the emails it caused; the rest is left to the server. */
const emailTimeoutMs = 10_000

type Options = Pick<OpenOptions, 'withoutTimeouts'>

/** Runs a command on the whole app, beside a server or without one, and sends the emails it caused. */
export async function withApp<T>(
  t: Messages,
  work: (openedApp: OpenedApp, settings: Settings) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const settings = installedSettings(t)
  const openedApp = await openApp({ settings, log: logError, progress: logCreating(t), serving: false, ...options })
  let result: T
  try {
    result = await work(openedApp, settings)
    await Promise.race([openedApp.app.jobQueue.settle(), pause(emailTimeoutMs, undefined, { ref: false })])
  } catch (error) {
    // The operator needs the error that ended the command, not later ones.
    await openedApp.close().catch(() => {})
    throw error
  }
  await openedApp.close()
  return result
}

/** Runs a command that is one change by the operator. */
export const changeAsOperator = <T>(
  t: Messages,
  work: (systemTransaction: SystemTransaction, settings: Settings) => Promise<T>,
): Promise<T> =>
  withApp(t, ({ app }, settings) => app.pipeline.runAsSystem(systemTransaction => work(systemTransaction, settings)))

/** Runs a command that only looks into the database. */
export async function withStore<T>(t: Messages, work: (store: Store) => Promise<T>, options: Options = {}): Promise<T> {
  const store = await openStore({
    settings: installedSettings(t),
    log: logError,
    progress: logCreating(t),
    serving: false,
    ...options,
  })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function logError(line: string, error?: unknown): void {
  console.error(stripControlChars(error instanceof Error ? `${line} (${error.message})` : line))
}

// Creating a database takes seconds, so it is announced; starting one is not.
function logCreating(t: Messages): ProgressLog {
  return (text, step) => {
    if (step === 'creating') console.error(text(t))
  }
}
