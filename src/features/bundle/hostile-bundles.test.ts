// Not on every day: it moves whole groups.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { zipOf } from '#content/zip.ts'
import { collectBundle, importInto } from '#test/bundles.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { newWorld } from '#test/world.ts'
import type { Manifest } from './manifest.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-hostile-'))
after(() => rm(folder, { recursive: true }))
const here = await newWorld()
const there = await newWorld()
await here.post('ben', { subject: 'Bread', body: 'Rye' })
await here.post('ben', { subject: 'Loaf', body: 'See', files: { 'loaf.png': pngOf({ width: 40, height: 30 }) } })
const good = await collectBundle(here, here.group.name)
const path = join(folder, 'group.zip')

type Entries = Map<string, Buffer>
/** Writes a bundle after a change. `signed`: its manifest says what is in it. */
async function write(change: (entries: Entries) => void, signed = false): Promise<void> {
  const entries = new Map(good)
  change(entries)
  const manifest = JSON.parse(entries.get('manifest.json')?.toString() ?? '{}') as Manifest
  if (signed) {
    for (const entry of [...manifest.tables, ...manifest.others]) {
      const content = entries.get(entry.path)!
      entry.bytes = content.length
      entry.sha256 = createHash('sha256').update(content).digest('hex')
      if ('rows' in entry) entry.rows = content.toString().split('\n').length - 1
    }
    entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
  }
  async function* content() {
    for (const [name, bytes] of entries)
      yield { path: name, content: bytes.toString('latin1') === bytes.toString() ? bytes.toString() : one(bytes) }
  }
  async function* one(bytes: Buffer) {
    yield bytes
  }
  await writeFile(path, await buffer(zipOf(content())))
}

// Not that a process has begun to send emails, which it says when it comes to it.
async function stateOf({ sql, settings }: typeof there): Promise<unknown> {
  const tables = await sql(
    `select relname::text as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
       and relname not in ('rate_counts', 'mail_workers') order by 1`,
  )
  const counts: unknown[] = []
  for (const { name } of tables) counts.push([name, ...(await sql(`select count(*) from ${String(name)}`))])
  return [counts, globSync('**/*', { cwd: settings.blobs, withFileTypes: true }).filter(entry => entry.isFile()).length]
}

const lineIn = (table: string, change: (row: Record<string, unknown>) => unknown) => (entries: Entries) => {
  const lines = entries.get(`data/${table}.jsonl`)!.toString().trimEnd().split('\n')
  const changed = lines.map((line, n) =>
    n === 0 ? JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)) : line,
  )
  entries.set(`data/${table}.jsonl`, Buffer.from(`${changed.join('\n')}\n`))
}
const inManifest = (change: (manifest: Manifest & Record<string, unknown>) => void) => (entries: Entries) => {
  const manifest = JSON.parse(entries.get('manifest.json')!.toString()) as Manifest & Record<string, unknown>
  change(manifest)
  entries.set('manifest.json', Buffer.from(JSON.stringify(manifest)))
}
const fileName = [...good.keys()].find(name => name.startsWith('files/'))!

const refused: Record<string, { change: (entries: Entries) => void; signed?: boolean; why: RegExp }> = {
  'a file with another content': {
    change: entries => void entries.set(fileName, Buffer.from('other')),
    why: /is damaged: files\/../,
  },
  'rows with another content': {
    change: lineIn('messages', row => ({ ...row, subject: 'Beard' })),
    why: /damaged: data\/messages\.jsonl/,
  },
  'a missing table': {
    change: entries => void entries.delete('data/topics.jsonl'),
    why: /data\/topics\.jsonl is missing/,
  },
  'no manifest': { change: entries => void entries.delete('manifest.json'), why: /not the export of a group/ },
  'a file that nobody listed': {
    change: entries => void entries.set('evil.sh', Buffer.from('rm')),
    why: /not part of an export: evil\.sh/,
  },
  'a newer format': { change: inManifest(manifest => void (manifest.version = 99)), why: /newer version/ },
  'an unknown table': {
    change: inManifest(manifest => void (manifest.tables[0]!.name = 'accounts')),
    why: /newer version/,
  },
  'a manifest that is none': {
    change: inManifest(manifest => void (manifest['tables'] = 'all' as never)),
    why: /damaged: manifest\.json/,
  },
  'lines that are no JSON': {
    change: entries => void entries.set('data/topics.jsonl', Buffer.from('{"id":1\n')),
    signed: true,
    why: /damaged: data\/topics\.jsonl/,
  },
  'numbers that come twice': {
    change: entries => {
      const line = entries.get('data/topics.jsonl')!
      entries.set('data/topics.jsonl', Buffer.concat([line, line]))
    },
    signed: true,
    why: /numbers of topic are not in order/,
  },
  'values that the database refuses': {
    change: lineIn('members', row => ({ ...row, status: 'king' })),
    signed: true,
    why: /damaged, or was changed/,
  },
  'two groups': {
    change: entries => {
      const line = entries.get('data/groups.jsonl')!
      entries.set('data/groups.jsonl', Buffer.concat([line, line]))
    },
    signed: true,
    why: /damaged: data\/groups\.jsonl/,
  },
}

