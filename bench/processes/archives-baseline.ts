// The yardstick for reading, as a process of its own: bare Fastify routes as a good engineer would write them. Each has one
// prepared statement for the rows of the answer, with its limit in the text and the columns that go out and no others; a feed
// has a second one for all that it shows beside topics, and both travel at once. No caller, no rights, no limits; what is the
// same in every row, and what a list says besides its rows, is given.
import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { openDatabase } from '#storage/database.ts'
import type { Row } from '#storage/connections/statement.ts'

type Route = { kind: Kind; values: unknown[]; besides: Record<string, unknown>; alike: Record<string, unknown> }
const { connection, certificate, routesFile } = JSON.parse(process.argv[2]!) as {
  connection: object
  certificate: { cert: string; key: string }
  routesFile: string
}
const routes = JSON.parse(await readFile(routesFile, 'utf8')) as Record<string, Route>
const database = openDatabase({ connection, poolSize: 10 })

const author = `coalesce(nullif(a.full_name, ''), x.name) as name, coalesce(a.preferences ->> 'profile_photo_url', '') as profile_photo_url`
const topic = `select x.id, x.created, x.updated, x.group_id, x.subject, x.summary, x.num_messages, x.is_sticky, x.is_moderated,
    x.is_closed, x.reply_to, x.most_recent_message, x.account_id as user_id, ${author}
  from topics x left join accounts a on a.id = x.account_id`
const message = `select x.id, x.created, x.updated, x.account_id as user_id, x.group_id, x.topic_id, x.body, x.quoted, x.remainder,
    x.snippet, x.subject, x.subject_with_tags, x.is_reply, x.is_plain_text, x.msg_num, x.num_likes, x.rev_count,
    t.is_closed, t.is_moderated, t.reply_to, ${author}
  from messages x join topics t on t.group_id = x.group_id and t.id = x.topic_id left join accounts a on a.id = x.account_id`
const texts = {
  gettopics: `${topic} where x.group_id = $1 order by x.is_sticky desc, x.most_recent_message desc, x.id desc limit 21`,
  gettopic: `${message} where x.group_id = $1 and x.topic_id = $2 order by x.created, x.id limit 21`,
  getmessages: `${message} where x.group_id = $1 and x.msg_num < $2 order by x.msg_num desc limit 21`,
  getmessage: `select m.*, r.skeleton from (${message} where x.group_id = $1 and x.msg_num = $2) m
    join message_raw r on r.group_id = m.group_id and r.message_id = m.id`,
  getmembers: `select m.id, m.created, m.updated, m.account_id as user_id, m.post_status, m.mod_status, m.email_delivery,
      m.message_selection, m.max_attachment_size, m.approved_posts, m.auto_follow_replies, m.most_recent_message,
      m.moderator_notes, a.email, a.status as user_status, a.user_name, a.full_name, a.timezone, m.options
    from members m join accounts a on a.id = m.account_id
    where m.group_id = $1 and m.status = 'sub_status_normal' order by m.id limit 21`,
  feed: `select m.id as member_id, t.* from members m cross join lateral (
      ${topic} where x.group_id = m.group_id order by x.is_sticky desc, x.most_recent_message desc, x.id desc limit 5) t
    where m.account_id = $1 and m.status = 'sub_status_normal' order by t.most_recent_message desc, t.id desc`,
}
type Kind = keyof typeof texts
const of = (table: string, where: string, order: string, limit: number) =>
  `(select coalesce(json_agg(x), '[]') from (select x.* from ${table} x where x.group_id = m.group_id ${where} order by ${order} limit ${limit}) x)`
/** The caller's groups, with what a feed shows of each. */
const besideTopics = `select m.*, g.title, g.description, g.settings, g.members_count, g.threads_count, g.messages_count, a.email, a.full_name,
    ${of('hashtags', 'and x.alias_of is null', 'x.last_message_date desc, x.id desc', 10)} as hashtags,
    ${of('events', 'and x.deleted is null and x.starts > now()', 'x.starts, x.id', 5)} as events,
    ${of('chats', `and x.state = 'open'`, 'x.updated desc, x.id desc', 5)} as chats,
    ${of('database_tables', '', 'x.updated desc, x.id desc', 5)} as tables,
    (select coalesce(json_agg(x), '[]') from (select s.* from groups s where s.parent_id = g.id order by s.id desc limit 10) x) as subgroups
  from members m join groups g on g.id = m.group_id join accounts a on a.id = m.account_id
  where m.account_id = $1 and m.status = 'sub_status_normal' order by lower(g.name), m.id limit 21`

const shown = (rows: Row[], alike: object) => rows.slice(0, 20).map(row => ({ ...alike, ...row }))
const answers: Record<Kind, (rows: Row[], route: Route, groups: Row[]) => object> = {
  gettopics: (rows, { besides, alike }) => ({ ...besides, data: shown(rows, alike) }),
  gettopic: (rows, { besides, alike }) => ({ ...besides, data: shown(rows, alike) }),
  getmessages: (rows, { besides, alike }) => ({ ...besides, data: shown(rows, alike) }),
  getmessage([row], { alike }) {
    const { skeleton, ...found } = row!
    return { ...alike, ...found, raw_message: (skeleton as Buffer).toString('utf8') }
  },
  getmembers: (rows, { besides, alike }) => ({
    ...besides,
    data: rows.slice(0, 20).map(({ options, ...row }) => ({ ...alike, ...row, ...(options as object) })),
  }),
  feed(rows, { besides, alike: { topic: alike, ...group } }, [found]) {
    const topics = rows.map(({ member_id: _member, ...row }) => ({
      topic: { ...(alike as object), ...row },
      images: [],
    }))
    const { hashtags, events, chats, tables, subgroups } = found!
    return { ...besides, data: [{ ...group, topics, hashtags, events, chats, tables, subgroups }] }
  },
}

function addRoutes(app: FastifyInstance): void {
  for (const [path, route] of Object.entries(routes))
    app.get(path, async (_request, reply) => {
      const { kind, values } = route
      const tx = kind === 'feed' ? database.newReadBatch() : database.read
      const [{ rows }, groups] = await Promise.all([
        tx.execute({ name: kind, text: texts[kind] }, values),
        kind === 'feed' ? tx.execute({ name: 'besideTopics', text: besideTopics }, values) : undefined,
      ])
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .send(JSON.stringify(answers[kind](rows, route, groups?.rows ?? [])))
    })
}
const secure = fastify({ https: certificate }) as unknown as FastifyInstance
const plain = fastify()
for (const app of [secure, plain]) {
  addRoutes(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
}
const portOf = (app: FastifyInstance) => (app.server.address() as { port: number }).port
process.send!({ port: portOf(secure), plainPort: portOf(plain) })
process.on('disconnect', () => process.exit(0))
