import { redirect } from '@sveltejs/kit'
import { signInPath } from '#lib/api.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { isGoneMeanwhile, openForEditing, pageOfForm, wikiPagePath } from '#lib/wiki/wiki.ts'
import { conflictOf, previewOf, saveFiles, wikiErrorFields, wikiReasons, writtenIn } from '#lib/wiki/wiki-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  if (!(await event.locals.me())) redirect(303, signInPath(event.url))
  // What was written is kept, to be saved as a new page.
  if (await isGoneMeanwhile(event)) return { set: null, isLocked: false, conflict: null }
  const { set, isLocked } = await openForEditing(event, 'edit')
  return { set, isLocked, conflict: await conflictOf(event, set) }
}

const options = { forCall: 'uploadwikifiles', places: wikiErrorFields, reasons: wikiReasons }
export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const { name } = event.params
        const id = await pageOfForm(event)
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
    runAction(event, async form => previewOf(event, form, event.params.name, await pageOfForm(event)), options),
  removefile: event =>
    runAction(event, async form => {
      const id = await pageOfForm(event)
      await event.locals.api.deletewikifile({ id, file_id: Number(textOf(form, 'file_id')) })
      return redirect(303, `${event.url.pathname}#files`)
    }),
}
