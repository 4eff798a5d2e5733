import { query } from '#storage/query.ts'

export const nextMessages = query(
  'oldCodes.next',
  `select max(id) as last, count(*)::int as "count!" from (
     select id from messages where id > :after order by id limit :limit
   ) w`,
)
/** Messages that may contain a token, including their revisions. */
export const messagesWithTokens = query(
  'oldCodes.found',
  `select m.id, m.topic_id from messages m
   where m.id > :after and m.id <= :last and (m.body ~* :codes or m.quoted ~* :codes or m.remainder ~* :codes or m.snippet ~* :codes
     or exists (select from message_revisions r where r.group_id = m.group_id and r.message_id = m.id and r.body ~* :codes))
   order by m.id`,
)
export const lockTopicsWithTokens = query(
  'oldCodes.lockTopics',
  `select id, summary from topics where id = any(:ids::bigint[]) order by id for update`,
)
export const changeSummaries = query(
  'oldCodes.summaries',
  `update topics t set summary = n.summary from unnest(:ids::bigint[], :summaries::text[]) n(id, summary) where t.id = n.id`,
)
export const lockTexts = query(
  'oldCodes.lock',
  `select id, body, quoted, remainder, snippet from messages where id = any(:ids::bigint[]) order by id for update`,
)
export const changeTexts = query(
  'oldCodes.texts',
  `update messages set body = :body, quoted = :quoted, remainder = :remainder, snippet = :snippet where id = :id`,
)
/** The revisions of messages, which are protected by the locks on the messages. */
export const revisionsOf = query(
  'oldCodes.revisions',
  `select r.message_id, r.rev, r.body from message_revisions r join messages m on m.group_id = r.group_id and m.id = r.message_id
   where m.id = any(:ids::bigint[])`,
)
export const changeRevision = query(
  'oldCodes.revision',
  `update message_revisions r set body = :body from messages m
   where m.id = :message_id and r.group_id = m.group_id and r.message_id = m.id and r.rev = :rev`,
)
