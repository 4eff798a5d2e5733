import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '#contract/errors.ts'
import type { Implementation } from '../call.ts'
import type { Raw } from '../parse.ts'
import type { Road } from '../road.ts'
import { originOf } from './api.ts'
import type { Attendant } from './attend.ts'
import { page } from './pages.ts'

export type PlainPageParts = {
  road: Road
  implementations: readonly Implementation[]
  ownOrigin: string
  attendant: Attendant
}

/** Why nothing was done, for people. */
const refusals: Record<string, string> = {
  'invalid link': 'This link is not whole, or too old. Take the one in a newer mail.',
  'invalid token': 'This link is not whole, too old, or was used already.',
  'expired token': 'This link is too old. Ask for a new letter.',
  'sole owner': 'You are the only owner of this group. Make somebody else an owner first.',
  'not subscribed': 'You are no longer a member of this group.',
  'invalid topic_id': 'This topic is gone.',
  'invalid hashtag_id': 'This hashtag is gone.',
  'invalid email address': 'This is no address of mail.',
  'invalid password': 'This password is too short. Take at least 6 characters.',
  'common password': 'This password is one that everybody tries. Take another.',
  password: 'There was no password.',
  email: 'There was no address.',
  unauthorized_error: 'This address was registered more than once. Give the password that was chosen with this letter.',
}
const later = 'This did not work. Try again in a while.'

/** What a refusal is called: by its text, or where it has none by its kind. */
export const refusalIn = (error: unknown): string => (error instanceof ApiError ? error.extra || error.type : '')
export const reasonOf = (error: unknown): string => refusals[refusalIn(error)] ?? later
export const statusOf = (error: unknown): number =>
  isApiError(error) ? (error.type === 'rate_limit' ? 429 : 400) : 503

/** Has a call made for whoever looks at a page. Nothing that a browser keeps counts, so it does not matter which page asks. */
export async function callFor(
  request: FastifyRequest,
  reply: FastifyReply,
  { road, attendant, ownOrigin }: PlainPageParts,
  { implementation, rawOf }: { implementation: Implementation; rawOf: () => Promise<Raw> },
): Promise<unknown> {
  const guest = await road.enter(
    implementation.endpoint,
    { authorization: undefined, cookie: undefined },
    { ...originOf(request, ownOrigin), crossSite: false },
  )
  return (await attendant.attend({ request, reply, implementation, guest, raw: await rawOf() })).body
}

/** A page whose address is a secret. */
export const sendPage = (reply: FastifyReply, status: number, main: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(page('Folkmoot', main, reply.cspNonce.style))
