import type { ChatMessage } from './calls.generated.ts'

/** A position in a chat: all messages up to a number, with all changes up to a version. */
export type ChatPosition = { msg_num: number; version: number }

/** Versions are remembered for this many recent messages. Older ones are delivered again when they change. */
const maxRemembered = 2000
/** At most this many messages are buffered behind a missing one; the rest is requested again. */
const maxEarly = 1000

/** Delivers each message once and in order, and again whenever it changes. */
export type ChatSequencer = {
  take(message: ChatMessage): void
  /** Everything up to here has arrived; there is more to request, or live messages follow. */
  arrive(place: ChatPosition & { more: boolean }): void
  /** The connection was lost: the next frames may leave a gap. */
  interrupt(): void
  /** Where to go on from; undefined as long as nothing is known of the chat. */
  place(): ChatPosition | undefined
}

/** `deliver` gets each message; `ask` is called if messages before a received one are missing. */
export function createSequencer(
  { deliver, ask }: { deliver(message: ChatMessage): void; ask(): void },
  begin: ChatPosition | undefined,
): ChatSequencer {
  const versions = new Map<number, number>()
  const early = new Map<number, ChatMessage>()
  let last = begin?.msg_num
  let version = begin?.version ?? 0
  let isWhole = false

  function handOn(message: ChatMessage): void {
    early.delete(message.msg_num)
    versions.set(message.msg_num, message.version)
    if (versions.size > maxRemembered) versions.delete(versions.keys().next().value!)
    deliver(message)
  }
  /** The consecutive messages from the first missing one on. */
  function handOnEarly(): void {
    let next = early.get((last ?? 0) + 1)
    for (; next; next = early.get(last + 1)) {
      last = next.msg_num
      handOn(next)
    }
  }
  return {
    take(message) {
      // The first message of the history, or the first live one.
      last ??= message.msg_num - 1
      if (message.msg_num > last) {
        const isNewer = message.version > (early.get(message.msg_num)?.version ?? 0)
        if (isNewer && early.size < maxEarly) early.set(message.msg_num, message)
        handOnEarly()
      } else if (message.version > (versions.get(message.msg_num) ?? 0)) handOn(message)
      if (isWhole && early.size > 0) {
        isWhole = false
        ask()
      }
      if (isWhole) version = Math.max(version, message.version)
    },
    arrive(place) {
      const here = [...early.values()].filter(({ msg_num }) => msg_num <= place.msg_num)
      last = Math.max(last ?? 0, place.msg_num)
      for (const message of here.toSorted((a, b) => a.msg_num - b.msg_num)) handOn(message)
      handOnEarly()
      version = Math.max(version, place.version)
      isWhole = early.size === 0 && !place.more
      if (!isWhole) ask()
    },
    interrupt: () => void (isWhole = false),
    place: () => (last === undefined ? undefined : { msg_num: last, version }),
  }
}
