import { json } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** What the page fetches when something has changed: claims, decisions and counts. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const state = await locals.read.getmoderationstate({ group_name: params.name })
  return json(state, { headers: { 'cache-control': 'private, no-store' } })
}
