import { redirect } from '@sveltejs/kit'
import { changedInput, eventErrorFields, eventValues } from '#lib/calendar/event-form.ts'
import { openEvent, scopeOf } from '#lib/calendar/open-event.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => {
  const shown = await openEvent(event)
  return { event: shown, values: eventValues(shown) }
}

export const actions: Actions = {
  default: event =>
    runAction(
      event,
      async form => {
        const event_id = numberOrNotFound(event.params.id)
        const before = await event.locals.api.getevent({ event_id })
        const apply_to = scopeOf(textOf(form, 'apply_to'))
        const { recurrence, ...rest } = changedInput(form, before)
        const isWhole = before.series_id === 0 || apply_to !== 'this'
        const changed = { ...rest, ...(recurrence !== undefined && isWhole ? { recurrence } : {}) }
        const input = { event_id, apply_to, ...changed, updated: textOf(form, 'updated') }
        const { id } = (await event.platform!.call('updateevent', input)) as { id: number }
        return redirect(303, `/g/${event.params.name}/calendar/${id}?saved=1`)
      },
      { places: eventErrorFields },
    ),
}
