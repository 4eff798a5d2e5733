import { redirect } from '@sveltejs/kit'
import { linkedFrom } from '#lib/linked-from.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { loadNav } from '#lib/wiki/load-nav.ts'
import { findPage, findVersion, openPage, openWiki, versionIn, wikiPagePath } from '#lib/wiki/wiki.ts'
import type { Actions, PageServerLoad } from './$types'

const maxChanges = 4

export const load: PageServerLoad = async event => {
  const { params, locals, url } = event
  const group = await openWiki(event)
  const version = versionIn(url, 'version')
  const [newest, nav] = await Promise.all([findPage(event, params.name, params.page), loadNav(event, params.name)])
  const nothing = { set: null, missingVersion: null, nav, changes: [], linked: null }
  if (!newest) {
    locals.isMissing = true
    return { ...nothing, title: params.page.replaceAll('_', ' ').trim() }
  }
  const path = wikiPagePath(group, newest.page)
  // One address for each page, whatever its title was.
  if (url.pathname !== new URL(path, url).pathname) redirect(303, `${path}${url.search}`)
  const isEarlier = version !== undefined && version !== newest.data.version
  const set = isEarlier ? await findVersion(event, newest, version) : newest
  if (!set) {
    locals.isMissing = true
    const { id, title } = newest.page
    return { ...nothing, title, missingVersion: { id, title, version: version! } }
  }
  const [{ data: changes }, linked] = await Promise.all([
    locals.read.getwikihistory({ id: set.page.id, limit: maxChanges }),
    linkedFrom({ event, group }, wikiPagePath(group, set.page), { withWiki: false }),
  ])
  return { set, missingVersion: null, title: set.data.title, nav, changes, linked }
}

export const actions: Actions = {
  watch: event =>
    runAction(event, async form => {
      const parent = async () => ({ group: await event.locals.group() })
      const { page } = await openPage({ ...event, parent })
      await event.locals.api.watchwikipage({ id: page.id, watch: textOf(form, 'watch') === '1' })
      return { watched: true }
    }),
}
