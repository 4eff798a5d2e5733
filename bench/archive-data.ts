import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { blockSql, searchVector } from '#content/words/index.ts'
import { openDatabase } from '#storage/database.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { migrate } from '#storage/migrate.ts'
import type { TestDatabase } from '#test/database.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { makePerson, place, type Person } from '#test/people.ts'

/** An archive to measure on: one group with many messages, 20 to a topic, and an owner who reads it. */
export type Archive = TestDatabase & { group_id: number; messages: number; owner: Person }

/**
 * Words that stand in a known part of the messages, so that searches can be compared. `common` is in every message,
 * `medium` in about one of a hundred, `scarce` in one of ten thousand, `once` in one only.
 */
export const known = { common: 'aaron', medium: 'midword', scarce: 'scarceword', once: (n: number) => `once${n}` }

const paragraphs = 20_000
const vocabulary = 40_000
const perMessage = 5
const accounts = 500
const perTopic = 20
const step = 20_000

/**
 * Opens the archive of that size. It is made the first time, which takes some minutes for a million, and kept under the
 * temporary folder; `--fresh` on the command line makes it anew.
 */
export async function openArchive({ messages }: { messages: number }): Promise<Archive> {
  const folder = join(tmpdir(), 'folkmoot-bench-archives')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const server = await joinEmbedded({ data: folder, settings: { max_connections: '100', shared_buffers: '512MB' } })
  const name = `archive_${messages}`
  await prepare(server.connection, name, messages)

  const connection = { ...server.connection, database: name }
  const database = openDatabase({ connection, poolSize: 10 })
  const sql: TestDatabase['sql'] = async (text, values = []) =>
    (await database.read.execute({ name: '', text }, values)).rows
  const [group] = (await sql(`select id from groups where name = 'archive'`)) as [{ id: number }]
  const test: TestDatabase = {
    connection,
    database,
    sql,
    async close() {
      await database.close()
      await server.leave()
    },
  }
  const reader = `reader${Date.now()}`
  const owner = await makePerson(test, reader, await findSigningKey(database.read, 'login token'))
  owner.id = await place(test, group.id, owner, { mod_status: 'sub_modstatus_owner' })
  return { ...test, group_id: group.id, messages, owner }
}

async function prepare(connection: Archive['connection'], name: string, messages: number): Promise<void> {
  const admin = new Client({ ...connection })
  await admin.connect()
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (rowCount === 1 && !process.argv.includes('--fresh')) {
    await admin.end()
    // It may have been made by an older version.
    await migrate({ ...connection, database: name })
    return
  }
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`drop database if exists ${name}_unfinished with (force)`)
  await admin.query(`create database ${name}_unfinished`)
  await migrate({ ...connection, database: `${name}_unfinished` })
  const client = new Client({ ...connection, database: `${name}_unfinished` })
  await client.connect()
  await fill(client, messages)
  await client.end()
  await admin.query(`alter database ${name}_unfinished rename to ${name}`)
  await admin.end()
}

/** Words by their rank: the first are in nearly every text, the last in few, as in any language. */
function words(count: number): string[] {
  const syllables = [
    'ba',
    'den',
    'ki',
    'lor',
    'mu',
    'na',
    'pes',
    'ri',
    'so',
    'tal',
    've',
    'wun',
    'xi',
    'yo',
    'zer',
    'fa',
  ]
  return Array.from({ length: count }, (_, rank) => {
    let [word, rest] = ['', rank + 1]
    for (; rest > 0; rest = Math.floor(rest / syllables.length)) word += syllables[rest % syllables.length]!
    return word
  })
}

async function fill(client: Client, messages: number): Promise<void> {
  const began = performance.now()
  const told = (text: string) => console.error(`${((performance.now() - began) / 1000).toFixed(0)} s: ${text}`)
  told(`making an archive of ${messages} messages …`)
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`)
  await makeParagraphs(client)
  await client.query(
    `insert into groups (name, plan, settings) values ('archive', 'group_plan_premium', '{"privacy":"group_privacy_none"}')`,
  )
  await client.query(
    `insert into accounts (email, full_name, status)
     select 'writer' || n || '@example.org', 'Writer ' || n, 'user_status_confirmed' from generate_series(1, ${accounts}) n`,
  )
  await client.query(
    `insert into members (group_id, account_id, sort_name, sort_email)
     select g.id, a.id, '', '' from groups g, accounts a`,
  )
  // Indexes are made at the end: that is several times faster than keeping them.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('messages'::regclass, 'message_search'::regclass, 'message_raw'::regclass) and not indisprimary`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (let from = 1; from <= messages; from += step) {
    await client.query(insertMessages, [from, Math.min(messages, from + step - 1), messages])
    if (from % 200_000 === 1 && from > 1) told(`${from - 1} messages`)
  }
  await client.query(insertTopics)
  await client.query(`select setval(pg_get_serial_sequence('topics', 'id'), (select max(id) from topics))`)
  for (const { definition, name } of indexes) {
    await client.query(definition)
    told(`index ${name}`)
  }
  await client.query(`insert into message_blocks (group_id, block, earliest, latest)
     select group_id, block, min(created), max(created) from message_search group by group_id, block`)
  await client.query(`insert into message_days (group_id, day, messages)
     select group_id, (created at time zone 'UTC')::date, count(*) from messages group by 1, 2`)
  await client.query(
    `update groups set last_msg_num = $1::bigint, messages_count = $1::bigint, threads_count = ceil($1::numeric / ${perTopic}),
       members_count = ${accounts}, most_recent_message = (select max(created) from messages), storage_used = $1::bigint * 3000`,
    [messages],
  )
  await client.query(`drop table paragraphs`)
  await client.query(`vacuum analyze`)
  told('done')
}

