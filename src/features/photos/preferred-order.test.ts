import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { ListPage } from '#contract/list-page.ts'
import type { AlbumObject, PhotoObject } from '#contract/photos.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const owner = world.as('owner')
/** Over HTTP: there, each call knows the preferences as they are now. */
async function ask<T>(call: string, params: Record<string, string | number> = {}): Promise<T> {
  return (await server.call(call, params, { person: world.people.ben, way: 'key' })).body as T
}
const prefer = (preferences: Record<string, string>) => ask('updateuser', preferences)
const photosOf = (params: Record<string, string | number> = {}) =>
  ask<ListPage<PhotoObject>>('getphotos', { album_id, ...params })
const photoWith = (params: Record<string, string | number>) => ask<PhotoObject>('getphoto', params)
const albumsOf = (params: Record<string, string | number> = {}) =>
  ask<ListPage<AlbumObject>>('getalbums', { group_id, ...params })
const { id: group_id } = await world.addGroup({}, { peopled: true })

const photoOf = async (taken?: string): Promise<Buffer> => {
  const picture = sharp({ create: { width: 4, height: 3, channels: 3, background: '#123' } })
  return (taken ? picture.withExif({ IFD2: { DateTimeOriginal: taken } }) : picture).jpeg().toBuffer()
}
async function newAlbum(title: string, photos: Record<string, string>): Promise<number> {
  const { id: album_id } = await owner.newalbum({ group_id, title })
  for (const [filename, taken] of Object.entries(photos)) {
    const part = { param: 'fileupload', filename, content: await photoOf(taken) }
    await server.call('uploadphotos', { album_id }, { person: world.people.owner, way: 'cookie' }, [part])
  }
  return album_id
}
const album_id = await newAlbum('Bread', {
  b: '2020:01:03 10:00:00',
  C: '2020:01:01 10:00:00',
  a: '',
  D: '2020:01:02 10:00:00',
})
const names = async (how = {}) => (await photosOf(how)).data.map(({ name }) => name).join('')
const plain = { photos_order_by: 'photos_order_by_created', photos_sort_dir: 'sort_none' } as const

test('photos are listed as the caller prefers; without a preference, in the order of the album', async () => {
  await owner.orderphotos({ album_id, photo_ids: [(await owner.getphotos({ album_id })).data[3]!.id] })
  const orders: Record<string, readonly [order: Record<string, string>, direction: string]> = {
    DbCa: [{ photos_order_by: 'photos_order_by_created' }, 'sort_none'],
    bCaD: [{ photos_order_by: 'photos_order_by_created' }, 'sort_asc'],
    DaCb: [{ photos_order_by: 'photos_order_by_created' }, 'sort_desc'],
    abCD: [{ photos_order_by: 'photos_order_by_name' }, 'sort_none'],
    DCba: [{ photos_order_by: 'photos_order_by_name' }, 'sort_desc'],
    // One that doesn't say when it was taken counts as of the day it was added.
    CDba: [{ photos_order_by: 'photos_order_by_taken' }, 'sort_none'],
    abDC: [{ photos_order_by: 'photos_order_by_taken' }, 'sort_desc'],
  }
  assert.equal(await names(), 'DbCa')
  for (const [expected, [order, photos_sort_dir]] of Object.entries(orders)) {
    await prefer({ ...order, photos_sort_dir: photos_sort_dir })
    assert.equal(await names(), expected)
    assert.equal(await names({ sort_field: 'name' }), 'abCD')
    assert.equal(await names({ sort_field: 'position' }), 'DbCa')
    assert.equal(await names({ sort_field: 'taken', sort_dir: 'desc' }), 'abDC')
  }
  await prefer({ ...plain, photos_order_by: 'photos_order_by_name' })
  assert.equal(await names({ sort_dir: 'desc' }), 'DCba')
  await prefer(plain)
  assert.equal(await names({ sort_dir: 'desc' }), 'aCbD')
})

test('pages go on in the order they began with, also when the preference changes', async () => {
  for (const photos_order_by of ['photos_order_by_name', 'photos_order_by_taken', 'photos_order_by_created'] as const) {
    await prefer({ photos_order_by, photos_sort_dir: 'sort_desc' })
    const whole = await names()
    let [read, page_token] = ['', 0]
    do {
      const page = await photosOf({ limit: 1, ...(page_token > 0 && { page_token }) })
      assert.deepEqual([page.start_item, page.total_count], [read.length + 1, 4])
      read += page.data[0]!.name
      page_token = page.next_page_token
      if (read.length === 2) await prefer(plain)
    } while (page_token > 0)
    assert.equal(read, whole)
  }
})

test('the photos beside one are those of the same order', async () => {
  for (const photos_order_by of ['photos_order_by_created', 'photos_order_by_name', 'photos_order_by_taken'] as const)
    for (const photos_sort_dir of ['sort_none', 'sort_asc', 'sort_desc'] as const) {
      await prefer({ photos_order_by, photos_sort_dir })
      const listed = (await photosOf()).data.map(({ id }) => id)
      for (const [at, photo_id] of listed.entries()) {
        const { previous_photo_id, next_photo_id, place } = await photoWith({ photo_id })
        const beside = [previous_photo_id, place, next_photo_id]
        assert.deepEqual(beside, [listed[at - 1] ?? 0, at + 1, listed[at + 1] ?? 0], String(photo_id))
      }
    }
  const [first = 0, second = 0] = (await photosOf({ sort_field: 'position' })).data.map(({ id }) => id)
  assert.equal((await photoWith({ photo_id: first, sort_field: 'position' })).next_photo_id, second)
  assert.equal((await photoWith({ photo_id: second, sort_field: 'position', sort_dir: 'desc' })).next_photo_id, first)
  await prefer(plain)
})

test('albums are listed as the caller prefers; without a preference, the newest first', async () => {
  await owner.newalbum({ group_id, title: 'apples' })
  const { id } = await owner.newalbum({ group_id, title: 'Cake' })
  await owner.updatealbum({ album_id: id, desc: 'Sweet' })
  await owner.updatealbum({ album_id, desc: 'Rye' })
  const titles = async (how = {}) => (await albumsOf(how)).data.map(({ title }) => title[0]).join('')
  const orders: Record<string, readonly [order: string, direction: string]> = {
    CaB: ['album_order_by_created', 'sort_none'],
    BaC: ['album_order_by_created', 'sort_asc'],
    aBC: ['album_order_by_name', 'sort_none'],
    CBa: ['album_order_by_name', 'sort_desc'],
    BCa: ['album_order_by_updated', 'sort_none'],
    aCB: ['album_order_by_updated', 'sort_asc'],
  }
  assert.equal(await titles(), 'CaB')
  for (const [expected, [order, direction]] of Object.entries(orders)) {
    await prefer({
      album_order_by: order,
      album_sort_dir: direction,
    })
    assert.equal(await titles(), expected)
    const { next_page_token: page_token } = await albumsOf({ limit: 2 })
    const { data } = await albumsOf({ limit: 2, page_token })
    assert.equal(data[0]!.title[0], expected[2])
    assert.equal(await titles({ sort_field: 'title' }), 'aBC')
  }
})
