// The yardstick for reading archives, as a process of its own: bare Fastify routes, each with one prepared query for the
// rows of the answer, which returns the same bytes. No caller, no rights, no limits; what a list says besides its rows is
// given.
import fastify from 'fastify'
import { openDatabase } from '#storage/database.ts'
import type { Row } from '#storage/statement.ts'

const { connection, certificate, routes } = JSON.parse(process.argv[2]!) as {
  connection: object
  certificate: { cert: string; key: string }
  routes: Record<string, { kind: Kind; values: unknown[]; besides: Record<string, unknown> }>
}
const database = openDatabase({ connection, poolSize: 10 })

const author = `coalesce(nullif(a.full_name, ''), x.name) as name, coalesce(a.preferences ->> 'profile_photo_url', '') as photo`
const topic = `select x.*, ${author} from topics x left join accounts a on a.id = x.account_id`
const message = `select x.*, ${author}, t.is_closed, t.is_moderated, t.reply_to from messages x
  join topics t on t.group_id = x.group_id and t.id = x.topic_id left join accounts a on a.id = x.account_id`
const texts = {
  gettopics: `${topic} where x.group_id = $1 order by x.is_sticky desc, x.most_recent_message desc, x.id desc limit $2`,
  gettopic: `${message} where x.group_id = $1 and x.topic_id = $2 order by x.created, x.id limit $3`,
  getmessages: `${message} where x.group_id = $1 and x.msg_num < $2 order by x.msg_num desc limit $3`,
  getmessage: `select m.*, r.skeleton from (${message} where x.group_id = $1 and x.msg_num = $2) m
    join message_raw r on r.group_id = m.group_id and r.message_id = m.id`,
}
type Kind = keyof typeof texts

const topicOf = (row: Row) => ({
  ...{ object: 'topic', id: row['id'], created: row['created'], updated: row['updated'], group_id: row['group_id'] },
  ...{ group_subject_tag: '', subject: row['subject'], summary: row['summary'], name: row['name'] },
  ...{ profile_photo_url: row['photo'], num_messages: row['num_messages'], is_sticky: row['is_sticky'] },
  ...{
    is_moderated: row['is_moderated'],
    is_closed: row['is_closed'],
    has_attachments: false,
    reply_to: row['reply_to'],
  },
  ...{ most_recent_message: row['most_recent_message'], hashtags: null },
})
const messageOf = (row: Row) => ({
  ...{ object: 'message', id: row['id'], created: row['created'], updated: row['updated'], user_id: row['account_id'] },
  ...{ group_id: row['group_id'], topic_id: row['topic_id'], body: row['body'], quoted: row['quoted'] },
  ...{ remainder: row['remainder'], snippet: row['snippet'], subject: row['subject'], name: row['name'] },
  ...{ subject_with_tags: row['subject_with_tags'], profile_photo_url: row['photo'], is_reply: row['is_reply'] },
  ...{ is_plain_text: row['is_plain_text'], has_liked: false, is_closed: row['is_closed'], can_repost: false },
  ...{ is_moderated: row['is_moderated'], msg_num: row['msg_num'], num_likes: row['num_likes'], poll_id: 0 },
  ...{ rev_count: row['rev_count'], reply_to: row['reply_to'], hashtags: [], attachments: [] },
})

const app = fastify({ https: certificate })
for (const [path, { kind, values, besides }] of Object.entries(routes))
  app.get(path, async (_request, reply) => {
    const view: (row: Row) => object = kind === 'gettopics' ? topicOf : messageOf
    const { rows } = await database.read.execute({ name: kind, text: texts[kind] }, values)
    const answer =
      kind === 'getmessage'
        ? { ...messageOf(rows[0]!), raw_message: (rows[0]!['skeleton'] as Buffer).toString('utf8') }
        : { ...besides, data: rows.map(view) }
    return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(answer))
  })

await app.listen({ host: '127.0.0.1', port: 0 })
process.send!({ port: (app.server.address() as { port: number }).port })
process.on('disconnect', () => process.exit(0))
