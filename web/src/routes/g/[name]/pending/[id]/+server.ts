import { redirect } from '@sveltejs/kit'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { RequestHandler } from './$types'

/** The page was here before; emails still link to it. */
export const GET: RequestHandler = ({ params }) =>
  redirect(301, `/g/${params.name}/moderation?item=message-${numberOrNotFound(params.id)}`)
