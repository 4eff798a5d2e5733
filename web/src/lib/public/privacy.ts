import { isApiFailure, type Api } from '../api.ts'
import type { Group } from '../topics.ts'

type Privacy = Group['privacy']
/** Groups with public archives. */
const openPrivacies: ReadonlySet<Privacy> = new Set<Privacy>([
  'group_privacy_none',
  'group_privacy_unlisted_public',
  'sub_group_privacy_none',
  'sub_group_privacy_unlisted_public_archives',
])
/** Those among them that are listed too. */
const listedPrivacies: ReadonlySet<Privacy> = new Set<Privacy>(['group_privacy_none', 'sub_group_privacy_none'])
const listedParents: ReadonlySet<Privacy> = new Set<Privacy>(['group_privacy_none', 'group_privacy_archives'])

/** Whether visitors are asked before they see the archives. */
export const hasWarning = ({ fig_leaf }: Pick<Group, 'fig_leaf'>): boolean => fig_leaf === 'fig_leaf_archives'

/** Whether everyone sees the archives without a confirmation. */
export const isOpen = (group: Pick<Group, 'privacy' | 'fig_leaf'>): boolean =>
  openPrivacies.has(group.privacy) && !hasWarning(group)

/** Whether search engines may index a group. The name of a subgroup reveals its parent, which may be unlisted. */
export async function mayBeIndexed(api: Api, group: Group): Promise<boolean> {
  const { privacy, name, parent_group_id } = group
  if (hasWarning(group)) return false
  if (!listedPrivacies.has(privacy) || parent_group_id === 0) return listedPrivacies.has(privacy)
  const parent = await api.getgroup({ group_name: name.split('+')[0]! }).catch((thrown: unknown) => {
    if (isApiFailure(thrown)) return null
    throw thrown
  })
  return parent !== null && listedParents.has(parent.privacy)
}

/** The pages that search engines may index. */
const indexedRoutes: ReadonlySet<string> = new Set([
  '/',
  '/groups',
  '/g/[name]',
  '/g/[name]/archive',
  '/g/[name]/archive/[month]',
  '/g/[name]/hashtags',
  '/g/[name]/message/[num]',
  '/g/[name]/topics',
  '/g/[name]/topic/[id]/[[slug]]',
  '/g/[name]/wiki',
  '/g/[name]/wiki/pages',
  '/g/[name]/wiki/[page]',
])
/** What makes a page one of many that show the same. */
const unindexedParams = ['page', 'pictures', 'q', 'show', 'sort', 'unread', 'version']

type UrlWithParams = { searchParams: Pick<URLSearchParams, 'has'> }
type IndexablePage = {
  status: number
  route: { id: string | null }
  url: UrlWithParams
  data: { group?: unknown; isIndexed?: boolean }
}
/** Whether search engines may show a page. */
export const isIndexable = ({ status, route, url, data }: IndexablePage): boolean =>
  status === 200 &&
  indexedRoutes.has(route.id ?? '') &&
  (data.group === undefined || data.isIndexed === true) &&
  !unindexedParams.some(name => url.searchParams.has(name))
