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
type Place = { party: Party; take: () => void; refuse: (reason: Error) => void }

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

  const kindOf = ({ who, call }: Party): string => `${who} ${call}`
  const isFree = (party: Party): boolean =>
    running.of(party.who) < each && running.of(kindOf(party)) < same && running.of(party.network) < network
  const count = (party: Party, by: 1 | -1): void => {
    running.add(party.who, by)
    running.add(kindOf(party), by)
    running.add(party.network, by)
  }

  function join(place: Place): void {
    const kind = kindOf(place.party)
    queues.set(kind, (queues.get(kind) ?? new Set()).add(place))
    places.add(place.party.who, 1)
    late.watch(place)
  }
  function leave(place: Place): void {
    const kind = kindOf(place.party)
    const queue = queues.get(kind)
    if (!queue?.delete(place)) return
    late.forget(place)
    places.add(place.party.who, -1)
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
      if (!first || !isFree(first.party)) continue
      if (!next || running.of(first.party.who) < running.of(next.party.who)) next = first
    }
    return next
  }
  /** What comes back ends the turn, once. */
  function begin(party: Party): () => void {
    count(party, 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      count(party, -1)
      for (let next = findNext(); next; next = findNext()) {
        leave(next)
        next.take()
      }
    }
  }
  const waitFor = (party: Party, caller: Caller): Promise<() => void> =>
    new Promise((resolve, refuse) => {
      const place: Place = { party, take: () => resolve(begin(party)), refuse }
      join(place)
      caller.whenOver(reason => drop(place, reason))
    })

  return async (party, caller) => {
    if (caller.over) throw caller.over
    if (isFree(party)) return begin(party)
    if (places.of(party.who) >= waiting) throw tooMany(patience)
    return waitFor(party, caller)
  }
}

/** How many there are of what. */
function createCounts() {
  const counts = new Map<string, number>()
  const of = (key: string): number => counts.get(key) ?? 0
  return {
    of,
    add(key: string, by: number): void {
      const now = of(key) + by
      if (now === 0) counts.delete(key)
      else counts.set(key, now)
    },
  }
}
