import type { ChatMessage } from './calls.generated.ts'

/** How far somebody has heard a chat: all messages up to a number, with all changes up to a version. */
export type ChatPosition = { msg_num: number; version: number }

/** Of so many messages back it is known which version was heard. What is older and changes is told again. */
const maxRemembered = 2000
/** So many messages may come before one that is missing; what is more is asked for again. */
const maxEarly = 1000

/** Hands on each message once and by number, and one that was heard again whenever it has changed. */
export type ChatSequencer = {
  take(message: ChatMessage): void
  /** All up to here has come; and there is more to ask for, or what comes from now on follows it. */
  arrive(place: ChatPosition & { more: boolean }): void
  /** The connection broke: what comes next may leave something out. */
  interrupt(): void
  /** Where to go on from; undefined as long as nothing is known of the chat. */
  place(): ChatPosition | undefined
}

/** `hear` is told each message, `ask` that some before one that came are missing. */
export function createSequencer(
  { hear, ask }: { hear(message: ChatMessage): void; ask(): void },
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
    hear(message)
  }
  /** Those that follow each other, from the first that is missing on. */
  function handOnEarly(): void {
    let next = early.get((last ?? 0) + 1)
    for (; next; next = early.get(last + 1)) {
      last = next.msg_num
      handOn(next)
    }
  }
  return {
    take(message) {
      // The first one of the history, or of what is said from now on.
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
