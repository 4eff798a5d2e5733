import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { json } from '#storage/values.ts'
import { storable } from '../message/message-row.ts'
import { keyOf, type OldAddress } from './keys.ts'
import { insertOldAddresses, insertOldArchives } from './store.ts'

/** Messages by Message-ID, with their addresses on another service. */
export type AddressedMessage = { mime_id: string; addresses: readonly OldAddress[] }
type Operate = <T>(work: (systemTransaction: SystemTransaction) => Promise<T>) => Promise<T>

/** Notes old addresses of messages. `host`: the only host on which they are valid; empty for any. */
export async function addOldAddresses(
  operate: Operate,
  { group_id, host }: { group_id: number; host: string },
  messages: readonly AddressedMessage[],
): Promise<void> {
  const addresses = messages.flatMap(({ mime_id, addresses: all }) =>
    all.map(address => ({ key: keyOf(host, address), mime_id: storable(mime_id) })),
  )
  if (addresses.length > 0)
    await operate(({ tx }) => insertOldAddresses.run(tx, { group_id, addresses: json(addresses) }))
}

/** Notes old addresses of whole archives. */
export async function addOldArchives(
  operate: Operate,
  { group_id, host }: { group_id: number; host: string },
  archives: readonly OldAddress[],
): Promise<void> {
  const keys = archives.map(address => keyOf(host, address))
  if (keys.length > 0) await operate(({ tx }) => insertOldArchives.run(tx, { group_id, keys }))
}
