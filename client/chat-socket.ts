import type { ApiError } from '../src/contract/errors.ts'

/** Opens connections, and finds out why one was rejected. */
export type ChatSocketDeps = {
  open(query: Record<string, unknown>): Promise<WebSocket>
  /** The refusal that an upgrade would get; undefined where there is none, or where it will pass. */
  refusal(query: Record<string, unknown>): Promise<ApiError | undefined>
}

export type ChatSocketEvents = {
  /** The query of the next connection. */
  query(): Record<string, unknown>
  opened(): void
  onFrame(text: string): void
  /** Nothing was received for a while: time for a ping. */
  quiet(): void
  /** It broke; where the server has ended it on purpose, it may be over. */
  lost(isEnded: boolean): void
}

/** A connection that is made again whenever it breaks, until one side has enough. */
export type ChatSocket = {
  /** Sent where there is a connection, else dropped. */
  send(frame: Record<string, unknown>): void
  /** Gives up the connection, if there is one, and opens another. */
  reconnect(): void
  close(): void
  /** The refusal that ended it; undefined after `close`. */
  ended: Promise<ApiError | undefined>
}

const second = 1000
/** A dead connection is as silent as a quiet chat, so this long after the last frame a ping is sent … */
const quietAfter = 40 * second
/** … and so long before it is given up. */
const deadAfter = 60 * second
/** So long may a connection take to open. */
const openWithin = 10 * second
/** People are back within five seconds of the server's return, of which some go into connecting. */
const longestPause = 3 * second

/** Longer each time, with jitter, since many clients may have lost the same server. */
export const pauseAfter = (tries: number): number =>
  Math.min(longestPause, second * 2 ** tries) * (0.2 + 0.8 * randomFraction())
function randomFraction(): number {
  const [noise = 0] = crypto.getRandomValues(new Uint32Array(1))
  return noise / 2 ** 32
}

/** The server has ended it on purpose: whether one may come again is worth a question. */
const isFinal = (code: number): boolean => code === 1000 || code >= 4000

export function openChatSocket(parts: ChatSocketDeps, events: ChatSocketEvents): ChatSocket {
  let [isOver, tries] = [false, 0]
  let socket: WebSocket | undefined
  /** Lets go of the connection that is there. */
  let drop = (): void => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let end: (error?: ApiError) => void = () => {}
  const ended = new Promise<ApiError | undefined>(resolve => {
    end = error => {
      isOver = true
      clearTimeout(timer)
      drop()
      resolve(error)
    }
  })

  async function connect(): Promise<void> {
    try {
      const made = await parts.open(events.query())
      if (isOver) made.close()
      else attend(made)
    } catch {
      await askWhy()
    }
  }
  function attend(made: WebSocket): void {
    let isOpen = false
    let lastReceived = Date.now()
    const watching = setInterval(() => {
      const silence = Date.now() - lastReceived
      if (silence > (isOpen ? deadAfter : openWithin)) drop()
      else if (isOpen && silence > quietAfter) events.quiet()
    }, 5 * second)
    const lose = (code = 0): void => {
      if (socket !== made) return
      clearInterval(watching)
      socket = undefined
      // A dead connection does not report that it is closed, so nothing waits for it.
      made.close()
      if (isOpen) events.lost(isOver || isFinal(code))
      if (isOpen && !isFinal(code)) comeAgain()
      else void askWhy()
    }
    socket = made
    drop = lose
    made.addEventListener('open', () => {
      isOpen = true
      events.opened()
    })
    made.addEventListener('message', ({ data }) => {
      if (socket !== made) return
      lastReceived = Date.now()
      tries = 0
      events.onFrame(String(data))
    })
    made.addEventListener('error', () => {})
    made.addEventListener('close', ({ code }) => lose(code))
  }
  /** Browsers hide why a connection was rejected; a plain request to the same URL returns the reason. */
  async function askWhy(): Promise<void> {
    if (isOver) return
    const refusal = await parts.refusal(events.query())
    if (refusal) end(refusal)
    else comeAgain()
  }
  function comeAgain(): void {
    if (isOver) return
    timer = setTimeout(() => void connect(), pauseAfter(tries))
    tries += 1
  }

  void connect()
  return {
    send(frame) {
      if (socket?.readyState === 1) socket.send(JSON.stringify(frame))
    },
    reconnect() {
      tries = 0
      drop()
      if (socket || isOver) return
      clearTimeout(timer)
      void connect()
    },
    close: () => end(),
    ended,
  }
}
