import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { mostMemory } from './cost.ts'
import type { Picture } from './thumbnail.ts'

export { pictureTypes, typeOf } from './sniff.ts'
export type { Picture } from './thumbnail.ts'

const timeLimit = 5000
const idleLimit = 30_000
const script = new URL('./child.ts', import.meta.url)

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
/** One picture at a time: the memory that they take does not add up. */
let last: Promise<unknown> = Promise.resolve()

/** Measures a picture and makes a small one of it; null where it cannot be read. The stream is used up or destroyed. */
export function readPicture(content: Readable, size: number): Promise<Picture | null> {
  if (size > mostMemory) {
    content.destroy()
    return Promise.resolve(null)
  }
  const done = last.then(() => readNow(content, size))
  last = done.catch(() => {})
  return done
}

async function readNow(content: Readable, size: number): Promise<Picture | null> {
  clearTimeout(idle)
  try {
    child ??= await startChild()
    return await askChild(child, content, size)
  } finally {
    content.destroy()
    idle = setTimeout(stopChild, idleLimit).unref()
  }
}

/** Nothing of the service's environment goes along: it may hold secrets. */
async function startChild(): Promise<ChildProcess> {
  const started = fork(script, {
    execArgv: [],
    // Memory goes back to the system soon, so that one picture does not add to the next.
    env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  // What goes wrong with it is seen at its exit.
  started.stdin!.on('error', () => {})
  started.on('error', () => {})
  started.once('exit', () => child === started && (child = undefined))
  const [word] = (await Promise.race([once(started, 'message'), once(started, 'exit')])) as [unknown]
  if (word !== 'ready') throw new Error('the process that reads pictures does not start')
  // It must not keep the service alive; whoever waits for an answer is alive for a reason of his own.
  started.unref()
  started.channel!.unref()
  ;(started.stdin as unknown as { unref(): void }).unref()
  return started
}

function askChild(asked: ChildProcess, content: Readable, size: number): Promise<Picture | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Picture | null>()
  const timer = setTimeout(stopChild, timeLimit)
  const onMessage = (message: 'send' | { picture: Picture | null; isFull: boolean }): void => {
    if (message === 'send') return void content.pipe(asked.stdin!, { end: false })
    // It still holds much of this picture: the next one gets a new process.
    if (message.isFull) stopChild()
    resolve(message.picture)
  }
  // It was killed, or the picture was too much for it: whatever the picture is, it cannot be read.
  const onExit = () => resolve(null)
  content.once('error', error => {
    stopChild()
    reject(error)
  })
  asked.on('message', onMessage).once('exit', onExit)
  asked.send(size)
  return promise.finally(() => {
    clearTimeout(timer)
    asked.off('message', onMessage).off('exit', onExit)
  })
}

function stopChild(): void {
  child?.kill('SIGKILL')
  child = undefined
}
