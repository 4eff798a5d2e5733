import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findSigningKey } from '#features/accounts/index.ts'
import { openDatabase } from '#storage/database.ts'
import { joinEmbedded } from '#storage/embedded/index.ts'
import { migrate } from '#storage/migrate.ts'
import type { TestDatabase } from '#test/database.ts'
import { makePeople, addMemberships } from '#test/world/people.ts'
import type { Seat } from '../processes/chat-clients.ts'

export type ChatData = TestDatabase & {
  /** Everybody in one chat. */
  one: Seat[]
  /** The same people in chats of ten. */
  tens: Seat[]
}

const perChat = 10

/** A group of so many, all of whom are in one chat, and each in one of ten; on a database that syncs to the disk. */
export async function makeChats(people: number): Promise<ChatData> {
  const folder = join(tmpdir(), 'folkmoot-bench-chat')
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const server = await joinEmbedded({ data: folder, settings: { max_connections: '50', shared_buffers: '256MB' } })
  const admin = new Client({ ...server.connection })
  await admin.connect()
  await admin.query('drop database if exists chats with (force)')
  await admin.query('create database chats')
  await admin.end()
  const connection = { ...server.connection, database: 'chats' }
  await migrate(connection)
  const database = openDatabase({ connection, poolSize: 5 })
  const sql: TestDatabase['sql'] = async (text, values = []) =>
    (await database.read.execute({ name: '', text }, values)).rows
  const data: TestDatabase = {
    connection,
    database,
    sql,
    async close() {
      await database.close()
      await server.leave()
    },
  }

  const names = Array.from({ length: people }, (_, n) => `talker${n}`)
  const all = await makePeople(data, names, await findSigningKey(database.read, 'login token'))
  const [group] = (await sql(
    `insert into groups (name, plan) values ('crowd', 'group_plan_premium') returning id`,
  )) as [{ id: number }]
  const members = await addMemberships(
    data,
    group.id,
    all.map(person => [person, {}]),
  )
  const seatsIn = async (chats: number): Promise<Seat[]> => {
    const made = (await sql(
      `insert into chats (group_id, name, subject, description)
       select $1, 'Talker', 'Chat ' || n, '' from generate_series(1, $2::int) n returning id`,
      [group.id, chats],
    )) as { id: number }[]
    const given = all.map(({ account }, n) => ({
      chat_id: made[n % chats]!.id,
      account_id: account.id,
      member_id: members[n],
    }))
    const subs = (await sql(
      `insert into chat_subs (group_id, chat_id, account_id, member_id)
       select $1, chat_id, account_id, member_id
       from jsonb_to_recordset($2) as (chat_id bigint, account_id bigint, member_id bigint) returning id, account_id`,
      [group.id, JSON.stringify(given)],
    )) as { id: number; account_id: number }[]
    const placeOf = new Map(subs.map(({ id, account_id }) => [account_id, id]))
    return all.map(({ account, csrf, ways }, at) => ({
      at,
      path: `/api/v1/chatdata?chatsub_id=${placeOf.get(account.id)}&csrf=${csrf}&no_history=true&room=${at % chats}`,
      cookie: `__Host-folkmoot=${ways.cookie.cookie}`,
    }))
  }
  const [one, tens] = [await seatsIn(1), await seatsIn(Math.ceil(people / perChat))]
  // As a service that runs has it: else all of it is done while they talk.
  await sql('vacuum analyze')
  return { ...data, one, tens }
}
