import { redirect } from '@sveltejs/kit'
import { openEvent, scopeOf } from '#lib/calendar/open-event.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { numberOrNotFound } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async event => ({ event: await openEvent(event) })

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const event_id = numberOrNotFound(event.params.id)
      const known = { event_id, apply_to: scopeOf(textOf(form, 'apply_to')), updated: textOf(form, 'updated') }
      const message = textOf(form, 'message')
      const calendar = `/g/${event.params.name}/calendar`
      if (textOf(form, 'what') === 'delete') {
        await event.platform!.call('deleteevent', { ...known, message })
        return redirect(303, `${calendar}?deleted=1`)
      }
      const is_cancelled = textOf(form, 'what') !== 'restore'
      await event.platform!.call('updateevent', { ...known, is_cancelled, cancel_message: is_cancelled ? message : '' })
      return redirect(303, `${calendar}/${event_id}?saved=1`)
    }),
}
