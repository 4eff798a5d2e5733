import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { requirePageRight } from '#lib/forms/page-right.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import { openPage, wikiPagePath } from '#lib/wiki/wiki.ts'
import { conflictOf, previewOf, saveFiles, wikiErrorFields, wikiReasons, writtenIn } from '#lib/wiki/wiki-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  const set = await openPage(event)
  requirePageRight(set.page.can_edit, event.request)
  return { set, conflict: await conflictOf(event, set) }
}

const options = { forCall: 'uploadwikifiles', places: wikiErrorFields, reasons: wikiReasons }
export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const { name } = event.params
        const id = numberOrNotFound(event.params.page)
        const { api } = event.locals
        const moderated = form.has('moderates') ? { locked: form.has('locked'), is_main: form.has('is_main') } : {}
        const { page } = await api.updatewikipage({
          ...{ id, ...writtenIn(form), ...moderated },
          ...(textOf(form, 'updated') === '' ? {} : { updated: textOf(form, 'updated') }),
        })
        await saveFiles(event, form, id)
        return redirect(303, `${wikiPagePath({ name }, page)}?saved=1`)
      },
      options,
    ),
  preview: event =>
    runAction(event, form => previewOf(event, form, event.params.name, numberOrNotFound(event.params.page)), options),
  removefile: event =>
    runAction(event, async form => {
      const id = numberOrNotFound(event.params.page)
      await event.locals.api.deletewikifile({ id, file_id: Number(textOf(form, 'file_id')) })
      return redirect(303, `${event.url.pathname}#files`)
    }),
}
