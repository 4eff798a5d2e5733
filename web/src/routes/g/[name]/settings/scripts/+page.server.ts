import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { openManagePage, rowNamed } from '#lib/group-settings/manage-pages.ts'
import type { Output } from '../../../../../../../client/types.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'scripts')
  const { data: addresses } = await locals.read.getpostingaddresses({ group_id: group.id, limit: 100 })
  return { addresses, revoking: rowNamed(url, 'delete', addresses), isNew: url.searchParams.has('new') }
}

const of = 'posting_address'

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const [name, hashtags] = [textOf(form, 'name').trim(), textOf(form, 'hashtags')]
        const input = { group_name: event.params.name, name, hashtags }
        const { url } = (await event.platform!.call('newpostingaddress', input)) as Output<'newpostingaddress'>
        return { did: 'created' as const, name, url }
      },
      { of },
    ),
  remove: event =>
    runAction(event, async form => {
      const posting_address_id = textOf(form, 'posting_address_id')
      await event.platform!.call('revokepostingaddress', { group_name: event.params.name, posting_address_id })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
