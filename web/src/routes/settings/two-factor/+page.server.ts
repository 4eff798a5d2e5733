import { runAction, type FormFields } from '#lib/forms/run-action.ts'
import { factorOf, textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

const proofOf = (form: FormFields) => ({ password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) })
const codesOf = ({ recovery_codes }: { recovery_codes: string }): string[] => recovery_codes.split('\n')

export const actions: Actions = {
  begin: event =>
    runAction(
      event,
      async form => {
        const { secret, qr_code_url } = await event.locals.api.enabletwofactor({ password: textOf(form, 'password') })
        return { secret, qr_code_url }
      },
      { of: 'begin' },
    ),
  confirm: event =>
    runAction(
      event,
      async form => {
        const twofactor = Number(textOf(form, 'twofactor').replaceAll(/\s/g, ''))
        return { codes: codesOf(await event.locals.api.confirmtwofactor({ twofactor })) }
      },
      { of: 'confirm', places: { unauthorized_error: 'twofactor' } },
    ),
  codes: event =>
    runAction(
      event,
      async form => ({ codes: codesOf(await event.locals.api.regeneraterecoverycodes(proofOf(form))) }),
      {
        of: 'codes',
      },
    ),
  stop: event =>
    runAction(
      event,
      async form => {
        await event.locals.api.disabletwofactor(proofOf(form))
        return { isStopped: true }
      },
      { of: 'stop' },
    ),
}
