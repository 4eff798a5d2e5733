// Not on every day: it moves whole groups.
import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { bundleOf, entriesOf, exportWriterOf, importInto } from '#test/bundles.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld, type World } from '#test/world.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-exports-'))
after(() => rm(folder, { recursive: true }))
const world = await newWorld()
const { sql } = world
const files = () => sql(`select hash from group_exports where hash is not null`)

const { write } = await exportWriterOf(world)
const owner = world.as('owner')

/** A group with one of many things. */
async function newGroup(): Promise<number> {
  const group = await world.addGroup({}, { peopled: true })
  await world.post('ben', { subject: 'Bread', body: 'Rye' }, group)
  return group.id
}
const download = async (group_id: number): Promise<Buffer> =>
  buffer((await owner.downloadgroupexport({ group_id })).chunks)

test('an owner gets the same bundle as the command writes, by an email with a link to it', async () => {
  const group_id = await newGroup()
  await world.newEmails()
  await world.facts()
  const before = await owner.getgroupstorage({ group_id })

  const asked = await owner.newgroupexport({ group_id })
  const running = await owner.getgroupexport({ group_id })
  await write()
  const ready = await owner.getgroupexport({ group_id })
  const zip = await download(group_id)

  assert.equal(asked.status, 'export_pending')
  assert.deepEqual(running, asked)
  assert.equal(ready.status, 'export_ready')
  assert.equal(ready.size, zip.length)
  assert.ok(ready.num_rows > 10)
  assert.equal(ready.user_id, world.people.owner.account.id)
  assert.equal(Temporal.Instant.from(ready.expires!).since(Temporal.Instant.from(ready.finished!)).total('hours'), 72)
  assert.deepEqual(await world.facts(), ['group.export_requested', 'group.export_finished'])
  const emails = await world.newEmails()
  const [{ name } = {}] = await sql('select name from groups where id = $1', [group_id])
  assert.deepEqual(
    emails.map(({ recipient, kind, subject }) => ({ recipient, kind, subject })),
    [
      {
        recipient: world.people.owner.account.email,
        kind: 'group_export',
        subject: `The export of ${String(name)} is ready`,
      },
    ],
  )
  assert.match(emails[0]!.body, new RegExp(`https://folkmoot.test/g/${String(name)}/settings/export`))
  // The log has grown by what exporting says about itself, and the manifest has a time.
  const differs = new Set(['manifest.json', 'README.txt', 'data/facts.jsonl'])
  const [shown, expected] = [await entriesOf(zip), await entriesOf(await bundleOf(world, String(name)))]
  assert.deepEqual([...shown.keys()], [...expected.keys()])
  for (const [path, content] of expected) if (!differs.has(path)) assert.ok(content.equals(shown.get(path)!), path)
  assert.deepEqual(await owner.getgroupstorage({ group_id }), before)
})

test('the downloaded file is imported on another server', async () => {
  const there = await newWorld()
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  await write()
  const path = join(folder, 'moved.zip')
  await writeFile(path, await download(group_id))

  const imported = await importInto(there, path, { name: 'moved' })

  assert.equal(imported.leftOut, 0)
  const rows = await there.sql(
    `select m.subject from messages m join groups g on g.id = m.group_id where g.name = 'moved'`,
  )
  assert.deepEqual(rows, [{ subject: 'Bread' }])
})

test('only owners can export, download and delete, and nobody learns whether there is an export', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  await write()

  for (const who of ['ben', 'moderator'] as const) {
    const calls = world.as(who)
    for (const call of [calls.getgroupexport, calls.newgroupexport, calls.downloadgroupexport, calls.deletegroupexport])
      await assert.rejects(call({ group_id }), { type: 'inadequate_permissions' })
  }
  await sql(
    `update members set mod_status = 'sub_modstatus_none' where group_id = $1 and mod_status = 'sub_modstatus_owner'`,
    [group_id],
  )
  await assert.rejects(owner.downloadgroupexport({ group_id }), { type: 'inadequate_permissions' })
})

test('whoever is no owner any more gets no email', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  await sql(
    `update members set mod_status = 'sub_modstatus_none' where group_id = $1 and mod_status = 'sub_modstatus_owner'`,
    [group_id],
  )
  await world.newEmails()

  await write()

  assert.deepEqual(await world.newEmails(), [])
})

test('a group is exported once at a time, also when two owners ask at once', async () => {
  const group_id = await newGroup()

  const asked = await Promise.allSettled([owner.newgroupexport({ group_id }), owner.newgroupexport({ group_id })])

  assert.deepEqual(asked.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  await assert.rejects(owner.newgroupexport({ group_id }), expectedError('export running'))
})

test('a new export replaces the last one, and its file goes', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  await write()
  const [first] = await sql(`select hash from group_exports where group_id = $1`, [group_id])

  await owner.newgroupexport({ group_id })
  await assert.rejects(owner.downloadgroupexport({ group_id }), expectedError('no export'))
  await write()

  assert.equal(await world.blobs.has(String(first!['hash'])), false)
  assert.ok((await download(group_id)).length > 0)
})

