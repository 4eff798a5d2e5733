import { redirect } from '@sveltejs/kit'
import { attempt } from '#lib/account/attempt.ts'
import { isRefusal } from '#lib/api.ts'
import type { Actions, PageServerLoad } from './$types'

const nothing = (thrown: unknown): null => {
  if (isRefusal(thrown) && thrown.type === 'bad_request') return null
  throw thrown
}

export const load: PageServerLoad = async ({ locals, url }) => {
  const token = url.searchParams.get('token') ?? ''
  return { invitation: await locals.api.getinvitation({ token }).catch(nothing), here: url.pathname + url.search }
}

export const actions: Actions = {
  default: event =>
    attempt(event, async () => {
      const token = event.url.searchParams.get('token') ?? ''
      const { group_name } = await event.locals.api.acceptinvite({ token })
      return redirect(303, `/g/${group_name}`)
    }),
}
