import { json } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** Polled by the page every few seconds: claims, decisions and counts. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const state = await locals.read.getmoderationstate({ group_name: params.name })
  return json(state, { headers: { 'cache-control': 'private, no-store' } })
}
