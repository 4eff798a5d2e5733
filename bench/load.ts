import { execFile, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Called, Calling } from './callers.ts'

/** Callers who all ask for the same, one thing after the other. */
export type Load = { port: number; path: string; headers: Record<string, string>; seconds: number; isPlain?: boolean }
/** How many answers came in a second, and how long the slowest hundredth took, in milliseconds. */
export type Carried = { requests: number; rate: number; p99: number }

export const callers = 16
const run = promisify(execFile)
/** It takes next to nothing of the processors, so it is asked where it is installed. */
const hasWrk = spawnSync('wrk', ['-v']).error === undefined
export const client = hasWrk ? 'wrk' : 'bench/callers.ts'

export const load = (asked: Load, cert: string): Promise<Carried> => (hasWrk ? byWrk(asked) : byCallers(asked, cert))

async function byWrk({ port, path, headers, seconds, isPlain }: Load): Promise<Carried> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const address = `${isPlain ? 'http' : 'https'}://localhost:${port}${path}`
  const { stdout } = await run('wrk', ['-t1', `-c${callers}`, `-d${seconds}s`, '--latency', ...given, address])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${path}:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)![1])
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return {
    requests,
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99: Number(time) * milliseconds[unit!]!,
  }
}

async function byCallers({ path, isPlain, ...asked }: Load, cert: string): Promise<Carried> {
  const told: Calling = { ...asked, cert: isPlain ? '' : cert, callers, paths: [path] }
  const child = fork(join(import.meta.dirname, 'callers.ts'), [JSON.stringify(told)], { stdio: 'inherit' })
  await once(child, 'message')
  child.send('begin')
  const [{ times, seconds, refused }] = (await once(child, 'message')) as [Called]
  await once(child, 'exit')
  if (refused > 0) throw new Error(`${path}: ${refused} of ${times.length} calls were refused`)
  const sorted = times.toSorted((a, b) => a - b)
  return { requests: times.length, rate: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)]! }
}