test('an export that was deleted or has expired cannot be downloaded, and its file goes', async () => {
  for (const end of ['delete', 'expire']) {
    const group_id = await newGroup()
    await owner.newgroupexport({ group_id })
    await write()
    const [row] = await sql(`select hash from group_exports where group_id = $1`, [group_id])

    if (end === 'delete') await owner.deletegroupexport({ group_id })
    else await sql(`update group_exports set expires = now() where group_id = $1`, [group_id])

    await assert.rejects(owner.downloadgroupexport({ group_id }), expectedError('no export'))
    assert.equal((await owner.getgroupexport({ group_id })).status, 'export_none')
    await assert.rejects(owner.deletegroupexport({ group_id }), expectedError('no export'))
    assert.equal(await world.blobs.has(String(row!['hash'])), true)
    await write()
    assert.equal(await world.blobs.has(String(row!['hash'])), false)
    assert.deepEqual(await sql(`select from group_exports where group_id = $1`, [group_id]), [])
  }
})

test('an export that is cancelled while it is written ends, and leaves nothing', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  const before = await files()
  // Cancelled from within: the zip is under way, and the next renewal finds nothing.
  const { blobs } = world
  const cancelling: World['blobs'] = {
    ...blobs,
    put: async (content, options) => {
      await owner.deletegroupexport({ group_id })
      return blobs.put(content, options)
    },
  }
  const { write: writeCancelled, lines } = await exportWriterOf(world, { blobs: cancelling, renewEveryMs: 1 })

  await writeCancelled()
  await write()

  assert.deepEqual(lines, [])
  assert.deepEqual(await files(), before)
  assert.equal((await owner.getgroupexport({ group_id })).status, 'export_none')
})

test('an export that a stopping process interrupts begins anew', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  const stopping = new AbortController()
  const { blobs } = world
  const interrupted: World['blobs'] = {
    ...blobs,
    put: (content, options) => {
      stopping.abort()
      return blobs.put(content, options)
    },
  }
  const { write: writeInterrupted, lines } = await exportWriterOf(world, { blobs: interrupted })

  await writeInterrupted(stopping.signal)
  const between = await owner.getgroupexport({ group_id })
  await write()

  assert.deepEqual(lines, [])
  assert.equal(between.status, 'export_pending')
  assert.equal((await owner.getgroupexport({ group_id })).status, 'export_ready')
  assert.deepEqual(await readdir(join(world.settings.blobs, 'tmp')), [])
})

test('after a crash another process writes it when the lease is over; after three, it failed', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  const claimed = (attempts: number, lease: string) =>
    sql(
      `update group_exports set state = 'export_running', attempts = $2, leased_until = now() + $3::interval where group_id = $1`,
      [group_id, attempts, lease],
    )
  await claimed(1, '1 minute')
  await write()
  assert.equal((await owner.getgroupexport({ group_id })).status, 'export_running')

  await claimed(3, '-1 second')
  await world.facts()
  await write()

  assert.equal((await owner.getgroupexport({ group_id })).status, 'export_failed')
  assert.deepEqual(await world.facts(), ['group.export_failed'])
  assert.match((await world.newEmails()).at(-1)!.subject, /^The export of .* failed$/)
})

test('an export stops before it fills the disk', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  const { write: writeFull, lines } = await exportWriterOf(world, { leastFree: Number.MAX_SAFE_INTEGER })

  await writeFull()

  assert.equal((await owner.getgroupexport({ group_id })).status, 'export_failed')
  assert.deepEqual(lines, [`the export of group ${group_id} failed`])
})

test('exports are limited per day and group', async () => {
  const limited = await newWorld({ FOLKMOOT_EXPORTS_PER_DAY: '1' })
  const group_id = limited.group.id
  await limited.as('owner').newgroupexport({ group_id })
  await limited.as('owner').deletegroupexport({ group_id })

  await assert.rejects(limited.as('owner').newgroupexport({ group_id }), { type: 'rate_limit' })

  assert.equal((await limited.as('owner').getgroupexport({ group_id })).status, 'export_none')
})

test('the export of a deleted group goes with it', async () => {
  const group_id = await newGroup()
  await owner.newgroupexport({ group_id })
  const { updated } = await owner.getgroup({ group_id })

  await owner.deletegroup({ group_id, understand: 'I understand', updated })
  await world.settle()

  assert.deepEqual(await sql(`select from group_exports where group_id = $1`, [group_id]), [])
})
