import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, isApiError } from '#contract/errors.ts'
import { escapeHtml } from '#content/html.ts'
import type { Implementation } from '../call.ts'
import type { Road } from '../road.ts'
import { originOf } from './api.ts'
import type { Attendant } from './attend.ts'
import { page } from './pages.ts'

type Parts = { road: Road; implementations: readonly Implementation[]; ownOrigin: string; attendant: Attendant }

/** What a link is about, as the call answers it. */
type Shown = { link_action: string; nice_group_name: string; about: string; is_done: boolean }

type Words = { ask: (group: string, about: string) => string; button: string; done: string }
const words: Record<string, Words> = {
  leave: { ask: group => `Leave ${group}?`, button: 'Leave the group', done: 'You have left the group.' },
  mute_topic: {
    ask: (group, about) => `No more mail about “${about}” in ${group}?`,
    button: 'Mute the topic',
    done: 'The topic is muted.',
  },
  follow_topic: {
    ask: (group, about) => `Get all mail about “${about}” in ${group}?`,
    button: 'Follow the topic',
    done: 'You follow the topic.',
  },
  mute_hashtag: {
    ask: (group, about) => `No more mail with #${about} in ${group}?`,
    button: 'Mute the hashtag',
    done: 'The hashtag is muted.',
  },
  follow_hashtag: {
    ask: (group, about) => `Get all mail with #${about} in ${group}?`,
    button: 'Follow the hashtag',
    done: 'You follow the hashtag.',
  },
}
/** Why nothing was done, for people. */
const refusals: Record<string, string> = {
  'invalid link': 'This link is not whole, or too old. Take the one in a newer mail.',
  'sole owner': 'You are the only owner of this group. Make somebody else an owner first.',
  'not subscribed': 'You are no longer a member of this group.',
  'invalid topic_id': 'This topic is gone.',
  'invalid hashtag_id': 'This hashtag is gone.',
}
const later = 'This did not work. Try again in a while.'

/**
 * The pages behind the links under mails. Looking at one changes nothing, since programs that check mails look at them too; the
 * button changes, and so does a mail program that posts there by itself (RFC 8058). Neither needs to be signed in.
 */
export function addLinkPages(app: FastifyInstance, parts: Parts): void {
  const [look, use] = ['getmaillink', 'usemaillink'].map(name =>
    parts.implementations.find(({ endpoint }) => endpoint.name === name),
  )
  if (!look || !use) return
  for (const url of ['/mail/link/:code', '/mail/unsubscribe/:code']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: handlerOf(parts, look, asking) })
    app.route({ method: 'POST', url, handler: handlerOf(parts, use, doneWith) })
  }
}

function asking(body: unknown): string {
  const { link_action, nice_group_name, about, is_done } = body as Shown
  const { ask, button, done } = words[link_action]!
  if (is_done) return `<h1>${done}</h1>`
  return `<h1>${escapeHtml(ask(nice_group_name, about))}</h1>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${button}</button></form>`
}

const doneWith = (body: unknown): string => `<h1>${words[(body as { extra: string }).extra]!.done}</h1>`

function handlerOf(parts: Parts, implementation: Implementation, show: (body: unknown) => string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // What a mail program sends along says nothing more, and is not waited for.
    void reply.header('connection', 'close')
    try {
      const { code } = request.params as { code: string }
      const guest = await parts.road.enter(
        implementation.endpoint,
        { authorization: undefined, cookie: undefined },
        // Nothing that a browser keeps counts here, so it does not matter which page asks.
        { ...originOf(request, parts.ownOrigin), crossSite: false },
      )
      const raw = new Map([['code', code]])
      const { body } = await parts.attendant.attend({ request, reply, implementation, guest, raw })
      return send(reply, 200, show(body))
    } catch (error) {
      if (!isApiError(error)) request.log.error({ err: error }, 'a link in a mail failed')
      return send(reply, statusOf(error), `<h1>${reasonOf(error)}</h1>`)
    }
  }
}

const statusOf = (error: unknown): number => (isApiError(error) ? (error.type === 'rate_limit' ? 429 : 400) : 503)
const reasonOf = (error: unknown): string => (error instanceof ApiError && refusals[error.extra]) || later

const send = (reply: FastifyReply, status: number, main: string): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(page('Folkmoot', main, reply.cspNonce.style))
