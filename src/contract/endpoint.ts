import type { FactName } from './facts.ts'
import { PAGING_PARAMS, sortingOf, type ListSorting, type Sorting } from './list-page.ts'
import type { Permission } from './permissions.ts'
import type { GeneralError } from './request-errors.ts'
import { Flag, optional, type Param, type Static, type TProperties, type TSchema } from './schema.ts'
import { UPDATED, targetErrors, type EditedKind, type TargetKind } from './targets.ts'

/** Who may call at all, before any right in a group is asked for. */
export type CallerKind =
  /** Signed in or not. */
  | 'anyone'
  /** Signed in, by cookie, key or token. */
  | 'account'
  /** Signed in by cookie; keys and tokens are refused. */
  | 'session'
  /** A browser, signed in or not; keys and tokens are refused. */
  | 'browser'
  /** Whoever comes to sign in: what they still carry in a header is not looked at. */
  | 'arriving'
  /** Signed in, and a site administrator. */
  | 'administrator'

/** Whether a call needs somebody who is signed in. */
export const needsAccount = ({ who }: { who: CallerKind }): boolean =>
  who === 'account' || who === 'session' || who === 'administrator'

/** Whether a call needs an address that somebody has shown to be theirs: every change does that can reach other people. */
export const needsConfirmed = (call: Pick<Declaration, 'who' | 'method' | 'unconfirmed'>): boolean =>
  needsAccount(call) && call.method === 'POST' && !call.unconfirmed

/** Why a call is refused that needs a confirmed address. */
export const notConfirmed = 'not confirmed'

/** All there is to say about a call. Everything else about it follows from this. */
export type Declaration = {
  /** GET reads, and answers POST as well; POST changes something. */
  method: 'GET' | 'POST'
  summary: string
  who: CallerKind
  /** What the call is about. It is found first, and one that is hidden from the caller looks absent. */
  on?: TargetKind
  /** With `on: 'group'`: what the call is about without a group: all groups of the caller, or the host name that was asked. */
  groupOptional?: 'own' | 'host'
  /** With `on: 'group'`: the group where none is named is that of this, if its parameter is given. */
  groupOf?: Exclude<TargetKind, 'group'>
  /** What the call changes or deletes. It takes `updated` then, and is refused when that is not the newest (docs/decisions/0006). */
  edits?: EditedKind
  /** The right in the subject's group. */
  needs?: Permission
  /** The right that somebody who is not signed in must have there, where an account without it gets less instead. */
  visitorsNeed?: Permission
  params: TProperties
  /** Absent: HTTP 200 with no body. `stream(…)`: a file. */
  returns?: TSchema
  /** `extended` may be asked for: the answer is then [answer, user]. */
  extended?: true
  /** A long read whose answer may be a moment old: a read replica does it where there is one. */
  replica?: true
  /** The call's own refusals: a `bad_request` text or an error type. */
  errors?: readonly string[]
  records?: readonly FactName[]
  /** Log-ins and the like are counted more strictly, in the database, by address and by account named. */
  limit?: 'login'
  /** Asks for no csrf parameter: there is no session yet, or ending it is all it does. Foreign sites are refused instead. */
  csrf?: false
  /** A change that a page makes by being shown to its reader, without a form. */
  byShowing?: true
  /** With `csrf: false`: what it is given is proof enough, so that it does not matter which page asks. */
  signed?: true
  /** A changing call that answers GET too; a word: only where the operator switched that setting on. */
  byGet?: true | 'loginByGet'
  /** A changing call that answers PATCH too: programs that came before us use it. */
  byPatch?: true
  /** About how somebody signs in, or about all that an account has: a key needs the scope `admin` for it. */
  security?: true
  /** Tells and changes nothing of any group, so that a key which is restricted to groups may make the call. */
  groupless?: true
  /** Mail to the address of a group: whoever writes there has heard of it, with an account or without. */
  addressed?: true
  /** Reaches nobody but the account itself, so that it may be made before the address is confirmed (docs/decisions/0010). */
  unconfirmed?: true
  /** Not in the published specification, added because a service needs it. */
  extension?: true
}

