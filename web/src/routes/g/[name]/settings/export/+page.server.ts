import { runAction } from '#lib/forms/run-action.ts'
import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent }) => {
  const group = await openManagePage({ locals, parent }, 'export')
  return { exported: await locals.read.getgroupexport({ group_id: group.id }) }
}

export const actions: Actions = {
  create: event =>
    runAction(event, async () => {
      await event.platform!.call('newgroupexport', { group_name: event.params.name })
      return { did: 'created' as const }
    }),
  remove: event =>
    runAction(event, async () => {
      await event.platform!.call('deletegroupexport', { group_name: event.params.name })
      return { did: 'removed' as const }
    }),
}
