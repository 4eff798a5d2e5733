// Thousands of people in chats, as a process of its own. They come in as told, say what they are told to say, and count what
// they hear: how many messages, after how long, and whether one is missing, comes twice or out of order.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { openSocket, type ChatSocket } from '../support/chat-socket.ts'
import { now } from '../support/event-loop-lag.ts'

/** Somebody in a chat, under the number by which orders name them. */
export type Seat = { at: number; path: string; cookie: string }
export type Server = { port: number; cert: string; origin: string }
export type ClientOrder =
  /** All take their seats, so many at once; each says `greet` then, with the last number they heard for LAST. */
  | { do: 'come'; seats: Seat[]; server: Server; atOnce: number; greet?: string }
  /** They come back to the seats that they had. */
  | { do: 'return'; server: Server; atOnce: number; greet: string }
  | { do: 'say'; at: number; text: string }
  /** All in turn say something. */
  | { do: 'talk'; perSecond: number; seconds: number; text: string }
  /** Until nothing more is heard. */
  | { do: 'listen' }
  | { do: 'count' }
  | { do: 'go' }
/**
 * `waits`: how often it took so many milliseconds until something that was said was heard. `late`: the longest of them, by the
 * tenth of a second in which it was said, where that is more than is allowed. `lasts`: the last number of each seat. `held`:
 * how long these people themselves were kept from listening at most, in milliseconds.
 */
export type ClientCounts = {
  heard: number
  said: number
  wrong: string[]
  waits: [number, number][]
  late: [number, number][]
  held: number
  open: number
  lasts: number[]
}

type ChatClient = Seat & { last: number; socket: ChatSocket | undefined }
const allowedMs = 300
const fresh = () => ({
  heard: 0,
  said: 0,
  wrong: [] as string[],
  waits: new Map<number, number>(),
  late: new Map<number, number>(),
})
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

const places = new Map<number, ChatClient>()
let counted = fresh()

const number = Buffer.from('"msg_num":')
const stamp = Buffer.from('@@')
const [zero, nine, point] = [48, 57, 46]

/** The number that stands behind these bytes in a frame, read as it lies there: ten thousand a second leave no garbage. */
function numberIn(bytes: Buffer, from: number, to: number, before: Buffer): number {
  const index = bytes.indexOf(before, from)
  if (index < 0 || index >= to) return NaN
  let [value, scale] = [0, 0]
  for (let at = index + before.length; at < to; at += 1) {
    const byte = bytes[at]!
    if (byte === point) scale = 1
    else if (byte < zero || byte > nine) break
    else [value, scale] = [value * 10 + byte - zero, scale * 10]
  }
  return value / (scale || 1)
}

function onFrame(chatClient: ChatClient, bytes: Buffer, from: number, to: number): void {
  const num = numberIn(bytes, from, to, number)
  if (Number.isNaN(num)) return
  counted.heard += 1
  // Who has just come hears what is said from now on.
  const isNext = chatClient.last === 0 || num === chatClient.last + 1
  if (!isNext && counted.wrong.length < 10) counted.wrong.push(`${num} after ${chatClient.last}`)
  chatClient.last = num
  const said = numberIn(bytes, from, to, stamp)
  if (Number.isNaN(said)) return
  const wait = Math.ceil(now() - said)
  counted.waits.set(wait, (counted.waits.get(wait) ?? 0) + 1)
  const tenth = Math.floor(said / 100)
  if (wait > allowedMs) counted.late.set(tenth, Math.max(wait, counted.late.get(tenth) ?? 0))
}

function sendText(chatClient: ChatClient, text: string): void {
  if (!chatClient.socket) return
  chatClient.socket.send(text.replace('NOW', now().toFixed(3)).replace('LAST', String(chatClient.last)))
  counted.said += 1
}

/** Comes in, and tries again like a program whose server is starting. */
async function enter(chatClient: ChatClient, server: Server): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      const gone = (): void => void (chatClient.socket = undefined)
      chatClient.socket = await openSocket(
        { ...chatClient, ...server },
        (bytes, from, to) => onFrame(chatClient, bytes, from, to),
        gone,
      )
      return
    } catch (error) {
      if (tries === 300) throw error
      await pause(100 + 100 * Math.random())
    }
  }
}

async function enterAll(all: readonly ChatClient[], server: Server, atOnce: number, greet: string): Promise<void> {
  const waiting = [...all]
  const enterOne = async (): Promise<void> => {
    for (let chatClient = waiting.pop(); chatClient; chatClient = waiting.pop()) {
      await enter(chatClient, server)
      if (greet) sendText(chatClient, greet)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, enterOne))
}

const orders: { [K in ClientOrder['do']]: (order: Extract<ClientOrder, { do: K }>) => Promise<unknown> } = {
  async come({ seats, server, atOnce, greet = '' }) {
    const all = seats.map(seat => ({ ...seat, last: 0, socket: undefined }))
    for (const place of all) places.set(place.at, place)
    await enterAll(all, server, atOnce, greet)
  },
  return: ({ server, atOnce, greet }) => enterAll([...places.values()], server, atOnce, greet),
  say: async ({ at, text }) => sendText(places.get(at)!, text),
  async talk({ perSecond, seconds, text }) {
    const all = [...places.values()]
    const began = now()
    for (let done = 0; done < perSecond * seconds;) {
      const due = Math.min(((now() - began) / 1000) * perSecond, perSecond * seconds)
      for (; done < due; done += 1) sendText(all[done % all.length]!, text)
      await pause(5)
    }
  },
  async listen() {
    for (let [before, looks] = [-1, 0]; counted.heard > before && looks < 60; looks += 1) {
      before = counted.heard
      await pause(2000)
    }
  },
  async count(): Promise<ClientCounts> {
    const { waits, late, ...rest } = counted
    const held = Math.round(delay.max / 1e6)
    counted = fresh()
    delay.reset()
    const all = [...places.values()]
    const open = all.filter(({ socket }) => socket).length
    return { ...rest, waits: [...waits], late: [...late], held, open, lasts: all.map(({ last }) => last) }
  },
  async go() {
    for (const { socket } of places.values()) socket?.close()
    places.clear()
  },
}

const runOrder = (order: ClientOrder): Promise<unknown> =>
  (orders[order.do] as (given: ClientOrder) => Promise<unknown>)(order)
process.on('message', (order: ClientOrder) => {
  runOrder(order).then(
    answer => process.send!({ answer }),
    (error: unknown) => process.send!({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send!({ port: 0 })
