type Bounds = {
  /** How many pieces of work are done at the same time. */
  atOnce: number
  /** How many may wait, of one party and in all. */
  waiting: { each: number; all: number }
}
type Place = { party: string; begin(): void; refuse(reason: unknown): void }

/** So much waits already that this would not be done in time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Has work done when its turn has come. Whoever gives up loses their place; what has begun hears of it by the signal. */
export type Queue = <T>(party: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * A queue in which parties take turns: whoever brings two hundred pieces waits for themselves, and not everybody for them.
 * Where it is full, the last piece of whoever has most in it is refused.
 */
export function createQueue({ atOnce, waiting }: Bounds): Queue {
  /** By party; the one that has just had a turn goes to the end. */
  const queues = new Map<string, Place[]>()
  let [running, inAll] = [0, 0]

  function enter(place: Place): void {
    const queue = [...(queues.get(place.party) ?? []), place]
    queues.set(place.party, queue)
    inAll += 1
    if (queue.length > waiting.each) drop(place)
    else if (inAll > waiting.all) drop(longest(queue).at(-1)!)
  }
  const longest = (own: Place[]): Place[] =>
    [...queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), own)
  function drop(place: Place): void {
    leave(place)
    place.refuse(new QueueFullError('too much is waiting'))
  }
  function leave(place: Place): void {
    const queue = queues.get(place.party) ?? []
    const rest = queue.filter(each => each !== place)
    inAll -= queue.length - rest.length
    if (rest.length > 0) queues.set(place.party, rest)
    else queues.delete(place.party)
  }
  function goOn(): void {
    while (running < atOnce && inAll > 0) {
      const [party, [first]] = queues.entries().next().value!
      leave(first!)
      const rest = queues.get(party)
      if (queues.delete(party) && rest) queues.set(party, rest)
      running += 1
      first!.begin()
    }
  }

  return async (party, signal, work) => {
    signal.throwIfAborted()
    const { promise: turn, resolve: begin, reject: refuse } = Promise.withResolvers<void>()
    const place: Place = { party, begin, refuse }
    const giveUp = (): void => {
      leave(place)
      refuse(signal.reason)
    }
    signal.addEventListener('abort', giveUp)
    enter(place)
    goOn()
    await turn.finally(() => signal.removeEventListener('abort', giveUp))
    try {
      return await work()
    } finally {
      running -= 1
      goOn()
    }
  }
}
