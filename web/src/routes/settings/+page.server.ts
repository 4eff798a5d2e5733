import { attempt } from '#lib/account/attempt.ts'
import { inputOf, profile } from '#lib/account/options.ts'
import { textOf } from '#lib/forms.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    attempt(event, async form => {
      await event.platform!.call('updateprofile', {
        updated: textOf(form, 'updated'),
        ...inputOf(form, Object.values(profile).flat()),
      })
      return { isSaved: true }
    }),
}
