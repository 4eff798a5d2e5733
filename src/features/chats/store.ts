import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { authorJoin, authorName } from '../archives/index.ts'

/** The most characters of the newest message that a list of chats shows. */
const excerptLength = 200

/** Columns of chat `c` for display: its creator, whether they are still in the group, and the caller's membership in the chat. */
export const chatColumns = `c.id, c.group_id, c.created, c.updated, c.subject, c.description, c.state, c.num_messages, c.version,
  c.subs_count, l.msg_num as "last_num?", l.created as "last_created?", ${authorName('l.name', 'w')} as "last_name?", w.id as "last_user_id?",
  l.excerpt as "last_excerpt?", l.filename as "last_filename?", coalesce(a.id, 0) as "user_id!", ${authorName('c.name')} as "shown_name!", a.preferences as "preferences?",
  exists (select from members o join groups g on g.id = c.group_id where o.account_id = c.account_id
    and o.group_id in (g.id, g.parent_id) and o.status = 'sub_status_normal') as "has_owner!",
  coalesce((select t.id from topics t where t.group_id = c.group_id and t.chat_id = c.id order by t.id desc limit 1), 0) as "topic_id!",
  s.id as "sub_id?", s.created as "sub_created?", s.updated as "sub_updated?", s.last_msg_seen as "last_msg_seen?",
  s.muted as "muted?"`
export const chatJoins = `${authorJoin('c.account_id')}
  left join chat_subs s on s.chat_id = c.id and s.account_id = :account_id?::bigint
  left join lateral (select m.msg_num, m.created, m.account_id, m.name, left(m.message, ${excerptLength}) as excerpt, m.media ->> 'filename' as filename
    from chat_messages m where m.group_id = c.group_id and m.chat_id = c.id and m.msg_num = c.num_messages
      and m.type = 'chat_msg_type_normal') l on true ${authorJoin('l.account_id', 'w')}`

/** The open chats of groups with the most recent messages. */
export const newestChats = query(
  'chat.talkedIn',
  `select ${chatColumns} from unnest(:group_ids::bigint[]) as g(id) cross join lateral (
     select c.* from chats c where c.group_id = g.id and c.state = 'open' order by c.updated desc, c.id desc limit 5) c ${chatJoins}
   order by c.updated desc, c.id desc`,
  { batchable: true },
)

export const findChat = query('chat.byId', `select ${chatColumns} from chats c ${chatJoins} where c.id = :id`)
/** The caller's membership in a chat. */
const subscriptionColumns = `s.id, s.group_id, s.chat_id, s.account_id, s.member_id, s.created, s.updated, s.last_msg_seen, s.muted, c.state,
  c.subject, c.num_messages, c.version, c.subs_count`
const chatOfSubscription = `join chats c on c.group_id = s.group_id and c.id = s.chat_id`
export const findSubscription = query(
  'chat.place',
  `select ${subscriptionColumns} from chat_subs s ${chatOfSubscription} where s.id = :id and s.account_id = :account_id`,
)
/** The same for many callers. */
export const findSubscriptions = query(
  'chat.places',
  `select given.n::int as "n!", ${subscriptionColumns}
   from unnest(:ids::bigint[], :account_ids::bigint[]) with ordinality as given(id, account_id, n)
   join chat_subs s on s.id = given.id and s.account_id = given.account_id ${chatOfSubscription}`,
)

export const chatPages = queryFamily(
  'chat.page',
  queriesByKind({ open: `c.state = 'open'`, closed: `c.state = 'closed'` }, condition =>
    keysetQueries(
      'c.id',
      {
        updated: { key: 'c.updated', value: ':after_key?::text::timestamptz' },
        created: 'c.id',
        subject: 'lower(c.subject)',
      },
      ({
        afterCondition,
        order,
      }) => `select ${chatColumns}, lower(c.subject) as "sort_subject!" from chats c ${chatJoins}
        where c.group_id = :group_id and ${condition} and ${afterCondition} order by ${order} limit :count`,
    ),
  ),
)
export const countClosed = query(
  'chat.countClosed',
  `select closed_chats_count as "count" from groups where id = :group_id`,
)

