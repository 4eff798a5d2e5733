import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, url }) => {
  const jobs = await locals.read.getfailedjobs(pageParams(url))
  return { jobs, next: nextPage(url, jobs) }
}

export const actions: Actions = {
  retry: event =>
    runAction(event, async form => {
      await event.locals.api.retryjob({ job_id: Number(textOf(form, 'job_id')) })
      return { done: 'retried' as const }
    }),
  drop: event =>
    runAction(event, async form => {
      await event.locals.api.deletejob({ job_id: Number(textOf(form, 'job_id')) })
      return { done: 'dropped' as const }
    }),
}
