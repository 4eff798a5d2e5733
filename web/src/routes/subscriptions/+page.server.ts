import { attempt } from '#lib/account/attempt.ts'
import { delivery, inputOf } from '#lib/account/options.ts'
import { formSent, textOf } from '#lib/forms.ts'
import { nextPage, pageIn } from '#lib/pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const subs = await locals.read.getsubs(pageIn(url))
  return { subs, next: nextPage(url, subs), isFirst: !url.searchParams.has('page') }
}

export const actions: Actions = {
  default: async event => {
    const of = `s${textOf(await formSent(event), 'group_id')}`
    return attempt(
      event,
      async form => {
        await event.platform!.call('updatesub', {
          group_id: textOf(form, 'group_id'),
          updated: textOf(form, 'updated'),
          ...inputOf(form, delivery),
        })
        return { saved: of }
      },
      { of },
    )
  },
}
