import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'
import { authorJoin, authorName } from '../archives/index.ts'
import { insertTermsSql } from './search/term-blocks.ts'

/** Columns of chat message `m` for display. */
export const chatMessageColumns = `m.id, m.group_id, m.chat_id, m.msg_num, m.created, m.version, m.type, m.message, m.reply_to_num, m.nonce, m.edited,
  m.is_deleted, m.media, m.tapbacks, m.tapback_counts, coalesce(a.id, 0) as "user_id!", ${authorName('m.name')} as "shown_name!",
  a.user_name as "user_name?", a.email as "email?", a.preferences as "preferences?"`
export const chatAuthorJoin = authorJoin('m.account_id')
const selectMessages = `select ${chatMessageColumns} from chat_messages m ${chatAuthorJoin} where m.group_id = :group_id and m.chat_id = :chat_id`

export const chatMessagePages = keysetFamily(
  'chat.lines',
  'm.msg_num',
  { msg_num: 'm.msg_num' },
  ({ afterCondition, order }) => `${selectMessages} and ${afterCondition} order by ${order} limit :count`,
)
/**
 * The number of the first message since a time, or the next one that will be: the numbers have no gaps and rise with the
 * time, so a few of them are enough to find it.
 */
export const firstMessageSince = query(
  'chat.firstSince',
  `with recursive step(low, high) as (
     select 1::bigint, c.num_messages + 1 from chats c where c.group_id = :group_id and c.id = :chat_id
     union all
     select case when m.created < :from?::text::timestamptz then m.msg_num + 1 else s.low end,
       case when m.created < :from?::text::timestamptz then s.high else m.msg_num end
     from step s join chat_messages m on m.group_id = :group_id and m.chat_id = :chat_id and m.msg_num = (s.low + s.high) / 2
     where s.low < s.high
   )
   select low as "msg_num!" from step order by high - low limit 1`,
)
/** The newest messages of a chat, oldest first. */
export const newestMessages = query(
  'chat.newest',
  `select * from (${selectMessages} order by m.msg_num desc limit :limit) newest order by msg_num`,
)
/** Messages changed since a version, in the order of the changes. */
export const messagesSinceVersion = query(
  'chat.behind',
  `${selectMessages} and m.version > :version order by m.version limit :limit`,
)
/** Messages after a number, in order. */
export const messagesAfter = query(
  'chat.after',
  `${selectMessages} and m.msg_num > :msg_num order by m.msg_num limit :limit`,
)
/** Messages up to a number that were changed since a version. */
export const messagesChanged = query(
  'chat.changed',
  `${selectMessages} and m.version > :version and m.msg_num <= :msg_num order by m.version limit :limit`,
)
export const findChatMessage = query('chat.line', `${selectMessages} and m.msg_num = :msg_num`)
export const messageByNonce = query(
  'chat.byNonce',
  `${selectMessages} and m.account_id = :account_id and m.nonce = :nonce`,
)

/** Locks a chat membership, so that it cannot end before the message is inserted. */
export const lockSubscription = query(
  'chat.lockPlace',
  `select id from chat_subs where group_id = :group_id and id = :chat_sub_id for key share`,
)

/**
 * Inserts messages into many chats, possibly several per chat. A message is skipped if its chat or membership is locked by
 * another transaction, the chat is closed, the membership ended, the nonce was used, or the message it replies to doesn't
 * exist. Other rows are read as of before the locks, so a caller that needs the reason must lock both first.
 */
export const insertMessages = query(
  'chat.sayAll',
  `with free as materialized (
     select g.*, s.member_id
     from jsonb_to_recordset(:lines::jsonb) as g(n int, group_id bigint, chat_id bigint, chat_sub_id bigint, account_id bigint,
       name text, message text, words text, reply_to_num bigint, nonce text, media jsonb)
     join chat_subs s on s.group_id = g.group_id and s.id = g.chat_sub_id
     join chats c on c.group_id = g.group_id and c.id = g.chat_id and c.state = 'open'
     where (g.reply_to_num = 0 or exists (select from chat_messages r
         where r.group_id = g.group_id and r.chat_id = g.chat_id and r.msg_num = g.reply_to_num and not r.is_deleted))
       and (g.nonce is null or not exists (select from chat_messages o
         where o.chat_id = g.chat_id and o.account_id = g.account_id and o.nonce = g.nonce))
     for key share of s skip locked for no key update of c skip locked
   ), given as materialized (
     select free.*, row_number() over (partition by chat_id order by n) as ahead from free
   ), chat as (
     update chats c set num_messages = c.num_messages + talk.lines, version = c.version + talk.lines,
       updated = greatest(c.updated, now())
     from (select group_id, chat_id, count(*) as lines from given group by group_id, chat_id) talk
     where c.group_id = talk.group_id and c.id = talk.chat_id
     returning c.id, c.num_messages - talk.lines as num_messages, c.version - talk.lines as version
   ), m as (
     insert into chat_messages (group_id, chat_id, msg_num, version, account_id, name, member_id, message, reply_to_num, nonce, media)
     select g.group_id, g.chat_id, chat.num_messages + g.ahead, chat.version + g.ahead, g.account_id, g.name, g.member_id, g.message,
       g.reply_to_num, g.nonce, g.media
     from given g join chat on chat.id = g.chat_id returning *
   ), said as (
     select g.n, g.words, g.chat_sub_id, m.* from given g join chat on chat.id = g.chat_id
     join m on m.chat_id = g.chat_id and m.msg_num = chat.num_messages + g.ahead
   ), seen as (
     update chat_subs s set last_msg_seen = p.msg_num
     from (select group_id, chat_sub_id, max(msg_num) as msg_num from said group by group_id, chat_sub_id) p
     where s.group_id = p.group_id and s.id = p.chat_sub_id
   ), found as (${insertTermsSql('m.words', 'said m')})
   select m.n as "n!", ${chatMessageColumns} from said m ${chatAuthorJoin}`,
)
/** Inserts the closing message into a chat whose state is already changed. */
export const insertInClosedChat = query(
  'chat.sayClosed',
  `with chat as (
     update chats c set num_messages = c.num_messages + 1, version = c.version + 1 where c.group_id = :group_id and c.id = :chat_id
     returning c.num_messages, c.version
   )
   insert into chat_messages (group_id, chat_id, msg_num, version, account_id, name, member_id, type, message)
   select :group_id, :chat_id, chat.num_messages, chat.version, :account_id, :name, 0, 'chat_msg_type_closed', '' from chat
   returning msg_num, version`,
)

