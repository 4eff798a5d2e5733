import { runAction } from '#lib/forms/run-action.ts'
import { textOf } from '#lib/forms/submitted-form.ts'
import { currentPageQuery, openManagePage } from '#lib/group-settings/manage-pages.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import { paragraphs } from '#lib/writing/paragraphs.ts'
import type { Actions, PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'subgroups')
  // Members who may create subgroups do not list those of others.
  const subgroups = group.perms.manage_group_settings
    ? await locals.read.getsubgroups({ group_id: group.id, sort_field: 'name', ...pageParams(url), limit: 100 })
    : null
  return {
    subgroups: subgroups?.data ?? null,
    isNew: group.perms.manage_subgroups && (url.searchParams.has('new') || !group.perms.manage_group_settings),
    isDeleted: url.searchParams.get('done') === 'deleted',
    here: currentPageQuery(url),
    next: subgroups ? nextPage(url, subgroups) : null,
  }
}

export const actions: Actions = {
  create: event =>
    runAction(
      event,
      async form => {
        const created = await event.platform!.call('createsubgroup', {
          group_name: event.params.name,
          sub_group_name: textOf(form, 'sub_group_name').trim(),
          desc: paragraphs(textOf(form, 'desc')),
          privacy: textOf(form, 'privacy'),
        })
        return { did: 'created' as const, name: (created as { name: string }).name }
      },
      { of: 'subgroup', places: { 'invalid group_name': 'sub_group_name', 'name already taken': 'sub_group_name' } },
    ),
}