export type Endpoint<N extends string = string, D extends Declaration = Declaration> = Readonly<D> & {
  readonly name: N
  readonly sorting: ListSorting | undefined
}

/** Declares a call. */
export function endpoint<const N extends string, const D extends Declaration>(name: N, declaration: D): Endpoint<N, D> {
  const sorting = declaration.returns && sortingOf(declaration.returns)
  const { params: own, extended, edits } = declaration
  // Once more at the end: the order is the declaration's, and where it says more than all lists do, it stands.
  const params = {
    ...own,
    ...(sorting ? PAGING_PARAMS : {}),
    ...(extended ? EXTENDED : {}),
    ...(edits ? UPDATED : {}),
    ...own,
  }
  const made = Object.freeze({ ...declaration, name, sorting: sorting && { ...sorting, list: name }, params })
  declaredEndpoints.push(made)
  return made
}

const declaredEndpoints: object[] = []
type CallsIn<M> = { readonly [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] }

/** The calls among all that a contract.ts exports, in the order in which they stand there. */
export function callsIn<M extends object>(module: M): CallsIn<M> {
  // A module itself names its exports by the alphabet.
  const names = new Map<object, string>(Object.entries(module).map(([name, value]) => [value, name]))
  const calls = declaredEndpoints.filter(call => names.has(call)).map(call => [names.get(call)!, call] as const)
  return Object.fromEntries(calls) as CallsIn<M>
}

const EXTENDED = { extended: optional(Flag({ description: 'Answer an array: this answer, then the user object.' })) }

type IsOptional<T> = T extends { '~optional': true } ? true : false
type Flatten<T> = { [K in keyof T]: T[K] }
type ParamsShape<P> = Flatten<
  { [K in keyof P as IsOptional<P[K]> extends true ? never : K]: P[K] extends TSchema ? Static<P[K]> : never } & {
    [K in keyof P as IsOptional<P[K]> extends true ? K : never]?: P[K] extends TSchema ? Static<P[K]> : never
  }
>
/** A call may say more of a paging parameter than all lists do; then its own declaration stands. */
type ListParams<D extends Declaration> = D extends { returns: { 'x-sorting': Sorting } }
  ? Omit<typeof PAGING_PARAMS, keyof D['params']>
  : unknown
type ExtendedParam<D> = D extends { extended: true } ? typeof EXTENDED : unknown
type Editing<D> = D extends { edits: EditedKind } ? typeof UPDATED : unknown

/** The parameters as the verb gets them: parsed, and with their defaults filled in. `updated` was looked at before. */
export type ParamsOf<D extends Declaration> = ParamsShape<D['params'] & ListParams<D> & ExtendedParam<D>>
type DefaultedParams<P> = { [K in keyof P]: P[K] extends { default: unknown } ? P[K] & { '~optional': true } : P[K] }
/** The parameters as a caller gives them: those with a default may be left out. */
export type InputOf<D extends Declaration> = ParamsShape<
  DefaultedParams<D['params'] & ListParams<D> & ExtendedParam<D> & Editing<D>>
>
export type ResponseOf<D extends Declaration> = D extends { returns: infer R extends TSchema } ? Static<R> : undefined
/** What the call may refuse with: what it declares, that what it is about is not there, and what every call may. */
export type ErrorsOf<D extends Declaration> =
  | (D extends { errors: readonly (infer E extends string)[] } ? E : never)
  | (D extends { on: infer K extends TargetKind } ? (typeof targetErrors)[K] : never)
  | GeneralError
export type FactsOf<D extends Declaration> = D extends { records: readonly (infer F extends FactName)[] } ? F : never

/** All texts an endpoint can refuse with by itself, for the documents and for checking answers. */
export function errorTextsOf(declared: Endpoint): string[] {
  const own = Object.values(declared.params).map(schema => (schema as Param)['x-invalid'])
  const subject = declared.on && targetErrors[declared.on]
  const confirming = needsConfirmed(declared) ? notConfirmed : undefined
  const stale = declared.edits && 'updated'
  return [...new Set([...(declared.errors ?? []), ...own, subject, confirming, stale])].filter(
    text => text !== undefined,
  )
}
