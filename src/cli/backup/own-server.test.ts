// Not on every day: it starts database servers, and the service as processes.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client, type ClientConfig } from 'pg'
import { createBackup, secretFileOf } from '#storage/backup/index.ts'
import { contentOf } from '#test/database/content.ts'
import { oneOfEach } from '#test/database/one-of-each.ts'
import { runHere, startCommand } from '#test/servers/command-line.ts'
import { debianPostgresMissing as skip, startDebianPostgres } from '#test/servers/debian-postgres.ts'
import { joinIn, newFolders, type Folders } from '#test/servers/embedded.ts'
import { newWorld } from '#test/world.ts'

/** What a server writes on its own when it starts, and of which versions of PostgreSQL write texts differently. */
const own = new Set(['jobs', 'rate_counts', 'indexes', 'constraints'])

async function contentAt(connection: ClientConfig): Promise<Record<string, unknown>> {
  const client = new Client(connection)
  await client.connect()
  try {
    const all = await contentOf({
      sql: async (text, values = []) => (await client.query(text, [...values])).rows as Record<string, unknown>[],
    })
    return Object.fromEntries(Object.entries(all).filter(([table]) => !own.has(table)))
  } finally {
    await client.end()
  }
}

async function contentIn(folders: Folders): Promise<Record<string, unknown>> {
  const { connection, leave } = await joinIn(folders)
  try {
    return await contentAt(connection)
  } finally {
    await leave()
  }
}

test('an installation moves to a database server of its own, and back, by the commands', { skip }, async t => {
  const world = await newWorld()
  await oneOfEach(world, world.group.id)
  await world.settle()
  const folders = await newFolders(t)
  const in_ = (name: string): Folders => ({ ...folders, data: join(folders.root, name) })
  const [first, own15, last] = [in_('first'), in_('own'), in_('last')]
  const backups = (n: number): string => join(folders.root, `backups-${n}`)
  const run = async (where: Folders, args: string[], env: Record<string, string> = {}): Promise<string> => {
    const { code, out, err } = await runHere(where, args, { env })
    assert.equal(code, 0, err)
    return out
  }
  await createBackup({ ...world, version: 'test', secretFile: secretFileOf(world.settings) }, backups(0))
  await run(first, ['restore', backups(0)])
  const before = await contentIn(first)

  await run(first, ['backup', backups(1)])
  const server = await startDebianPostgres(t)
  const env = { DATABASE_URL: `postgres://${server.user}@${server.host}:${server.port}/${server.database}` }
  await run(own15, ['restore', backups(1)], env)
  assert.deepEqual(await contentAt(server), before)
  const serving = startCommand(own15, ['serve'], { env })
  await serving.waitForOutput(/running at (https:\/\/localhost:\d+)/)
  serving.child.kill('SIGTERM')
  assert.equal((await serving.ended).code, 0)
  await run(own15, ['backup', backups(2)], env)
  const served = await contentAt(server)
  await run(last, ['restore', backups(2)])

  assert.deepEqual(await contentIn(last), served)
  // What people wrote is as it was.
  for (const table of [
    'accounts',
    'members',
    'topics',
    'messages',
    'message_raw',
    'polls',
    'events',
    'chats',
    'photos',
  ])
    assert.equal(served[table], before[table], table)
})
