import { needsAccount, type Endpoint } from '#contract/endpoint.ts'
import { ApiError, loginRequired } from '#contract/errors.ts'
import type { Database, Tx } from '#storage/database.ts'
import { DiskFullError } from '#storage/failures.ts'
import type { Via } from './call.ts'
import type { Authenticate, Credentials, Identity, Mark } from './identity.ts'
import { addressKey, callerKey, takeCounted, type Rate } from './rates.ts'
import type { TakeTurn } from './turns.ts'
import type { Waiting } from './waiting.ts'

/** Where a call comes from. */
export type Origin = {
  via: Via
  address: string
  agent: string
  /** A page of another site, or a picture in somebody's text, made the browser send this. */
  crossSite: boolean
  /** A page of ours made the browser send this, and the browser says so. */
  ownPage?: boolean
  /** What the browser keeps between the steps of a log-in at an identity provider. */
  loginSecret?: string | undefined
  /** The marks that the browser keeps of accounts it was signed in to, as it sent them. */
  marks?: string | undefined
  /** The host name that was asked; absent inside the process. */
  host?: string
  /** The request that the call is part of was counted when it came. */
  isCounted?: boolean
}
/** Somebody at the door: counted, and known or not. */
export type Guest = {
  identity: Identity | null
  origin: Origin
  /** Absent inside the process, where nobody leaves. */
  waiting?: Waiting
  /** Those of the browser's marks that are ours. */
  marks?: readonly Mark[]
  /** The group that the call will be about, where its caller knows: then all is looked up at once. */
  expects?: number
  /** Where reading calls look things up that are made for one purpose, such as a page. */
  read?: Tx
}

export type DoorParts = {
  database: Database
  authenticate: Authenticate
  readMarks: (text: string | undefined) => readonly Mark[]
  meter: (key: string, rate: Rate) => void
  rates: { account: Rate; address: Rate; loginAddress: Rate }
  takeTurn: TakeTurn
}

/** Counts a request to the network that it comes from, before anything else is done for it, whether or not it comes to a call. */
export type Admit = (address: string) => void

export const buildAdmit =
  ({ meter, rates }: Pick<DoorParts, 'meter' | 'rates'>): Admit =>
  address =>
    meter(addressKey(address), rates.address)

/** Counts and recognises a caller, before anything of the call's body is read. */
export type Enter = (endpoint: Endpoint, credentials: Credentials, origin: Origin) => Promise<Guest>

export const buildDoor =
  ({ database, authenticate, readMarks, meter, rates }: DoorParts, admit: Admit): Enter =>
  async (endpoint, credentials, origin) => {
    const { address } = origin
    if (address && !origin.isCounted) admit(address)
    // Before its files are taken in: they would use up what is left.
    if (endpoint.method !== 'GET' && database.isFull()) throw new DiskFullError()
    const marks = readMarks(origin.marks)
    if (address && endpoint.limit === 'login')
      await takeCounted(database.read, `login-from:${callerKey({ address, marks })}`, rates.loginAddress)
    const identity = await authenticate(judgedBy(endpoint, credentials))
    if (!identity && needsAccount(endpoint)) throw loginRequired()
    if (identity) meter(`account:${identity.account.id}`, rates.account)
    return { identity, origin, marks }
  }

/** Waits until it is a caller's turn, once all of the call has come; what comes back ends the turn. */
export type Turn = (endpoint: Endpoint, guest: Guest, waiting: Waiting) => Promise<() => void>

export const buildTurn =
  ({ takeTurn }: DoorParts): Turn =>
  ({ name }, { identity, origin }, waiting) => {
    const network = `network:${addressKey(origin.address)}`
    const who = identity ? `account:${identity.account.id}` : `visitors:${network}`
    return takeTurn({ who, network, call: name }, waiting)
  }

/** What of their credentials a caller is recognised by. */
function judgedBy({ who }: Endpoint, credentials: Credentials): Credentials {
  const headerRefused = who === 'session' || who === 'browser'
  if (headerRefused && credentials.authorization !== undefined)
    throw new ApiError('authentication', 'cookie login required')
  // A program that signs in again may still send the token that has come to its end.
  return who === 'arriving' ? { ...credentials, authorization: undefined } : credentials
}
