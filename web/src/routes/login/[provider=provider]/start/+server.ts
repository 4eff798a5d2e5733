import { redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** The way to the provider; it sends the browser back to the page above. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const { authorization_url } = await locals.read[`${params.provider}loginstart`]({})
  return redirect(303, authorization_url, { external: true })
}
