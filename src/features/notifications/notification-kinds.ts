import type { Value } from '#contract/enumerations.ts'
import type { Permission } from '#contract/permissions.ts'

export type NotificationKind = Value<'notification_kind'>
export type NotificationEvent = Value<'notification_event'>

/** Kinds that are not pushed unless someone asks for it: they happen often, or can wait. */
const quietKinds: ReadonlySet<NotificationKind> = new Set(['like'])
export const isPushedByDefault = (kind: NotificationKind): boolean => !quietKinds.has(kind)

/** The emails of each kind. Turning off the email of a kind leaves these out, and nothing sends a second one. */
export const emailsOfKind: Readonly<Record<NotificationKind, readonly string[]>> = {
  mention: [],
  reply: [],
  topic: [],
  like: [],
  post: ['message_held', 'member_notice_rejected_message'],
  group: [],
  event: [
    'event.added',
    'event.invited',
    'event.promoted',
    'event.shortened',
    'event.updated',
    'event.cancelled',
    'event.deleted',
  ],
  reminder: ['event.reminded', 'event.summed'],
  poll: ['poll.reminded', 'poll.closed'],
}

/** The permission without which a notification is hidden; `null`: seeing that the group exists is enough. */
export const neededFor: Readonly<Record<NotificationEvent, Permission | null>> = {
  mentioned: 'archives_visible',
  mentioned_in_chat: 'chat_visible',
  replied: 'archives_visible',
  posted: 'archives_visible',
  started: 'archives_visible',
  liked: 'archives_visible',
  approved: 'archives_visible',
  rejected: null,
  request_approved: null,
  request_rejected: null,
  role_changed: null,
  invited: null,
  event_added: 'calendar_visible',
  event_updated: 'calendar_visible',
  event_cancelled: 'calendar_visible',
  event_deleted: 'calendar_visible',
  promoted: 'calendar_visible',
  event_reminded: 'calendar_visible',
  poll_closed: 'polls_visible',
  poll_reminded: 'polls_visible',
}
