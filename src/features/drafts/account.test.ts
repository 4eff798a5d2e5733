import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeAccount, password } from '#test/accounts.ts'
import { assertDraftsCounted } from '#test/archive.ts'
import { place, type Person } from '#test/people.ts'
import { serve } from '#test/server.ts'
import { newWorld } from '#test/world.ts'
import { unzip } from '#test/zip.ts'

const world = await newWorld()
const server = await serve(world)
const group_id = world.group.id

async function newWriter(name: string) {
  const person = await world.addPerson(name)
  const member = await place(world, group_id, person, {})
  return { person, member, calls: world.app.callAs(person.identity) }
}
/** Somebody who has a password, and so can end their account. */
async function newOwner(name: string) {
  const identity = await makeAccount(world, `${name}@example.org`)
  const person = { name, identity, account: identity.account } as Person
  const member = await place(world, group_id, person, {})
  return { person, member, calls: world.app.callAs(identity) }
}
type Writer = Awaited<ReturnType<typeof newWriter>>
async function newDraft({ calls }: Writer, subject = 'Bread', id = group_id) {
  const { id: draft_id } = await calls.newdraft({ group_id: id, draft_type: 'draft_type_post' })
  await calls.updatedraft({ draft_id, subject, body: `${subject}\n<script>From it\nFrom rye` })
  return draft_id
}
const upload = (draft_id: number, { person }: Writer) =>
  server.call('uploadattachments', { draft_id }, { person, way: 'key' }, [
    { param: 'fileupload', filename: 'rye.txt', content: 'Rye '.repeat(300) },
  ])
async function exportOf({ calls }: Writer): Promise<Record<string, string>> {
  const pieces: Uint8Array[] = []
  for await (const chunk of (await calls.exportmydata({})).chunks) pieces.push(chunk)
  return unzip(Buffer.concat(pieces))
}

test('an export has what its owner is writing and has written, and nothing of others', async () => {
  const writer = await newWriter('writer')
  const other = await newWriter('other')
  await other.calls.postdraft({ draft_id: await newDraft(other, 'Of the other') })
  for (const subject of ['One', 'Two']) {
    const draft_id = await newDraft(writer, subject)
    await upload(draft_id, writer)
    await writer.calls.postdraft({ draft_id })
  }
  const drafts = [await newDraft(writer, 'Three'), await newDraft(writer, 'Four')]
  await upload(drafts[0]!, writer)

  const files = await exportOf(writer)

  const kept = JSON.parse(files['drafts.json']!) as object[]
  const { data } = await writer.calls.getdrafts({ sort_dir: 'asc' })
  assert.deepEqual(kept, data)
  assert.equal(files[`drafts/${drafts[0]}/1-rye.txt`], 'Rye '.repeat(300))
  const mbox = files['messages.mbox']!
  assert.equal(mbox.match(/^From writer@example\.org /gm)?.length, 2)
  assert.deepEqual(mbox.match(/^Subject: .*$/gm), ['Subject: One', 'Subject: Two'])
  const encoded = Buffer.from('Rye '.repeat(300))
    .toString('base64')
    .match(/.{1,76}/g)!
  assert.equal(mbox.split(encoded.join('\n')).length, 3)
  assert.doesNotMatch(JSON.stringify(files), /Of the other/)
  assert.equal((await exportOf(await newWriter('idle')))['drafts.json'], '[]\n')
})

test('with an account its drafts go, also where the account has to stay; what it posted stays', async () => {
  const [free, banned] = [await newOwner('free'), await newOwner('kept')]
  const elsewhere = await world.addGroup({ privacy: 'group_privacy_none' })
  for (const writer of [free, banned]) {
    await newDraft(writer)
    await writer.calls.postdraft({ draft_id: await newDraft(writer, `Of ${writer.person.name}`) })
  }
  await place(world, elsewhere.id, banned.person, {})
  await newDraft(banned, 'Elsewhere', elsewhere.id)
  await world.sql(`update members set status = 'sub_status_banned' where group_id = $1 and account_id = $2`, [
    elsewhere.id,
    banned.person.account.id,
  ])
  const preview = await free.calls.deleteaccount({ preview: true })

  for (const { calls } of [free, banned]) await calls.deleteaccount({ password })

  assert.deepEqual(
    preview.parts.find(({ name }) => name === 'drafts'),
    { name: 'drafts', count: 1 },
  )
  const ids = [free, banned].map(({ person }) => person.account.id)
  assert.deepEqual(await world.sql(`select * from drafts where account_id = any($1::bigint[])`, [ids]), [])
  const posted = await world.sql(`select name from messages where account_id = any($1::bigint[]) order by id`, [ids])
  assert.deepEqual(
    posted.map(({ name }) => name),
    ['Ada Lovelace', 'Ada Lovelace'],
  )
  await assertDraftsCounted(world)
})

test('with a group its drafts go', async () => {
  const writer = await newWriter('homeless')
  const doomed = await world.addGroup({})
  await place(world, doomed.id, writer.person, {})
  await place(world, doomed.id, world.people.owner, { mod_status: 'sub_modstatus_owner' })
  const draft_id = await newDraft(writer, 'Bread', doomed.id)

  await world.as('owner').deletegroup({ group_id: doomed.id, understand: 'I understand' })
  await world.settle()

  assert.deepEqual(await world.sql(`select * from drafts where id = $1`, [draft_id]), [])
  assert.deepEqual((await writer.calls.getdrafts({})).data, [])
})
