import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const adds = await locals.read.getpendingadds(pageParams(url))
  return { adds, next: nextPage(url, adds) }
}

export const actions: Actions = {
  approve: event =>
    runAction(event, async form => {
      const { added_members, errors } = await event.locals.api.approvependingadds({
        pending_adds_id: Number(textOf(form, 'pending_adds_id')),
      })
      return { done: 'approved' as const, count: added_members.length, skipped: errors.length }
    }),
  reject: event =>
    runAction(event, async form => {
      await event.locals.api.rejectpendingadds({ pending_adds_id: Number(textOf(form, 'pending_adds_id')) })
      return { done: 'rejected' as const, count: 0, skipped: 0 }
    }),
}
