import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FileUploadObject } from '#contract/files.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import type { PersonName } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { findOrphanedUploads } from '../../drafts/index.ts'
import { sweepFileUploads } from './sweep.ts'

const limit = 3 * 1024 * 1024
const world = await newWorld({ FOLKMOOT_GROUP_STORAGE: '3 MiB' })
const server = await serve(world)
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const addGroup = () => world.addGroup({}, { peopled: true })

type Part = { upload_id: number; offset?: number; size: number; who?: PersonName }
async function send(group_id: number, { upload_id, offset = 0, size, who = 'ben' }: Part) {
  const params = { group_id, upload_id, offset }
  const { body } = await server.call('continuefileupload', params, { person: world.people[who], way: 'cookie' }, [
    { param: 'fileupload', filename: 'part', content: Buffer.alloc(size, 'x') },
  ])
  return body as FileUploadObject & { extra?: string }
}
const used = async (group_id: number) => (await owner.getgroupstorage({ group_id })).storage_used
const sweep = () => sweepFileUploads({ ...world, findUnnamed: findOrphanedUploads })

test('an upload that was begun takes nothing from the storage that others need', async () => {
  const { id: group_id } = await addGroup()
  await cleo.newfileupload({ group_id, name: 'large.bin', size: limit })

  const { id: upload_id } = await ben.newfileupload({ group_id, name: 'a.bin', size: limit })
  const { file_id } = await send(group_id, { upload_id, size: limit })

  assert.equal((await ben.getfile({ file_id })).size, limit)
  await assert.rejects(cleo.newfileupload({ group_id, name: 'b.bin', size: 1 }), expectedError('group out of space'))
})

test('what arrives of several uploads never passes the storage of the group, at once neither', async () => {
  const { id: group_id } = await addGroup()
  const size = 1_000_000
  const begun = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ben.newfileupload({ group_id, name: `${n}.bin`, size: 2 * size })),
  )

  const answers = await Promise.all(begun.map(({ id: upload_id }) => send(group_id, { upload_id, size })))

  const stored = answers.filter(({ extra }) => extra === undefined)
  assert.equal(stored.length, 3)
  for (const { extra } of answers) assert.ok(extra === undefined || extra === 'group out of space')
  assert.equal(await used(group_id), 3 * size)
  // The end is counted as well: nothing is left for it.
  assert.equal((await send(group_id, { upload_id: stored[0]!.id, offset: size, size })).extra, 'group out of space')
  await assertArchivesCounted(world)
  await ben.deletefileupload({ group_id, upload_id: stored[1]!.id })
  assert.ok((await send(group_id, { upload_id: stored[0]!.id, offset: size, size })).file_id > 0)
  assert.equal(await used(group_id), 3 * size)
  await assertArchivesCounted(world)
})

test('moderators see the uploads of everyone, and cancel them', async () => {
  const { id: group_id } = await addGroup()
  const { id: upload_id, ...begun } = await ben.newfileupload({ group_id, name: 'a.bin', size: 2000 })
  assert.deepEqual([begun.user_id, begun.creator_name], [world.people.ben.account.id, 'Ben'])
  await send(group_id, { upload_id, size: 1000 })

  assert.deepEqual((await owner.getfileuploads({ group_id })).uploads, [])
  const { uploads } = await owner.getfileuploads({ group_id, all: true })
  assert.deepEqual(
    uploads.map(({ id, name, creator_name, offset }) => [id, name, creator_name, offset]),
    [[upload_id, 'a.bin', 'Ben', 1000]],
  )
  await assert.rejects(cleo.getfileuploads({ group_id, all: true }), { type: 'inadequate_permissions' })
  await assert.rejects(cleo.deletefileupload({ group_id, upload_id }), expectedError('invalid upload_id'))
  assert.equal((await send(group_id, { upload_id, offset: 1000, size: 1000, who: 'owner' })).extra, 'invalid upload_id')

  await owner.deletefileupload({ group_id, upload_id })

  assert.equal(await used(group_id), 0)
  assert.equal((await send(group_id, { upload_id, offset: 1000, size: 1000 })).extra, 'invalid upload_id')
})

test('an upload ends a week after it was begun, however often it is continued', async () => {
  const { id: group_id } = await addGroup()
  const { id: upload_id, created, expires } = await ben.newfileupload({ group_id, name: 'a.bin', size: 2000 })
  const hours = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 3_600_000)
  assert.equal(hours(created, expires), 24)
  assert.match(expires, /T[\d:.]+\+00:00$/)
  await world.sql(`update file_uploads set created = now() - interval '160 hours' where id = $1`, [upload_id])
  await send(group_id, { upload_id, size: 1000 })
  const old = await ben.getfileupload({ group_id, upload_id })
  assert.equal(hours(old.created, old.expires), 168)
  await sweep()
  assert.equal(await used(group_id), 1000)

  await world.sql(`update file_uploads set created = now() - interval '169 hours' where id = $1`, [upload_id])
  await sweep()

  assert.equal(await used(group_id), 0)
  await assert.rejects(ben.getfileupload({ group_id, upload_id }), expectedError('invalid upload_id'))
})

test('the uploads of somebody who leaves end, but not those of an owner by way of the parent group', async () => {
  const parent = await addGroup()
  const { id: group_id } = await owner.createsubgroup({
    ...{ group_id: parent.id, sub_group_name: 'ovens', desc: 'About the ovens.' },
    privacy: 'sub_group_privacy_archives',
  })
  await world.sql(`delete from members where group_id = $1`, [group_id])
  const { id: kept } = await owner.newfileupload({ group_id, name: 'a.bin', size: 2000 })
  const { id: upload_id } = await ben.newfileupload({ group_id: parent.id, name: 'a.bin', size: 2000 })
  await send(parent.id, { upload_id, size: 1000 })

  await owner.removemember({ member_info_id: parent.members.ben })
  await sweep()

  assert.equal(await used(parent.id), 0)
  assert.equal((await owner.getfileupload({ group_id, upload_id: kept })).id, kept)
})
