import { createDeadlines } from './deadlines.ts'
import { tooMany } from './rates.ts'
import type { Waiting } from './waiting.ts'

/** Whose call it is: an account's, or that of the visitors of a network, who cannot be told apart. */
export type Party = { who: string; network: string; call: string }

export type TurnLimits = {
  /** How many calls an account, or the visitors of a network, may have under way at once. */
  each: number
  /** How many all callers of a network may. */
  network: number
  /** How many calls of an account, or of the visitors of a network, may wait for their turn. */
  waiting: number
  /** How long they may, in seconds. */
  patience: number
}
/** Waits for the turn of a call; what comes back ends it. Whoever leaves loses their place. */
export type TakeTurn = (party: Party, caller: Caller) => Promise<() => void>

/** Whoever made the call, and may leave. */
type Caller = Pick<Waiting, 'over' | 'whenOver'>
/** What a call is counted by. `kind`: the calls of one name of a party. */
type Seat = Omit<Party, 'call'> & { kind: string }
type Place = { seat: Seat; take: () => void; refuse: (reason: Error) => void; waits?: Count }

/**
 * Calls under way, and those that wait until others of the same account or network have ended: whoever sends five hundred
 * at once waits for themselves, and not everybody for them. docs/decisions/0101
 */
export function createTurns({ each, network, waiting, patience }: TurnLimits): TakeTurn {
  const running = createCounts()
  const places = createCounts()
  /** Each call of each party has its own; one that has had its turn goes to the end, so that equals take turns. */
  const queues = new Map<string, Set<Place>>()
  const late = createDeadlines<Place>(patience * 1000, place => drop(place, tooMany(1)))
  // Of one call not all: another one of the same person, or of another visitor, finds a turn beside it.
  const same = Math.max(1, each - 1)

  const isFree = (seat: Seat): boolean =>
    running.of(seat.who) < each && running.of(seat.kind) < same && running.of(seat.network) < network

  function join(place: Place): void {
    const { kind, who } = place.seat
    queues.set(kind, (queues.get(kind) ?? new Set()).add(place))
    place.waits = places.add(who)
    late.watch(place)
  }
  function leave(place: Place): void {
    const { kind } = place.seat
    const queue = queues.get(kind)
    if (!queue?.delete(place)) return
    late.forget(place)
    places.remove(place.waits!)
    queues.delete(kind)
    if (queue.size > 0) queues.set(kind, queue)
  }
  function drop(place: Place, reason: Error): void {
    leave(place)
    place.refuse(reason)
  }
  /** Of those who may, whoever has least under way. */
  function findNext(): Place | undefined {
    let next: Place | undefined
    for (const queue of queues.values()) {
      const [first] = queue
      if (!first || !isFree(first.seat)) continue
      if (!next || running.of(first.seat.who) < running.of(next.seat.who)) next = first
    }
    return next
  }
  /** What comes back ends the turn, once. */
  function begin({ who, kind, network }: Seat): () => void {
    const counted = [running.add(who), running.add(kind), running.add(network)]
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      for (const count of counted) running.remove(count)
      for (let next = findNext(); next; next = findNext()) {
        leave(next)
        next.take()
      }
    }
  }
  const waitFor = (seat: Seat, caller: Caller): Promise<() => void> =>
    new Promise((resolve, refuse) => {
      const place: Place = { seat, take: () => resolve(begin(seat)), refuse }
      join(place)
      caller.whenOver(reason => drop(place, reason))
    })

  return async ({ who, network, call }, caller) => {
    if (caller.over) throw caller.over
    const seat = { who, network, kind: `${who} ${call}` }
    if (isFree(seat)) return begin(seat)
    if (places.of(who) >= waiting) throw tooMany(patience)
    return waitFor(seat, caller)
  }
}

type Count = { readonly of: string; now: number }
/** How many there are of what. Who is counted holds the count, and gives it back without looking it up again. */
function createCounts() {
  const counts = new Map<string, Count>()
  return {
    of: (key: string): number => counts.get(key)?.now ?? 0,
    add(key: string): Count {
      let count = counts.get(key)
      if (!count) counts.set(key, (count = { of: key, now: 0 }))
      count.now += 1
      return count
    },
    remove(count: Count): void {
      count.now -= 1
      if (count.now === 0) counts.delete(count.of)
    },
  }
}
