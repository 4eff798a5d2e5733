import { query } from '#storage/query.ts'
import { justPosted } from './post-store.ts'

/** So many recipients are one row: a thousand are five, and what was begun of one is soon told from what was not. */
const most = 200

/** A message as the conditions name it: by values that are given, or by columns. `copyTo` is the author who wishes a copy. */
type Told = { isSpecial: string; isFirst: string; copyTo: string; hashtagIds: string }

// Digests and summaries are made later, from what is there then. A special notice goes to everybody at once who gets any mail.
const comesNow = ({ isSpecial, copyTo }: Told) => `case
    when r.account_id = ${copyTo} then ${isSpecial} or r.email_delivery in ('email_delivery_single', 'email_delivery_none', 'email_delivery_special')
    when ${isSpecial} then r.email_delivery <> 'email_delivery_none'
    else r.email_delivery = 'email_delivery_single'
  end`

// Following or muting a topic is the nearer wish; what is followed by hashtag comes unless another hashtag of it is muted.
const isWanted = ({
  isSpecial,
  isFirst,
  copyTo,
}: Told) => `${isSpecial} or r.account_id = ${copyTo} or coalesce(t.state, '') <> 'muted' and (t.state = 'followed' or not coalesce(h.muted, false) and case r.message_selection
    when 'message_selection_all' then true
    when 'message_selection_follow_and_first_message' then ${isFirst} or coalesce(h.followed, false)
    else coalesce(h.followed, false) end)`

/** What the member `r` wishes of the topic and the hashtags of the message `p`. */
const wishes = ({ hashtagIds }: Told) => `
     left join topic_followers t on t.group_id = p.group_id and t.topic_id = p.topic_id and t.account_id = r.account_id
       and (t.until is null or t.until > now())
     left join lateral (
       select bool_or(f.state = 'muted') as muted, bool_or(f.state = 'followed') as followed from hashtag_followers f
       where f.group_id = p.group_id and f.hashtag_id = any(${hashtagIds}) and f.account_id = r.account_id
         and (f.until is null or f.until > now())
     ) h on ${hashtagIds} <> '{}'`

const isReached = (told: Told) => `r.status = 'sub_status_normal' and r.user_status = 'user_status_confirmed'
       and (${comesNow(told)}) and (${isWanted(told)})`

const posted: Told = {
  isSpecial: ':is_special',
  isFirst: ':is_first',
  copyTo: ':copy_to?::bigint',
  hashtagIds: ':hashtag_ids::bigint[]',
}

/**
 * Mailings to all members who get a message at once. Run after the message is posted, under the lock of its group: whoever
 * was let in or put out before that is seen as they are now. docs/decisions/0165
 */
export const deliver = query(
  'posting.deliver',
  `insert into mailings (group_id, kind, message_id, recipient_ids)
   select :group_id, 'single', message_id, array_agg(member_id) from (
     select p.id as message_id, r.id as member_id, (row_number() over () - 1) / ${most} as part
     from messages p
     join members r on r.group_id = :group_id${wishes(posted)}
     where ${justPosted}
       and (r.account_id is distinct from :author_id?::bigint or r.account_id = :copy_to?::bigint) and ${isReached(posted)}
   ) recipients group by message_id, part`,
)

const kept: Told = {
  isSpecial: 'p.is_special',
  isFirst: 'not p.is_reply',
  copyTo: 'null::bigint',
  hashtagIds: 'o.hashtag_ids',
}

/**
 * Sends one person what was posted in a time when nothing came to them: what they would get now, the newest messages of each of
 * their groups.
 */
export const sendAgain = query(
  'posting.sendAgain',
  `insert into mailings (group_id, kind, message_id, recipient_ids)
   select p.group_id, 'single', p.id, array[r.id]
   from (select * from members where account_id = :account_id order by id limit :groups) r
   cross join lateral (
     select * from messages m where m.group_id = r.group_id and m.created >= :from and m.created < :to
     order by m.created desc, m.id desc limit :limit
   ) p
   join topics o on o.group_id = p.group_id and o.id = p.topic_id${wishes(kept)}
   where p.account_id is distinct from r.account_id and ${isReached(kept)}
     and not exists (select from hashtags n where n.group_id = p.group_id and n.id = any(o.hashtag_ids) and n.no_email)
   order by p.group_id, p.id`,
)
