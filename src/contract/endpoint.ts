import type { FactName } from './facts.ts'
import { PAGING_PARAMS, sortingOf, type ListSorting, type Sorting } from './list-page.ts'
import type { Permission } from './permissions.ts'
import type { GeneralError } from './request-errors.ts'
import { Flag, optional, type Param, type Static, type TProperties, type TSchema } from './schema.ts'
import { UPDATED, targetErrors, type EditedKind, type TargetKind } from './targets.ts'

/** Who may call at all, before permissions in a group are checked. */
export type CallerKind =
  /** Signed in or not. */
  | 'anyone'
  /** Signed in, by cookie, key or token. */
  | 'account'
  /** Signed in by cookie; keys and tokens are refused. */
  | 'session'
  /** A browser, signed in or not; keys and tokens are refused. */
  | 'browser'
  /** Someone about to sign in: an Authorization header is ignored. */
  | 'arriving'
  /** Signed in, and a site administrator. */
  | 'administrator'

export const needsAccount = ({ who }: { who: CallerKind }): boolean =>
  who === 'account' || who === 'session' || who === 'administrator'

/** Whether a call needs a confirmed address: every change that can reach other people does. */
export const needsConfirmed = (call: Pick<Declaration, 'who' | 'method' | 'unconfirmed'>): boolean =>
  needsAccount(call) && call.method === 'POST' && !call.unconfirmed

export const notConfirmed = 'not confirmed'

/** The declaration of a call. Everything else about it is derived from this. */
export type Declaration = {
  /** GET reads, and is allowed with POST as well; POST changes something. */
  method: 'GET' | 'POST'
  summary: string
  who: CallerKind
  /** The target of the call. It is resolved first, and one that is hidden from the caller looks absent. */
  on?: TargetKind
  /** With `on: 'group'`: the target without a group: all groups of the caller, or the requested host name. */
  groupOptional?: 'own' | 'host'
  /** With `on: 'group'`: if no group is named, it is that of this target, if its parameter is given. */
  groupOf?: Exclude<TargetKind, 'group'>
  /**
   * The object that the call changes or deletes. It then takes `updated`, and is refused if that is outdated
   * (docs/decisions/0006).
   */
  edits?: EditedKind
  /** The permission in the target's group. */
  needs?: Permission
  /** The permission that a visitor must have there, if an account without it gets a reduced response instead. */
  visitorsNeed?: Permission
  params: TProperties
  /** Absent: HTTP 200 with no body. `stream(…)`: a file. */
  returns?: TSchema
  /** `extended` is supported: the response is then [response, user]. */
  extended?: true
  /** A long read: it runs on a read replica, if there is one that has all of the caller's changes. */
  replica?: true
  /** It takes as long as its files are large: up to an hour, instead of the timeout of other calls. */
  isLong?: true
  /** The call's own errors: a `bad_request` text or an error type. */
  errors?: readonly string[]
  records?: readonly FactName[]
  /** Sign-ins and the like are rate-limited more strictly, in the database, by network address and by account. */
  limit?: 'login'
  /** No csrf parameter: there is no session yet, or the call only ends it. Cross-site requests are refused instead. */
  csrf?: false
  /** A change that a page makes when it is viewed, without a form. */
  byShowing?: true
  /** With `csrf: false`: its signed parameter is enough, so that any page may send it. */
  signed?: true
  /** A changing call that also accepts GET; a name: only if the operator enabled that setting. */
  byGet?: true | 'loginByGet'
  /** The key may follow the name of the call in its URL, for scripts that send nothing else than a form. */
  keyInPath?: true
  /** The parameter that a body of plain text stands for. */
  plainText?: string
  /** A changing call that also accepts PATCH, for compatibility with existing clients. */
  byPatch?: true
  /** About signing in, or about everything an account has: a key needs the scope `admin` for it. */
  security?: true
  /** Reads and changes nothing of any group, so that a key which is restricted to groups may make the call. */
  groupless?: true
  /** Email to the address of a group: the sender knows that it exists, with an account or without. */
  addressed?: true
  /** Affects only the account itself, so that it is allowed before the address is confirmed (docs/decisions/0010). */
  unconfirmed?: true
}

