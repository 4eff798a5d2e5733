import { attempt, type Form } from '#lib/account/attempt.ts'
import { factorOf, textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

const proofOf = (form: Form) => ({ password: textOf(form, 'password'), ...factorOf(textOf(form, 'code')) })
const codesOf = ({ recovery_codes }: { recovery_codes: string }): string[] => recovery_codes.split('\n')

export const actions: Actions = {
  begin: event =>
    attempt(
      event,
      async form => {
        const { secret, qr_code_url } = await event.locals.api.enabletwofactor({ password: textOf(form, 'password') })
        return { secret, qr_code_url }
      },
      { of: 'begin' },
    ),
  confirm: event =>
    attempt(
      event,
      async form => {
        const twofactor = Number(textOf(form, 'twofactor').replaceAll(/\s/g, ''))
        return { codes: codesOf(await event.locals.api.confirmtwofactor({ twofactor })) }
      },
      { of: 'confirm', places: { unauthorized_error: 'twofactor' } },
    ),
  codes: event =>
    attempt(event, async form => ({ codes: codesOf(await event.locals.api.regeneraterecoverycodes(proofOf(form))) }), {
      of: 'codes',
    }),
  stop: event =>
    attempt(
      event,
      async form => {
        await event.locals.api.disabletwofactor(proofOf(form))
        return { isStopped: true }
      },
      { of: 'stop' },
    ),
}
