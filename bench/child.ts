import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server in a process of its own: where it listens, and how to end it. */
export async function startChild(file: string, given: object) {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(given)], { stdio: 'inherit' })
  const [{ port, plainPort }] = (await once(child, 'message')) as [{ port: number; plainPort?: number }]
  return {
    port,
    /** Where it listens as behind a proxy that does the TLS. */
    plainPort: plainPort ?? 0,
    pid: child.pid!,
    /** How long it was kept from everything else at most since this was asked last, in milliseconds; of `served.ts`. */
    async held(): Promise<number> {
      child.send('held')
      const [{ held }] = (await once(child, 'message')) as [{ held: number }]
      return held
    },
    async kill(): Promise<void> {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async stop(): Promise<void> {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
