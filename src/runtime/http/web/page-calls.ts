import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError } from '#contract/errors.ts'
import type { Implementation } from '../../call.ts'
import type { Raw } from '../../parse.ts'
import type { Guest } from '../../door.ts'
import type { Road } from '../../road.ts'
import { readAnswer } from '../../read-answers.ts'
import { originOf } from '../api.ts'
import type { Attendant } from '../attend.ts'
import { readCookie, sessionCookie, writeCookie } from '../cookies.ts'
import { unmask } from './masks.ts'
import type { PagePlatform } from './platform.ts'

export type CallParts = {
  road: Road
  attendant: Attendant
  implementations: ReadonlyMap<string, Implementation>
  ownOrigin: string
}
type Asked = {
  request: FastifyRequest
  reply: FastifyReply
  form: () => Promise<Raw>
  /** Told before a call; what comes back, when nothing of it goes on any more. */
  begin: () => () => Promise<void>
}
/** The calls of one page. */
export type PageCalls = {
  call: PagePlatform['call']
  /** Recognises whoever is about to make a call, or refuses them. */
  enter(name: string): Promise<Entered>
  /** The calls that were made, as far as whoever made them was let in. */
  calls: readonly string[]
}
type Entered = { implementation: Implementation; guest: Guest }

/** The calls of one page: the same road as over HTTP, as whoever's cookie came with the request for the page. */
export function callsFor(
  { request, reply, form, begin }: Asked,
  { road, attendant, implementations, ownOrigin }: CallParts,
): PageCalls {
  let cookie = readCookie(request.headers.cookie, sessionCookie)
  const calls: string[] = []
  const read = road.readAtOnce()
  const isForm = request.method === 'POST'
  const origin = { ...originOf(request, ownOrigin), ...(isForm ? {} : { crossSite: false }) }
  // The page was counted when it was asked for, which is its first call.
  let isCounted = true
  const enter = async (name: string): Promise<Entered> => {
    const implementation = implementations.get(name)
    if (!implementation) throw new ApiError('bad_request', 'unknown call')
    const { endpoint } = implementation
    if (!isForm && !isForLooking(endpoint)) throw new Error(`looking at a page must not make the call ${name}`)
    const guest = await road.enter(endpoint, { authorization: undefined, cookie }, { ...origin, isCounted })
    isCounted = false
    calls.push(name)
    return { implementation, guest: { ...guest, read } }
  }
  const call: PagePlatform['call'] = async (name, input) => {
    const { implementation, guest } = await enter(name)
    const { endpoint } = implementation
    const raw: Raw = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
    // A change is one that the form of a page of ours asked for.
    if (isForm && endpoint.method === 'POST' && endpoint.csrf !== false)
      raw.set('csrf', unmask((await form()).get('csrf')))
    // What showing a page changes is asked for by the page itself.
    if (!isForm && endpoint.byShowing && guest.identity?.csrf) raw.set('csrf', guest.identity.csrf)
    const answer = await attendant.attend({ request, reply, implementation, guest, raw, isPart: true }, begin())
    for (const set of [...(guest.identity?.renewed ? [guest.identity.renewed] : []), ...answer.cookies]) {
      void reply.header('set-cookie', writeCookie(set))
      // What is asked next on this page is asked by whoever has just signed in, or by nobody.
      if (set.name === sessionCookie) cookie = set.value ?? undefined
    }
    return readAnswer(endpoint, answer)
  }
  return { call, enter, calls }
}

/**
 * Looking at a page changes nothing, but for what is declared to be done by it (what was shown is read), and for the two steps
 * through an identity provider: it sends the browser back by a link, and what the browser keeps shows that it was this one which
 * set out.
 */
const isForLooking = ({ method, who, byShowing }: Endpoint): boolean =>
  method === 'GET' || who === 'browser' || byShowing === true
