import { runAction } from '#lib/forms/run-action.ts'
import { typedIn } from '#lib/forms/unsent-form.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import type { Output } from '../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const group = await openManagePage({ locals, parent }, 'footer')
  return { preview: await locals.read.getfooterpreview({ group_id: group.id, footer: group.footer ?? '' }) }
}

export const actions: Actions = {
  save: event =>
    runAction(event, async form => {
      await event.platform!.call('updategroup', {
        group_name: event.params.name,
        footer: textOf(form, 'footer'),
        updated: textOf(form, 'updated'),
      })
      return { isSaved: true }
    }),
  preview: event =>
    runAction(event, async form => {
      const input = { group_name: event.params.name, footer: textOf(form, 'footer') }
      const preview = (await event.platform!.call('getfooterpreview', input)) as Output<'getfooterpreview'>
      return { of: '', field: '', why: '', typed: typedIn(form), preview }
    }),
}