/** Changes a message and increments its chat's version, under the lock of the chat. */
const changeMessageSql = (condition: string, set: string, more = '') => `with chat as (
     update chats c set version = c.version + 1 from chat_messages x
     where c.group_id = :group_id and c.id = :chat_id and c.state = 'open' and x.group_id = :group_id and x.chat_id = :chat_id
       and x.msg_num = :msg_num and x.type = 'chat_msg_type_normal' and not x.is_deleted ${condition}
     returning c.version
   ), m as (
     update chat_messages y set version = chat.version, ${set} from chat
     where y.group_id = :group_id and y.chat_id = :chat_id and y.msg_num = :msg_num returning y.*
   ) ${more}
   select ${chatMessageColumns} from m ${chatAuthorJoin}`

export const editChatMessage = query(
  'chat.edit',
  changeMessageSql('and x.account_id = :account_id', 'message = :message, edited = now()'),
)
/** A deleted message keeps its number. */
export const deleteChatMessage = query(
  'chat.delete',
  changeMessageSql(
    'and (:all::boolean or x.account_id = :account_id)',
    `message = '', media = null, is_deleted = true, tapbacks = '[]', tapback_counts = '{}'`,
    `, reactions as (delete from chat_tapbacks t using m where t.group_id = m.group_id and t.chat_id = m.chat_id and t.msg_num = m.msg_num),
     files as (delete from chat_files f using m where f.group_id = m.group_id and f.chat_id = m.chat_id and f.msg_num = m.msg_num
       returning f.size),
     words as (delete from chat_search s using m where s.group_id = m.group_id and s.chat_id = m.chat_id and s.msg_num = m.msg_num),
     space as (update groups g set storage_used = storage_used - files.size, storage_chats = storage_chats - files.size from files where g.id = :group_id)`,
  ),
)

/** Sets or removes a reaction; toggles it if no value is given. */
export const toggleTapback = query(
  'chat.toggle',
  `with gone as (
     delete from chat_tapbacks where group_id = :group_id and chat_id = :chat_id and msg_num = :msg_num
       and account_id = :account_id and type = :type and :on?::boolean is not true returning msg_num
   ), made as (
     insert into chat_tapbacks (group_id, chat_id, msg_num, account_id, member_id, type)
     select :group_id, :chat_id, :msg_num, :account_id, :member_id, :type
     where coalesce(:on, not exists (select from gone)) on conflict do nothing returning msg_num
   )
   select (exists (select from gone) or exists (select from made)) as "changed!"`,
)
const shownTapbacks = 100
const tapbacksOf = `from chat_tapbacks t where t.group_id = :group_id and t.chat_id = :chat_id and t.msg_num = :msg_num`
/** Updates the reactions shown on a message. */
export const refreshTapbacks = query(
  'chat.retell',
  changeMessageSql(
    '',
    `tapbacks = coalesce((select jsonb_agg(jsonb_build_object('user_id', t.account_id, 'sub_id', t.member_id, 'type', t.type) order by t.id)
       from (select * ${tapbacksOf} order by t.id limit ${shownTapbacks}) t), '[]'),
     tapback_counts = coalesce((select jsonb_object_agg(t.type, t.count) from (select t.type, count(*) as count ${tapbacksOf} group by t.type) t), '{}')`,
  ),
)

export const markSeen = query(
  'chat.see',
  `update chat_subs s set last_msg_seen = least(:msg_num::bigint, c.num_messages), updated = now() from chats c
   where s.group_id = :group_id and s.id = :chat_sub_id and c.group_id = s.group_id and c.id = s.chat_id
     and s.last_msg_seen < least(:msg_num::bigint, c.num_messages)`,
)
