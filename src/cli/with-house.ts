import { setTimeout as pause } from 'node:timers/promises'
import { plain } from '#runtime/logs.ts'
import type { Settings } from '#settings/index.ts'
import { openHouse, openStore, type House, type Opening, type Store } from '#open.ts'
import { installedSettings } from './installation.ts'

/** How long a command waits for the letters it caused; what is not sent then waits for the server. */
const patience = 10_000

type Options = Pick<Opening, 'withoutTimeouts'>

/** Runs a command on the whole app, beside a server or without one, and sees its letters off. */
export async function withHouse<T>(
  work: (house: House, settings: Settings) => Promise<T>,
  options: Options = {},
): Promise<T> {
  const settings = installedSettings()
  const house = await openHouse({ settings, log: complain, progress: say, serving: false, ...options })
  let result: T
  try {
    result = await work(house, settings)
    await Promise.race([house.app.outbox.settle(), pause(patience, undefined, { ref: false })])
  } catch (error) {
    // What ended the command is what the operator has to hear of, not what follows from it.
    await house.close().catch(() => {})
    throw error
  }
  await house.close()
  return result
}

/** Runs a command that only looks into the database. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ settings: installedSettings(), log: complain, progress: say, serving: false })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function complain(line: string, error?: unknown): void {
  console.error(plain(error instanceof Error ? `${line} (${error.message})` : line))
}

// Making a database takes seconds, and somebody who waits wants to know why; starting one is not worth a word.
function say(line: string): void {
  if (line.startsWith('Making')) console.error(line)
}
