import { may } from '#contract/permissions.ts'
import type { Static } from '#contract/schema.ts'
import type { Locale } from '#locales/index.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { groupUrl, type Addresses } from '../groups/index.ts'
import { groupsWithAccess } from '../members/index.ts'
import type { Notification } from './contract.ts'
import { notificationText } from './text.ts'
import { neededFor, type NotificationEvent, type NotificationKind } from './notification-kinds.ts'

export type NotificationObject = Static<typeof Notification>
export type NotificationRow = Row<'notification.page'>

/** What an account may still see of its notifications: a ban, or a group made private, takes effect here at once. */
export async function visibleTo(
  tx: Tx,
  account: Account,
  rows: readonly NotificationRow[],
): Promise<Map<NotificationRow, Group>> {
  const ids = [...new Set(rows.map(({ group_id }) => group_id))]
  const groups = new Map((await groupsWithAccess(tx, account, ids)).map(found => [found.group.id, found]))
  const visible = rows.flatMap((row): [NotificationRow, Group][] => {
    const found = groups.get(row.group_id)
    if (!found) return []
    const event = row.event as NotificationEvent
    const needed = neededFor[event]
    const isVisible = needed ? may(needed, found.access) : found.isVisible || event === 'invited'
    return isVisible ? [[row, found.group]] : []
  })
  return new Map(visible)
}

export function notificationView(
  row: NotificationRow,
  group: Group,
  addresses: Addresses,
  locale: Locale,
): NotificationObject {
  const { kind, event: stored, num, photo, account_id: _, ...shown } = row
  const event = stored as NotificationEvent
  const nice_group_name = group.title || group.name
  return {
    object: 'notification',
    ...shown,
    kind: kind as NotificationKind,
    event,
    num_events: num,
    group_name: group.name,
    nice_group_name,
    profile_photo_url: photo,
    text: notificationText({ ...shown, event, num, group: nice_group_name }, locale),
    url: groupUrl(addresses, group) + pathOf(row),
  }
}

/** Where a notification leads, within its group. */
function pathOf({ event, topic_id, msg_num, event_id, chat_id }: NotificationRow): string {
  if (event_id > 0) return `/calendar/${event_id}`
  if (event === 'event_deleted') return '/calendar'
  if (chat_id > 0) return `/chat/${chat_id}?at=${msg_num}#m${msg_num}`
  if (topic_id > 0) return `/topic/${topic_id}?from=${msg_num}#m${msg_num}`
  return event === 'request_approved' || event === 'role_changed' ? '/topics' : ''
}
