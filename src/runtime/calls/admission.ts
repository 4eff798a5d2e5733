import { createFairQueue, type FairQueue } from '#base/fair-queue.ts'
import { needsAccount, type Endpoint } from '#contract/endpoint.ts'
import { ApiError, loginRequired } from '#contract/errors.ts'
import type { Settings } from '#settings/index.ts'
import type { Database, Tx } from '#storage/database.ts'
import { DiskFullError } from '#storage/errors.ts'
import type { Channel } from './handler.ts'
import type { Authenticate, Credentials, Identity, KnownBrowser } from './identity.ts'
import { networkKey, callerKey, consumeQuota, rateLimitError, type Rate } from '../limits/rate-limiter.ts'
import type { CallLifetime } from './cancellation.ts'

export type Origin = {
  via: Channel
  address: string
  agent: string
  /** Sent by the browser on behalf of another site, such as an image in a message. */
  crossSite: boolean
  /** Sent by one of our own pages, according to the browser. */
  ownPage?: boolean
  /** The cookie that links the steps of a sign-in with an identity provider. */
  loginSecret?: string | undefined
  /** The cookie that lists the accounts this browser was signed in to before, as it was sent. */
  knownBrowserCookie?: string | undefined
  /** The host name of the request; absent inside the process. */
  host?: string
  /** The HTTP request of this call was already counted by the rate limiter. */
  isCounted?: boolean
}
/** A caller that passed the rate limit, with an identity or without. */
export type Caller = {
  identity: Identity | null
  origin: Origin
  /** Absent inside the process, where calls are not cancelled. */
  lifetime?: CallLifetime
  /** The valid entries of the known-browser cookie. */
  knownBrowsers?: readonly KnownBrowser[]
  /** The group of the call, where the caller knows it: then everything is looked up in one round trip. */
  expectedGroupId?: number
  /** The connection for reads that serve one purpose, such as rendering a page. */
  read?: Tx
}

export type AdmissionDeps = {
  database: Database
  authenticate: Authenticate
  readKnownBrowsers: (text: string | undefined) => readonly KnownBrowser[]
  meter: (key: string, rate: Rate) => void
  rates: { account: Rate; address: Rate; loginAddress: Rate }
  callQueue: FairQueue
}

/** Counts a request against its network address, before anything else is done, whether or not it becomes a call. */
export type LimitRequest = (address: string) => void

export const buildLimitRequest =
  ({ meter, rates }: Pick<AdmissionDeps, 'meter' | 'rates'>): LimitRequest =>
  address =>
    meter(networkKey(address), rates.address)

/** Applies the rate limits and authenticates the caller, before the body is read. */
export type Admit = (endpoint: Endpoint, credentials: Credentials, origin: Origin) => Promise<Caller>

export const buildAdmission =
  ({ database, authenticate, readKnownBrowsers, meter, rates }: AdmissionDeps, limitRequest: LimitRequest): Admit =>
  async (endpoint, credentials, origin) => {
    const { address } = origin
    if (address && !origin.isCounted) limitRequest(address)
    // Checked before uploads are read: they would use up the remaining disk space.
    if (endpoint.method !== 'GET' && database.isDiskFull()) throw new DiskFullError()
    const knownBrowsers = readKnownBrowsers(origin.knownBrowserCookie)
    if (address && endpoint.limit === 'login')
      await consumeQuota(database.read, `login-from:${callerKey({ address, knownBrowsers })}`, rates.loginAddress)
    const identity = await authenticate(credentialsFor(endpoint, credentials))
    if (!identity && needsAccount(endpoint)) throw loginRequired()
    if (identity) meter(`account:${identity.account.id}`, rates.account)
    return { identity, origin, knownBrowsers }
  }

type CallLimits = Pick<Settings, 'callsAtOnce' | 'callsAtOnceAddress' | 'callsWaiting' | 'turnPatience'>

/** Calls over the limit of their account or network wait. docs/decisions/0005 */
export const createCallQueue = (limits: CallLimits): FairQueue =>
  createFairQueue({
    running: {
      // One endpoint cannot take all slots: another call of the same account still gets one.
      kind: Math.max(1, limits.callsAtOnce - 1),
      owner: limits.callsAtOnce,
      group: limits.callsAtOnceAddress,
    },
    queued: { owner: limits.callsWaiting },
    maxWaitMs: limits.turnPatience * 1000,
    refusal: why => rateLimitError(why === 'full' ? limits.turnPatience : 1),
  })

/** Waits for a slot in the queue after the whole request has arrived; the returned function releases it. */
export type AcquireCallSlot = (endpoint: Endpoint, caller: Caller, callLifetime: CallLifetime) => Promise<() => void>

export const buildAcquireSlot =
  ({ callQueue }: AdmissionDeps): AcquireCallSlot =>
  ({ name }, { identity, origin }, callLifetime) => {
    const network = `network:${networkKey(origin.address)}`
    const owner = identity ? `account:${identity.account.id}` : `visitors:${network}`
    return callQueue.acquire({ owner, kind: name, group: network }, callLifetime)
  }

/** The credentials that count for this endpoint. */
function credentialsFor({ who }: Endpoint, credentials: Credentials): Credentials {
  const headerRefused = who === 'session' || who === 'browser'
  if (headerRefused && credentials.authorization !== undefined)
    throw new ApiError('authentication', 'cookie login required')
  // A client that signs in again may still send its expired token.
  return who === 'arriving' ? { ...credentials, authorization: undefined } : credentials
}
