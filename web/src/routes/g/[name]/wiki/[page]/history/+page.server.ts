import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, numberOrNotFound, pageToken } from '#lib/pagination.ts'
import { openPage, wikiPagePath } from '#lib/wiki/wiki.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const set = await openPage(event)
  const list = await event.locals.read.getwikihistory({ id: set.page.id, limit: 50, ...pageToken(event.url) })
  return { set, versions: list.data, next: nextPage(event.url, list) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { page } = await event.locals.api.restorewikipage({
          id: numberOrNotFound(event.params.page),
          version: Number(textOf(form, 'version')),
          updated: textOf(form, 'updated'),
        })
        return redirect(303, `${wikiPagePath(event.params, page)}?saved=1`)
      },
      { reasons: { 'name exists': 'title exists' } },
    ),
}
