import { error, redirect } from '@sveltejs/kit'
import type { RequestHandler } from './$types'

/** Where the activity log leads: the list of members, with one person in it. */
export const GET: RequestHandler = async ({ locals, params }) => {
  const user_id = Number(params.id)
  if (!Number.isSafeInteger(user_id) || user_id < 1) error(404, 'nothing here')
  const { data } = await locals.read.searchmembers({ group_name: params.name, user_id })
  const [member] = data
  if (!member) error(404, 'nothing here')
  return redirect(303, `/g/${params.name}/members?q=${encodeURIComponent(member.email || member.full_name || '')}`)
}
