import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PhotoObject } from '#contract/photos.ts'
import { assertArchivesCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { sweepDeleted } from '../../groups/index.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]

async function albumWith(group_id: number, names: readonly string[], title = 'Ovens') {
  const { id: album_id } = await ben.newalbum({ group_id, title })
  return { album_id, photos: await upload(album_id, names) }
}
async function upload(album_id: number, names: readonly string[]): Promise<PhotoObject[]> {
  const files = names.map((filename, n) => ({
    ...{ param: 'fileupload', filename: `${filename}.png` },
    content: pngOf({ width: 9 + n, height: 9 }),
  }))
  const { body } = await server.call('uploadphotos', { album_id }, { person: world.people.ben, way: 'cookie' }, files)
  return (body as { photos: PhotoObject[] }).photos
}
const names = async (album_id: number) =>
  (await ben.getphotos({ album_id, sort_field: 'position' })).data.map(({ name }) => name.replace('.png', ''))
const storage = async (group_id: number) => {
  const { storage_used, photos, deleted } = await owner.getgroupstorage({ group_id })
  return { storage_used, photos, deleted }
}
const statusOf = async ({ id }: { id: number }) =>
  (await server.ask(`/api/v1/downloadphoto?photo_id=${id}`, { headers: headersOf(world.people.ben, 'cookie') })).status
const bytesOf = (photos: readonly PhotoObject[]) => photos.reduce((sum, { size }) => sum + size, 0)

test('a deleted photo is gone until it is restored, at its place, with its storage', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { album_id, photos } = await albumWith(group_id, ['a', 'b', 'c'])
  const [a, b] = photos as [PhotoObject, PhotoObject]
  const used = bytesOf(photos)
  await ben.updatephoto({ photo_id: b.id, desc: 'Hot' })
  await ben.deletephoto({ photo_id: b.id })
  await ben.deletephoto({ photo_id: a.id })
  await world.facts()

  assert.deepEqual(await names(album_id), ['c'])
  assert.equal((await ben.getalbum({ album_id })).num_photos, 1)
  await assert.rejects(ben.getphoto({ photo_id: b.id }), expectedError('invalid photo_id'))
  await assert.rejects(ben.updatephoto({ photo_id: b.id, desc: 'x' }), expectedError('invalid photo_id'))
  await assert.rejects(ben.deletephoto({ photo_id: b.id }), expectedError('invalid photo_id'))
  await assert.rejects(ben.orderphotos({ album_id, photo_ids: [b.id] }), expectedError('invalid photo_ids'))
  assert.equal((await ben.searchphotos({ group_id, q: 'hot' })).total_count, 0)
  assert.equal(await statusOf(b), 400)
  assert.deepEqual(await storage(group_id), {
    ...{ storage_used: photos[2]!.size, photos: photos[2]!.size, deleted: a.size + b.size },
  })
  await assertArchivesCounted(world)
  const { data, total_count } = await ben.getdeletedphotos({ group_id })
  assert.equal(total_count, 2)
  const [{ created: _created, deleted: _deleted, ...last }, first] = data as [(typeof data)[0], (typeof data)[0]]
  assert.deepEqual(last, {
    ...{ object: 'photo_deleted', id: a.id, group_id, album_id, album_title: 'Ovens', is_album_deleted: false },
    ...{ name: 'a.png', desc: '', size: a.size, user_id: world.people.ben.account.id },
    ...{ deleted_by: world.people.ben.account.id, deleted_by_name: 'Ben' },
  })
  assert.deepEqual([first.id, first.desc], [b.id, 'Hot'])

  const back = await ben.undeletephoto({ group_id, photo_id: b.id })
  assert.deepEqual([back.id, back.album_id, back.desc], [b.id, album_id, 'Hot'])
  assert.deepEqual(await world.facts(), ['photo.restored'])
  await ben.undeletephoto({ group_id, photo_id: a.id })
  assert.deepEqual(await names(album_id), ['a', 'b', 'c'])
  assert.equal(await statusOf(b), 200)
  assert.deepEqual(await storage(group_id), { storage_used: used, photos: used, deleted: 0 })
  await assert.rejects(ben.undeletephoto({ group_id, photo_id: b.id }), expectedError('invalid photo_id'))
  await upload(album_id, ['d'])
  assert.deepEqual(await names(album_id), ['a', 'b', 'c', 'd'])
  await assertArchivesCounted(world)
})

