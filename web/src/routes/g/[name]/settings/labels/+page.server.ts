import type { Output } from '../../../../../../../client/types.ts'
import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { currentPageQuery, openManagePage, pageQuery, rowNamed } from '#lib/group-settings/manage-pages.ts'
import { throwIfChanged, versionOf } from '#lib/group-settings/row-version.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { Actions, PageServerLoad } from './$types'

type Label = Output<'getmemberlabels'>['data'][number]
/** Everything that the form of a label changes. */
const labelVersion = ({ name, description, color_name }: Label): string => versionOf([name, description, color_name])

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'labels')
  const labels = await locals.read.getmemberlabels({ group_id: group.id, ...pageParams(url), limit: 100 })
  const editing = rowNamed(url, 'edit', labels.data)
  return {
    labels: labels.data,
    editing,
    version: editing ? labelVersion(editing) : '',
    deleting: rowNamed(url, 'delete', labels.data),
    isNew: url.searchParams.has('new'),
    here: currentPageQuery(url),
    pageQuery: pageQuery(url),
    next: nextPage(url, labels),
  }
}

export const actions: Actions = {
  save: event =>
    runAction(
      event,
      async form => {
        const [label_id, name] = [textOf(form, 'label_id'), textOf(form, 'name').trim()]
        const [description, color_name] = [textOf(form, 'description'), textOf(form, 'color_name')]
        const input = { group_name: event.params.name, name, description, color_name }
        if (label_id !== '') {
          const { params, locals, url } = event
          const labels = await locals.api.getmemberlabels({ group_name: params.name, ...pageParams(url), limit: 100 })
          const label = labels.data.find(row => String(row.id) === label_id)
          throwIfChanged(form, label && labelVersion(label))
        }
        if (label_id === '') await event.platform!.call('newmemberlabel', input)
        else await event.platform!.call('updatememberlabel', { ...input, label_id })
        return { did: label_id === '' ? ('created' as const) : ('saved' as const), name }
      },
      { of: 'label', places: { 'invalid name': 'name', 'name exists': 'name' } },
    ),
  remove: event =>
    runAction(event, async form => {
      const label_id = textOf(form, 'label_id')
      await event.platform!.call('deletememberlabel', { group_name: event.params.name, label_id })
      return { did: 'removed' as const, name: textOf(form, 'name') }
    }),
}
