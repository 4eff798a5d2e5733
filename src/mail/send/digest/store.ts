import { authorJoin, authorName } from '#features/archives/index.ts'
import { memberTimeZone } from '#features/members/index.ts'
import { openPoll } from '../member-copy/store.ts'
import { query } from '#storage/query.ts'

/** Locks the digest cursors that are due or may have enough messages; cursors locked by others are skipped. */
export const dueDigests = query(
  'digest.due',
  `select d.group_id, d.member_id, d.after_num, d.due is null as "is_new!", coalesce(d.due <= :now, false) as "is_time!",
     g.last_msg_num, ${memberTimeZone('r')} as "timezone!", r.email_delivery, r.user_status = 'user_status_confirmed' as "is_reached!",
     coalesce((g.settings -> 'force_html_emails')::boolean, false) as "force_html!"
   from digest_cursors d
   join groups g on g.id = d.group_id
   join members r on r.group_id = d.group_id and r.id = d.member_id
   join accounts a on a.id = r.account_id
   where g.suspended is null
     and (d.due is null or d.due <= :now or (g.last_msg_num >= d.check_at_num and r.email_delivery <> 'email_delivery_summary'))
   order by d.group_id, d.member_id limit :limit
   for update of d skip locked`,
)

/** The most messages of a digest; the rest is sent with the next one. */
export const maxMessages = 50

// As for single messages, settings of the topic override those of hashtags.
const isWantedSql = `coalesce(f.state, '') <> 'muted' and (f.state = 'followed' or not coalesce(h.muted, false)
     and case r.message_selection when 'message_selection_all' then true
       when 'message_selection_follow_and_first_message' then not m.is_reply or coalesce(h.followed, false)
       else coalesce(h.followed, false) end)`

/** The pending messages of members, oldest first, and whether any of them are by others. */
export const pendingDigests = query(
  'digest.waiting',
  `select r.group_id, r.id as member_id, w.nums as "nums!", w.has_others as "has_others!"
   from unnest(:group_ids::bigint[], :member_ids::bigint[], :after_nums::bigint[], :up_to::bigint[])
     as asked (group_id, member_id, after_num, up_to)
   join members r on r.group_id = asked.group_id and r.id = asked.member_id
   cross join lateral (
     select coalesce(array_agg(s.msg_num order by s.msg_num), '{}') as nums,
       coalesce(bool_or(s.account_id is distinct from r.account_id), false) as has_others
     from (
       select m.msg_num, m.account_id from messages m
       join topics t on t.group_id = m.group_id and t.id = m.topic_id
       left join topic_followers f on f.group_id = m.group_id and f.topic_id = m.topic_id and f.account_id = r.account_id
         and (f.until is null or f.until > now())
       left join lateral (
         select bool_or(x.state = 'muted') as muted, bool_or(x.state = 'followed') as followed from hashtag_followers x
         where x.group_id = m.group_id and x.hashtag_id = any(t.hashtag_ids) and x.account_id = r.account_id
           and (x.until is null or x.until > now())
       ) h on t.hashtag_ids <> '{}'
       where m.group_id = r.group_id and m.msg_num > asked.after_num and m.msg_num <= asked.up_to and not m.is_special
         and not exists (select from moved_messages v where v.message_id = m.id)
         and not exists (select from hashtags n where n.group_id = m.group_id and n.id = any(t.hashtag_ids) and n.no_email)
         and (${isWantedSql})
       order by m.msg_num limit ${maxMessages}
     ) s
   ) w`,
)

/** Advances the cursors of members and sets when to check again. */
export const advanceDigests = query(
  'digest.move',
  `update digest_cursors d set after_num = p.after_num, check_at_num = p.check_at_num, due = p.due
   from unnest(:group_ids::bigint[], :member_ids::bigint[], :after_nums::bigint[], :check_at_num::bigint[], :due::timestamptz[])
     as p (group_id, member_id, after_num, check_at_num, due)
   where d.group_id = p.group_id and d.member_id = p.member_id`,
)

/** The messages of a digest, oldest first; deleted ones are left out. */
export const digestMessages = query(
  'digest.messages',
  `select m.id, m.msg_num, m.topic_id, m.created, ${authorName('m.name')} as "name!", m.subject_with_tags, m.body, m.snippet,
     m.mime_id, t.subject as topic_subject, ${openPoll} as "poll?",
     array(select json_build_object('id', f.id, 'filename', f.filename, 'content_id', f.content_id)
       from attachments f where f.group_id = m.group_id and f.message_id = m.id order by f.attach_num) as "files!"
   from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id ${authorJoin('m.account_id')}
   where m.group_id = :group_id and m.msg_num = any(:nums::bigint[]) order by m.msg_num`,
)
