import type { Handle, HandleServerError } from '@sveltejs/kit/hooks'
import { createApi, createReadApi, signInPath } from '#lib/api.ts'
import { splitPage, type PageChunks } from '#lib/render/page-chunks.ts'
import { redirectOldAddress } from '#lib/old-addresses.ts'
import { currentGroup, currentInbox, currentManner, currentUser } from '#lib/current-user.ts'
import { errorSentence } from '#lib/forms/form-state.ts'
import { DEFAULT_LOCALE, isLocale, matchTag, messagesFor } from '#lib/i18n.ts'

/** A form that is refused says why, also if it is because of a field that shows no errors, such as a hidden one. */
function withRefusal(html: string, { refused, language }: App.Locals): string {
  if (!refused || html.includes('role="alert"')) return html
  const sentence = errorSentence(messagesFor(language), refused.why).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return html.replace(/<main id="main"[^<>]*>/, main => `${main}<p class="note" role="alert">${sentence}</p>`)
}

export const handle: Handle = async ({ event, resolve }) => {
  const platform = event.platform!
  const tag = matchTag(event.request.headers.get('accept-language')) ?? DEFAULT_LOCALE
  const language = tag.slice(0, 2)
  const api = createApi(platform)
  const drawn: PageChunks = { parts: [], csrf: '' }
  const read = createReadApi(platform, event.url)
  const me = currentUser(api, platform, tag, chosen => (event.locals.language = chosen))
  const group_name = event.route.id?.startsWith('/g/[name]') ? event.params['name'] : undefined
  Object.assign(event.locals, {
    api,
    read,
    group: currentGroup(read, event.params['name'] ?? ''),
    me,
    manner: currentManner({ api, me, tag }, group_name, () => event.locals.language),
    inbox: currentInbox(api, platform),
    tag,
    language: isLocale(language) ? language : DEFAULT_LOCALE,
    drawn,
  })
  const moved = await redirectOldAddress(event)
  if (moved) return moved
  const response = await resolve(event, {
    // What few pages need is fetched by those.
    preload: ({ type, path }) => type === 'font' && !/-(?:rare|ext)\./.test(path),
    // Passed on as chunks. The framework would hash it, and turn it into a stream.
    transformPageChunk({ html }) {
      const page = html.replace('%folkmoot.language%', event.locals.language)
      platform.show(splitPage(withRefusal(page, event.locals), drawn))
      return ''
    },
  })
  // The form of somebody who is not signed in stays on the page where they sign in.
  if (platform.unsent && !event.isSubRequest) {
    const { body, headers } = await event.fetch(signInPath(event.url))
    return new Response(body, { status: 401, headers })
  }
  // The page says what one can do instead.
  if (event.locals.isMissing && response.status === 200)
    return new Response(response.body, { status: 404, headers: response.headers })
  if (event.locals.isForAll && response.status === 200 && !platform.hasSession && event.request.method !== 'POST')
    response.headers.set('cache-control', 'public, max-age=60')
  return response
}

/** The error is logged; the reader gets the usual error page. */
export const handleError: HandleServerError = ({ event, error, kind }) => {
  if (kind === 'unknown') event.platform!.report(error)
}
