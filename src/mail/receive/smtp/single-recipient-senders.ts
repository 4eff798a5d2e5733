import { createCache } from '#base/cache/cache.ts'
import { networkKey } from '#runtime/limits/rate-limiter.ts'

/** Senders whose server has to send to one recipient per message for a day, so that each recipient gets its own reply. */
export type SingleRecipientSenders = {
  add(address: string, sender: string): void
  has(address: string, sender: string): boolean
}

/** Held in memory only: after a restart senders are asked again. */
export function createSingleRecipientSenders(clock: () => number = () => performance.now()): SingleRecipientSenders {
  const senders = createCache<true>('single-recipient senders', { clock })
  const keyOf = (address: string, sender: string): string => `${networkKey(address)} ${sender.toLowerCase()}`
  return {
    add: (address, sender) => senders.set(keyOf(address, sender), true),
    has: (address, sender) => senders.get(keyOf(address, sender)) ?? false,
  }
}
