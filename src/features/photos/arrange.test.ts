import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readExif } from '#content/images/index.ts'
import type { PhotoObject } from '#contract/photos.ts'
import { assertCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben] = [world.as('owner'), world.as('ben')]
const png = pngOf({ width: 60, height: 30 })

async function upload(album_id: number, files: Record<string, Buffer>): Promise<PhotoObject[]> {
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const { body } = await server.call('uploadphotos', { album_id }, { person: world.people.ben, way: 'cookie' }, parts)
  return (body as { photos: PhotoObject[] }).photos
}
async function newAlbum(names: string[]) {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  const photos = names.length > 0 ? await upload(album_id, Object.fromEntries(names.map(name => [name, png]))) : []
  const order = async () => (await ben.getphotos({ album_id, limit: 100 })).data.map(({ name }) => name).join(' ')
  return { group_id, album_id, ids: photos.map(({ id }) => id), order }
}

test('photos are put first, or after another one', async () => {
  const { album_id, ids, order } = await newAlbum(['a', 'b', 'c', 'd', 'e'])
  const [a, b, c, d, e] = ids as [number, number, number, number, number]

  await ben.orderphotos({ album_id, photo_ids: [d, b] })
  assert.equal(await order(), 'd b a c e')
  await ben.orderphotos({ album_id, photo_ids: [e, d], after_photo_id: a })
  assert.equal(await order(), 'b a e d c')
  await ben.orderphotos({ album_id, photo_ids: [b], after_photo_id: c })
  assert.equal(await order(), 'a e d c b')
  for (const [photo_ids, after_photo_id] of [
    [[a], a],
    [[a], 999_999],
    [[a, 999_999], c],
  ] as const)
    await assert.rejects(
      ben.orderphotos({ album_id, photo_ids: [...photo_ids], after_photo_id }),
      expectedError('invalid photo_ids'),
    )
  assert.equal(await order(), 'a e d c b')
})

test('photos are not put into an order by someone who saw the album as it was before', async () => {
  const { album_id, ids, order } = await newAlbum(['a', 'b'])
  const { updated: seen } = await ben.getalbum({ album_id })
  const { updated: later } = await ben.orderphotos({ album_id, photo_ids: [ids[1]!], updated: seen })

  await assert.rejects(ben.orderphotos({ album_id, photo_ids: [ids[0]!], updated: seen }), expectedError('updated'))
  assert.equal(await order(), 'b a')
  await ben.orderphotos({ album_id, photo_ids: [ids[0]!], updated: later })
  assert.equal(await order(), 'a b')
})

test('a photo says where it is in its album', async () => {
  const { album_id, ids } = await newAlbum(['a', 'b', 'c'])
  const [a, b, c] = ids
  const placeOf = async (photo_id: number) => {
    const { previous_photo_id, next_photo_id, place, num_photos, album_title } = await ben.getphoto({ photo_id })
    return [previous_photo_id, next_photo_id, place, num_photos, album_title]
  }

  assert.deepEqual(await placeOf(a!), [0, b, 1, 3, 'Trip'])
  assert.deepEqual(await placeOf(b!), [a, c, 2, 3, 'Trip'])
  assert.deepEqual(await placeOf(c!), [b, 0, 3, 3, 'Trip'])
  assert.equal((await ben.getphotos({ album_id })).data[0]!.place, undefined)
})

test('a photo moves to the end of another album of its group', async () => {
  const { group_id, album_id, ids, order } = await newAlbum(['a', 'b'])
  const { id: other_id } = await owner.newalbum({ group_id, title: 'Home' })
  await upload(other_id, { 'x.png': png })
  const { id: elsewhere } = await ben.newalbum({ group_id: (await newAlbum([])).group_id, title: 'Away' })
  await world.facts()

  for (const to of [elsewhere, 999_999])
    await assert.rejects(ben.updatephoto({ photo_id: ids[0]!, album_id: to }), expectedError('invalid album_id'))
  const moved = await ben.updatephoto({ photo_id: ids[0]!, album_id: other_id, desc: 'At last' })

  assert.deepEqual([moved.album_id, moved.desc], [other_id, 'At last'])
  assert.deepEqual(await world.facts(), ['photo.updated'])
  assert.equal(await order(), 'b')
  const { data } = await ben.getphotos({ album_id: other_id })
  assert.deepEqual(
    data.map(({ name }) => name),
    ['x.png', 'a'],
  )
  assert.deepEqual(
    [(await ben.getalbum({ album_id })).num_photos, (await ben.getalbum({ album_id: other_id })).num_photos],
    [1, 2],
  )
  await assertCounted(world)
})

