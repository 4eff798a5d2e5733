import { runAction } from '#lib/forms/run-action.ts'
import { optionsInput, profile } from '#lib/account/options.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

export const actions: Actions = {
  default: event =>
    runAction(event, async form => {
      await event.platform!.call('updateprofile', {
        updated: textOf(form, 'updated'),
        ...optionsInput(form, Object.values(profile).flat()),
      })
      return { isSaved: true }
    }),
}
