import type { Handle } from '@sveltejs/kit/hooks'
import { apiOf, readingOf } from '#lib/api.ts'
import { languageOf } from '#lib/words/index.ts'

export const handle: Handle = ({ event, resolve }) => {
  const platform = event.platform!
  const language = languageOf(event.request.headers.get('accept-language'))
  Object.assign(event.locals, { api: apiOf(platform), read: readingOf(platform, event.url), language })
  return resolve(event, { transformPageChunk: ({ html }) => html.replace('%folkmoot.language%', language) })
}
