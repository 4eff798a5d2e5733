import { error } from '@sveltejs/kit'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, params, url }) => {
  const token = url.searchParams.get('page')
  const topic_id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : error(404, 'nothing here')
  const messages = await locals.read.gettopic({ topic_id, limit: 20, ...(token ? { page_token: Number(token) } : {}) })
  return { messages, topic: messages.topic, isFirst: token === null }
}
