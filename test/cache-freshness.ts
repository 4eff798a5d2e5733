import assert from 'node:assert/strict'
import { test } from 'node:test'

/** A change made as by another process, without invalidating caches; and the value expected from then on. */
type FreshnessCases<Seen> = Record<
  string,
  { change: () => Promise<unknown>; seen: (it: Seen) => unknown; now: unknown }
>

/** Tests one after the other that cached reads show each of the changes. */
export function testCacheFreshness<Seen>(what: string, look: () => Promise<Seen>, changes: FreshnessCases<Seen>): void {
  for (const [name, { change, seen, now }] of Object.entries(changes))
    test(`${what} that was read before shows ${name}`, async () => {
      for (let times = 0; times < 4; times += 1) assert.notDeepEqual(seen(await look()), now)

      await change()

      for (let times = 0; times < 4; times += 1) assert.deepEqual(seen(await look()), now)
    })
}
