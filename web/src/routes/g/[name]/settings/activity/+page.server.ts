import { orNullIfForbidden } from '#lib/current-user.ts'
import { activityFiltersOf, activityInput, isFiltered } from '#lib/group-settings/activity-filters.ts'
import { openManagePage } from '#lib/group-settings/manage-pages.ts'
import { nextPage, pageParams } from '#lib/pagination.ts'
import type { PageServerLoad } from './$types'

export const load: PageServerLoad = async ({ locals, parent, url }) => {
  const group = await openManagePage({ locals, parent }, 'activity')
  const { user } = await parent()
  const filters = activityFiltersOf(url)
  const group_id = group.id
  // A name of one member selects them; of several, the reader chooses.
  const isNamed = filters.person !== '' && filters.member === '' && group.perms.members_visible
  const found = isNamed ? (await locals.read.searchmembers({ group_id, q: filters.person, limit: 20 })).data : []
  const [only] = found.length === 1 ? found : []
  const member =
    only ??
    (filters.member === ''
      ? null
      : await orNullIfForbidden(locals.api.getmember({ group_id, member_info_id: Number(filters.member) })))
  const shared = { filters, isFiltered: isFiltered(filters), member, maySearch: group.perms.members_visible }
  if (isNamed && !only) return { ...shared, candidates: found, log: null, next: null }
  const member_info_id = only?.id ?? Number(filters.member)
  const log = await locals.read.getactivitylog({
    ...{ group_id, language: locals.language, ...activityInput(filters), ...pageParams(url, user) },
    ...(member_info_id > 0 ? { member_info_id } : {}),
  })
  return { ...shared, candidates: [], log: log.data, next: nextPage(url, log) }
}
