import type { ParamsOf } from '#contract/endpoint.ts'
import { may, type GroupAccess, type Permission } from '#contract/permissions.ts'
import { endOfDay, startOfDay } from '#storage/day-bounds.ts'
import type { findMembers } from './contract.ts'
import type { MemberViewer } from './visible-fields.ts'

type FindParams = ParamsOf<typeof findMembers>
/** Which members are wanted, as a call gives it. */
export type MemberFilters = Pick<
  FindParams,
  | 'status'
  | 'q'
  | 'mod_status'
  | 'label_id'
  | 'joined_from'
  | 'joined_to'
  | 'posted_from'
  | 'posted_to'
  | 'has_posted'
  | 'email_delivery'
  | 'post_status'
  | 'bouncing'
>

const statusOf = { members: 'sub_status_normal', pending: 'sub_status_pending', banned: 'sub_status_banned' } as const
const neededByStatus: Partial<Record<MemberFilters['status'], Permission>> = {
  pending: 'manage_pending_members',
  banned: 'ban_members',
}
/** Filters that reveal fields for moderators. */
const moderatorFilters = ['email_delivery', 'post_status', 'bouncing'] as const

/** The permission that the caller lacks for these filters; undefined: none. Who may not see a field does not search by it. */
export function missingFilterPermission(
  filters: MemberFilters,
  access: GroupAccess,
  { rank }: MemberViewer,
): Permission | undefined {
  const needed = neededByStatus[filters.status]
  if (needed && !may(needed, access)) return needed
  return rank !== 'moderator' && moderatorFilters.some(name => filters[name] !== undefined) ? 'mod_page' : undefined
}

const someOf = <T>(values: readonly T[] | undefined): readonly T[] | null => (values?.length ? values : null)

/** The same as values of a query, the days being those of a time zone. */
export function filterValues(filters: MemberFilters, zone: string, { seesAddresses }: MemberViewer) {
  const { joined_from, joined_to, posted_from, posted_to } = filters
  const text = filters.q.trim().toLowerCase()
  return {
    status: statusOf[filters.status],
    text: text === '' ? null : text,
    pattern: text === '' ? null : text.replace(/[\\%_]/g, '\\$&'),
    // Callers who may not see addresses must not find them by prefix either.
    by_email: seesAddresses,
    mod_statuses: someOf(filters.mod_status),
    label_id: filters.label_id ?? null,
    joined_from: joined_from === undefined ? null : startOfDay(joined_from, zone),
    joined_until: joined_to === undefined ? null : endOfDay(joined_to, zone),
    posted_from: posted_from === undefined ? null : startOfDay(posted_from, zone),
    posted_until: posted_to === undefined ? null : endOfDay(posted_to, zone),
    has_posted: filters.has_posted ?? null,
    deliveries: someOf(filters.email_delivery),
    post_statuses: someOf(filters.post_status),
    bouncing: filters.bouncing ?? null,
  }
}
export type FilterValues = ReturnType<typeof filterValues>

/** From which rows the others are filtered out: three characters and more have an index for any place in a name. */
export type FilterStart = 'everyone' | 'label' | 'text'
export function filterStart({ text, label_id }: FilterValues): FilterStart {
  if (text !== null && text.length >= 3) return 'text'
  return label_id === null ? 'everyone' : 'label'
}
/** Whether it is all members of one status. */
export const isUnfiltered = (values: FilterValues): boolean =>
  Object.entries(values).every(([name, value]) => name === 'status' || name === 'by_email' || value === null)
