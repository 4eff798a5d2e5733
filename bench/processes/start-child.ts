import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { MEMORY_LIMITS } from '../../tools/setup-memory.js'
import type { LoopStalls } from '../support/event-loop-lag.ts'

/** The product has the memory that it is started with, unless somebody says otherwise. */
const memoryOf = (file: string): readonly string[] =>
  file === 'server-process.ts' && !process.env['NODE_OPTIONS'] ? MEMORY_LIMITS : []

/** A server in a process of its own: where it listens, and how to end it. */
export async function startChild(file: string, given: object) {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(given)], {
    stdio: 'inherit',
    execArgv: [...process.execArgv, ...memoryOf(file)],
  })
  const [{ port, plainPort }] = (await once(child, 'message')) as [{ port: number; plainPort?: number }]
  return {
    port,
    /** Where it listens as behind a proxy that does the TLS. */
    plainPort: plainPort ?? 0,
    pid: child.pid!,
    /** When it stood still since this was asked last; of `server-process.ts`. */
    async stops(): Promise<LoopStalls> {
      child.send('stops')
      const [{ stops }] = (await once(child, 'message')) as [{ stops: LoopStalls }]
      return stops
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
