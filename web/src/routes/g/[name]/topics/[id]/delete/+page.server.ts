import { error } from '@sveltejs/kit'
import { isApiFailure } from '#lib/api.ts'
import { runAction, throwFormError } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { requireEditor, topicRef } from '#lib/reading/topic/moderated-topic.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  await requireEditor(event)
  const { locals, params, request } = event
  const found = await locals.api.gettopic({ ...topicRef(params), limit: 1 }).catch((thrown: unknown) => {
    if (isApiFailure(thrown)) return null
    throw thrown
  })
  // A late undo is reported as such, and not as a missing page.
  if (!found && request.method === 'GET') error(404, 'nothing here')
  return { topic: found?.topic ?? null }
}

export const actions: Actions = {
  delete: event =>
    runAction(
      event,
      async form => {
        const { topic_id, group_name } = topicRef(event.params)
        const expected = textOf(form, 'updated')
        const { moderate } = event.locals.api
        const { decisions, skipped } = await moderate({ group_name, action: 'delete', topic_ids: [topic_id], expected })
        const [decision] = decisions
        if (decision) return { decision_id: decision.id }
        return throwFormError(skipped[0]?.reason === 'updated' ? 'updated' : 'being deleted')
      },
      { of: 'delete' },
    ),
  undo: event =>
    runAction(
      event,
      async form => {
        const decision_id = Number(textOf(form, 'decision_id'))
        if (!Number.isSafeInteger(decision_id) || decision_id < 1) throwFormError('too late to undo')
        const { undodecision } = event.locals.api
        const { undone } = await undodecision({ group_name: event.params.name, decision_ids: [decision_id] })
        if (undone.length === 0) throwFormError('too late to undo')
        return { isUndone: true }
      },
      { of: 'undo' },
    ),
}
