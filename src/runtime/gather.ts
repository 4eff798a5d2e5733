import { setImmediate as moment } from 'node:timers/promises'
import { ApiError } from '#contract/errors.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { CommitUnknownError } from '#storage/failures.ts'
import type { Among, Gathering, Outcome } from './call.ts'
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
export type GatherParts = OpenParts & {
  /** Finders that look in the transaction, for many calls at once. */
  gathered: Finders
}

/**
 * Does calls together that would wait for each other, or for the disk: those that come while others are done are the next, in
 * their order, in one transaction. Each is judged by itself, and who is refused is refused alone. docs/decisions/0254
 */
export function gathering(parts: GatherParts, commit: Commit) {
  const queues = new Map<string, Asked[]>()

  async function work(implementation: Gathering, key: string): Promise<void> {
    const queue = queues.get(key)!
    const { among } = implementation
    // With all that has come by now, on whatever connection.
    if (among === 'all') await moment()
    while (queue.length > 0) {
      const some = takeFrom(queue, among)
      await finish(parts, commit, implementation, some)
    }
    queues.delete(key)
  }

  return (implementation: Gathering, guest: Guest, params: Params): Promise<Answer> => {
    const { name, on } = implementation.endpoint
    const key = implementation.among === 'all' ? name : `${name} ${String(params[parts.gathered.rows[on].param])}`
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

/**
 * The first of those who wait. Where they are about the same thing nobody is twice among them: what somebody asks next is about
 * what came of the first.
 */
function takeFrom(queue: Asked[], among: Among): Asked[] {
  const seen = new Set<number>()
  const end = queue.findIndex(({ guest: { identity } }) => {
    if (among === 'all') return false
    const id = identity?.account.id
    return id !== undefined && seen.size === seen.add(id).size
  })
  return queue.splice(0, Math.min(end < 0 ? queue.length : end, most))
}

/**
 * Does some calls and answers each. Whoever has left meanwhile is left out, and the others begin anew. Where all fail together each is
 * done alone, so that one of them fails alone.
 */
async function finish(
  parts: GatherParts,
  commit: Commit,
  implementation: Gathering,
  all: readonly Asked[],
): Promise<void> {
  const here = all.filter(({ guest }) => !guest.waiting?.signal.aborted)
  for (const { guest, reject } of all) if (guest.waiting?.signal.aborted) reject(guest.waiting.signal.reason)
  if (here.length === 0) return
  try {
    const outcomes = await commit(tx => attempt(parts, implementation, here, tx), waitingOfAll(here))
    for (const [n, outcome] of outcomes.entries())
      if ('answer' in outcome) here[n]!.resolve(outcome.answer)
      else if ('refusal' in outcome) here[n]!.reject(outcome.refusal)
      else finishAlone(parts, commit, implementation, here[n]!)
  } catch (error) {
    if (here.some(({ guest }) => guest.waiting?.signal.aborted && guest.waiting.signal.reason === error))
      return finish(parts, commit, implementation, here)
    // Where nobody knows whether the commit was done, a second time might be once too often.
    if (here.length === 1 || error instanceof CommitUnknownError) for (const { reject } of here) reject(error)
    else for (const one of here) finishAlone(parts, commit, implementation, one)
  }
}

/** Beside those that come next: they do not wait for it. */
const finishAlone = (parts: GatherParts, commit: Commit, implementation: Gathering, one: Asked): void =>
  void finish(parts, commit, implementation, [one])

async function attempt(
  parts: GatherParts,
  { endpoint, verbOfMany }: Gathering,
  all: readonly Asked[],
  tx: OpenTransaction,
) {
  const finders = foundOnce(parts.gathered)
  const opened = await Promise.all(
    all.map(({ guest, params }) => openOne(parts, { endpoint, guest, params, tx, finders, expected: null })),
  )
  const open = opened.flatMap(one => ('refusal' in one ? [] : [one]))
  const outcomes = open.length > 0 ? await verbOfMany(open.map(({ call }) => call)) : []
  const facts = open.flatMap((one, n) => ('answer' in outcomes[n]! ? one.facts : []))
  let done = 0
  const result = opened.map((one): Outcome<Answer> => {
    if ('refusal' in one) return one
    const outcome = outcomes[done++]!
    return 'answer' in outcome ? { answer: { body: outcome.answer, cookies: one.cookies } } : outcome
  })
  return { facts, result }
}

/** The call, or why it is refused. Anything else that goes wrong concerns all. */
async function openOne(parts: GatherParts, asked: Opening): Promise<OpenCall | { refusal: ApiError }> {
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
