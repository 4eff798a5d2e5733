import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

// npm forwards signals that the terminal has already sent to both.
const echoes = 500

// The same for all commands of a process, so that it is added once.
const ignore = (): void => {}

/** Resolves at the first stop signal; a second one ends the process. */
export function firstStopSignal(): Promise<void> {
  // A terminal that is gone must not keep the rest from being closed.
  for (const stream of [process.stdout, process.stderr])
    if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore)
  return new Promise(resolve => {
    let first: number | undefined
    for (const signal of signals) {
      process.on(signal, () => {
        first ??= performance.now()
        if (performance.now() - first > echoes) process.exit(128 + constants.signals[signal])
        resolve()
      })
    }
  })
}
