import { error, redirect } from '@sveltejs/kit'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { RequestHandler } from './$types'

/** Where the activity log and older links lead: the page of the person. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const user_id = numberOrNotFound(params.id)
  const { data } = await locals.read.searchmembers({ group_name: params.name, user_id })
  if (data.length === 0) error(404, 'nothing here')
  return redirect(303, `/g/${params.name}/person/${user_id}`)
}
