import type { Input, Output } from '../../../../client/types.ts'
import type { Group } from '../topics.ts'

export type MemberFilters = Omit<Input<'findmembers'>, 'group_id' | 'group_name' | 'limit' | 'page_token'>
export type MemberSummary = Output<'findmembers'>['data'][number]
export type MemberCounts = Output<'getmembercounts'>
type Perms = Group['perms']

/** The lists on the left. Each but the last is one of members. */
export const segments = {
  members: ['all', 'moderators', 'moderated', 'bouncing', 'noemail'],
  joining: ['requests', 'invited'],
  former: ['left', 'removed', 'banned'],
} as const
export type Segment = (typeof segments)[keyof typeof segments][number]
const allSegments: readonly string[] = Object.values(segments).flat()

const segmentFilters: Partial<Record<Segment, MemberFilters>> = {
  moderators: { mod_status: ['sub_modstatus_owner', 'sub_modstatus_moderator'] },
  moderated: {
    post_status: ['sub_poststatus_moderated', 'sub_poststatus_newusermoderated', 'sub_poststatus_notallowed'],
  },
  bouncing: { bouncing: true },
  noemail: { email_delivery: ['email_delivery_none'] },
  requests: { status: 'pending' },
  banned: { status: 'banned' },
}

/** Whether one may open a list. */
const segmentRights: Record<Segment, (perms: Perms) => boolean> = {
  all: () => true,
  moderators: () => true,
  moderated: perms => perms.mod_page,
  bouncing: perms => perms.mod_page,
  noemail: perms => perms.mod_page,
  requests: perms => perms.manage_pending_members,
  invited: perms => perms.invite_members,
  left: perms => perms.mod_page,
  removed: perms => perms.mod_page,
  banned: perms => perms.ban_members,
}

/** The list in the URL; unknown or forbidden ones fall back to all members. */
export function segmentOf(url: URL, perms: Perms): Segment {
  const named = url.searchParams.get('show') ?? 'all'
  return allSegments.includes(named) && segmentRights[named as Segment](perms) ? (named as Segment) : 'all'
}

/** How many a list has; undefined: it is not for this reader. */
export function countOf(counts: MemberCounts, segment: Segment): number | undefined {
  const byName: Record<Segment, number | undefined> = {
    all: counts.members,
    moderators: counts.moderators,
    moderated: counts.moderated,
    bouncing: counts.bouncing,
    noemail: counts.no_email,
    requests: counts.pending,
    invited: counts.invited,
    left: counts.left,
    removed: counts.removed,
    banned: counts.banned,
  }
  return byName[segment]
}

export const roles = {
  owner: 'sub_modstatus_owner',
  moderator: 'sub_modstatus_moderator',
  member: 'sub_modstatus_none',
} as const
export const activities = ['month', 'year', 'older', 'never'] as const
export const deliveries = ['single', 'html_digest', 'digest', 'summary', 'special', 'none'] as const
export const sortFields = ['full_name', 'joined', 'last_post', 'num_messages'] as const
export type SortField = (typeof sortFields)[number]

/** The fields of the filter form, as an address has them. */
export const filterNames = ['q', 'role', 'label', 'delivery', 'active', 'joined_from', 'joined_to'] as const
export type FilterName = (typeof filterNames)[number]

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
const activityFilters: Record<(typeof activities)[number], () => MemberFilters> = {
  month: () => ({ posted_from: daysAgo(30) }),
  year: () => ({ posted_from: `${new Date().getUTCFullYear()}-01-01` }),
  older: () => ({ posted_to: daysAgo(365) }),
  never: () => ({ has_posted: false }),
}

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
const oneOf = <T extends string>(words: readonly T[], text: string): T | undefined => words.find(word => word === text)

const checks: Record<FilterName, (text: string) => boolean> = {
  q: text => text.length <= 200,
  role: text => Object.hasOwn(roles, text),
  label: text => /^\d{1,15}$/.test(text),
  delivery: text => oneOf(deliveries, text) !== undefined,
  active: text => oneOf(activities, text) !== undefined,
  joined_from: isDay,
  joined_to: isDay,
}
const givenFilters = (url: URL): [name: FilterName, text: string][] =>
  filterNames
    .map((name): [FilterName, string] => [name, (url.searchParams.get(name) ?? '').trim()])
    .filter(([, text]) => text !== '')

/** The filters that an address sets by itself. */
export const chosenFilters = (url: URL): Partial<Record<FilterName, string>> =>
  Object.fromEntries(givenFilters(url).filter(([name, text]) => checks[name](text)))

/** Filters with invalid values: ignoring them would show more than was requested. */
export const invalidFilters = (url: URL): FilterName[] =>
  givenFilters(url).flatMap(([name, text]) => (checks[name](text) ? [] : [name]))

/** The same as the call takes them, together with those of the list. */
export function filtersOf(segment: Segment, chosen: Partial<Record<FilterName, string>>): MemberFilters {
  const { q, role, label, delivery, active, joined_from, joined_to } = chosen
  return {
    ...(q === undefined ? {} : { q }),
    ...(role === undefined ? {} : { mod_status: [roles[role as keyof typeof roles]] }),
    ...(label === undefined ? {} : { label_id: Number(label) }),
    ...(delivery === undefined ? {} : { email_delivery: [`email_delivery_${delivery as 'single'}`] }),
    ...(active === undefined ? {} : activityFilters[active as 'month']()),
    ...(joined_from === undefined ? {} : { joined_from }),
    ...(joined_to === undefined ? {} : { joined_to }),
    ...segmentFilters[segment],
  }
}

/** The order in the URL; names ascend, others start with the newest or most. */
export function sortOf(url: URL): { sort_field: SortField; sort_dir: 'asc' | 'desc' } {
  const sort_field = oneOf(sortFields, url.searchParams.get('sort') ?? '') ?? 'full_name'
  const natural = sort_field === 'full_name' ? 'asc' : 'desc'
  return { sort_field, sort_dir: oneOf(['asc', 'desc'] as const, url.searchParams.get('dir') ?? '') ?? natural }
}

type PageAddress = { pathname: string; searchParams: { get(name: string): string | null } }
/** The URL of the list with some parameters changed; null removes one. It starts at the first page. */
export function listPath(url: PageAddress, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams()
  for (const name of ['show', ...filterNames, 'sort', 'dir']) {
    const value = name in changes ? changes[name] : url.searchParams.get(name)
    if (value !== null && value !== undefined && value !== '') next.set(name, value)
  }
  const query = next.toString()
  return query === '' ? url.pathname : `${url.pathname}?${query}`
}