/** The membership that grants access to a group's chats: in the group, or else in its parent. */
const membershipOfCaller = `select m.id from members m where m.account_id = :account_id
    and m.group_id in (:group_id, :parent_id?::bigint) and m.status = 'sub_status_normal'
  order by m.group_id = :group_id desc limit 1`
/** Updates the group's chat counts from the old and the new state of a chat. */
const counted = (from: string, was: string, is: string, more = '') => `counted as (
     update groups g set ${more} open_chats_count = open_chats_count + (${is} = 'open')::int - (${was} = 'open')::int,
       closed_chats_count = closed_chats_count + (${is} = 'closed')::int - (${was} = 'closed')::int
     from ${from} where g.id = :group_id
   )`

export const insertChat = query(
  'chat.insert',
  `with made as (
     insert into chats (group_id, account_id, name, subject, description, announced_to)
     values (:group_id, :account_id, :name, :subject, :description, case when :announce::boolean then 0 end) returning id
   ), placed as (
     insert into chat_subs (group_id, chat_id, account_id, member_id)
     select :group_id, made.id, :account_id, place.id from made, (${membershipOfCaller}) place
   ), ${counted('made', `'none'`, `'open'`)}
   select id from made`,
)
export const joinChat = query(
  'chat.join',
  `insert into chat_subs (group_id, chat_id, account_id, member_id, last_msg_seen)
   select c.group_id, c.id, :account_id, place.id, c.num_messages from chats c, (${membershipOfCaller}) place
   where c.group_id = :group_id and c.id = :chat_id and c.state = 'open'
   on conflict (chat_id, account_id) do nothing returning id`,
)
/** The membership is locked before the chat, in the same order as when a membership ends. */
export const lockMembership = query('chat.lockMembership', `${membershipOfCaller} for key share`)
export const leaveChat = query(
  'chat.leave',
  `delete from chat_subs where group_id = :group_id and id = :id and account_id = :account_id returning id`,
)

export const muteChat = query(
  'chat.mute',
  `update chat_subs set muted = :is_muted, updated = next_updated(updated)
   where group_id = :group_id and id = :id and muted <> :is_muted`,
)

/** Locks a chat against new messages, closing and deletion. */
export const lockChat = query(
  'chat.lock',
  `select state, created, edited from chats where group_id = :group_id and id = :id for no key update`,
)
export const changeState = query(
  'chat.changeState',
  `with old as (
     select id, state from chats where group_id = :group_id and id = :id and state = any(:from::text[]) for no key update
   ), changed as (
     update chats c set state = :to, updated = next_updated(c.updated), edited = next_updated(c.updated)
     from old where c.group_id = :group_id and c.id = old.id returning c.id
   ), ${counted('old', 'old.state', ':to')}
   select id from changed`,
)
export const changeChat = query(
  'chat.change',
  `update chats set subject = coalesce(:subject?, subject), description = coalesce(:description?, description),
     updated = next_updated(updated), edited = next_updated(updated)
   where group_id = :group_id and id = :id`,
)
const filesOf = (chat: string) =>
  `select coalesce(sum(f.size), 0) from chat_files f where f.group_id = :group_id and f.chat_id = ${chat}.id`
/** Deletes a chat and frees the storage of its files. Messages and memberships are deleted in the background. */
export const removeChat = query(
  'chat.remove',
  `with gone as (delete from chats where group_id = :group_id and id = :id returning id, state),
   ${counted('gone', 'gone.state', `'gone'`, `storage_used = storage_used - (${filesOf('gone')}), storage_chats = storage_chats - (${filesOf('gone')}),`)}
   select id from gone`,
)