test('a deleted album comes back with the photos that were in it', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { album_id, photos } = await albumWith(group_id, ['a', 'b', 'c'])
  const { album_id: other } = await albumWith(group_id, ['z'], 'Mills')
  const [, , c] = photos as [PhotoObject, PhotoObject, PhotoObject]
  await ben.deletephoto({ photo_id: c.id })
  await ben.deletealbum({ album_id })
  await world.facts()

  assert.deepEqual(
    (await ben.getalbums({ group_id })).data.map(({ id }) => id),
    [other],
  )
  const absent = expectedError('invalid album_id')
  await assert.rejects(ben.getalbum({ album_id }), absent)
  await assert.rejects(ben.getphotos({ album_id }), absent)
  await assert.rejects(ben.updatealbum({ album_id, title: 'x' }), absent)
  assert.equal(await statusOf(photos[0]!), 400)
  const { data } = await ben.getdeletedalbums({ group_id })
  assert.deepEqual(
    data.map(({ id, title, num_photos, size, deleted_by_name }) => [id, title, num_photos, size, deleted_by_name]),
    [[album_id, 'Ovens', 2, bytesOf(photos.slice(0, 2)), 'Ben']],
  )
  // One that was deleted before goes to another album, or waits for its own.
  assert.deepEqual(
    (await ben.getdeletedphotos({ group_id })).data.map(({ id, is_album_deleted }) => [id, is_album_deleted]),
    [[c.id, true]],
  )
  await assertArchivesCounted(world)
  await assert.rejects(ben.undeletephoto({ group_id, photo_id: c.id }), expectedError('invalid album_id'))
  assert.deepEqual(await world.facts(), [])
  const moved = await ben.undeletephoto({ group_id, photo_id: c.id, album_id: other })
  assert.deepEqual([moved.album_id, await names(other)], [other, ['z', 'c']])

  const back = await ben.undeletealbum({ group_id, album_id })
  assert.deepEqual([back.id, back.num_photos, await names(album_id)], [album_id, 2, ['a', 'b']])
  assert.deepEqual(await world.facts(), ['photo.restored', 'album.restored'])
  await assert.rejects(ben.undeletealbum({ group_id, album_id }), expectedError('invalid album_id'))
  assert.deepEqual((await storage(group_id)).deleted, 0)
  await assertArchivesCounted(world)
})

test('members restore what they deleted, moderators everything, and nobody in other groups', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const elsewhere = await world.addGroup({}, { peopled: true })
  const { album_id, photos } = await albumWith(group_id, ['a', 'b'])
  const { album_id: foreign } = await albumWith(elsewhere.id, ['x'])
  const photo_id = photos[0]!.id
  await ben.deletephoto({ photo_id })
  await owner.deletealbum({ album_id })

  for (const who of [cleo, ben]) {
    assert.deepEqual((await who.getdeletedalbums({ group_id })).data, [])
    await assert.rejects(who.undeletealbum({ group_id, album_id }), expectedError('invalid album_id'))
  }
  assert.deepEqual((await cleo.getdeletedphotos({ group_id })).data, [])
  await assert.rejects(cleo.undeletephoto({ group_id, photo_id }), expectedError('invalid photo_id'))
  await assert.rejects(owner.undeletephoto({ group_id: elsewhere.id, photo_id }), expectedError('invalid photo_id'))
  await assert.rejects(owner.undeletealbum({ group_id: elsewhere.id, album_id }), expectedError('invalid album_id'))
  await assert.rejects(ben.undeletephoto({ group_id, photo_id, album_id: foreign }), expectedError('invalid album_id'))
  await owner.undeletealbum({ group_id, album_id })
  await owner.undeletephoto({ group_id, photo_id })
  assert.deepEqual(await names(album_id), ['a', 'b'])
})

test('a full group restores nothing; after 30 days photos and albums are gone, with their storage', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { album_id, photos } = await albumWith(group_id, ['a', 'b'])
  const { album_id: kept } = await albumWith(group_id, ['c', 'd'], 'Mills')
  const photo_id = photos[0]!.id
  await ben.deletephoto({ photo_id })
  await ben.deletealbum({ album_id })
  const [{ id: d }] = (await ben.getphotos({ album_id: kept, sort_field: 'position', sort_dir: 'desc' })).data as [
    PhotoObject,
  ]
  await ben.deletephoto({ photo_id: d })
  const before = await storage(group_id)

  const { storage_limit } = await owner.getgroupstorage({ group_id })
  await world.sql(`update groups set storage_used = $2 where id = $1`, [group_id, storage_limit - 1])
  const full = expectedError('group out of space')
  await assert.rejects(ben.undeletephoto({ group_id, photo_id: d }), full)
  await assert.rejects(ben.undeletealbum({ group_id, album_id }), full)
  await world.sql(`update groups set storage_used = $2 where id = $1`, [group_id, before.storage_used])
  const age = async (days: number) => {
    for (const table of ['photos', 'photo_albums'])
      await world.sql(
        `update ${table} set deleted = now() - make_interval(days => $2) where group_id = $1 and deleted is not null`,
        [group_id, days],
      )
    await sweepDeleted(world)
  }
  await age(29)
  assert.equal((await owner.getdeletedalbums({ group_id })).total_count, 1)
  assert.equal((await owner.getdeletedphotos({ group_id })).total_count, 2)
  await age(31)

  assert.equal((await owner.getdeletedalbums({ group_id })).total_count, 0)
  assert.equal((await owner.getdeletedphotos({ group_id })).total_count, 0)
  assert.deepEqual(await world.sql(`select name from photos where group_id = $1`, [group_id]), [{ name: 'c.png' }])
  assert.equal((await storage(group_id)).deleted, 0)
  await assertArchivesCounted(world)
})

test('the account of whoever deleted a photo is erased from it', async () => {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const person = await world.addPerson('dora')
  await world.as('owner').directadd({ group_id, emails: person.account.email })
  const { id: album_id } = await world.as(person).newalbum({ group_id, title: 'Ovens' })
  await world.as(person).deletealbum({ album_id })
  await world.sql(`delete from accounts where id = $1`, [person.account.id])

  const [gone] = (await owner.getdeletedalbums({ group_id })).data
  assert.deepEqual([gone!.user_id, gone!.deleted_by, gone!.deleted_by_name], [0, 0, ''])
})
