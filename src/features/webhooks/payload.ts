import type { Row } from '#storage/query.ts'

type ClaimedRow = Row<'webhookDelivery.claim'>

/** Where facts have the name and the number of what they are about, the more specific ones first. */
const textFields = ['subject', 'question', 'title', 'name', 'email'] as const
const idFields = [
  ...['message_id', 'pending_message_id', 'poll_id', 'topic_id', 'event_id', 'row_id', 'database_id', 'photo_id'],
  ...['album_id', 'file_id', 'wiki_page_id', 'chat_id', 'hashtag_id', 'notice_id', 'label_id', 'invite_id', 'alias_id'],
  ...['column_id', 'webhook_id', 'direct_add_id', 'subgroup_id', 'member_info_id'],
] as const

/** The body of a webhook: `docs/webhooks.md`. */
export function payloadOf(row: ClaimedRow, groupUrl: (name: string) => string) {
  const data = (row.data ?? {}) as Record<string, unknown>
  const extra = textFields.map(name => data[name]).find(value => typeof value === 'string' && value !== '')
  const extra_id = idFields.map(name => data[name]).find(value => typeof value === 'number' && value !== 0)
  return {
    id: row.fact_id,
    object: 'webhook_event' as const,
    created: row.happened ?? row.created,
    webhook_id: row.webhook_id,
    action: row.action,
    via: row.via ?? 'via_robot',
    group: groupPart(row, groupUrl),
    member_info: memberPart(row),
    extra: extra ?? '',
    extra_id: extra_id ?? 0,
    data,
  }
}

type TestContext = { webhook_id: number; created: string; group: GroupRow }
/** What a test sends. */
export const testPayload = ({ webhook_id, created, group }: TestContext, groupUrl: (name: string) => string) => ({
  id: 0,
  object: 'webhook_event' as const,
  created,
  webhook_id,
  action: 'webhook.test',
  via: 'via_robot',
  group: groupPart(group, groupUrl),
  member_info: null,
  extra: '',
  extra_id: 0,
  data: {},
})

type GroupRow = { group_id: number; group_name: string; group_title: string }
const groupPart = ({ group_id, group_name, group_title }: GroupRow, groupUrl: (name: string) => string) => ({
  id: group_id,
  object: 'group' as const,
  name: group_name,
  title: group_title,
  url: groupUrl(group_name),
})

/** The member whom it is about, or else who did it; null if they are not a member any more. */
const memberPart = (row: ClaimedRow) =>
  row.member_info_id === null
    ? null
    : {
        id: row.member_info_id,
        object: 'member_info' as const,
        group_id: row.group_id,
        user_id: row.user_id,
        full_name: row.full_name,
        email: row.email,
        status: row.member_status,
        mod_status: row.mod_status,
      }
