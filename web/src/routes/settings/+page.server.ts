import { runAction } from '#lib/forms/run-action.ts'
import { photoActions } from '#lib/account/photo-actions.ts'
import { optionsInput, profile } from '#lib/account/options.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import type { Actions } from './$types'

const photos = { upload: 'uploadprofilephoto', remove: 'deleteprofilephoto' }

export const actions: Actions = {
  save: event =>
    runAction(event, async form => {
      await event.platform!.call('updateprofile', {
        updated: textOf(form, 'updated'),
        ...optionsInput(form, Object.values(profile).flat()),
      })
      return { isSaved: true }
    }),
  ...photoActions(photos, () => ({})),
}
