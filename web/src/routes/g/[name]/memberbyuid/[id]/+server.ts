import { redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** Where the activity log and older links lead: the page of the person, which says so if there is none. */
export const GET: RequestHandler = ({ params }) =>
  redirect(303, `/g/${params.name}/person/${encodeURIComponent(params.id)}`)
