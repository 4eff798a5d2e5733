import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { cpuTimeOf, descendantsOf, measureCpuTime } from './cpu-time.ts'
import { countsOf, type FileMessage, type FromWorker, type ToWorker } from './messages.ts'

/** A process that runs test files, one at a time. */
export type TestWorker = {
  /** Resolves when the file has ended, with whether it passed. */
  run(file: string): Promise<boolean>
  leave(): Promise<void>
}
export type WorkerOptions = {
  root: string
  /** For Node. */
  options: readonly string[]
  env: NodeJS.ProcessEnv
  /** How long a file may be silent and idle before it is given up. */
  patienceMs: number
  /** How long it may be silent if it works. */
  busyPatienceMs: number
  signal: AbortSignal
  hear(told: FileMessage): void
}

// A process that is busy for ever does not answer.
const maxAnswerMs = 60_000
const maxOutput = 4000
/** Idle servers and timers take less of a processor than this; a test at work takes more, even if many others work too. */
const idleShare = 0.02

/** Throws if the process cannot start, such as with an unknown Node option. */
export async function startWorker({
  root,
  options,
  env,
  patienceMs,
  busyPatienceMs,
  signal,
  hear,
}: WorkerOptions): Promise<TestWorker> {
  const child = fork(join(import.meta.dirname, 'worker.ts'), {
    cwd: root,
    env,
    execArgv: [...options],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>
  const stop = () => {
    for (const pid of descendantsOf(child.pid!)) killIfAlive(pid)
    child.kill()
  }
  signal.addEventListener('abort', stop)
  void closed.then(() => signal.removeEventListener('abort', stop))
  const send = (message: ToWorker) => child.send(message, () => {})

  let running = ''
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-maxOutput)
      hear({ type: 'said', file: running, text })
    })
  }
  const ready = await Promise.race([once(child, 'message'), closed.then(() => undefined)])
  if (!ready && !signal.aborted) throw new Error(`The tests cannot begin: ${output}`)

  /** Reads events until the file ends; returns how it ended, or what is known of why it did not. */
  const listen = async (file: string): Promise<{ success: boolean } | { reason: string }> => {
    const { promise: ended, resolve: end } = Promise.withResolvers<{ success: boolean }>()
    let reason: string | undefined
    let timer: NodeJS.Timeout | undefined
    let silentMs = 0
    let worked = 0
    const wait = (): void => {
      clearTimeout(timer)
      silentMs = 0
      worked = cpuTimeOf(child.pid!)
      timer = setTimeout(onSilence, patienceMs)
    }
    const onSilence = (): void => {
      silentMs += patienceMs
      const before = worked
      worked = cpuTimeOf(child.pid!)
      const isIdle = (worked - before) * 1000 < patienceMs * idleShare
      if (isIdle || silentMs >= busyPatienceMs) giveUp()
      else timer = setTimeout(onSilence, patienceMs)
    }
    const giveUp = (): void => {
      reason = `The file does not come to its end: nothing was heard of it for ${silentMs / 1000} s.`
      timer = setTimeout(kill, Math.min(patienceMs / 2, maxAnswerMs))
      send('what holds you')
    }
    // Its hooks will not run: what it started would stay.
    const kill = (): void => {
      const below = descendantsOf(child.pid!)
      child.kill('SIGKILL')
      for (const pid of below) killIfAlive(pid)
    }
    const onMessage = (sent: FromWorker): void => {
      if (sent === 'ready') return
      if ('holds' in sent) {
        reason += ` It holds: ${sent.holds.join(', ')}.`
        kill()
        return
      }
      wait()
      hear({ file, ...sent })
      if (sent.type === 'ended') end(sent)
    }
    child.on('message', onMessage)
    wait()
    send({ run: file })
    try {
      return await Promise.race([
        ended,
        closed.then(([code, by]) => ({ reason: reason ?? `The process ended with ${by ?? code} amid the file.` })),
      ])
    } finally {
      clearTimeout(timer)
      child.off('message', onMessage)
    }
  }

  return {
    async run(file) {
      ;[running, output] = [file, '']
      const began = performance.now()
      const measure = measureCpuTime(child.pid!)
      const outcome = await listen(file)
      const seconds = measure()
      if ('success' in outcome) {
        hear({ type: 'worked', file, seconds })
        return outcome.success
      }
      if (signal.aborted) return false
      hear({ type: 'failed', file, name: file, at: file, reason: `${outcome.reason}\n${output}`.trim() })
      const counts = countsOf({ tests: 1, failed: 1 })
      hear({ type: 'ended', file, counts, success: false, ms: performance.now() - began })
      return false
    },
    async leave() {
      // To disconnect from here would leave the end of its output unknown.
      send('leave')
      await closed
    },
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
