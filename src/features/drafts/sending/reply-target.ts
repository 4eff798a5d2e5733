import type { Value } from '#contract/enumerations.ts'
import { may, type GroupAccess } from '#contract/permissions.ts'
import { isBlank } from '#content/text/index.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { parentIdSql, type ReplyRef } from '../../archives/index.ts'
import { authorOf } from './recipients.ts'

const columns = `m.id, m.account_id, m.mime_id, t.reply_to as topic_reply_to,
     array(select h.reply_to from hashtags h where h.group_id = t.group_id and h.id = any(t.hashtag_ids)
       and h.reply_to <> 'thread_reply_group_default' order by array_position(t.hashtag_ids, h.id)) as "tags_reply_to!"`
const messageSource = (id: string) => `from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id
   where m.group_id = :group_id and m.id = ${id}`
const byId = query('replied.byId', `select ${columns} ${messageSource(':id')}`)
const withAuthor = query(
  'replied.withAuthor',
  `select ${columns}, exists (${authorOf('m')}) as "has_author!" ${messageSource(parentIdSql)}`,
  { batchable: true },
)
const topicSubject = query(
  'replied.topicSubject',
  `select t.subject from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id
   where m.group_id = :group_id and m.id = :id`,
)
export type ReplyTarget = Row<'replied.byId'>

/** The parent message if it still exists, and its reply target. */
export const findReplyTarget = (tx: Tx, group_id: number, message_id: number): Promise<ReplyTarget | undefined> =>
  byId.first(tx, { group_id, id: message_id })

/** The same, and whether its author can be written to. */
export const findReplyTargetWithAuthor = (
  tx: Tx,
  group_id: number,
  answering: ReplyRef,
): Promise<Row<'replied.withAuthor'> | undefined> => withAuthor.first(tx, { group_id, ...answering })

/** The subject of a reply: its own, or by default that of the topic. */
export async function replySubject(tx: Tx, group_id: number, draft: DraftedReply): Promise<string> {
  if (draft.message_id === null || !isBlank(draft.subject)) return draft.subject
  const topic = await topicSubject.first(tx, { group_id, id: draft.message_id })
  return topic ? `Re: ${topic.subject}` : draft.subject
}
type DraftedReply = { message_id: number | null; subject: string }

export type ReplyDirection = 'group' | 'sender' | 'group_and_sender' | 'mods'

const directionBySetting: Record<string, ReplyDirection> = {
  group_reply_to_group: 'group',
  group_reply_to_sender: 'sender',
  group_reply_to_moderators: 'mods',
  group_reply_to_group_and_sender: 'group_and_sender',
  group_reply_only_to_sender: 'sender',
  thread_reply_to_sender: 'sender',
}
const onlyToSender = 'group_reply_only_to_sender'

/**
 * Where a reply goes. What its author chose counts; without a choice the topic's own setting does, then that of its
 * hashtags, then the group's. Where replies go to the sender only, no choice brings one into the group. Moderators, and
 * whoever goes on from their own message, write to the group.
 */
export function directionOf(
  chosen: Value<'draft_reply_to'> | 'group',
  replied: Pick<ReplyTarget, 'account_id' | 'topic_reply_to' | 'tags_reply_to'>,
  { account_id, access }: { account_id: number; access: GroupAccess },
): ReplyDirection {
  const own = [replied.topic_reply_to, ...replied.tags_reply_to].find(said => said !== 'thread_reply_group_default')
  const replyTo = own ?? access.group.reply_to
  if (may('mod_page', access) || replied.account_id === account_id) return chosen || 'group'
  if (replyTo === onlyToSender && chosen !== 'mods') return 'sender'
  return chosen || directionBySetting[replyTo] || 'group'
}
