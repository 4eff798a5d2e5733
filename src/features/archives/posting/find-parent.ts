import { splitAgainstParent, type ParsedText } from '#content/text/index.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'

const nearestParent = query(
  'posting.answered',
  `select m.id as message_id, m.topic_id, m.subject from unnest(:references::text[]) with ordinality r(mime_id, place)
   cross join lateral (
     select id, topic_id, subject from messages where group_id = :group_id and mime_id = r.mime_id order by id desc limit 1) m
   order by r.place desc limit 1`,
)
export type ParentMessage = Row<'posting.answered'>

/** The message of a group that an email replies to: the nearest one in its references that exists. */
export const findParent = (
  tx: Tx,
  group_id: number,
  references: readonly string[],
): Promise<ParentMessage | undefined> => nearestParent.first(tx, { group_id, references })

// The groups that messages were moved to are few, and found in as many steps. A nearer message that stayed wins.
const groupOfMovedParent = query(
  'posting.movedTo',
  `with recursive targets as (
     select min(to_group_id) as id from moved_messages where group_id = :group_id
     union all
     select (select min(v.to_group_id) from moved_messages v where v.group_id = :group_id and v.to_group_id > targets.id) from targets
     where targets.id is not null
   )
   select m.group_id as "group_id!", m.is_moved as "is_moved!" from unnest(:references::text[]) with ordinality r(mime_id, place)
   cross join lateral (
     select group_id, false as is_moved from messages where group_id = :group_id and mime_id = r.mime_id
     union all
     select m.group_id, true from targets join messages m on m.group_id = targets.id and m.mime_id = r.mime_id
     join moved_messages v on v.message_id = m.id and v.group_id = :group_id
   ) m order by r.place desc, m.is_moved limit 1`,
)

/** The group that the message was moved to which an email replies to; null if it wasn't moved. */
export async function findMovedTo(tx: Tx, group_id: number, references: readonly string[]): Promise<number | null> {
  const parent = references.length === 0 ? undefined : await groupOfMovedParent.first(tx, { group_id, references })
  return parent?.is_moved ? parent.group_id : null
}

const nearestParentText = query(
  'posting.answeredText',
  `select m.html from unnest(:references::text[]) with ordinality r(mime_id, place)
   cross join lateral (
     select body || quoted || remainder as html from messages
     where group_id = :group_id and mime_id = r.mime_id order by id desc limit 1) m
   order by r.place desc limit 1`,
)

/** Splits the new text from the quoted text with the help of the message that it replies to. */
export async function resolveQuotedReply(
  tx: Tx,
  group_id: number,
  { text, references }: { text: ParsedText; references: readonly string[] },
): Promise<ParsedText> {
  const needsParent = text.isDoubtful && references.length > 0
  const parent = needsParent ? await nearestParentText.first(tx, { group_id, references }) : undefined
  return splitAgainstParent(text, parent?.html ?? undefined)
}

const byNumber = query(
  'posting.byNumber',
  `select m.mime_id, t.subject from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id
   where m.group_id = :group_id and m.msg_num = :msg_num`,
)

/** The Message-ID and topic subject of the message with a number, for a reply to it. */
export const findByNumber = (tx: Tx, group_id: number, msg_num: number) => byNumber.first(tx, { group_id, msg_num })

const parentByAuthor = query(
  'posting.answeredOf',
  `select m.group_id, m.id as message_id from accounts a
   join members w on w.account_id = a.id and w.status = 'sub_status_normal'
   join messages m on m.group_id = w.group_id and m.mime_id = any(:references::text[]) and m.account_id = a.id
   where lower(a.email) = lower(:email) order by m.id desc limit 1`,
)

/** The message of an author that an email replies to, in any of their groups. */
export const findParentByAuthor = (tx: Tx, email: string, references: readonly string[]) =>
  parentByAuthor.first(tx, { email, references })

const topicSubject = query(
  'posting.topicSubject',
  `select subject from topics where group_id = :group_id and id = :topic_id`,
)

export const findTopicSubject = async (tx: Tx, group_id: number, topic_id: number): Promise<string | null> =>
  (await topicSubject.first(tx, { group_id, topic_id }))?.subject ?? null