export type Endpoint<N extends string = string, D extends Declaration = Declaration> = Readonly<D> & {
  readonly name: N
  readonly sorting: ListSorting | undefined
}

export function endpoint<const N extends string, const D extends Declaration>(name: N, declaration: D): Endpoint<N, D> {
  const sorting = declaration.returns && sortingOf(declaration.returns)
  const { params: own, extended, edits } = declaration
  // Spread again at the end: the order is the declaration's, and its own paging parameters win.
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

/** The calls among the exports of a contract.ts, in their order in the source. */
export function callsIn<M extends object>(module: M): CallsIn<M> {
  // A module object lists its exports alphabetically.
  const names = new Map<object, string>(Object.entries(module).map(([name, value]) => [value, name]))
  const calls = declaredEndpoints.filter(call => names.has(call)).map(call => [names.get(call)!, call] as const)
  return Object.fromEntries(calls) as CallsIn<M>
}

const EXTENDED = { extended: optional(Flag({ description: 'Return an array of the response and the user object.' })) }

type IsOptional<T> = T extends { '~optional': true } ? true : false
type Flatten<T> = { [K in keyof T]: T[K] }
type ParamsShape<P> = Flatten<
  { [K in keyof P as IsOptional<P[K]> extends true ? never : K]: P[K] extends TSchema ? Static<P[K]> : never } & {
    [K in keyof P as IsOptional<P[K]> extends true ? K : never]?: P[K] extends TSchema ? Static<P[K]> : never
  }
>
/** A call may redeclare a paging parameter; then its own declaration counts. */
type ListParams<D extends Declaration> = D extends { returns: { 'x-sorting': Sorting } }
  ? Omit<typeof PAGING_PARAMS, keyof D['params']>
  : unknown
type ExtendedParam<D> = D extends { extended: true } ? typeof EXTENDED : unknown
type Editing<D> = D extends { edits: EditedKind } ? typeof UPDATED : unknown

/** The parameters as the handler gets them: parsed, and with defaults. `updated` was checked before. */
export type ParamsOf<D extends Declaration> = ParamsShape<D['params'] & ListParams<D> & ExtendedParam<D>>
type DefaultedParams<P> = { [K in keyof P]: P[K] extends { default: unknown } ? P[K] & { '~optional': true } : P[K] }
/** The parameters as a caller gives them: those with a default may be left out. */
export type InputOf<D extends Declaration> = ParamsShape<
  DefaultedParams<D['params'] & ListParams<D> & ExtendedParam<D> & Editing<D>>
>
export type ResponseOf<D extends Declaration> = D extends { returns: infer R extends TSchema } ? Static<R> : undefined
/** The errors of a call: those that it declares, that of an absent target, and those of every call. */
export type ErrorsOf<D extends Declaration> =
  | (D extends { errors: readonly (infer E extends string)[] } ? E : never)
  | (D extends { on: infer K extends TargetKind } ? (typeof targetErrors)[K] : never)
  | GeneralError
export type FactsOf<D extends Declaration> = D extends { records: readonly (infer F extends FactName)[] } ? F : never

/** All error texts of an endpoint itself, for the documents and for checking responses. */
export function errorTextsOf(declared: Endpoint): string[] {
  const own = Object.values(declared.params).map(schema => (schema as Param)['x-invalid'])
  const subject = declared.on && targetErrors[declared.on]
  const confirming = needsConfirmed(declared) ? notConfirmed : undefined
  const stale = declared.edits && 'updated'
  return [...new Set([...(declared.errors ?? []), ...own, subject, confirming, stale])].filter(
    text => text !== undefined,
  )
}
