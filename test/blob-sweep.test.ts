import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { findOrphanedUploads } from '#features/drafts/index.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { createBlobGc } from '#runtime/blobs/blob-gc.ts'
import { oneOfEach } from './database/one-of-each.ts'
import { insertRow } from './database/rows.ts'
import { newWorld } from './world.ts'

const world = await newWorld()
const { blobs, database, sql } = world
const group_id = world.group.id
const everyShelf = 256
const sweep = () => createBlobGc({ blobs, database, findUnnamed: findOrphanedUploads })(everyShelf)
const twoDays = 2 * 24 * 60 * 60

let made = 0
/** A file of its own that was put so many seconds ago. */
async function fileFrom(seconds: number): Promise<string> {
  const { hash } = await blobs.put(Buffer.from(`file ${(made += 1)}`), { limit: 100 })
  await age(hash, seconds)
  return hash
}
async function age(hash: string, seconds: number): Promise<void> {
  const time = Date.now() / 1000 - seconds
  await utimes(join(world.settings.blobs, hash.slice(0, 2), hash.slice(2, 4), hash), time, time)
}

test('an old file stays while it is referenced, and is removed afterwards', async () => {
  const { message, topic } = await oneOfEach(world, group_id)
  const draft_id = await world.draft('ben')
  const file = { size: 5, filename: 'a', media_type: 'text/plain' }
  const draftFile = { group_id, draft_id, size: 5, filename: 'a', content_type: 'text/plain' }
  const attachment = { group_id, message_id: message, attach_num: 2, ...file }
  const part = (hash: string) => [{ at: 0, hash, size: 5, columns: 76, newline: '\r\n' }]
  const held = { group_id, name: '', email: '', subject: '', snippet: '', reason: 'group', skeleton: Buffer.of() }
  const naming: Record<
    string,
    (hash: string, other: string, n: number) => [table: string, row: Record<string, unknown>]
  > = {
    'attachments.hash': hash => ['attachments', { ...attachment, hash }],
    'attachments.thumbnail_hash': (hash, other) => [
      'attachments',
      { ...attachment, hash: other, thumbnail_hash: hash },
    ],
    'draft_attachments.hash': (hash, _, id) => ['draft_attachments', { ...draftFile, id, hash }],
    'draft_attachments.thumbnail_hash': (hash, other, id) => [
      'draft_attachments',
      { ...draftFile, id, hash: other, thumbnail_hash: hash },
    ],
    'the photo of a person': hash => [
      'accounts',
      { email: 'photo@example.org', full_name: 'Photo', preferences: { photo: ['0', hash] } },
    ],
    'the icon of a group': (hash, other) => [
      'groups',
      { name: 'icon', plan: 'group_plan_basic', settings: {}, photos: { icon: [other, hash] } },
    ],
    'the cover photo of a group': hash => [
      'groups',
      { name: 'cover', plan: 'group_plan_basic', settings: {}, photos: { cover_photo: [hash] } },
    ],
    'the parts of a mail': (hash, _, message_id) => [
      'message_raw',
      { group_id, message_id: message_id + topic, skeleton: Buffer.of(), parts: part(hash) },
    ],
    'the files of a held message': (hash, _, n) => [
      'pending_messages',
      { ...held, mime_key: Buffer.of(n), submission: { files: [{ hash }], parts: [] } },
    ],
    'the thumbnails of a held message': (hash, other, n) => [
      'pending_messages',
      {
        ...held,
        mime_key: Buffer.of(n),
        submission: { files: [{ hash: other, thumbnail_hash: hash }] },
      },
    ],
    'the mail of a held message': (hash, _, n) => [
      'pending_messages',
      { ...held, mime_key: Buffer.of(n), submission: { files: [], parts: part(hash) } },
    ],
  }
  const named: Record<string, string> = {}
  for (const [n, [what, rowOf]] of Object.entries(naming).entries()) {
    named[what] = await fileFrom(twoDays)
    const [table, row] = rowOf(named[what], '0'.repeat(64), n + 1)
    await insertRow(sql, table, row)
  }
  const unnamed = await fileFrom(twoDays)
  const left = async () =>
    Object.fromEntries(
      await Promise.all(Object.entries(named).map(async ([what, hash]) => [what, await blobs.has(hash)] as const)),
    )

  await sweep()

  assert.deepEqual(await left(), Object.fromEntries(Object.keys(named).map(what => [what, true])))
  assert.equal(await blobs.has(unnamed), false)

  for (const table of ['attachments', 'draft_attachments', 'message_raw', 'pending_messages'])
    await sql(`delete from ${table}`)
  await sql(`delete from accounts where email = 'photo@example.org'`)
  await sql(`update groups set photos = '{}'`)
  await sweep()

  assert.deepEqual(await left(), Object.fromEntries(Object.keys(named).map(what => [what, false])))
})