test('photos that move in both directions at once all arrive', async () => {
  const { group_id, album_id: one, ids } = await newAlbum(['a', 'b', 'c'])
  const { id: other } = await ben.newalbum({ group_id, title: 'Home' })
  const back = await upload(other, { 'x.png': png, 'y.png': png, 'z.png': png })

  const [a, b, gone] = ids as [number, number, number]
  await Promise.all([
    ...[a, b].map(photo_id => ben.updatephoto({ photo_id, album_id: other })),
    // Whichever of the two comes first, it is deleted or was moved before.
    ben.updatephoto({ photo_id: gone, album_id: other }).catch(() => {}),
    ...back.map(({ id }) => ben.updatephoto({ photo_id: id, album_id: one })),
    ben.deletephoto({ photo_id: gone }).catch(() => {}),
  ])

  const counts = await Promise.all([one, other].map(async album_id => (await ben.getalbum({ album_id })).num_photos))
  assert.deepEqual(counts, [3, 2])
  await assertCounted(world)
})

const camera = {
  IFD0: { Make: 'Lumen\u0007', Model: 'L 100' },
  IFD2: {
    DateTimeOriginal: '2026:11:17 09:30:00',
    ExposureTime: '1/250',
    FNumber: '28/10',
    FocalLength: '35/1',
    ISOSpeedRatings: '200',
  },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
}
const taken = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#808080' } })
  .withExif(camera)
  .jpeg()
  .toBuffer()

test('a photo says when and with what it was taken', async () => {
  const { album_id } = await newAlbum([])

  const [photo] = await upload(album_id, { 'a.jpg': taken })

  const { taken: when, make, model, shutter_speed, focal_length, aperture, iso } = photo!
  assert.deepEqual(
    { when, make, model, shutter_speed, focal_length, aperture, iso },
    {
      when: '2026-11-17T09:30:00',
      make: 'Lumen',
      model: 'L 100',
      shutter_speed: '1/250',
      focal_length: 35,
      aperture: 2.8,
      iso: 200,
    },
  )
})

test('a detail of an unusual kind is read if it can be, and takes no other with it', () => {
  const exposureTime = Buffer.from([0x9a, 0x82, 5, 0])
  const entry = taken.indexOf(exposureTime)
  assert.ok(entry > 0)
  const withTime = (type: number, value: number): Buffer => {
    const changed = Buffer.from(taken)
    changed.writeUInt16LE(type, entry + 2)
    changed.writeUInt32LE(value, entry + 8)
    return changed
  }
  const others = {
    ...{ taken: '2026-11-17T09:30:00', make: 'Lumen', model: 'L 100' },
    ...{ focal_length: 35, aperture: 2.8, iso: 200 },
  }
  const [short, long, fraction, unknown] = [3, 4, 5, 7]
  assert.deepEqual(readExif(withTime(short, 2)), { ...others, shutter_speed: '2' })
  assert.deepEqual(readExif(withTime(long, 30)), { ...others, shutter_speed: '30' })
  assert.deepEqual(readExif(withTime(fraction, 1_000_000)), others)
  assert.deepEqual(readExif(withTime(unknown, 2)), others)
})

test('broken details of a camera are never a crash, and days that do not exist are left out', () => {
  for (let end = 0; end < taken.length; end += 1) readExif(taken.subarray(0, end))
  for (let at = 0; at < 400; at += 1) {
    const broken = Buffer.from(taken)
    broken[at] = 255
    readExif(broken)
  }
  const noDay = Buffer.from(taken)
  noDay.write('2026:02:31 09:30:00', noDay.indexOf('2026:11:17'), 'latin1')
  assert.equal(readExif(noDay).taken, undefined)
  assert.deepEqual(readExif(png), {})
})
