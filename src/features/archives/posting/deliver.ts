import { query } from '#storage/query.ts'
import { justPosted } from './post-store.ts'

/** What each kind of delivery makes of a message; a special notice goes to everybody at once who gets any mail. */
const modes = `case
    when :is_special then case when r.email_delivery <> 'email_delivery_none' or r.account_id = :copy_to then 'single' end
    when r.account_id = :copy_to then case r.email_delivery when 'email_delivery_none' then 'single'
      when 'email_delivery_special' then 'single' else replace(r.email_delivery, 'email_delivery_', '') end
    when r.email_delivery in ('email_delivery_none', 'email_delivery_special') then null
    else replace(r.email_delivery, 'email_delivery_', '')
  end`

// Following or muting a topic is the nearer wish; what is followed by hashtag comes unless another hashtag of it is muted.
const wanted = `:is_special or r.account_id = :copy_to or coalesce(t.state, '') <> 'muted' and (t.state = 'followed' or not coalesce(h.muted, false) and case r.message_selection
    when 'message_selection_all' then true
    when 'message_selection_follow_and_first_message' then :is_first or coalesce(h.followed, false)
    else coalesce(h.followed, false) end)`

/**
 * One row for each member who gets a message. Run after the message is posted, under the lock of its group: whoever
 * was let in or put out before that is seen as they are now.
 */
export const deliver = query(
  'posting.deliver',
  `insert into deliveries (group_id, message_id, member_id, mode)
   select :group_id, p.id, r.id, d.mode
   from messages p
   join members r on r.group_id = :group_id
   left join topic_followers t on t.group_id = :group_id and t.topic_id = p.topic_id and t.account_id = r.account_id
     and (t.until is null or t.until > now())
   left join lateral (
     select bool_or(f.state = 'muted') as muted, bool_or(f.state = 'followed') as followed from hashtag_followers f
     where f.group_id = :group_id and f.hashtag_id = any(:hashtag_ids::bigint[]) and f.account_id = r.account_id
       and (f.until is null or f.until > now())
   ) h on :hashtag_ids <> '{}'
   cross join lateral (select ${modes} as mode) d
   where ${justPosted}
     and r.status = 'sub_status_normal' and r.user_status = 'user_status_confirmed'
     and (r.account_id is distinct from :author_id?::bigint or r.account_id = :copy_to?::bigint) and d.mode is not null and (${wanted})`,
)