test('an unreferenced new file stays for a day', async () => {
  const [young, old] = [await fileFrom(23 * 60 * 60), await fileFrom(25 * 60 * 60)]

  await sweep()

  assert.deepEqual([await blobs.has(young), await blobs.has(old)], [true, false])
})

test('an old file stored again is new', async () => {
  const hash = await fileFrom(twoDays)
  await blobs.put(Buffer.from(`file ${made}`), { limit: 100 })

  await sweep()

  assert.equal(await blobs.has(hash), true)
})

test('a file is not removed while a reference is being written', async () => {
  const hash = await fileFrom(twoDays)
  const { promise: swept, resolve } = Promise.withResolvers<void>()
  let isSwept = false

  await database.transaction(async tx => {
    await lockBlobs(tx, blobs, [hash])
    void sweep().then(() => {
      isSwept = true
      resolve()
    })
    // Until the sweep waits for the one who holds the file.
    while (
      (
        await sql(`select from pg_locks where locktype = 'advisory' and not granted
        and database = (select oid from pg_database where datname = current_database())`)
      ).length === 0
    );
    assert.equal(isSwept, false)
    const draft_id = await world.draft('ben')
    const row = { group_id, draft_id, id: 1, hash, size: 5, filename: 'a', content_type: 'text/plain' }
    await tx.execute(
      {
        name: '',
        text: `insert into draft_attachments (${Object.keys(row).join()}) values ($1, $2, $3, $4, $5, $6, $7)`,
      },
      Object.values(row),
    )
  })
  await swept

  assert.equal(await blobs.has(hash), true)
})

test('many files are removed in small transactions', async () => {
  const hashes = await Promise.all(Array.from({ length: 450 }, () => fileFrom(twoDays)))

  await sweep()

  const left = await Promise.all(hashes.map(blobs.has))
  assert.equal(left.filter(Boolean).length, 0)
})

test('the sweep knows every column that references a file', async () => {
  const columns = await sql(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb') and column_name ~ '(^|_)(hash|parts|submission)$'
       and column_name <> 'password_hash' and table_name <> 'migration'
     order by 1`,
  )

  assert.deepEqual(
    columns.map(({ name }) => name),
    [
      'attachments.hash',
      'attachments.thumbnail_hash',
      'chat_files.hash',
      'chat_files.thumbnail_hash',
      'database_images.hash',
      'database_images.thumbnail_hash',
      'draft_attachments.hash',
      'draft_attachments.thumbnail_hash',
      'event_files.hash',
      'event_files.thumbnail_hash',
      'file_upload_parts.hash',
      'file_versions.hash',
      'file_versions.thumbnail_hash',
      'group_exports.hash',
      'message_raw.parts',
      'pending_messages.submission',
      'photos.hash',
      'photos.large_hash',
      'photos.medium_hash',
      'photos.thumbnail_hash',
      'wiki_files.hash',
      'wiki_files.thumbnail_hash',
    ],
  )
})
