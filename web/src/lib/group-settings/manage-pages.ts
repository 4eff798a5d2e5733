import { error } from '@sveltejs/kit'
import { hasPlan, isSubgroup, type GroupWithSettings } from './settings.ts'

type Permission = keyof GroupWithSettings['perms']
/** One of these permissions is enough to open it. */
type ManagePage = { needs: readonly Permission[]; applies?: (group: GroupWithSettings) => boolean }

/** The pages to manage a group besides its settings, in the order of the navigation. */
const managePages = {
  tags: { needs: ['manage_hashtags'] },
  notices: { needs: ['manage_group_settings'] },
  footer: { needs: ['manage_group_settings'] },
  photos: { needs: ['manage_group_settings'] },
  fields: { needs: ['manage_group_settings'] },
  labels: { needs: ['manage_member_subscription_options'] },
  aliases: { needs: ['manage_group_settings'], applies: hasPlan },
  webhooks: { needs: ['manage_integrations'] },
  scripts: { needs: ['manage_integrations'] },
  subgroups: { needs: ['manage_group_settings', 'manage_subgroups'], applies: group => !isSubgroup(group) },
  activity: { needs: ['view_activity'] },
  storage: { needs: ['manage_group_settings'] },
  export: { needs: ['download_entire_group'] },
  delete: { needs: ['delete_group'] },
} as const satisfies Record<string, ManagePage>
export type ManagePageName = keyof typeof managePages

const mayOpen = (group: GroupWithSettings, page: ManagePage): boolean =>
  page.needs.some(permission => group.perms[permission]) && (page.applies?.(group) ?? true)

/** The pages that the current user may open. */
export const managePagesFor = (group: GroupWithSettings): ManagePageName[] =>
  (Object.keys(managePages) as ManagePageName[]).filter(name => mayOpen(group, managePages[name]))

type PageEvent = {
  locals: App.Locals
  parent: () => Promise<{ group: GroupWithSettings }>
}
/** The group of a management page; without permission there is no such page. */
export async function openManagePage({ locals, parent }: PageEvent, name: ManagePageName): Promise<GroupWithSettings> {
  await locals.read.getuser({})
  const { group } = await parent()
  return mayOpen(group, managePages[name]) ? group : error(404, 'nothing here')
}

/** The row that an address names: to edit it, or to confirm that it is deleted. */
export function rowNamed<R extends { id: number }>(url: URL, param: 'edit' | 'delete', rows: readonly R[]): R | null {
  const id = url.searchParams.get(param)
  if (id === null) return null
  return rows.find(row => String(row.id) === id) ?? error(404, 'nothing here')
}

/** The query of the current list page, for links to its rows. */
export function pageQuery(url: URL): string {
  const page = url.searchParams.get('page')
  return page === null ? '' : `page=${encodeURIComponent(page)}&`
}
/** What of its address a form repeats, so that it is shown again when it is refused. */
export const currentPageQuery = (url: URL): string =>
  [...url.searchParams]
    .filter(([name]) => !name.startsWith('/'))
    .map(pair => pair.map(encodeURIComponent).join('='))
    .join('&')
