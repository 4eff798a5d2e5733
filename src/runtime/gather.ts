import { ApiError } from '#contract/errors.ts'
import type { OpenTransaction } from '#storage/database.ts'
import type { Gathering, Outcome } from './call.ts'
import type { Commit } from './commit.ts'
import type { Guest } from './door.ts'
import { foundOnce } from './found-once.ts'
import type { Cookie } from './identity.ts'
import { openCall, type Asked as Opening, type OpenCall, type OpenParts } from './open-call.ts'
import type { Finders } from './subjects.ts'
import type { Waiting } from './waiting.ts'

/** How many calls are done together at most. */
const most = 100

type Answer = { body: unknown; cookies: Cookie[] }
type Params = Record<string, unknown>
type Asked = { guest: Guest; params: Params; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
type Parts = OpenParts & { fresh: Finders }

/**
 * Does calls about one thing together that would wait for each other: those that come while others are done are the next,
 * in their order, in one transaction. Each is judged by itself, and who is refused is refused alone. docs/decisions/0254
 */
export function gathering(parts: Parts, commit: Commit) {
  const queues = new Map<string, Asked[]>()

  async function work(implementation: Gathering, key: string): Promise<void> {
    const queue = queues.get(key)!
    while (queue.length > 0) await finish(parts, commit, implementation, takeFrom(queue))
    queues.delete(key)
  }

  return (implementation: Gathering, guest: Guest, params: Params): Promise<Answer> => {
    const { name, on } = implementation.endpoint
    const key = `${name} ${String(params[parts.fresh.rows[on].param])}`
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const asked = { guest, params, resolve, reject }
    const queue = queues.get(key)
    if (queue) queue.push(asked)
    else {
      queues.set(key, [asked])
      void work(implementation, key)
    }
    return promise
  }
}

/** The first of those who wait. Nobody is twice among them: what somebody asks next is about what came of the first. */
function takeFrom(queue: Asked[]): Asked[] {
  const seen = new Set<number>()
  const end = queue.findIndex(({ guest: { identity } }) => {
    const id = identity?.account.id
    return id !== undefined && seen.size === seen.add(id).size
  })
  return queue.splice(0, Math.min(end < 0 ? queue.length : end, most))
}

/** Does some calls and answers each. Whoever has left meanwhile is left out, and the others begin anew. */
async function finish(parts: Parts, commit: Commit, implementation: Gathering, all: readonly Asked[]): Promise<void> {
  const here = all.filter(({ guest }) => !guest.waiting?.signal.aborted)
  for (const { guest, reject } of all) if (guest.waiting?.signal.aborted) reject(guest.waiting.signal.reason)
  if (here.length === 0) return
  try {
    const outcomes = await commit(tx => attempt(parts, implementation, here, tx), waitingOfAll(here))
    for (const [n, outcome] of outcomes.entries())
      if ('answer' in outcome) here[n]!.resolve(outcome.answer)
      else here[n]!.reject(outcome.refusal)
  } catch (error) {
    if (here.some(({ guest }) => guest.waiting?.signal.aborted && guest.waiting.signal.reason === error))
      return finish(parts, commit, implementation, here)
    for (const { reject } of here) reject(error)
  }
}

async function attempt(parts: Parts, { endpoint, verbOfMany }: Gathering, all: readonly Asked[], tx: OpenTransaction) {
  const finders = foundOnce(parts.fresh)
  const opened = await Promise.all(
    all.map(({ guest, params }) => openOne(parts, { endpoint, guest, params, tx, finders, expected: null })),
  )
  const open = opened.flatMap(one => ('refusal' in one ? [] : [one]))
  const outcomes = open.length > 0 ? await verbOfMany(open.map(({ call }) => call)) : []
  const facts = open.flatMap((one, n) => ('answer' in outcomes[n]! ? one.facts : []))
  const result = opened.map((one): Outcome<Answer> => {
    if ('refusal' in one) return one
    const outcome = outcomes[open.indexOf(one)]!
    return 'answer' in outcome ? { answer: { body: outcome.answer, cookies: one.cookies } } : outcome
  })
  return { facts, result }
}

/** The call, or why it is refused. Anything else that goes wrong concerns all. */
async function openOne(parts: Parts, asked: Opening): Promise<OpenCall | { refusal: ApiError }> {
  try {
    return await openCall(parts, asked)
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

const never = new AbortController().signal

/** Commits only where everybody still waits. */
function waitingOfAll(all: readonly Asked[]): Waiting {
  const each = all.map(({ guest }) => guest.waiting).filter(waiting => waiting !== undefined)
  return {
    signal: never,
    commit: send => each.reduce((next, waiting) => () => waiting.commit(next), send)(),
  }
}
