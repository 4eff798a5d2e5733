import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { bundleOf, importInto } from '#test/bundles.ts'
import { newWorld, type World } from '#test/world.ts'
import { addOldAddresses, addOldArchives, oldAddress } from '../archives/index.ts'

const folder = await mkdtemp(join(tmpdir(), 'folkmoot-old-addresses-'))
after(() => rm(folder, { recursive: true }))
const world = await newWorld()
const { post_url } = await postWithAddress(world)
const path = join(folder, 'bakers.zip')
await writeFile(path, await bundleOf(world, world.group.name))

async function postWithAddress({ post, sql, app, group }: World): Promise<{ post_url: string }> {
  const { message_id } = await post('ben', { subject: 'Bread', body: 'Rye' })
  const [row] = await sql(`select mime_id from messages where id = $1`, [message_id])
  const { runAsSystem } = app.pipeline
  const messages = [{ mime_id: String(row!['mime_id']), addresses: [oldAddress.discoursePost(7)] }]
  await addOldAddresses(runAsSystem, { group_id: group.id, host: '' }, messages)
  await addOldArchives(runAsSystem, { group_id: group.id, host: '' }, [oldAddress.pipermailArchive('bakers')])
  return { post_url: 'https://forum.example.org/p/7' }
}
const foundIn = async (there: World, url: string) => {
  const { group_name, msg_num, topic_id } = await there.as('ben').findoldaddress({ url })
  return { group_name, msg_num, hasTopic: topic_id > 0 }
}

test('addresses on an older service move with their messages', async () => {
  const there = await newWorld()

  await importInto(there, path, { name: 'moved' })
  // Whoever may read the group: it is the same person here and there.
  await there.sql(`update groups set settings = settings || '{"privacy": "group_privacy_none"}' where name = 'moved'`)

  assert.deepEqual(await foundIn(there, post_url), { group_name: 'moved', msg_num: 1, hasTopic: true })
  assert.deepEqual(await foundIn(there, 'https://lists.example.org/pipermail/bakers/'), {
    ...{ group_name: 'moved', msg_num: 0, hasTopic: false },
  })
})

test('a bundle takes over no address that leads to another group already', async () => {
  const before = await world.sql(`select key::text, group_id, message_id from old_addresses order by key`)
  assert.equal(before.length > 1, true)

  await importInto(world, path, { name: 'copied' })

  assert.deepEqual(await world.sql(`select key::text, group_id, message_id from old_addresses order by key`), before)
})
