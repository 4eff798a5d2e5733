import { redirect } from '@sveltejs/kit'
import { joinReasons, runAction } from '#lib/forms/run-action.ts'
import { isApiFailure } from '#lib/api.ts'
import type { Actions, PageServerLoad } from './$types'

const nullIfInvalid = (thrown: unknown): null => {
  if (isApiFailure(thrown) && thrown.type === 'bad_request') return null
  throw thrown
}

export const load: PageServerLoad = async ({ locals, url }) => {
  const token = url.searchParams.get('token') ?? ''
  return { invitation: await locals.api.getinvitation({ token }).catch(nullIfInvalid), here: url.pathname + url.search }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async () => {
        const token = event.url.searchParams.get('token') ?? ''
        const { group_name } = await event.locals.api.acceptinvite({ token })
        return redirect(303, `/g/${group_name}`)
      },
      { reasons: joinReasons },
    ),
}
