import type { RequestEvent } from '@sveltejs/kit'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'

/** The action of the form that sends a test email. */
export const sendTestEmail = (event: RequestEvent) =>
  runAction(
    event,
    async form => ({
      tested: await event.locals.api.sendtestemail({ email: textOf(form, 'email'), locale: event.locals.tag }),
    }),
    { of: 'test' },
  )
