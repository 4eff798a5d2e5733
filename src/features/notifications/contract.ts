import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Choices,
  Flag,
  Id,
  Num,
  Secret,
  Str,
  Text,
  Timestamp,
  Type,
  Word,
  fields,
  optional,
  resource,
  withDefault,
} from '#contract/schema.ts'
import { GROUP, LOCALE } from '#contract/targets.ts'

/** Something that happened and concerns the caller. */
export const Notification = resource('notification', {
  id: Num,
  created: Timestamp,
  kind: Word(words.notification_kind),
  event: Word(words.notification_event),
  is_read: Bool,
  ...fields(['num_events', 'group_id', 'user_id', 'topic_id', 'message_id', 'msg_num'], Num),
  ...fields(['event_id', 'chat_id', 'invite_id'], Num),
  ...fields(
    ['group_name', 'nice_group_name', 'full_name', 'profile_photo_url', 'subject', 'snippet', 'text', 'url'],
    Str,
  ),
})

export const getNotifications = endpoint('getnotifications', {
  method: 'GET',
  summary: 'List what happened that concerns you: replies, mentions, likes, decisions, events.',
  who: 'account',
  params: {
    unread: withDefault(Flag({ description: 'Only unread ones.' }), false),
    ...LOCALE,
  },
  returns: list(Notification, { fields: ['created'], field: 'created', dir: 'desc' }),
})

export const NotificationCount = resource('notification_count', { unread: Num, total_count: Num })

export const getNotificationCount = endpoint('getnotificationcount', {
  method: 'GET',
  summary: 'Get how many unread notifications you have.',
  who: 'account',
  params: {},
  returns: NotificationCount,
})

const about = (name: string) => optional(Id({ description: `All about this ${name}.` }))

export const markNotificationsRead = endpoint('marknotificationsread', {
  method: 'POST',
  summary: 'Mark notifications as read: one, those about a topic, event or chat, or all.',
  who: 'account',
  unconfirmed: true,
  params: {
    notification_id: optional(Id({ description: 'The notification.', invalid: 'invalid notification_id' })),
    topic_id: about('topic'),
    event_id: about('event'),
    chat_id: about('chat'),
    all: withDefault(Flag({ description: 'All of them.' }), false),
  },
  returns: NotificationCount,
  records: ['notifications.changed'],
  errors: ['invalid notification_id', 'no notifications'],
  byShowing: true,
})

const NotificationSetting = resource('notification_setting', {
  kind: Word(words.notification_kind),
  ...fields(['page', 'email', 'push', 'has_email'], Bool),
})
export const NotificationSettings = resource('notification_settings', { kinds: Type.Array(NotificationSetting) })

export const getNotificationSettings = endpoint('getnotificationsettings', {
  method: 'GET',
  summary: 'Get where you get notifications of each kind.',
  who: 'account',
  params: {},
  returns: NotificationSettings,
})

const KINDS = (where: string) =>
  optional(Choices(words.notification_kind, { description: `The kinds that you get ${where}; absent: no change.` }))

export const updateNotificationSettings = endpoint('updatenotificationsettings', {
  method: 'POST',
  summary: 'Change where you get notifications of each kind.',
  who: 'account',
  unconfirmed: true,
  params: { page: KINDS('on the page'), email: KINDS('by email'), push: KINDS('in your browsers') },
  returns: NotificationSettings,
})

const MentionName = resource('mention_name', { user_id: Num, ...fields(['full_name', 'profile_photo_url'], Str) })

export const findMentions = endpoint('findmentions', {
  method: 'GET',
  summary: 'Find members to mention, by the beginning of their name; at most eight.',
  who: 'account',
  on: 'group',
  needs: 'members_visible',
  params: { ...GROUP, q: Text(60, { description: 'How the name begins.' }) },
  returns: resource('mention_names', { names: Type.Array(MentionName) }),
})

/** A browser that shows notifications. */
const PushSubscription = resource('push_subscription', { id: Num, created: Timestamp, agent: Str, is_current: Bool })

export const getPushSettings = endpoint('getpushsettings', {
  method: 'GET',
  summary: 'Get the key to subscribe a browser with, and the browsers that show your notifications.',
  who: 'account',
  params: {},
  returns: resource('push_settings', { public_key: Str, browsers: Type.Array(PushSubscription) }),
})

export const addPushSubscription = endpoint('addpushsubscription', {
  method: 'POST',
  summary: 'Show notifications in this browser, until its session ends.',
  who: 'session',
  unconfirmed: true,
  params: {
    endpoint: Text(2000, { description: 'The URL that the browser was given.', invalid: 'invalid endpoint' }),
    p256dh: Text(200, { description: 'The public key of the browser.', invalid: 'invalid p256dh' }),
    auth: Secret(100, { description: 'The secret of the browser.', invalid: 'invalid auth' }),
  },
  returns: PushSubscription,
  errors: ['invalid endpoint', 'invalid p256dh', 'invalid auth'],
})

export const deletePushSubscription = endpoint('deletepushsubscription', {
  method: 'POST',
  summary: 'Stop showing notifications in a browser.',
  who: 'account',
  unconfirmed: true,
  params: {
    push_subscription_id: Id({ description: 'The browser.', invalid: 'invalid push_subscription_id' }),
  },
  errors: ['invalid push_subscription_id'],
})
