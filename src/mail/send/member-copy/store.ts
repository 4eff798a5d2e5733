import { editedText } from '#features/archives/index.ts'
import { query, type Row } from '#storage/query.ts'

/** The poll of message `m` as JSON, if members of its group `g` can still vote in it. */
export const openPoll = `case when m.poll_id is not null then (
     select json_build_object('id', p.id, 'question', p.question, 'type', p.type, 'answers', p.answers, 'is_anonymous', p.is_anonymous,
         'closes', p.closes)
     from polls p join groups g on g.id = p.group_id
     where p.id = m.poll_id and p.closed is null and (p.closes is null or p.closes > now())
       and coalesce(g.settings ->> 'polls_access', '') <> 'polls_access_none') end`

/** Loads a message to be sent. */
export const copiedMessage = query(
  'copy.message',
  `select m.id, m.msg_num, m.topic_id, m.account_id, m.name, m.email, m.created, m.mime_id, m.subject_with_tags,
     m.body || m.quoted || m.remainder as "html!", t.reply_to, ${openPoll} as "poll?", r.skeleton, r.parts, r.arrival, r.signature, ${editedText},
     array(select json_build_object('id', f.id, 'hash', f.hash, 'size', f.size, 'filename', f.filename,
         'content_id', f.content_id, 'width', f.width, 'height', f.height)
       from attachments f where f.group_id = m.group_id and f.message_id = m.id order by f.attach_num) as "files!",
     array(select json_build_object('id', h.id, 'name', h.name, 'reply_to', h.reply_to)
       from unnest(t.hashtag_ids) with ordinality as tag (id, place)
       join hashtags h on h.group_id = m.group_id and h.id = tag.id order by tag.place) as "hashtags!"
   from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id
   join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.group_id = :group_id and m.id = :id`,
)
export type CopiedMessage = Row<'copy.message'>
