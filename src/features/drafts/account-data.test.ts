import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeAccount, password } from '#test/accounts.ts'
import { addMembership } from '#test/world/people.ts'
import { assertDraftsCounted } from '#test/database/recount.ts'
import { newWorld, type Who } from '#test/world.ts'
import { unzip } from '#test/fixtures/zip.ts'

const world = await newWorld()
const { group } = world

async function newWriter(name: string) {
  const person = await world.addPerson(name)
  await addMembership(world, group.id, person, {})
  return person
}
/** Somebody who has a password, and so can end their account. */
async function newOwner(name: string) {
  const identity = await makeAccount(world, `${name}@example.org`)
  const person = { name, identity, account: identity.account }
  await addMembership(world, group.id, person, {})
  return person
}
const textOf = (subject: string) => ({ subject, body: `${subject}\n<script>From it\nFrom rye` })
const files = { 'rye.txt': 'Rye '.repeat(300) }
async function exportOf(who: Who): Promise<Record<string, string>> {
  const pieces: Uint8Array[] = []
  for await (const chunk of (await world.as(who).exportmydata({})).chunks) pieces.push(chunk)
  return unzip(Buffer.concat(pieces))
}

test('an export has the person’s drafts and sent messages, and nothing of others', async () => {
  const writer = await newWriter('writer')
  const other = await newWriter('other')
  await world.post(other, textOf('Of the other'))
  for (const subject of ['One', 'Two']) await world.post(writer, { ...textOf(subject), files })
  const draft = await world.draft(writer, { ...textOf('Three'), files })
  await world.draft(writer, textOf('Four'))

  const exported = await exportOf(writer)

  const kept = JSON.parse(exported['drafts.json']!) as object[]
  const { data } = await world.as(writer).getdrafts({ sort_dir: 'asc' })
  assert.deepEqual(kept, data)
  assert.equal(exported[`drafts/${draft}/1-rye.txt`], files['rye.txt'])
  const mbox = exported['messages.mbox']!
  assert.equal(mbox.match(/^From writer@example\.org /gm)?.length, 2)
  assert.deepEqual(mbox.match(/^Subject: .*$/gm), ['Subject: One', 'Subject: Two'])
  const encoded = Buffer.from(files['rye.txt'])
    .toString('base64')
    .match(/.{1,76}/g)!
  assert.equal(mbox.split(encoded.join('\n')).length, 3)
  assert.doesNotMatch(JSON.stringify(exported), /Of the other/)
  assert.equal((await exportOf(await newWriter('idle')))['drafts.json'], '[]\n')
})

test('drafts are deleted with the account, even if the account row stays; posts stay', async () => {
  const [free, banned] = [await newOwner('free'), await newOwner('kept')]
  const elsewhere = await world.addGroup({ privacy: 'group_privacy_none' })
  for (const writer of [free, banned]) {
    await world.draft(writer)
    await world.post(writer, { subject: `Of ${writer.name}` })
  }
  await addMembership(world, elsewhere.id, banned, {})
  await world.draft(banned, { subject: 'Elsewhere' }, elsewhere)
  await world.sql(`update members set status = 'sub_status_banned' where group_id = $1 and account_id = $2`, [
    elsewhere.id,
    banned.account.id,
  ])
  const preview = await world.as(free).deleteaccount({ preview: true })

  for (const writer of [free, banned]) await world.as(writer).deleteaccount({ password })

  assert.deepEqual(
    preview.parts.find(({ name }) => name === 'drafts'),
    { name: 'drafts', count: 1 },
  )
  const ids = [free, banned].map(({ account }) => account.id)
  assert.deepEqual(await world.sql(`select * from drafts where account_id = any($1::bigint[])`, [ids]), [])
  const posted = await world.sql(`select name from messages where account_id = any($1::bigint[]) order by id`, [ids])
  assert.deepEqual(
    posted.map(({ name }) => name),
    ['Ada Lovelace', 'Ada Lovelace'],
  )
  await assertDraftsCounted(world)
})

test('drafts are deleted with their group', async () => {
  const writer = await newWriter('homeless')
  const doomed = await world.addGroup({}, { peopled: ['owner'] })
  await addMembership(world, doomed.id, writer, {})
  const draft_id = await world.draft(writer, {}, doomed)

  await world.as('owner').deletegroup({ group_id: doomed.id, understand: 'I understand' })
  await world.settle()

  assert.deepEqual(await world.sql(`select * from drafts where id = $1`, [draft_id]), [])
  assert.deepEqual((await world.as(writer).getdrafts({})).data, [])
})
