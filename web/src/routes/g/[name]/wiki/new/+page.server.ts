import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { loadNav } from '#lib/wiki/load-nav.ts'
import { findTitle, openWiki, wikiPagePath } from '#lib/wiki/wiki.ts'
import { previewOf, saveFiles, wikiErrorFields, wikiReasons, writtenIn } from '#lib/wiki/wiki-form.ts'
import type { Actions, PageServerLoad } from './$types'

/** Links to missing pages lead here, with a title: readers are told, and what was created meanwhile is shown. */
export const load: PageServerLoad = async event => {
  const { locals, params, request, url } = event
  const title = (url.searchParams.get('title') ?? '').slice(0, 200).toWellFormed()
  if (title !== '' && request.method !== 'POST') {
    const group = await openWiki(event)
    const there = await findTitle(event, params.name, title)
    if (there) redirect(303, wikiPagePath(group, there.page))
    if (!group.perms.manage_wiki) {
      locals.isMissing = true
      return { title, nav: await loadNav(event, params.name) }
    }
  }
  if (!(await locals.me())) redirect(303, signInPath(url))
  if (request.method !== 'POST') {
    const group = await openWiki(event)
    requirePageRight(group.perms.manage_wiki, request)
  }
  return { title, nav: null }
}

const options = { forCall: 'uploadwikifiles', places: wikiErrorFields, reasons: wikiReasons }
export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const { name } = event.params
        const { page } = await event.locals.api.newwikipage({ group_name: name, ...writtenIn(form) })
        // The page is there: what becomes of its files is told on its own form.
        const path = wikiPagePath({ name }, page)
        const wereSaved = await saveFiles(event, form, page.id).then(
          () => true,
          () => false,
        )
        return redirect(303, wereSaved ? `${path}?saved=1` : `/g/${name}/wiki/${page.id}/edit?files=refused`)
      },
      options,
    ),
  preview: event => runAction(event, form => previewOf(event, form, event.params.name), options),
}
