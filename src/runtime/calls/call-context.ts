import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, declaredError, invalidValue, loginRequired } from '#contract/errors.ts'
import { targetErrors } from '#contract/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Call, HandlerLimits } from './handler.ts'
import { newBatchState } from '../transactions/batch-state.ts'
import { newFact } from '../transactions/commit-with-facts.ts'
import type { Caller } from './admission.ts'
import { checkPermission } from './check-permission.ts'
import { resolveTarget } from './resolve-target.ts'
import type { Account, Cookie } from './identity.ts'
import type { NewFact } from '../jobs/outbox.ts'
import type { Finders, Group, Organisation, CallTarget } from './targets.ts'

export type CallContextDeps = {
  /** The rate limits that handlers apply themselves. */
  limits: HandlerLimits
  /** The host name of the installation itself, on which every group exists. */
  ownHost: string
}

/** A call with parsed parameters, and the finders for its target. */
export type CallRequest = {
  endpoint: Endpoint
  caller: Caller
  params: Record<string, unknown>
  tx: Tx
  finders: Finders
  /** The group of the call as it was cached a moment ago. */
  expectedGroup: Group | null
}
/** What a handler gets, and what is collected while it runs. */
export type CallContext = {
  call: Call
  cookies: Cookie[]
  facts: NewFact[]
  afterCommit: { refusal?: ApiError; answer?: Promise<unknown> }
}

/** Resolves the target of a call and checks the caller's permission. */
export async function openCallContext(deps: CallContextDeps, request: CallRequest): Promise<CallContext> {
  const { endpoint, caller } = request
  const account = caller.identity?.account ?? null
  if (endpoint.who === 'administrator' && !account?.site_admin)
    throw new ApiError('inadequate_permissions', 'site administrator')
  const ofHost = requestedOrganisation(deps, request)
  const organisation = ofHost && (await ofHost)
  const targetLookup = targetOf(request, organisation)
  const target = targetLookup && (await targetLookup)
  if (target) checkPermission(endpoint, target.access, account)
  return createCall(target, organisation, request, deps)
}

// Most calls have no organisation and many have no target: null instead of a promise saves allocations.
type MaybePromise<T> = Promise<T | null> | null

function requestedOrganisation(
  { ownHost }: CallContextDeps,
  { caller, finders, tx }: CallRequest,
): MaybePromise<Organisation> {
  const { host } = caller.origin
  return !host || host === ownHost ? null : finders.organisationByHost(tx, host)
}

function targetOf(request: CallRequest, organisation: Organisation | null): MaybePromise<CallTarget> {
  const { endpoint, caller, params, tx, finders, expectedGroup } = request
  if (!endpoint.on) return null
  const account = caller.identity?.account ?? null
  return resolveTarget({
    kind: endpoint.on,
    params,
    account,
    how: caller.identity?.how ?? null,
    finders,
    tx,
    expectedGroup,
    groupOptional: endpoint.groupOptional !== undefined,
    groupOf: endpoint.groupOf,
    addressed: endpoint.addressed === true,
    groups: caller.identity?.limits?.groups ?? null,
    organisation,
    checkPermission: access => checkPermission(endpoint, access, account),
  })
}

/** A visitor learns nothing about hidden or absent objects, only that signing in may help. */
function errorFor(
  { on }: Endpoint,
  account: Account | null,
  text: string,
  about: string | { filename: string } = '',
): ApiError {
  const isUnseen = text === 'authentication' || (on !== undefined && text === targetErrors[on])
  if (!account && isUnseen) return loginRequired()
  if (typeof about === 'object') return Object.assign(declaredError(text), about)
  return text === 'inadequate_permissions' ? new ApiError(text, about) : declaredError(text)
}

/** Calls inside the process are not cancelled. */
const never = new AbortController().signal

function createCall(
  target: CallTarget | null,
  organisation: Organisation | null,
  { endpoint, caller: { identity, origin, knownBrowsers = [], lifetime }, params, tx }: CallRequest,
  { limits }: CallContextDeps,
): CallContext {
  const account = identity?.account ?? null
  const factContext = { group_id: target?.group.id ?? 0, account_id: account?.id ?? null, via: origin.via }
  const facts: NewFact[] = []
  const cookies: Cookie[] = []
  const afterCommit: CallContext['afterCommit'] = {}
  const call: Call = {
    tx,
    params,
    who: identity,
    account,
    // The declaration determines which of these are set.
    group: (target?.group ?? null) as never,
    membership: target?.membership ?? null,
    access: (target?.access ?? null) as never,
    row: (target?.row ?? null) as never,
    organisation,
    prepared: undefined,
    limits,
    via: origin.via,
    address: origin.address,
    agent: origin.agent,
    loginSecret: origin.loginSecret,
    // A method because a getter would take ten times as long to create as everything else here.
    signal: () => lifetime?.signal ?? never,
    knownBrowsers,
    fail: (error, about) => {
      throw errorFor(endpoint, account, error, about)
    },
    failAfterCommit: error => void (afterCommit.refusal = errorFor(endpoint, account, error)),
    respondAfterCommit: response => {
      afterCommit.answer = response
      // If the transaction fails, its error is reported instead.
      response.catch(() => {})
    },
    refuse: (param, part) => {
      throw invalidValue(part === undefined ? param : `${param}.${part}`)
    },
    record: (name, data) => void facts.push(newFact(name, data, factContext)),
    setCookie: cookie => cookies.push(cookie),
    prefetch: ask => ask(tx),
    shareTransactionOn: () => {},
    isFollower: false,
    batchState: newBatchState(),
  }
  return { call, cookies, facts, afterCommit }
}
