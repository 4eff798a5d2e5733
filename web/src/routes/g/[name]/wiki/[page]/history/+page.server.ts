import { redirect } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageToken } from '#lib/pagination.ts'
import { openAction, pageOfForm, wikiPagePath } from '#lib/wiki/wiki.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const set = await openAction(event, 'history')
  const list = await event.locals.read.getwikihistory({ id: set.page.id, limit: 50, ...pageToken(event.url) })
  return { set, versions: list.data, next: nextPage(event.url, list) }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const [id, version] = [await pageOfForm(event), Number(textOf(form, 'version'))]
      const { api } = event.locals
      const { page } = await api.restorewikipage({ id, version, updated: textOf(form, 'updated') })
      const { from_title } = await api.getwikicomparison({ id, from: version, to: page.rev_count })
      // The old title is another page's now.
      const saved = from_title === page.title ? '1' : 'title'
      return redirect(303, `${wikiPagePath(event.params, page)}?saved=${saved}`)
    }),
}
