import type { AnswerOf, Declaration, Endpoint, ErrorsOf, FactsOf, ParamsOf } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { FactData, FactName } from '#contract/facts.ts'
import type { Sorting } from '#contract/page.ts'
import type { Permission, Position } from '#contract/permissions.ts'
import type { Tx } from '#storage/database.ts'
import { OvertakenError } from '#storage/failures.ts'
import type { PartlyWritten, Written } from './answers.ts'
import type { Account, Cookie, Identity, Mark } from './identity.ts'
import type { Rate } from './rates.ts'
import type { Group, Membership, Organisation, RowKind, SubjectRows } from './subjects.ts'

/** The numbers of the settings for what verbs count. */
export type Limits = Record<'lettersTo' | 'lettersFrom' | 'addressChanges' | 'exports', Rate>

/** How a call came in; it ends up in the activity log. */
export type Via = 'via_web' | 'via_email' | 'via_api' | 'via_robot'

type AccountCaller = 'account' | 'session' | 'administrator'
type SignedIn<D extends Declaration> = D['who'] extends AccountCaller ? Identity : Identity | null
type InGroup<D extends Declaration, T> = D extends { groupOptional: string }
  ? T | null
  : D extends { on: string }
    ? T
    : null

type RowOf<D extends Declaration> = D extends { on: infer K extends keyof SubjectRows } ? SubjectRows[K] : null

/** What a verb gets. Everything that could have been wrong with the call has been checked. */
export type Call<D extends Declaration = Declaration, Prepared = unknown> = {
  /** In a changing call the one transaction of the call; in a reading one the database itself. */
  tx: Tx
  params: ParamsOf<D>
  /** Who is calling. */
  who: SignedIn<D>
  account: D['who'] extends AccountCaller ? Account : Account | null
  group: InGroup<D, Group>
  /** The caller's own membership in the group. */
  membership: Membership | null
  position: InGroup<D, Position>
  /** The row of what the call is about, as its finder found it. */
  row: RowOf<D>
  /** The organisation whose host name was asked: lists over all groups show only its own. */
  organisation: Organisation | null
  /** What `prepare` returned. */
  prepared: Prepared
  /** How often things may be done that the verbs count themselves. */
  limits: Limits
  via: Via
  /** The network address the call came from; empty for the command line. */
  address: string
  agent: string
  /** Aborted when nobody waits for the answer any more: slow work in `prepare` ends by it. */
  signal(): AbortSignal
  /** What the browser keeps between the steps of a log-in at an identity provider. */
  loginSecret?: string | undefined
  /** The accounts that the browser is known to have been signed in to. */
  marks: readonly Mark[]
  /** Refuse, with one of the declared errors; where a right is lacking, it is named. */
  fail(error: ErrorsOf<D>, right?: Right): never
  /** Refuse, with one of the declared errors, once all that was done is committed. The answer is then not looked at. */
  failAfter(error: ErrorsOf<D>): void
  /** Answer with what is known only once all that was done is committed; nobody waits for it before. */
  answerAfter(answer: Promise<AnswerOf<D>>): void
  /** Refuse the value of a parameter; `part`: which of the values in it, where it holds several. */
  refuse(param: keyof ParamsOf<D> & string, part?: number): never
  /** It happened: the fact commits with the change. */
  record<F extends FactsOf<D>>(name: F, data: FactData[F]): void
  setCookie(cookie: Cookie): void
  /**
   * In `prepare`: asks something of the transaction at its beginning, along with what the call is about, in one round trip. The
   * verb looks whether it is still what it wants to know. Elsewhere it is asked for at once.
   */
  askAhead(ask: (tx: Tx) => void): void
  /**
   * In `prepare`: the call may share its transaction with others that would wait for the same row (docs/decisions/0325). Worth it for
   * a verb that waits for no answer to what it writes: all of that travels with what the others write.
   */
  shareWith(row: string): void
  /** Others were done before it in the same transaction, and have locked what they needed: it waits for no lock. */
  beside: boolean
}

