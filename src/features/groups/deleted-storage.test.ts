import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FileObject } from '#contract/files.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { sweepFullGroups } from './deleted-storage.ts'

const limit = 1024 * 1024
const world = await newWorld({ FOLKMOOT_GROUP_STORAGE: '1 MiB' })
const server = await serve(world)
const [owner, ben] = [world.as('owner'), world.as('ben')]
const addGroup = async () => (await world.addGroup({}, { peopled: true })).id

async function upload(group_id: number, name: string, size: number): Promise<FileObject> {
  const { body } = await server.call('uploadfiles', { group_id }, { person: world.people.ben, way: 'cookie' }, [
    { param: 'fileupload', filename: name, content: Buffer.alloc(size, name) },
  ])
  return (body as { files?: FileObject[] }).files?.[0] ?? assert.fail(JSON.stringify(body))
}
const storage = async (group_id: number) => {
  const { storage_used, deleted } = await owner.getgroupstorage({ group_id })
  return [storage_used, deleted]
}
const restorable = async (group_id: number) => [
  ...(await owner.getdeletedfiles({ group_id })).data.map(({ name }) => name),
  ...(await owner.getdeletedwikipages({ group_id })).data.map(({ title }) => title),
]
const body = (size: number) => 'Rye bread. '.repeat(size / 11)

test('uploading and deleting never stores more than the group may use, and what was deleted first goes first', async () => {
  const group_id = await addGroup()
  for (const [name, size] of [
    ['a.bin', 400_000],
    ['b.bin', 500_000],
  ] as const)
    await ben.deletefile({ file_id: (await upload(group_id, name, size)).id })
  assert.deepEqual(await storage(group_id), [0, 900_000])
  await upload(group_id, 'small.bin', 100_000)
  assert.deepEqual(await restorable(group_id), ['b.bin', 'a.bin'])

  const { id: file_id } = await upload(group_id, 'c.bin', 300_000)
  assert.deepEqual(await restorable(group_id), ['b.bin'])
  assert.deepEqual(await storage(group_id), [400_000, 500_000])
  // A version is made room for as well.
  await ben.restorefileversion({ file_id, version: 1 })

  assert.deepEqual(await restorable(group_id), [])
  assert.deepEqual(await storage(group_id), [700_000, 0])
  assert.deepEqual(
    await world.sql(`select 1 from file_versions where group_id = $1 and size >= 400000`, [group_id]),
    [],
  )
  await assertArchivesCounted(world)
})

test('a deleted wiki page makes room for files and pages, and deleted files for pages', async () => {
  const group_id = await addGroup()
  const { page } = await ben.newwikipage({ group_id, title: 'Old', body: body(600_000) })
  await ben.deletewikipage({ id: page.id })
  const { id: file_id } = await upload(group_id, 'a.bin', 300_000)
  const [used, deleted] = await storage(group_id)
  assert.ok(used === 300_000 && deleted! > 590_000)
  await ben.deletefile({ file_id })

  await ben.newwikipage({ group_id, title: 'New', body: body(300_000) })
  assert.deepEqual(await restorable(group_id), ['a.bin'])
  await assertArchivesCounted(world)
  await ben.newwikipage({ group_id, title: 'Newer', body: body(600_000) })

  assert.deepEqual(await restorable(group_id), [])
  assert.deepEqual(await world.sql(`select 1 from wiki_revisions where page_id = $1`, [page.id]), [])
  await assertArchivesCounted(world)
})

test('a page that is restored under another title does not make room for itself', async () => {
  const group_id = await addGroup()
  const { page } = await ben.newwikipage({ group_id, title: 'Old', body: body(400_000) })
  await ben.deletewikipage({ id: page.id })
  await upload(group_id, 'a.bin', 200_000)

  const back = await ben.undeletewikipage({ group_id, page_id: page.id, title: 'Renamed' })

  assert.equal(back.page.title, 'Renamed')
  await assertArchivesCounted(world)
})

test('room that a post has taken is made soon after', async () => {
  const group_id = await addGroup()
  await ben.deletefile({ file_id: (await upload(group_id, 'a.bin', 600_000)).id })
  await ben.deletefile({ file_id: (await upload(group_id, 'b.bin', 300_000)).id })
  await world.post('ben', { subject: 'Bread', body: 'Rye', files: { 'plan.bin': 'x'.repeat(300_000) } }, {
    id: group_id,
  } as never)

  await sweepFullGroups({ database: world.database, space: limit })

  assert.deepEqual(await restorable(group_id), ['b.bin'])
  const [used, deleted] = await storage(group_id)
  assert.ok(used! + deleted! <= limit)
  await assertArchivesCounted(world)
})
