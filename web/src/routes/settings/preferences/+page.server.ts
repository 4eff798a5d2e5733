import { attempt } from '#lib/account/attempt.ts'
import { inputOf, preferences, waysOf } from '#lib/account/options.ts'
import { textOf } from '#lib/forms.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals }) => {
  const { providers } = await locals.read.getidentityproviders({})
  const labels = Object.fromEntries(providers.map(one => [`allow_${one.name}_login`, one.provider_name]))
  return { ways: waysOf(providers), labels }
}

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      const { providers } = await event.locals.api.getidentityproviders({})
      const names = [...Object.values(preferences).flat(), ...waysOf(providers)]
      await event.platform!.call('updateuser', { updated: textOf(form, 'updated'), ...inputOf(form, names) })
      return { isSaved: true }
    }),
}
