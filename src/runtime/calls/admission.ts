import { needsAccount, type Endpoint } from '#contract/endpoint.ts'
import { ApiError, loginRequired } from '#contract/errors.ts'
import type { Database, Tx } from '#storage/database.ts'
import { DiskFullError } from '#storage/errors.ts'
import type { Channel } from './handler.ts'
import type { Authenticate, Credentials, Identity, KnownBrowser } from './identity.ts'
import { networkKey, callerKey, consumeQuota, type Rate } from '../limits/rate-limiter.ts'
import type { AcquireSlot } from '../limits/fair-queue.ts'
import type { CallLifetime } from './cancellation.ts'

/** Where a call comes from. */
export type Origin = {
  via: Channel
  address: string
  agent: string
  /** A page of another site, or a picture in somebody's text, made the browser send this. */
  crossSite: boolean
  /** A page of ours made the browser send this, and the browser says so. */
  ownPage?: boolean
  /** What the browser keeps between the steps of a log-in at an identity provider. */
  loginSecret?: string | undefined
  /** The marks that the browser keeps of accounts it was signed in to, as it sent them. */
  knownBrowserCookie?: string | undefined
  /** The host name that was asked; absent inside the process. */
  host?: string
  /** The request that the call is part of was counted when it came. */
  isCounted?: boolean
}
/** Somebody at the door: counted, and known or not. */
export type Caller = {
  identity: Identity | null
  origin: Origin
  /** Absent inside the process, where nobody leaves. */
  lifetime?: CallLifetime
  /** Those of the browser's marks that are ours. */
  knownBrowsers?: readonly KnownBrowser[]
  /** The group that the call will be about, where its caller knows: then all is looked up at once. */
  expectedGroupId?: number
  /** Where reading calls look things up that are made for one purpose, such as a page. */
  read?: Tx
}

export type AdmissionDeps = {
  database: Database
  authenticate: Authenticate
  readKnownBrowsers: (text: string | undefined) => readonly KnownBrowser[]
  meter: (key: string, rate: Rate) => void
  rates: { account: Rate; address: Rate; loginAddress: Rate }
  acquireSlot: AcquireSlot
}

/** Counts a request to the network that it comes from, before anything else is done for it, whether or not it comes to a call. */
export type CountRequest = (address: string) => void

export const buildCountRequest =
  ({ meter, rates }: Pick<AdmissionDeps, 'meter' | 'rates'>): CountRequest =>
  address =>
    meter(networkKey(address), rates.address)

/** Counts and recognises a caller, before anything of the call's body is read. */
export type Admit = (endpoint: Endpoint, credentials: Credentials, origin: Origin) => Promise<Caller>

export const buildAdmission =
  ({ database, authenticate, readKnownBrowsers, meter, rates }: AdmissionDeps, countRequest: CountRequest): Admit =>
  async (endpoint, credentials, origin) => {
    const { address } = origin
    if (address && !origin.isCounted) countRequest(address)
    // Before its files are taken in: they would use up what is left.
    if (endpoint.method !== 'GET' && database.isFull()) throw new DiskFullError()
    const knownBrowsers = readKnownBrowsers(origin.knownBrowserCookie)
    if (address && endpoint.limit === 'login')
      await consumeQuota(database.read, `login-from:${callerKey({ address, knownBrowsers })}`, rates.loginAddress)
    const identity = await authenticate(credentialsFor(endpoint, credentials))
    if (!identity && needsAccount(endpoint)) throw loginRequired()
    if (identity) meter(`account:${identity.account.id}`, rates.account)
    return { identity, origin, knownBrowsers }
  }

/** Waits until it is a caller's turn, once all of the call has come; what comes back ends the turn. */
export type AcquireCallSlot = (endpoint: Endpoint, caller: Caller, callLifetime: CallLifetime) => Promise<() => void>

export const buildAcquireSlot =
  ({ acquireSlot }: AdmissionDeps): AcquireCallSlot =>
  ({ name }, { identity, origin }, callLifetime) => {
    const network = `network:${networkKey(origin.address)}`
    const who = identity ? `account:${identity.account.id}` : `visitors:${network}`
    return acquireSlot({ who, network, call: name }, callLifetime)
  }

/** What of their credentials a caller is recognised by. */
function credentialsFor({ who }: Endpoint, credentials: Credentials): Credentials {
  const headerRefused = who === 'session' || who === 'browser'
  if (headerRefused && credentials.authorization !== undefined)
    throw new ApiError('authentication', 'cookie login required')
  // A program that signs in again may still send the token that has come to its end.
  return who === 'arriving' ? { ...credentials, authorization: undefined } : credentials
}
