import { sendTestEmail } from '#lib/admin/test-email.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => ({ queue: await locals.read.getemailqueue({}) })

export const actions: Actions = {
  test: sendTestEmail,
  retry: event =>
    runAction(event, async form => {
      const domain = textOf(form, 'domain')
      const { count } = await event.locals.api.retryemail(domain === '' ? {} : { domain })
      return { done: 'retried' as const, count }
    }),
}
