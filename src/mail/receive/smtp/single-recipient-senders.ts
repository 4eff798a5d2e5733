import { createCache } from '#base/cache/cache.ts'
import { networkKey } from '#runtime/limits/rate-limiter.ts'

/** Senders whose server brings an email to one recipient at a time for a day, so that it hears what became of it at each. */
export type SingleRecipientSenders = {
  add(address: string, sender: string): void
  has(address: string, sender: string): boolean
}

/** A process that starts again asks once more: nothing is lost with it. */
export function createSingleRecipientSenders(clock: () => number = () => performance.now()): SingleRecipientSenders {
  const senders = createCache<true>('single-recipient senders', { clock })
  const keyOf = (address: string, sender: string): string => `${networkKey(address)} ${sender.toLowerCase()}`
  return {
    add: (address, sender) => senders.set(keyOf(address, sender), true),
    has: (address, sender) => senders.get(keyOf(address, sender)) ?? false,
  }
}
