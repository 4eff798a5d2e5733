import { runAction } from '#lib/forms/run-action.ts'
import { deliveryOptions, optionsInput } from '#lib/account/options.ts'
import { submittedForm, textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const [subs, { groups: suspended }] = await Promise.all([
    locals.read.getsubs(pageParams(url)),
    locals.read.getsuspendedgroups({}),
  ])
  return {
    subs,
    suspended,
    next: nextPage(url, subs),
    isFirst: !url.searchParams.has('page'),
    done: url.searchParams.get('done'),
  }
}

export const actions: Actions = {
  default: async event => {
    const of = `s${textOf(await submittedForm(event), 'group_id')}`
    return runAction(
      event,
      async form => {
        await event.platform!.call('updatesub', {
          group_id: textOf(form, 'group_id'),
          updated: textOf(form, 'updated'),
          ...optionsInput(form, deliveryOptions),
        })
        return { saved: of }
      },
      { of },
    )
  },
}
