import { request } from 'node:https'
import type { TestDatabase } from '#test/database.ts'
import { addMembership, type Person } from '#test/world/people.ts'
import { fetchOnce, type Product } from './visit-bytes.ts'

type PageOfWork = { what: string; path: string }
type PagesOfWork = {
  /** `atMost`: milliseconds of the processors. */
  measured: (PageOfWork & { atMost: number })[]
  /** Those of which only the bytes are looked at. */
  weighed: (PageOfWork & { /** Kilobytes, where a page may have more than others. */ firstVisit?: number })[]
}

/** A call of the API in somebody's session: chats can't be used with a key. */
const call = (
  { port, ca }: Product,
  { ways, csrf }: Person,
  name: string,
  params: Record<string, string>,
): Promise<object> =>
  new Promise((resolve, reject) => {
    const body = new URLSearchParams({ ...params, csrf }).toString()
    const headers = {
      cookie: `__Host-folkmoot=${ways.cookie.cookie}`,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
    }
    const to = {
      host: '127.0.0.1',
      port,
      path: `/api/v1/${name}`,
      servername: 'localhost',
      ca,
      method: 'POST',
      headers,
    }
    const sent = request(to, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(text === '' ? {} : (JSON.parse(text) as object))
        else reject(new Error(`${name}: ${text}`))
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** A table as a group would keep it; a page of it shows 100 rows. */
async function addTableToRun(product: Product, owner: Person, group_id: string): Promise<number> {
  const columns = [
    { name: 'Boat', type: 'text_column' },
    { name: 'Kind', type: 'multiple_choice_column', choices: ['Four', 'Eight', 'Single'] },
    { name: 'Kept at', type: 'text_column' },
    { name: 'Checked', type: 'date_column' },
    { name: 'Oars', type: 'number_column' },
    { name: 'Ready', type: 'checkbox_column' },
  ]
  const { id } = (await call(product, owner, 'newdatabase', {
    ...{ group_id, name: 'Boats', columns: JSON.stringify(columns) },
  })) as { id: number }
  for (let n = 0; n < 100; n += 1)
    await call(product, owner, 'newdatabaserow', {
      database_id: String(id),
      vals: JSON.stringify([
        { col_id: 1, text: `Heron ${n}` },
        { col_id: 2, multi_choice: [1 + (n % 3)] },
        { col_id: 3, text: 'Boathouse, second rack' },
        { col_id: 4, date: `2026-10-${10 + (n % 20)}` },
        { col_id: 5, number: n },
        { col_id: 6, checked: n % 2 === 0 },
      ]),
    })
  return id
}

/** A chat of which a page shows the last 50 messages. */
async function addChatToRun(product: Product, owner: Person, group_id: string): Promise<number> {
  const chat = { subject: 'On the water', desc: '<p>Who rows, and who is late.</p>', announce: 'false' }
  const { id, chat_sub } = (await call(product, owner, 'newchat', { group_id, ...chat })) as {
    id: number
    chat_sub: { id: number }
  }
  for (let n = 1; n <= 60; n += 1)
    await call(product, owner, 'postchatmessage', {
      ...{ chatsub_id: String(chat_sub.id), message: `No. ${n}: the boat is back, and the oars are dry again.` },
    })
  return id
}

const numMembers = 10_000
const numPending = 500
/** In one month. */
const numEvents = 200

/** A group of 10,000 members with 500 pending posts and 200 events in a month, and the pages on which its owner works. */
export async function addGroupToRun(
  database: TestDatabase,
  product: Product,
  owner: Person,
  writer: Person,
): Promise<PagesOfWork> {
  const { sql } = database
  const [{ id: group_id }] = (await sql(
    `insert into groups (name, title, description, plan, settings)
     values ('crew', 'The crew', '<p>All who row.</p>', 'group_plan_premium', '{"privacy":"group_privacy_archives"}') returning id`,
  )) as [{ id: number }]
  await addMembership(database, group_id, owner, { mod_status: 'sub_modstatus_owner' })
  await addMembership(database, group_id, writer, {})
  await sql(
    `with made as (
       insert into accounts (email, full_name, status)
       select md5(n::text) || '@example.org', initcap(substr(md5((n * 7)::text), 1, 6)) || ' ' || initcap(substr(md5((n * 13)::text), 1, 8)),
         case when n % 50 = 0 then 'user_status_bouncing' else 'user_status_confirmed' end
       from generate_series(1, $2::int) n returning id
     )
     insert into members (group_id, account_id, email_delivery, post_status, sort_name, sort_email)
     select $1, id, (array['email_delivery_single', 'email_delivery_digest', 'email_delivery_none'])[1 + id % 3],
       case when id % 10 = 0 then 'sub_poststatus_newusermoderated' else 'sub_poststatus_normal' end, '', ''
     from made`,
    [group_id, numMembers],
  )
  await sql(`update members set post_status = 'sub_poststatus_moderated' where group_id = $1 and account_id = $2`, [
    group_id,
    writer.account.id,
  ])
  const { id: draft_id } = (await call(product, writer, 'newdraft', {
    ...{ group_id: String(group_id), draft_type: 'draft_type_post' },
  })) as { id: number }
  const draft = { draft_id: String(draft_id), subject: 'Rowing on Sunday', body: '<p>Who rows on Sunday?</p>' }
  await call(product, writer, 'updatedraft', draft)
  await call(product, writer, 'postdraft', { draft_id: draft.draft_id })
  await sql(
    `insert into pending_messages (group_id, account_id, name, email, subject, snippet, reason, submission, skeleton, mime_key)
     select group_id, account_id, name, email, subject || ' ' || n, snippet, reason, submission, skeleton, ('\\x' || lpad(to_hex(n), 8, '0'))::bytea
     from pending_messages, generate_series(2, $2::int) n where group_id = $1`,
    [group_id, numPending],
  )
  await sql(`update groups set members_count = $2, pending_messages_count = $3 where id = $1`, [
    group_id,
    numMembers + 2,
    numPending,
  ])
  const chat_id = await addChatToRun(product, owner, String(group_id))
  const table_id = await addTableToRun(product, owner, String(group_id))
  await sql(
    `insert into events (group_id, account_id, creator_name, starts, ends, timezone, all_day, first_day, last_day, name, location, rsvp)
     select $1, $2, 'Owner', at, at + interval '2 hours', 'UTC', false, at::date, at::date, 'Training ' || n, 'Boathouse', true
     from (select n, timestamptz '2031-05-01T06:00Z' + n * interval '3 hours 40 minutes' as at from generate_series(1, $3::int) n) e`,
    [group_id, owner.account.id, numEvents],
  )
  await sql('vacuum analyze')
  const [{ id: member_id }] = (await sql(`select id from members where group_id = $1 and account_id = $2`, [
    group_id,
    writer.account.id,
  ])) as [{ id: number }]
  const measured = [
    { what: 'an owner, the settings', path: '/g/crew/settings/posting', atMost: 5 },
    { what: 'an owner, the members', path: '/g/crew/members', atMost: 5 },
    { what: 'an owner, a table of 100 rows', path: `/g/crew/database/${table_id}`, atMost: 6 },
    { what: 'an owner, the moderation queue', path: '/g/crew/moderation', atMost: 6 },
    { what: 'an owner, a month of 200 events', path: '/g/crew/calendar?day=2031-05-15', atMost: 5 },
  ]
  const chat = { what: 'an owner, a chat', path: `/g/crew/chat/${chat_id}`, firstVisit: 70 }
  const others = [
    'activity',
    'notices',
    'labels',
    'fields',
    'tags',
    'aliases',
    'subgroups',
    'footer',
    'storage',
    'delete',
  ]
  await sql(`update accounts set site_admin = true where id = $1`, [owner.account.id])
  // Who somebody is, is known for a second without asking the database.
  const end = Date.now() + 60_000
  const headers = { cookie: `__Host-folkmoot=${owner.ways.cookie.cookie}` }
  while ((await fetchOnce(product, '/admin', headers)).status !== 200)
    if (Date.now() > end) throw new Error('no administrator')
  const weighed: PagesOfWork['weighed'] = [
    chat,
    { what: 'an administrator, the overview', path: '/admin' },
    { what: 'an administrator, the groups', path: '/admin/groups' },
    { what: 'an administrator, the people', path: '/admin/people' },
    { what: 'an administrator, the setup', path: '/setup/email' },
    { what: 'the documentation', path: '/docs' },
    { what: 'a person', path: `/g/crew/person/${writer.account.id}` },
    ...measured.map(({ what, path }) => ({ what, path })),
    { what: 'an owner, a member', path: `/g/crew/members/${member_id}` },
    { what: 'an owner, inviting', path: '/g/crew/invite' },
    { what: 'an owner, all settings', path: '/g/crew/settings' },
    ...others.map(part => ({ what: `an owner, ${part}`, path: `/g/crew/settings/${part}` })),
  ]
  return { measured, weighed }
}