async function makeParagraphs(client: Client): Promise<void> {
  await client.query(
    `create table paragraphs (number integer primary key, body text not null, words tsvector not null)`,
  )
  const all = words(vocabulary)
  let seed = 42
  // A small generator of our own, so that every machine makes the same archive.
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const rows = Array.from({ length: paragraphs }, (_, n) => {
    // By the harmonic law: the rank is spread evenly on a logarithmic scale.
    const text = Array.from({ length: 40 }, () => all[Math.floor(vocabulary ** next()) - 1]!)
    if (n % 500 === 0) text.push(known.medium)
    const body = text.join(' ')
    return { n, body, words: searchVector({ subject: '', body, quoted: '', remainder: '', name: '', marks: [] }) }
  })
  for (let at = 0; at < rows.length; at += 1000)
    await client.query(
      `insert into paragraphs select n, body, words::tsvector from jsonb_to_recordset($1::jsonb) as p(n int, body text, words text)`,
      [JSON.stringify(rows.slice(at, at + 1000))],
    )
}

const pick = Array.from({ length: perMessage }, (_, k) => `p${k}`)
const insertMessages = `
with numbered as (
  select n, (n - 1) / ${perTopic} + 1 as topic, (n * 7919 % ${accounts}) + 1 as account,
    timestamptz '2016-01-01' + (interval '3650 days' / $3::float8) * n as at,
    case when n % 10000 = 0 then '${known.scarce} ' else '' end || 'once' || n as rare
  from generate_series($1::bigint, $2::bigint) n
), texts as (
  select numbered.*, '<p>${known.common} ' || rare || '</p>' || ${pick.map(p => `'<p>' || ${p}.body || '</p>'`).join(' || ')} as body,
    '${known.common} ' || rare || E'\\n' || ${pick.map(p => `${p}.body`).join(` || E'\\n' || `)} as plain,
    ('''${known.common}'':1B ''p=' || account || ''':1 ''once' || numbered.n || ''':2B' ||
      case when n % 10000 = 0 then ' ''${known.scarce}'':3B' else '' end)::tsvector || ${pick.map(p => `${p}.words`).join(' || ')} as words
  from numbered ${pick.map((p, k) => `join paragraphs ${p} on ${p}.number = (numbered.n * ${[7, 11, 13, 17, 19][k]} + ${k * 4001}) % ${paragraphs}`).join(' ')}
), placed as (
  select texts.*, g.id as group_id from texts, groups g
), made as (
  insert into messages (group_id, msg_num, topic_id, created, updated, account_id, name, email, subject, subject_with_tags, body,
    snippet, is_plain_text, is_reply, size, mime_id, mime_key)
  select group_id, n, topic, at, at, account, 'Writer ' || account, 'writer' || account || '@example.org', 'About ' || topic,
    'About ' || topic, body, left(plain, 160), false, (n - 1) % ${perTopic} > 0, 3000, 'm' || n || '@example.org',
    sha256(n::text::bytea)
  from placed order by n
  returning id, msg_num
), raw as (
  insert into message_raw (group_id, message_id, skeleton)
  select p.group_id, made.id, convert_to('From: Writer ' || account || ' <writer' || account || E'@example.org>\\r\\nTo: archive@example.org\\r\\n'
    || 'Subject: About ' || topic || E'\\r\\nDate: ' || to_char(at, 'Dy, DD Mon YYYY HH24:MI:SS') || E' +0000\\r\\nMessage-ID: <m' || n
    || E'@example.org>\\r\\nMIME-Version: 1.0\\r\\nContent-Type: text/plain; charset=utf-8\\r\\n\\r\\n' || replace(plain, E'\\n', E'\\r\\n') || E'\\r\\n', 'UTF8')
  from placed p join made on made.msg_num = p.n
)
insert into message_search (group_id, msg_num, block, created, words)
select group_id, n, ${blockSql('group_id', 'n')}, at, words from placed order by n`

const insertTopics = `
insert into topics (group_id, id, created, updated, subject, thread_key, account_id, name, summary, num_messages, most_recent_message)
overriding system value
select group_id, topic_id, min(created), max(created), 'About ' || topic_id, 'about ' || topic_id, min(account_id), min(name),
  min(snippet), count(*), max(created)
from messages group by group_id, topic_id`
