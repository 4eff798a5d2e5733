import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiError } from '#contract/errors.ts'
import { escapeHtml } from '#content/html.ts'
import type { Implementation } from '../call.ts'
import { callFor, reasonOf, sendPage, statusOf, type PlainPageParts } from './plain-pages.ts'

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
/**
 * The pages behind the links under mails. Looking at one changes nothing, since programs that check mails look at them too; the
 * button changes, and so does a mail program that posts there by itself (RFC 8058). Neither needs to be signed in.
 */
export function addLinkPages(app: FastifyInstance, parts: PlainPageParts): void {
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

function handlerOf(parts: PlainPageParts, implementation: Implementation, show: (body: unknown) => string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // What a mail program sends along says nothing more, and is not waited for.
    void reply.header('connection', 'close')
    const { code } = request.params as { code: string }
    const rawOf = async () => new Map([['code', code]])
    try {
      return sendPage(reply, 200, show(await callFor(request, reply, parts, { implementation, rawOf })))
    } catch (error) {
      if (!isApiError(error)) request.log.error({ err: error }, 'a link in a mail failed')
      return sendPage(reply, statusOf(error), `<h1>${reasonOf(error)}</h1>`)
    }
  }
}
