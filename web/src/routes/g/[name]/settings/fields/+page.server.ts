import { optionValues } from '#lib/forms/option-values.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { fieldOptionKinds, fieldOptions, fieldVersion } from '#lib/group-settings/field-options.ts'
import { throwIfChanged } from '#lib/group-settings/row-version.ts'
import { currentPageQuery, openManagePage, rowNamed } from '#lib/group-settings/manage-pages.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'fields')
  const { data: fields } = await locals.read.getextracolumns({ group_id: group.id, limit: 100 })
  return {
    fields,
    editing: rowNamed(url, 'edit', fields),
    deleting: rowNamed(url, 'delete', fields),
    isNew: url.searchParams.has('new'),
    here: currentPageQuery(url),
  }
}

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const column_id = textOf(form, 'column_id')
        if (column_id !== '') {
          const { data } = await event.locals.api.getextracolumns({ group_name: event.params.name, limit: 100 })
          const column = data.find(row => String(row.id) === column_id)
          throwIfChanged(form, column && fieldVersion(column))
        }
        const given = optionValues(form, fieldOptions, fieldOptionKinds)
        // A field without a color has none to name.
        const { color, ...rest } = given
        const input = { group_name: event.params.name, ...rest, ...(color === '' ? {} : { color }) }
        const isNew = column_id === ''
        const field = await event.platform!.call(
          isNew ? 'newextracolumn' : 'updateextracolumn',
          isNew ? { ...input, type: textOf(form, 'type') } : { ...input, column_id },
        )
        return { did: isNew ? ('created' as const) : ('saved' as const), name: (field as { name: string }).name }
      },
      { of: 'field' },
    ),
  remove: event =>
    runAction(event, async form => {
      await event.platform!.call('deleteextracolumn', {
        group_name: event.params.name,
        column_id: textOf(form, 'column_id'),
      })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
