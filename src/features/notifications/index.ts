import type { Implementation } from '#runtime/calls/handler.ts'
import { contentsIn } from '../groups/index.ts'
import { findMentions } from './find-mentions.ts'
import { getNotifications } from './get-notifications.ts'
import { getNotificationCount, markNotificationsRead } from './mark-read.ts'
import { pushHandlers, type PushHandlerDeps } from './push/handlers.ts'
import { getNotificationSettings, updateNotificationSettings } from './settings.ts'

export { notificationDeletion, notificationExport } from './account-data.ts'
export { isUnread, markRead } from './mark-read.ts'
export { mayMention } from './mentions.ts'
export { pushEndpoints } from './push/endpoints.ts'
export { pushSubscriber } from './push/send.ts'
export { findVapidKeys } from './push/vapid.ts'
export { unwantedEmails } from './settings.ts'
export { noteSubscriber } from './subscriber.ts'
export { sweepNotificationsOfPeople } from './write.ts'

/** Those of a removed group were hidden with it. */
export const notificationContents = contentsIn(['notifications'])

export type NotificationDeps = Parameters<typeof getNotifications>[0] & PushHandlerDeps
export const notificationHandlers = (deps: NotificationDeps): Implementation[] => [
  getNotifications(deps),
  getNotificationCount,
  markNotificationsRead,
  getNotificationSettings,
  updateNotificationSettings,
  findMentions,
  ...pushHandlers(deps),
]