/** A call whose declaration does not matter to the code that takes it, but which may record the named facts. */
export type Recording<F extends FactName> = {
  tx: Tx
  record: (name: F, data: FactData[F]) => void
}
/** The same of refusals: whoever calls such code must declare the named errors. */
export type Failing<E extends string> = {
  tx: Tx
  // A property, no method: only then does the compiler refuse a call that declares fewer.
  fail: (error: E, right?: Right) => never
}
/** What somebody lacks: a right in a group, to be one of those who may, or what a chat or a table itself gives. */
type Right = Permission | 'site administrator' | 'organisation' | 'chat owner' | 'edit_table' | 'edit_rows' | 'add_rows'

/** What a verb answers: all of it may be written already, or of a list some fields. */
type Told<D extends Declaration> = D extends { returns: { 'x-sorting': Sorting } }
  ? PartlyWritten<AnswerOf<D>>
  : AnswerOf<D> | Written<AnswerOf<D>>
export type Verb<D extends Declaration, Prepared> = (call: Call<D, Prepared>) => Promise<Told<D>>
type Afterwards = 'failAfter' | 'answerAfter'
/** What `prepare` gets: nothing has happened yet. */
export type EarlyCall<D extends Declaration> = Omit<Call<D>, 'record' | 'setCookie' | Afterwards>
/** Slow or outside work that must not hold a transaction open: hashing, parsing, fetching. */
export type Prepare<D extends Declaration, Prepared> = (call: EarlyCall<D>) => Promise<Prepared>

/** What became of one of several calls: an answer, or a refusal that concerns no other; or it cannot be done beside others. */
export type Outcome<T> = { answer: T } | { refusal: ApiError } | { alone: true }
/** One of several calls that are done together. */
export type CallAmongMany<D extends Declaration> = Omit<Call<D, undefined>, Afterwards>
/** A verb for several calls, in the order in which they came. */
export type VerbOfMany<D extends Declaration> = (
  calls: readonly CallAmongMany<D>[],
) => Promise<readonly Outcome<AnswerOf<D>>[]>

export type Single = {
  endpoint: Endpoint
  prepare: ((call: Call) => Promise<unknown>) | undefined
  verb: (call: Call) => Promise<unknown>
}
/** Which calls are done together: those about the same thing, which wait for each other, or all that come in one moment. */
export type Among = 'same' | 'all'
/** Its calls are done together. docs/decisions/0254 */
export type Gathering = {
  endpoint: Endpoint & { on: RowKind }
  among: Among
  verbOfMany: (calls: readonly Call[]) => Promise<readonly Outcome<unknown>[]>
}
export type Implementation = Single | Gathering

/** Joins a declaration and what it does. */
export function implement<D extends Endpoint>(endpoint: D, verb: Verb<D, undefined>): Implementation
export function implement<D extends Endpoint, Prepared>(
  endpoint: D,
  prepare: Prepare<D, Prepared>,
  verb: Verb<D, Prepared>,
): Implementation
export function implement(endpoint: Endpoint, first: unknown, second?: unknown): Implementation {
  // The precise types were checked against the declaration above; the road handles all calls alike.
  const [prepare, verb] = second === undefined ? [undefined, first] : [first, second]
  return { endpoint, prepare, verb } as Implementation
}

/** The same for calls that are done together. */
export function implementForMany<D extends Endpoint & { on: RowKind }>(
  endpoint: D,
  verb: VerbOfMany<D>,
  among?: Among,
): Implementation
export function implementForMany(
  endpoint: Gathering['endpoint'],
  verbOfMany: unknown,
  among: Among = 'same',
): Implementation {
  return { endpoint, verbOfMany, among } as Gathering
}

/** What comes of a call that may be refused. */
export function outcomeOf<T>(work: () => T): Outcome<T> {
  try {
    return { answer: work() }
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

/**
 * What comes of each of several calls that have nothing to do with each other. What they ask for in the same moment is one
 * statement where the store says so (`storage/together.ts`). What is overtaken beside others is done alone.
 */
export const outcomesOf = <C, T>(calls: readonly C[], work: (call: C) => Promise<T>): Promise<Outcome<T>[]> =>
  Promise.all(
    calls.map(async (call): Promise<Outcome<T>> => {
      try {
        return { answer: await work(call) }
      } catch (error) {
        if (error instanceof ApiError) return { refusal: error }
        if (error instanceof OvertakenError && calls.length > 1) return { alone: true }
        throw error
      }
    }),
  )
