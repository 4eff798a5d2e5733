import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { openManagePage, rowNamed } from '#lib/group-settings/manage-pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'aliases')
  const { data: aliases } = await locals.read.getgroupaliases({ group_id: group.id, sort_field: 'name', limit: 100 })
  return { aliases, deleting: rowNamed(url, 'delete', aliases) }
}

export const actions: Actions = {
  add: event =>
    runAction(
      event,
      async form => {
        const name = textOf(form, 'name').trim()
        await event.platform!.call('newgroupalias', { group_name: event.params.name, name })
        return { did: 'created' as const, name }
      },
      {
        of: 'alias',
        reasons: { 'invalid name': 'invalid group_name', 'name exists': 'name already taken' },
        places: { 'invalid group_name': 'name', 'name already taken': 'name' },
      },
    ),
  remove: event =>
    runAction(event, async form => {
      const alias_id = textOf(form, 'alias_id')
      await event.platform!.call('deletegroupalias', { group_name: event.params.name, alias_id })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
