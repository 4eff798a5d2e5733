import { error } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'
import { isApiFailure, type Api } from '../api.ts'
import { orNullIfForbidden } from '../current-user.ts'
import type { Group } from '../topics.ts'

export type QueueItem = Output<'getmoderationqueue'>['data'][number]
export type ModerationState = Output<'getmoderationstate'>
export type ModerationRecord = Output<'getmoderationrecord'>
export type Skipped = Output<'getmoderationdecision'>
export type PendingMessage = Output<'getpendingmessage'>
export type Report = Output<'getreports'>['data'][number]
export type HiddenMessage = Output<'gethiddenmessages'>['data'][number]
export type ItemType = QueueItem['type']
export type Item = { type: ItemType; id: number }
export type DecidingAction = ModerationState['decisions'][number]['action']

/** The parts of the page. */
export const moderationTabs = ['all', 'posts', 'members', 'reports', 'hidden', 'log'] as const
export type ModerationTab = (typeof moderationTabs)[number]
export const itemTypeOfTab: Readonly<Partial<Record<ModerationTab, ItemType>>> = {
  posts: 'message',
  members: 'member',
  reports: 'report',
}
export const tabOf = (url: URL): ModerationTab =>
  moderationTabs.find(show => show === url.searchParams.get('show')) ?? 'all'

export const keyOf = ({ type, id }: Item): string => `${type}-${id}`
/** An item by its name in an address or a form: `message-41`. */
export function parseItem(key: string): Item | null {
  const [, type, id] = /^(message|member|report)-(\d{1,15})$/.exec(key) ?? []
  return type === undefined ? null : { type: type as ItemType, id: Number(id) }
}

const ruleSections: Readonly<Partial<Record<QueueItem['reason'], string>>> = {
  ...{ group: 'moderation', new_member: 'moderation', attachment: 'moderation', virus: 'moderation' },
  not_subscribed: 'posting',
}
/** The setting that held a post; empty if the caller cannot change it, or nobody can. */
export function rulePath(
  { name, perms }: Group,
  { reason, topic_id }: Pick<PendingMessage, 'reason' | 'topic_id'>,
  record: ModerationRecord | null,
): string {
  if (reason === 'member')
    return record?.member_info_id && perms.manage_member_subscription_options
      ? `/g/${name}/members/${record.member_info_id}`
      : ''
  if (reason === 'topic') return topic_id === 0 ? '' : `/g/${name}/topic/${topic_id}`
  if (reason === 'hashtag') {
    const [only, another] = record?.hashtags ?? []
    if (!perms.manage_hashtags) return ''
    return `/g/${name}/settings/tags${only && !another ? `?edit=${only.hashtag_id}` : ''}`
  }
  const section = ruleSections[reason]
  return section && perms.manage_group_settings ? `/g/${name}/settings/${section}` : ''
}

/** What the caller may decide on. */
export const decidableTypes = ({ perms }: Group): ItemType[] => [
  ...(perms.manage_pending_messages ? (['message'] as const) : []),
  ...(perms.view_members && perms.manage_pending_members ? (['member'] as const) : []),
  'report',
]

/** Moderators and owners have this page; for everyone else there is none. */
export function checkModerator({ perms }: Group): void {
  if (!perms.mod_page) error(404, 'nothing here')
}

const orNull = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((thrown: unknown) => {
    if (isApiFailure(thrown) && thrown.type !== 'server' && thrown.type !== 'rate_limit') return null
    throw thrown
  })

/** Everything shown of one item; null if it is not pending any more. */
export async function loadItem(
  api: Api,
  group: Group,
  item: QueueItem,
  { source, templates }: { source: boolean; templates: Template[] },
) {
  const { type, id } = item
  const group_name = group.name
  // All at once: a promise that is not awaited when another fails would end the server.
  const loadRecord = () => orNull(api.getmoderationrecord({ group_name, type, target_id: id }))
  if (type === 'message') {
    const [record, message] = await Promise.all([
      loadRecord(),
      orNull(api.getpendingmessage({ pending_message_id: id, raw: source })),
    ])
    return message && { type, item, message, record, templates }
  }
  if (type === 'member') {
    const [record, member] = await Promise.all([loadRecord(), orNull(api.getmember({ member_info_id: id }))])
    return member && { type, item, member, record }
  }
  const [record, message, reports] = await Promise.all([
    loadRecord(),
    orNull(api.getmessage({ group_name, msg_num: item.msg_num })),
    api.getreports({ group_name, message_id: id, limit: 1 }),
  ])
  const [report] = reports.data
  return message && report ? { type, item, message, report, record } : null
}
export type LoadedItem = NonNullable<Awaited<ReturnType<typeof loadItem>>>

type Template = { id: number; name: string; body: string }
/** The group's texts for rejections. */
export async function templatesOf(api: Api, { name, perms }: Group): Promise<Template[]> {
  if (!perms.manage_pending_messages) return []
  const templates = await orNullIfForbidden(api.getrejectiontemplates({ group_name: name, limit: 20 }))
  return (templates?.data ?? []).map(({ id, name: title, body }) => ({ id, name: title, body }))
}
