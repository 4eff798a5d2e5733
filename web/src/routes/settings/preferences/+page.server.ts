import { runAction } from '#lib/forms/run-action.ts'
import { optionsInput, preferences, loginOptions } from '#lib/account/options.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  const { providers } = await locals.read.getidentityproviders({})
  const labels = Object.fromEntries(providers.map(one => [`allow_${one.name}_login`, one.provider_name]))
  return { ways: loginOptions(providers), labels }
}

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      const { providers } = await event.locals.api.getidentityproviders({})
      const names = [...Object.values(preferences).flat(), ...loginOptions(providers)]
      await event.platform!.call('updateuser', { updated: textOf(form, 'updated'), ...optionsInput(form, names) })
      return { isSaved: true }
    }),
}
