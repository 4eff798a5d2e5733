import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { blockSql, searchVector } from '#content/tokenizer/index.ts'
import { openDatabase } from '#storage/database.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { migrate } from '#storage/migrate.ts'
import type { TestDatabase } from '#test/database.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import { makePerson, addMembership, type Person } from '#test/world/people.ts'

/** An archive for benchmarks: one group with many messages, 20 per topic, and an owner who reads it. */
export type Archive = TestDatabase & { group_id: number; messages: number; owner: Person }

/**
 * Words that stand in a known part of the messages, so that searches can be compared. `common` is in every message, each of
 * twenty `frequent` in half of them or more, each of a hundred `usual` in a tenth to a quarter, each of a hundred `medium` in one
 * of a hundred, `scarce` in one of ten thousand, `once` in one only, `former` in the oldest tenth.
 */
export const searchWords = {
  common: 'aaron',
  frequent: (n: number) => words(20)[n % 20]!,
  usual: (n: number) => words(155)[55 + (n % 100)]!,
  medium: (n: number) => `midword${n % 100}`,
  scarce: 'scarceword',
  once: (n: number) => `once${n}`,
  former: 'formerly',
}

const paragraphs = 20_000
const vocabulary = 40_000
/** How many new paragraphs a message has, one as often as the other: most are short, few are long. Of what it answers it quotes some. */
const newParagraphs = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 5, 5, 8, 8, 14]
const quotedParagraphs = [0, 0, 1, 1, 1, 2, 3]
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
  const server = await joinEmbedded({ data: folder, settings: { max_connections: '100' } })
  const name = `mails_${messages}`
  await prepare(server.connection, name, messages)

  const connection = { ...server.connection, database: name }
  const database = openDatabase({ connection, poolSize: 10 })
  const sql: TestDatabase['sql'] = async (text, values = []) =>
    (await database.read.execute({ name: '', text }, values)).rows
  // What was posted in earlier runs would be sent in this one.
  await sql(`update outgoing_messages set state = 'done' where state = 'queued'`)
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
  owner.id = await addMembership(test, group.id, owner, { mod_status: 'sub_modstatus_owner' })
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
export function words(count: number): string[] {
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
  await client.query(`drop table paragraphs; drop aggregate one_after_the_other(tsvector)`)
  await client.query(`vacuum analyze`)
  told('done')
}

async function makeParagraphs(client: Client): Promise<void> {
  await client.query(
    `create table paragraphs (number integer primary key, body text not null, words tsvector not null);
     create aggregate one_after_the_other(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '')`,
  )
  const all = words(vocabulary)
  let seed = 42
  // A small generator of our own, so that every machine makes the same archive.
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const rows = Array.from({ length: paragraphs }, (_, n) => {
    // By the harmonic law: the rank is spread evenly on a logarithmic scale.
    const text = Array.from({ length: 5 + Math.floor(70 * next()) }, () => all[Math.floor(vocabulary ** next()) - 1]!)
    const sentence = (word: string, at: number) =>
      at % 12 === 0 ? word[0]!.toUpperCase() + word.slice(1) : at % 12 === 11 ? `${word}.` : word
    const body = text.map(sentence).join(' ')
    return { n, body, words: searchVector({ subject: '', body, quoted: '', remainder: '', name: '', keywords: [] }) }
  })
  for (let at = 0; at < rows.length; at += 1000)
    await client.query(
      `insert into paragraphs select n, body, words::tsvector from jsonb_to_recordset($1::jsonb) as p(n int, body text, words text)`,
      [JSON.stringify(rows.slice(at, at + 1000))],
    )
}

const oneOf = (counts: readonly number[], n: string) => `(array[${counts.join()}])[${n} % ${counts.length} + 1]`
/** Some paragraphs for a message, the same for the same number. */
const some = (n: string, first: string, count: string) => `(
    select coalesce(string_agg('<p>' || body || '</p>', '' order by k), '') as html,
      coalesce(string_agg(body, E'\\n\\n' order by k), '') as plain,
      coalesce(one_after_the_other(words order by k), '') as words
    from generate_series(${first}, ${count}) k join paragraphs on number = (${n} * 7 + k * 4001) % ${paragraphs})`
const insertMessages = `
with numbered as (
  select n, (n - 1) / ${perTopic} + 1 as topic, (n * 7919 % ${accounts}) + 1 as account,
    timestamptz '2016-01-01' + (interval '3650 days' / $3::float8) * n as at,
    ${oneOf(newParagraphs, 'n * 7919')} as written,
    case when (n - 1) % ${perTopic} = 0 then 0 else ${oneOf(quotedParagraphs, 'n * 104729')} end as quoting,
    '${searchWords.common} once' || n || ' midword' || n * 7919 % 100 || case when n % 10000 = 0 then ' ${searchWords.scarce}' else '' end
      || case when n <= $3::bigint / 10 then ' ${searchWords.former}' else '' end as rare
  from generate_series($1::bigint, $2::bigint) n
), texts as (
  -- What is known of it stands in its middle.
  select numbered.*, before.html || '<p>Then ' || rare || '.</p>' || behind.html as body, quotation.html as quoted,
    before.plain || E'\\n\\nThen ' || rare || E'.\\n\\n' || behind.plain as plain,
    ('''p=' || account || ''' ''f=writer'':1 ''f=' || account || ''':2 ''about'':1A ''' || topic || ''':2A')::tsvector
      || setweight(before.words || ('then:1 ' || (select string_agg(word || ':' || place + 1, ' ')
        from unnest(string_to_array(rare, ' ')) with ordinality r (word, place)))::tsvector || behind.words, 'B')
      || setweight(quotation.words, 'C') as words
  from numbered, lateral ${some('n', '1', '(written + 1) / 2')} before, lateral ${some('n', '(written + 1) / 2 + 1', 'written')} behind,
    lateral ${some('(n - 1)', '1', 'quoting')} quotation
), placed as (
  select texts.*, g.id as group_id from texts, groups g
), made as (
  insert into messages (group_id, msg_num, topic_id, created, updated, account_id, name, email, subject, subject_with_tags, body,
    quoted, snippet, is_plain_text, is_reply, size, mime_id, mime_key)
  select group_id, n, topic, at, at, account, 'Writer ' || account, 'writer' || account || '@example.org', 'About ' || topic,
    'About ' || topic, body, quoted, left(plain, 160), false, (n - 1) % ${perTopic} > 0, 3000, 'm' || n || '@example.org',
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