for (const [what, { change, signed = false, why }] of Object.entries(refused)) {
  test(`an export with ${what} is refused, and leaves no trace`, async () => {
    await write(change, signed)
    const before = await stateOf(there)

    await assert.rejects(importInto(there, path, { name: 'copy' }), why)

    assert.deepEqual(await stateOf(there), before)
  })
}

test('a zip that leads out of its folder, or is cut off, is refused', async () => {
  await write(() => {})
  const whole = await readFile(path)
  const before = await stateOf(there)
  const outside = Buffer.from(whole.toString('latin1').replaceAll('README.txt', '../../a.txt'.slice(0, 10)), 'latin1')

  for (const content of [outside, whole.subarray(0, whole.length - 100), Buffer.from('PK\u0003\u0004')]) {
    await writeFile(path, content)
    await assert.rejects(importInto(there, path), /not a valid zip/)
  }

  assert.deepEqual(await stateOf(there), before)
})

test('a file that unpacks to more than the disk has is refused before it is unpacked', async () => {
  await write(() => {})

  await assert.rejects(importInto(there, path, { space: 10 }), /not enough free disk space/)
})

test('an import that is stopped leaves nothing behind, and can be run again', async () => {
  await write(() => {})
  const before = await stateOf(there)

  await assert.rejects(importInto(there, path, { name: 'again', signal: AbortSignal.abort() }))
  assert.deepEqual(await stateOf(there), before)
  const { name } = await importInto(there, path, { name: 'again' })

  assert.equal(name, 'again')
  await assert.rejects(importInto(there, path, { name: 'Again' }), /already a group or alias called Again/)
  await assert.rejects(importInto(there, path, { name: 'no such+part' }), /subgroup of no such/)
  await assert.rejects(importInto(there, path, { name: 'a b' }), /can't be the name of a group/)
})

test('scripts in an export are taken out of every text', async () => {
  const evil = '<p>Hi<script>alert(1)</script><img src="x" onerror="alert(1)"></p>'
  await write(entries => {
    lineIn('messages', row => ({ ...row, body: evil, quoted: evil, remainder: evil }))(entries)
    lineIn('groups', row => ({
      ...row,
      description: evil,
      settings: { ...(row['settings'] as object), footer: evil },
    }))(entries)
  }, true)

  const { group_id } = await importInto(there, path, { name: 'clean' })

  const texts = await there.sql(
    `select body || quoted || remainder as text from messages where group_id = $1
     union all select description || (settings ->> 'footer') from groups where id = $1`,
    [group_id],
  )
  assert.ok(texts.length > 1)
  for (const { text } of texts) assert.doesNotMatch(String(text), /script|onerror/)
})

test('people without an account are members as if they were added directly, and who wants no adds is left out', async () => {
  await there.sql(`delete from accounts where email = 'cleo@example.org'`)
  await there.sql(`delete from accounts where email = 'banned@example.org'`)
  await there.sql(`insert into opted_out_addresses (email) values ('banned@example.org')`)
  await write(() => {})

  const { group_id } = await importInto(there, path, { name: 'fresh' })

  await there.settle()
  const members = await there.sql(
    `select a.email, a.status, a.password_hash, m.given_email, m.user_status from members m join accounts a on a.id = m.account_id
     where m.group_id = $1 and a.email in ('ben@example.org', 'cleo@example.org', 'banned@example.org') order by a.email`,
    [group_id],
  )
  assert.deepEqual(members, [
    {
      email: 'ben@example.org',
      status: 'user_status_confirmed',
      password_hash: null,
      given_email: null,
      user_status: 'user_status_confirmed',
    },
    {
      email: 'cleo@example.org',
      status: 'user_status_notconfirmed',
      password_hash: null,
      given_email: 'cleo@example.org',
      user_status: 'user_status_confirmed',
    },
  ])
  assert.deepEqual(await there.emails(), [])
})
