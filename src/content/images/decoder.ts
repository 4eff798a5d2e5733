import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import type { ImageKind } from './cost.ts'
import type { CropSize, Picture, MeasuredPicture, ScaledPicture } from './thumbnail.ts'

/** For a process that hangs: the work per image is limited by the process itself, whatever the load of the machine. */
const timeLimit = 60_000
const script = new URL('./child.ts', import.meta.url)

/**
 * Measure an image of this size and make a thumbnail, or with `side` shrink it to that many pixels at most, or with
 * `crops` make photos of these sizes, or with `sides` make it at most that large, in each of them. With `measuredFor`,
 * only measure it, and say whether it can be scaled to that side. With `turning`, turn its pixels as its metadata says.
 */
export type DecodeOrder = {
  size: number
  kind: ImageKind
  side?: number
  crops?: readonly CropSize[]
  sides?: readonly number[]
  measuredFor?: number
  turning?: { keepsMetadata: boolean }
}
export type DecodeResult<O extends DecodeOrder> = O extends { side: number } | { turning: object }
  ? Uint8Array
  : O extends { crops: readonly CropSize[] }
    ? Uint8Array[]
    : O extends { sides: readonly number[] }
      ? ScaledPicture
      : O extends { measuredFor: number }
        ? MeasuredPicture
        : Picture

/** A process that decodes images, one at a time. */
export type Decoder = {
  /** Null if the image cannot be read. The stream is consumed or destroyed. */
  read<O extends DecodeOrder>(content: Readable, order: O, signal: AbortSignal): Promise<DecodeResult<O> | null>
  isUsable(): boolean
  stop(): void
}

export async function startDecoder(signal: AbortSignal): Promise<Decoder> {
  signal.throwIfAborted()
  const child = forkChild()
  if (!(await bounded(child, signal, () => isReady(child))))
    throw new Error('the process that reads pictures does not start')
  // It must not keep the service alive.
  child.unref()
  child.channel!.unref()
  ;(child.stdin as unknown as { unref(): void }).unref()
  const stop = (): void => void child.kill('SIGKILL')
  return {
    stop,
    isUsable: () => !child.killed && child.exitCode === null && child.signalCode === null,
    async read<O extends DecodeOrder>(content: Readable, order: O, forWhom: AbortSignal) {
      try {
        const answer = await bounded(child, forWhom, () => sendOrder(child, content, order))
        // It still holds much of this image: the next one gets a new process.
        if (answer?.isFull) stop()
        return answer?.made ?? null
      } catch (error) {
        stop()
        throw error
      } finally {
        content.destroy()
      }
    },
  }
}

/** Ends the process if the work times out or is aborted. */
async function bounded<T>(child: ChildProcess, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const kill = (): void => void child.kill('SIGKILL')
  const timer = setTimeout(kill, timeLimit)
  signal.addEventListener('abort', kill)
  try {
    signal.throwIfAborted()
    const result = await work()
    signal.throwIfAborted()
    return result
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', kill)
  }
}

/** The environment is not inherited: it may contain secrets. */
function forkChild(): ChildProcess {
  const child = fork(script, {
    execArgv: [],
    // Memory is returned to the system soon, so that images do not add up.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // Failures are seen at its exit.
  child.stdin!.on('error', () => {})
  child.on('error', () => {})
  return child
}

/** Whether it has started; false if it was ended meanwhile. */
async function isReady(child: ChildProcess): Promise<boolean> {
  const [word] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [unknown]
  return word === 'ready'
}

type DecodeReply<O extends DecodeOrder> = { made: DecodeResult<O> | null; isFull: boolean }

/** Undefined if the process has ended: it was killed, or the image was too much for it. */
function sendOrder<O extends DecodeOrder>(
  child: ChildProcess,
  content: Readable,
  order: O,
): Promise<DecodeReply<O> | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<DecodeReply<O> | undefined>()
  const onMessage = (message: 'send' | DecodeReply<O>): void => {
    if (message === 'send') content.pipe(child.stdin!, { end: false })
    else resolve(message)
  }
  const onExit = () => resolve(undefined)
  content.once('error', reject)
  child.on('message', onMessage).once('exit', onExit)
  child.send(order)
  return promise.finally(() => child.off('message', onMessage).off('exit', onExit))
}
