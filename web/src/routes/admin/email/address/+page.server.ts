import { isApiFailure } from '#lib/api.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const email = (url.searchParams.get('email') ?? '').slice(0, 255).replaceAll('\0', '').trim()
  const message = (url.searchParams.get('message') ?? '').trim()
  if (email === '') return { email, message, found: null, isUnknown: false }
  const about = /^\d{1,15}$/.test(message) ? { message_id: Number(message) } : {}
  try {
    return { email, message, found: await locals.api.explaindelivery({ email, ...about }), isUnknown: false }
  } catch (thrown) {
    if (!isApiFailure(thrown) || thrown.extra !== 'invalid message_id') throw thrown
    return { email, message, found: null, isUnknown: true }
  }
}
