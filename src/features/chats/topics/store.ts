import { query } from '#storage/query.ts'
import { authorJoin, authorName } from '../../archives/index.ts'

/** Maximum number of messages of a chat that are posted at once. */
export const maxMessages = 5000

const within = `m.group_id = :group_id and m.chat_id = :chat_id and m.msg_num between :from_num and :to_num`
/** The messages between two numbers, with author, the author replied to, and the file. */
export const messagesBetween = query(
  'chatTopic.lines',
  `select m.msg_num, m.created, m.message, ${authorName('m.name')} as "name!", ${authorName('r.name', 'b')} as "answered?",
     f.hash as "hash?", f.size as "size?", f.filename as "filename?", f.media_type as "media_type?", f.width, f.height, f.thumbnail_hash
   from chat_messages m ${authorJoin('m.account_id')}
   left join chat_messages r on r.group_id = m.group_id and r.chat_id = m.chat_id and r.msg_num = m.reply_to_num and not r.is_deleted
   ${authorJoin('r.account_id', 'b')}
   left join chat_files f on f.group_id = m.group_id and f.chat_id = m.chat_id and f.msg_num = m.msg_num
   where ${within} and m.type = 'chat_msg_type_normal' and not m.is_deleted
   order by m.msg_num limit ${maxMessages} + 1`,
)
/** The version of the latest change to any of them; 0 if there are none. */
export const lastChange = query(
  'chatTopic.lastChange',
  `select coalesce(max(m.version), 0) as "version!" from chat_messages m where ${within}`,
)

/** The topic of a chat, with its newest message. */
export const lastInTopic = query(
  'chatTopic.last',
  `select m.id, t.subject from topics t join messages m on m.group_id = t.group_id and m.topic_id = t.id
   where t.group_id = :group_id and t.id = :topic_id order by m.created desc, m.id desc limit 1`,
)

/** Locks a topic. A separate statement, so that the next one sees a chat linked by the transaction it waited for. */
export const lockTopic = query(
  'chatTopic.lock',
  `select id from topics where group_id = :group_id and id = :id for no key update`,
)
/** A topic with its chat, if that is open. */
export const topicWithChat = query(
  'chatTopic.chat',
  `select t.subject, c.id as open_chat_id from topics t
   left join chats c on c.group_id = t.group_id and c.id = t.chat_id and c.state = 'open'
   where t.group_id = :group_id and t.id = :id`,
)
export const linkTopic = query(
  'chatTopic.link',
  `update topics set chat_id = :chat_id where group_id = :group_id and id = :id`,
)
/** Unlinks the topics of a deleted chat. */
export const unlinkTopics = query(
  'chatTopic.unlink',
  `update topics set chat_id = null where group_id = :group_id and id = any (array(
     select id from topics where group_id = :group_id and chat_id = :chat_id order by id for no key update))`,
)
