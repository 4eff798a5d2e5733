import { redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** The page was here before; emails still link to it. */
export const GET: RequestHandler = ({ params, url }) =>
  redirect(301, `/g/${params.name}/moderation${url.searchParams.get('show') === 'people' ? '?show=members' : ''}`)
