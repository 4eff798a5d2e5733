import { execFile, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { requestText, type BenchRequest } from './support/request.ts'
import type { LoadResult, LoadOrder } from './processes/load-workers.ts'

/** Callers who ask for these in turn, one after the other. */
export type LoadOptions = {
  port: number
  asked: readonly BenchRequest[]
  seconds: number
  isPlain?: boolean
  /** How many there are, if not the usual number. */
  callers?: number
  /** They are not in a hurry: so long each waits after an answer. */
  pauseMs?: number
}
/** How many answers came in a second, and how long the slowest hundredth took, in milliseconds. */
export type LoadMeasurement = { requests: number; rate: number; p99: number }

export const callers = 16
const run = promisify(execFile)
/** It takes next to nothing of the processors, so it is asked where it is installed. */
const hasWrk = spawnSync('wrk', ['-v']).error === undefined
export const client = hasWrk ? 'wrk' : 'bench/processes/load-workers.ts'

export const load = (asked: LoadOptions, cert: string): Promise<LoadMeasurement> =>
  hasWrk && asked.pauseMs === undefined ? byWrk(asked) : byLoadWorkers(asked, cert)

async function byWrk({
  port,
  asked,
  seconds,
  isPlain,
  callers: count = callers,
}: LoadOptions): Promise<LoadMeasurement> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-asked-'))
  const script = join(folder, 'asked.lua')
  // JSON of texts without other than ASCII letters is Lua, too.
  const texts = asked.map(one => JSON.stringify(requestText(one))).join(',')
  await writeFile(script, `local all, n = {${texts}}, 0\nfunction request() n = n % #all + 1 return all[n] end\n`)
  const address = `${isPlain ? 'http' : 'https'}://localhost:${port}`
  const { stdout } = await run('wrk', ['-t1', `-c${count}`, `-d${seconds}s`, '--latency', '-s', script, address])
  await rm(folder, { recursive: true })
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${asked[0]!.path}:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)![1])
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return {
    requests,
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]),
    p99: Number(time) * milliseconds[unit!]!,
  }
}

async function byLoadWorkers({ isPlain, ...given }: LoadOptions, cert: string): Promise<LoadMeasurement> {
  const told: LoadOrder = { callers, ...given, cert: isPlain ? '' : cert }
  const child = fork(join(import.meta.dirname, 'processes/load-workers.ts'), [JSON.stringify(told)], {
    stdio: 'inherit',
  })
  await once(child, 'message')
  child.send('begin')
  const [{ times, seconds, refused }] = (await once(child, 'message')) as [LoadResult]
  await once(child, 'exit')
  if (refused > 0) throw new Error(`${given.asked[0]!.path}: ${refused} of ${times.length} calls were refused`)
  const sorted = times.toSorted((a, b) => a - b)
  return { requests: times.length, rate: times.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)]! }
}
