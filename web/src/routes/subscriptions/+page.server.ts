import { attempt } from '#lib/account/attempt.ts'
import { delivery, inputOf } from '#lib/account/options.ts'
import { pageOf, textOf } from '#lib/forms.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => ({
  subs: await locals.read.getsubs({ limit: 20, ...pageOf(url) }),
  isFirst: !url.searchParams.has('page'),
})

export const actions: Actions = {
  default: async event => {
    const of = `s${textOf(await event.platform!.form(), 'group_id')}`
    return attempt(
      event,
      async form => {
        await event.platform!.call('updatesub', { group_id: textOf(form, 'group_id'), ...inputOf(form, delivery) })
        return { saved: of }
      },
      { of },
    )
  },
}
