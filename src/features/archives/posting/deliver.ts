import { query } from '#storage/query.ts'
import { justPosted } from './post-store.ts'

/** So many recipients are one row: a thousand are five, and what was begun of one is soon told from what was not. */
const most = 200

// Digests and summaries are made later, from what is there then. A special notice goes to everybody at once who gets any mail.
const comesNow = `case
    when r.account_id = :copy_to then :is_special or r.email_delivery in ('email_delivery_single', 'email_delivery_none', 'email_delivery_special')
    when :is_special then r.email_delivery <> 'email_delivery_none'
    else r.email_delivery = 'email_delivery_single'
  end`

// Following or muting a topic is the nearer wish; what is followed by hashtag comes unless another hashtag of it is muted.
const wanted = `:is_special or r.account_id = :copy_to or coalesce(t.state, '') <> 'muted' and (t.state = 'followed' or not coalesce(h.muted, false) and case r.message_selection
    when 'message_selection_all' then true
    when 'message_selection_follow_and_first_message' then :is_first or coalesce(h.followed, false)
    else coalesce(h.followed, false) end)`

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
     join members r on r.group_id = :group_id
     left join topic_followers t on t.group_id = :group_id and t.topic_id = p.topic_id and t.account_id = r.account_id
       and (t.until is null or t.until > now())
     left join lateral (
       select bool_or(f.state = 'muted') as muted, bool_or(f.state = 'followed') as followed from hashtag_followers f
       where f.group_id = :group_id and f.hashtag_id = any(:hashtag_ids::bigint[]) and f.account_id = r.account_id
         and (f.until is null or f.until > now())
     ) h on :hashtag_ids <> '{}'
     where ${justPosted}
       and r.status = 'sub_status_normal' and r.user_status = 'user_status_confirmed'
       and (r.account_id is distinct from :author_id?::bigint or r.account_id = :copy_to?::bigint) and (${comesNow}) and (${wanted})
   ) recipients group by message_id, part`,
)
