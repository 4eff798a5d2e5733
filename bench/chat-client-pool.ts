import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ClientCounts, ClientOrder, Seat, Server } from './processes/chat-clients.ts'

export type ChatClientPool = Awaited<ReturnType<typeof startChatClients>>

/** Two processes full of people. Seats are dealt out to them in turn. */
export async function startChatClients() {
  const children = [0, 1].map(() =>
    fork(join(import.meta.dirname, 'processes/chat-clients.ts'), [], { stdio: 'inherit' }),
  )
  await Promise.all(children.map(child => once(child, 'message')))
  const of = (at: number) => children[at % children.length]!

  async function order(child: (typeof children)[number], given: ClientOrder): Promise<unknown> {
    child.send(given)
    const [{ answer, error }] = (await once(child, 'message')) as [{ answer: unknown; error?: string }]
    if (error !== undefined) throw new Error(error)
    return answer
  }
  const all = (given: ClientOrder) => Promise.all(children.map(child => order(child, given)))

  return {
    order: all,
    pids: children.map(({ pid }) => pid!),
    say: (at: number, text: string) => order(of(at), { do: 'say', at, text }),
    come: (seats: readonly Seat[], server: Server, atOnce = 25) =>
      Promise.all(
        children.map(child =>
          order(child, { do: 'come', seats: seats.filter(({ at }) => of(at) === child), server, atOnce }),
        ),
      ),
    async count() {
      const counts = (await all({ do: 'count' })) as ClientCounts[]
      const sum = (part: 'heard' | 'said' | 'open') => counts.reduce((total, count) => total + count[part], 0)
      const waits = counts.flatMap(count => count.waits).toSorted(([a], [b]) => a - b)
      const timed = waits.reduce((total, [, often]) => total + often, 0)
      return {
        heard: sum('heard'),
        said: sum('said'),
        open: sum('open'),
        wrong: counts.flatMap(count => count.wrong),
        lasts: counts.flatMap(count => count.lasts),
        late: counts.flatMap(count => count.late).toSorted(([a], [b]) => a - b),
        held: Math.max(...counts.map(count => count.held)),
        /** So long at most waited this part of all. */
        wait(part: number): number {
          let passed = 0
          return waits.find(([, often]) => (passed += often) >= timed * part)?.[0] ?? NaN
        },
      }
    },
    stop: () => children.forEach(child => child.disconnect()),
  }
}
