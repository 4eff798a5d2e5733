import { blockSql } from '#content/tokenizer/index.ts'
import type { TestDatabase } from '#test/database.ts'

/** All that a message brings with it, by table; $1 the group, $2 and $3 the first and the last message. */
const inserts = [
  `insert into topics (group_id, subject, thread_key, name, summary, num_messages, most_recent_message, hashtag_ids)
   select $1, 'Topic ' || n, 'topic ' || n, 'Writer', 'Summary', 10, now(), '{1}' from generate_series($2::int, $3::int) n where n % 10 = 0`,
  `insert into topic_hashtags (group_id, hashtag_id, topic_id)
   select group_id, 1, id from topics where group_id = $1 and $2::int <= $3::int on conflict do nothing`,
  `insert into messages (group_id, msg_num, topic_id, name, email, subject, subject_with_tags, body, snippet, is_plain_text,
     is_reply, size, mime_id, mime_key)
   select $1, n, t.id, 'Writer', 'writer@example.org', 'Subject ' || n, 'Subject ' || n, repeat('Some words. ', 100),
     'Some words.', true, n % 10 <> 0, 2000, n || '@example.org', sha256(int4send(n))
   from generate_series($2::int, $3::int) n
   join topics t on t.group_id = $1 and t.thread_key = 'topic ' || (n + 9) / 10 * 10`,
  `insert into message_raw (group_id, message_id, skeleton)
   select group_id, id, convert_to(repeat('Some words. ', 120), 'UTF8') from messages
   where group_id = $1 and msg_num between $2::int and $3::int`,
  `insert into message_search (group_id, msg_num, block, created, words)
   select $1, n, ${blockSql('$1', 'n')}, now(),
     (select array_to_tsvector(array_agg('word' || (n * 31 + k * k * 17) % 20000)) from generate_series(1, 60) k)
   from generate_series($2::int, $3::int) n`,
  `insert into message_likes (group_id, message_id, account_id)
   select group_id, id, 1 from messages where group_id = $1 and msg_num between $2::int and $3::int`,
  `insert into attachments (group_id, message_id, attach_num, hash, size, filename, media_type)
   select group_id, id, 1, md5(id::text), 5, 'a.txt', 'text/plain' from messages
   where group_id = $1 and msg_num between $2::int and $3::int`,
  `insert into outgoing_messages (group_id, message_id, kind, recipient_ids, state)
   select m.group_id, m.id, 'single', '{1,2,3,4,5}', 'done' from messages m
   where m.group_id = $1 and m.msg_num between $2::int and $3::int`,
]

/** Fills a group with messages: each with its mail, its words, a like, a file and an outgoing message to five; ten to a topic. */
export async function fillWithMessages({ sql }: TestDatabase, group_id: number, messages: number): Promise<void> {
  const step = 5000
  for (let from = 1; from <= messages; from += step) {
    const to = Math.min(messages, from + step - 1)
    for (const insert of inserts) await sql(insert, [group_id, from, to])
  }
  await sql(`update groups set messages_count = $2::bigint, last_msg_num = $2, threads_count = $2 / 10 where id = $1`, [
    group_id,
    messages,
  ])
}
