import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { parseSubject } from '#content/text/subject.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { tagsFor } from '../hashtags/index.ts'
import * as contract from './contract.ts'
import { missingPermission } from './queue.ts'

// Unverified email says nothing about the member.
const messageSender = query(
  'moderation.messageSender',
  `select case when (p.submission #> '{mailed,proven}') is distinct from 'false' then p.account_id end as account_id,
     case when p.submission -> 'mailed' is null then 'web' when (p.submission #> '{mailed,proven}') = 'true' then 'verified'
       else 'not_verified' end as "sender_check!",
     coalesce(p.submission #>> '{arrival,results}', '') as "authentication!", p.reason, p.subject,
     coalesce((p.submission ->> 'topic_id')::bigint, 0) as "topic_id!"
   from pending_messages p where p.group_id = :group_id and p.id = :id and p.state = 'held'`,
  { batchable: true },
)
const topicTags = query(
  'moderation.topicTags',
  `select h.* from topic_hashtags t join hashtags h on h.group_id = t.group_id and h.id = t.hashtag_id
   where t.group_id = :group_id and t.topic_id = :topic_id order by h.id`,
)
const memberSender = query(
  'moderation.memberSender',
  `select account_id, 'unknown' as "sender_check!", '' as "authentication!" from members
   where group_id = :group_id and id = :id and status = 'sub_status_pending' and not decided`,
)
const reportSender = query(
  'moderation.reportSender',
  `select account_id, 'unknown' as "sender_check!", '' as "authentication!" from messages m
   where group_id = :group_id and id = :id
     and exists (select from message_reports r where r.group_id = m.group_id and r.message_id = m.id)`,
)
const senders = { message: messageSender, member: memberSender, report: reportSender }

const recordOf = query(
  'moderation.record',
  `select id, created, status, post_status, email_delivery, approved_posts, rejected_posts, most_recent_message, moderator_notes
   from members where group_id = :group_id and account_id = :account_id and given_id is null`,
)
/** How a person became a member, and later moderator actions. */
const historyOf = query(
  'moderation.history',
  `select f.created, f.name as fact, coalesce(a.id, 0) as "user_id!", coalesce(a.full_name, '') as "full_name!"
   from members m join facts f on f.group_id = m.group_id and f.data ? 'member_info_id'
     and (f.data ->> 'member_info_id')::bigint = m.id and f.name = any(:names::text[])
   left join accounts a on a.id = f.account_id
   where m.group_id = :group_id and m.account_id = :account_id and m.given_id is null
   order by f.id desc limit 10`,
)
const historyFacts = [
  'member.requested',
  'member.joined',
  'member.added',
  'member.agreed',
  'member.approved',
  'member.unmoderated',
  'member.unbanned',
  'member.role_changed',
]

const nobody = {
  ...{ id: 0, created: null, status: '', post_status: '', email_delivery: '', approved_posts: 0, rejected_posts: 0 },
  ...{ most_recent_message: null, moderator_notes: '' },
} as const

/** The moderated hashtags that hold a message: of its topic, or of its subject if it starts one. */
async function holdingTags(tx: Tx, group_id: number, sender: object) {
  if (!('reason' in sender) || sender.reason !== 'hashtag') return []
  const { subject, topic_id } = sender as Row<'moderation.messageSender'>
  const tags =
    topic_id === 0
      ? (await tagsFor(tx, group_id, parseSubject(subject).hashtags)).tags
      : (await topicTags.all(tx, { group_id, topic_id })).filter(tag => !tag.replies_unmoderated)
  return tags
    .filter(({ moderated }) => moderated)
    .map(({ id, name }) => ({ object: 'moderation_hashtag' as const, hashtag_id: id, name }))
}

export const getModerationRecord = implement(
  contract.getModerationRecord,
  async ({ tx, group, access, params, fail }) => {
    const { type, target_id } = params
    const missing = missingPermission(type, access)
    if (missing) fail('inadequate_permissions', missing)
    const group_id = group.id
    const sender = (await senders[type].first(tx, { group_id, id: target_id })) ?? fail('invalid target_id')
    const { account_id } = sender
    const seesMembers = may('view_members', access)
    const [found, history] =
      account_id === null
        ? [undefined, []]
        : await Promise.all([
            recordOf.first(tx, { group_id, account_id }),
            seesMembers ? historyOf.all(tx, { group_id, account_id, names: historyFacts }) : [],
          ])
    const record: Row<'moderation.record'> | typeof nobody = found ?? nobody
    return {
      object: 'moderation_record' as const,
      member_info_id: record.id,
      approved_posts: record.approved_posts,
      rejected_posts: record.rejected_posts,
      joined: record.created,
      most_recent_message: record.most_recent_message,
      status: record.status as '' | Value<'member_status'>,
      post_status: record.post_status as '' | Value<'post_status'>,
      email_delivery: record.email_delivery as '' | Value<'email_delivery'>,
      moderator_notes: seesMembers ? record.moderator_notes : '',
      sender_check: sender.sender_check as Value<'sender_check'>,
      authentication: sender.authentication,
      hashtags: await holdingTags(tx, group_id, sender),
      history: history.map(event => ({ object: 'moderation_event' as const, ...event })),
    }
  },
)
