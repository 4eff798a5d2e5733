import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { sweepDeleted } from '../../groups/index.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]

async function upload(group_id: number, filename: string, content: string, path = ''): Promise<number> {
  const { body } = await server.call('uploadfiles', { group_id, path }, { person: world.people.ben, way: 'cookie' }, [
    { param: 'fileupload', filename, content },
  ])
  return (body as { files: { id: number }[] }).files[0]!.id
}
const contentOf = async (file_id: number) =>
  (await server.ask(`/api/v1/downloadfile?file_id=${file_id}`, { headers: headersOf(world.people.ben, 'cookie') })).text
const filesBytes = async (group_id: number) => (await owner.getgroupstorage({ group_id })).files
const names = async (group_id: number, path = '/') =>
  (await ben.getfiledirectory({ group_id, path })).data.map(({ name }) => name)

test('a deleted folder comes back with everything in it, and the storage with it', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { id: folder } = await ben.newfilefolder({ group_id, name: 'Minutes' })
  await ben.newfilefolder({ group_id, path: 'Minutes', name: '2026' })
  const file = await upload(group_id, 'may.txt', 'first', 'Minutes/2026')
  await upload(group_id, 'may.txt', 'second', 'Minutes/2026')
  const gone = await upload(group_id, 'june.txt', 'june', 'Minutes/2026')
  await ben.deletefile({ file_id: gone })
  await ben.deletefile({ file_id: folder })
  await world.facts()

  assert.deepEqual([await names(group_id), await filesBytes(group_id)], [[], 0])
  for (const path of ['/Minutes', '/Minutes/2026/may.txt'])
    await assert.rejects(ben.getfile({ group_id, path }), expectedError('invalid path'))
  await assert.rejects(ben.getfile({ group_id, file_id: file }), expectedError('invalid file_id'))
  assert.equal((await ben.searchfiles({ group_id, q: 'may' })).total_count, 0)
  const { data } = await ben.getdeletedfiles({ group_id })
  assert.deepEqual(
    data.map(({ id, name, type, path, num_entries, size, deleted_by, deleted_by_name }) => [
      ...[id, name, type, path, num_entries, size],
      ...[deleted_by, deleted_by_name],
    ]),
    [
      [folder, 'Minutes', 'file_type_dir', '/', 3, 11, world.people.ben.account.id, 'Ben'],
      [gone, 'june.txt', 'file_type_file', '/Minutes/2026', 1, 4, world.people.ben.account.id, 'Ben'],
    ],
  )
  await assertArchivesCounted(world)

  const back = await ben.undeletefile({ group_id, file_id: folder })

  assert.deepEqual([back.id, back.path, back.num_entries], [folder, '/', 1])
  assert.deepEqual(await world.facts(), ['file.restored'])
  assert.deepEqual([await names(group_id, '/Minutes/2026'), await filesBytes(group_id)], [['may.txt'], 11])
  assert.equal(await contentOf(file), 'second')
  assert.deepEqual(
    (await ben.getfileversions({ file_id: file })).data.map(({ version }) => version),
    [2, 1],
  )
  assert.equal((await ben.undeletefile({ group_id, file_id: gone })).path, '/Minutes/2026')
  await assert.rejects(ben.undeletefile({ group_id, file_id: folder }), expectedError('invalid file_id'))
  await assertArchivesCounted(world)
})

test('what is taken or gone meanwhile is chosen anew', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { id: folder } = await ben.newfilefolder({ group_id, name: 'Plans' })
  const file = await upload(group_id, 'roof.txt', 'old', 'Plans')
  await ben.deletefile({ file_id: file })
  await upload(group_id, 'Roof.txt', 'new', 'Plans')

  await assert.rejects(ben.undeletefile({ group_id, file_id: file }), expectedError('name exists'))
  await assert.rejects(ben.undeletefile({ group_id, file_id: file, path: '/none' }), expectedError('invalid path'))
  await ben.deletefile({ file_id: folder })
  // Its folder is gone: it comes back at the top.
  const back = await ben.undeletefile({ group_id, file_id: file, name: 'Old roof.txt' })

  assert.deepEqual([back.path, back.name], ['/', 'Old roof.txt'])
  assert.equal(await contentOf(file), 'old')
  await assertArchivesCounted(world)
})

test('members restore what they deleted, moderators everything, and nobody in other groups', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const other = await world.addGroup({}, { peopled: true })
  const file = await upload(group_id, 'mine.txt', 'mine')
  await ben.deletefile({ file_id: file })

  assert.deepEqual((await cleo.getdeletedfiles({ group_id })).data, [])
  await assert.rejects(cleo.undeletefile({ group_id, file_id: file }), expectedError('invalid file_id'))
  await assert.rejects(owner.undeletefile({ group_id: other.id, file_id: file }), expectedError('invalid file_id'))
  assert.equal((await owner.getdeletedfiles({ group_id })).total_count, 1)
  assert.equal((await owner.undeletefile({ group_id, file_id: file })).name, 'mine.txt')
})

test('a full group restores nothing, and after 30 days it is gone', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const file = await upload(group_id, 'large.txt', 'x'.repeat(1000))
  await ben.deletefile({ file_id: file })
  const limit = (await owner.getgroupstorage({ group_id })).storage_limit
  await world.sql(`update groups set storage_used = $2 where id = $1`, [group_id, limit - 999])

  await assert.rejects(ben.undeletefile({ group_id, file_id: file }), expectedError('group out of space'))
  await world.sql(`update groups set storage_used = 0 where id = $1`, [group_id])
  await world.sql(`update file_entries set deleted = now() - interval '29 days' where id = $1`, [file])
  await sweepDeleted(world)
  assert.equal((await ben.getdeletedfiles({ group_id })).total_count, 1)
  await world.sql(`update file_entries set deleted = now() - interval '31 days' where id = $1`, [file])
  await sweepDeleted(world)

  assert.equal((await ben.getdeletedfiles({ group_id })).total_count, 0)
  assert.deepEqual(await world.sql(`select 1 from file_versions where file_id = $1`, [file]), [])
})
