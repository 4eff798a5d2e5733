import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const organisations = await locals.read.getorganisations(pageParams(url))
  return { organisations, next: nextPage(url, organisations) }
}

export const actions: Actions = {
  add: event =>
    runAction(
      event,
      async form => {
        const { api } = event.locals
        await api.neworganisation({ name: textOf(form, 'name'), domain: textOf(form, 'domain') })
        return { done: true }
      },
      { places: { 'invalid name': 'name', 'invalid domain': 'domain', 'domain exists': 'domain' } },
    ),
}
