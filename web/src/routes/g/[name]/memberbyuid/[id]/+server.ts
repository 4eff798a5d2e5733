import { redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** Target of the activity log and of older links: redirects to the page of the person. */
export const GET: RequestHandler = ({ params }) =>
  redirect(303, `/g/${params.name}/person/${encodeURIComponent(params.id)}`)
