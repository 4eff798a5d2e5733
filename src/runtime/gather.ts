import type { Database, OpenTransaction } from '#storage/database.ts'
import { moment } from '#storage/together.ts'
import type { Among, Gathering, Outcome } from './call.ts'
import type { Commit, Tell } from './commit.ts'
import type { Guest } from './door.ts'
import { doTogether, orRefusal, type Waiter } from './done-together.ts'
import { foundOnce } from './found-once.ts'
import type { Cookie } from './identity.ts'
import { openCall, type OpenParts } from './open-call.ts'
import type { Finders, Group } from './subjects.ts'

/** How many calls are done together at most. */
const most = 100

type Answer = { body: unknown; cookies: Cookie[] }
type Params = Record<string, unknown>
type Asked = Waiter<Answer> & { guest: Guest; params: Params }
export type GatherParts = OpenParts & {
  database: Pick<Database, 'read'>
  /** Finders for what is expected: they need not know the newest counters of a group. */
  early: Pick<Finders, 'groupById'>
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
      await doTogether<Answer, Asked>(some, async (here, waiting) => {
        const expected = await Promise.all(here.map(({ guest }) => expectedBy(parts, guest)))
        return commit((tx, tell) => attempt(parts, implementation, here, { expected, tx, tell }), waiting)
      })
    }
    queues.delete(key)
  }

  return (implementation: Gathering, guest: Guest, params: Params): Promise<Answer> => {
    const { name, on } = implementation.endpoint
    const key = implementation.among === 'all' ? name : `${name} ${String(params[parts.gathered.rows[on].param])}`
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const asked = { guest, params, waiting: guest.waiting, resolve, reject }
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
  if (among === 'all') return queue.splice(0, most)
  const seen = new Set<number>()
  const end = queue.findIndex(({ guest: { identity } }) => {
    const id = identity?.account.id
    return id !== undefined && seen.size === seen.add(id).size
  })
  return queue.splice(0, Math.min(end < 0 ? queue.length : end, most))
}

/** The group that a call will be about, as far as its caller knows. */
const expectedBy = async ({ early, database }: GatherParts, { expects }: Guest): Promise<Group | null> =>
  expects === undefined ? null : early.groupById(database.read, expects)

type Ground = { expected: readonly (Group | null)[]; tx: OpenTransaction; tell: Tell }

async function attempt(
  parts: GatherParts,
  { endpoint, verbOfMany }: Gathering,
  all: readonly Asked[],
  { expected, tx, tell }: Ground,
): Promise<Outcome<Answer>[]> {
  const finders = foundOnce(parts.gathered)
  const opened = await Promise.all(
    all.map(({ guest, params }, n) =>
      orRefusal(() => openCall(parts, { endpoint, guest, params, tx, finders, expected: expected[n] ?? null })),
    ),
  )
  const open = opened.flatMap(one => ('refusal' in one ? [] : [one]))
  const outcomes = open.length > 0 ? await verbOfMany(open.map(({ call }) => call)) : []
  tell(open.flatMap((one, n) => ('answer' in outcomes[n]! ? one.facts : [])))
  let done = 0
  return opened.map((one): Outcome<Answer> => {
    if ('refusal' in one) return one
    const outcome = outcomes[done++]!
    return 'answer' in outcome ? { answer: { body: outcome.answer, cookies: one.cookies } } : outcome
  })
}
