import { networkKey } from '#runtime/limits/rate-limiter.ts'

const day = 24 * 60 * 60 * 1000
const maxSenders = 10_000

/** Senders whose server brings an email to one recipient at a time for a day, so that it hears what became of it at each. */
export type SingleRecipientSenders = {
  add(address: string, sender: string): void
  has(address: string, sender: string): boolean
}

/** A process that starts again asks once more: nothing is lost with it. */
export function createSingleRecipientSenders(clock: () => number = () => performance.now()): SingleRecipientSenders {
  const until = new Map<string, number>()
  const keyOf = (address: string, sender: string): string => `${networkKey(address)} ${sender.toLowerCase()}`
  return {
    add(address, sender) {
      const key = keyOf(address, sender)
      until.delete(key)
      if (until.size >= maxSenders) until.delete(until.keys().next().value!)
      until.set(key, clock() + day)
    },
    has: (address, sender) => (until.get(keyOf(address, sender)) ?? 0) > clock(),
  }
}
