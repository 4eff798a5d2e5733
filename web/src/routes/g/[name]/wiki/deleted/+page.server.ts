import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageToken } from '#lib/pagination.ts'
import { openWiki, wikiPagePath } from '#lib/wiki/wiki.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const { params, url, locals } = event
  if (!(await locals.me())) redirect(303, signInPath(url))
  const group = await openWiki(event)
  requirePageRight(group.perms.manage_wiki, event.request)
  if (!group.perms.manage_wiki) return { pages: [], next: null }
  const list = await locals.read.getdeletedwikipages({ group_name: params.name, limit: 50, ...pageToken(url) })
  return { pages: list.data, next: nextPage(url, list) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const { name } = event.params
        const page_id = Number(textOf(form, 'page_id'))
        const title = textOf(form, 'title')
        const about = { group_name: name, page_id, ...(title !== '' && { title }) }
        const { page } = await event.locals.api.undeletewikipage(about)
        return redirect(303, `${wikiPagePath({ name }, page)}?saved=1`)
      },
      { reasons: { 'name exists': 'title exists' } },
    ),
}
