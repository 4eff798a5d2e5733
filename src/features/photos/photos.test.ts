// Not on every day: it makes many pictures smaller.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { stripMetadata } from '#content/images/index.ts'
import type { PhotoObject } from '#contract/photos.ts'
import { assertCounted } from '#test/database/recount.ts'
import { expectedError, invalidValueError } from '#test/fixtures/expected-errors.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { headersOf, serve, type LoginMethod } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const [owner, ben, cleo] = [world.as('owner'), world.as('ben'), world.as('cleo')]
const { ben: benPerson, cleo: cleoPerson } = world.people

const addGroup = (settings = {}) => world.addGroup(settings, { peopled: true })
const upload = async (
  album_id: number,
  files: Record<string, string | Buffer>,
  { person = benPerson, keep_metadata = 0 } = {},
) => {
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const { body } = await server.call('uploadphotos', { album_id, keep_metadata }, { person, way: 'cookie' }, parts)
  return body as { photos: PhotoObject[]; extra?: string }
}
const download = (url: string, person = benPerson, way: LoginMethod = 'cookie') =>
  server.ask(url.replace(world.settings.url, ''), { headers: headersOf(person, way) })
const png = pngOf({ width: 600, height: 300 })
/** A photo as a phone makes it: turned, with the place where it was taken. */
const jpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#808080' } })
    .withExif({ IFD0: { Artist: 'Ben Secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('albums and photos are listed with the fields that programs read', async () => {
  const { id: group_id, name: group_name } = await addGroup()
  assert.deepEqual((await ben.getalbums({ group_id })).data, [])
  const { id: album_id } = await owner.newalbum({ group_id, title: 'A year', desc: 'In the yard' })
  assert.deepEqual((await ben.getphotos({ group_id, album_id })).data, [])

  const { photos } = await upload(album_id, { 'snow.png': png, 'rain.png': pngOf({ width: 10, height: 10 }) })

  await world.settle()
  const [album] = (await ben.getalbums({ group_name })).data
  assert.deepEqual(
    [album!.id, album!.title, album!.desc, album!.num_photos, album!.cover_url],
    [album_id, 'A year', 'In the yard', 2, photos[0]!.thumbnail_url],
  )
  const { data } = await ben.getphotos({ group_id, album_id })
  assert.deepEqual(
    data,
    photos.map(photo => ({ ...photo, is_scaled: true })),
  )
  const url = `${world.settings.url}/api/v1/downloadphoto?photo_id=${data[0]!.id}`
  assert.deepEqual(
    [data[0]!.name, data[0]!.desc, data[0]!.width, data[0]!.height, data[0]!.download_url, data[0]!.thumbnail_url],
    ['snow.png', '', 600, 300, url, `${url}&size=thumbnail`],
  )
  for (const way of ['cookie', 'key', 'basic'] as const)
    for (const [address, type] of [
      [data[0]!.download_url, 'image/png'],
      [data[0]!.thumbnail_url, 'image/webp'],
      [data[0]!.medium_url, 'image/webp'],
      [data[0]!.large_url, 'image/webp'],
    ] as const) {
      const { status, headers } = await download(address, cleoPerson, way)
      assert.deepEqual([status, headers['content-type']], [200, type])
    }
  await assertCounted(world)
})

test('location and author are removed, and the picture is turned as before; unless they are kept', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  const taken = await jpeg()
  assert.ok(taken.includes('Ben Secret'))

  const { photos } = await upload(album_id, { 'a.jpg': taken })
  const { photos: kept } = await upload(album_id, { 'b.jpg': taken }, { keep_metadata: 1 })

  assert.deepEqual([photos[0]!.width, photos[0]!.height], [20, 40])
  await world.settle()
  const [row] = await world.sql(`select hash, large_hash from photos where id = $1`, [photos[0]!.id])
  const stored = await readBlob(String(row!['hash']))
  assert.ok(!stored.includes('Ben Secret') && stored.length < taken.length)
  const { orientation, exif, width } = await sharp(stored).metadata()
  assert.deepEqual([orientation, width, exif!.includes('GPS')], [6, 40, false])
  assert.deepEqual(await sharp(stored).raw().toBuffer(), await sharp(taken).raw().toBuffer())
  assert.ok(!(await readBlob(String(row!['large_hash']))).includes('Ben Secret'))
  assert.equal(kept[0]!.size, taken.length)
})

async function readBlob(hash: string): Promise<Buffer> {
  const blob = await world.blobs.open(hash)
  const chunks: Buffer[] = []
  for await (const chunk of blob!.stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

test('metadata is removed from PNG and WebP, and what is broken is never a crash', async () => {
  const canvas = sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
  const secret = { IFD0: { Artist: 'Ben Secret' } }
  for (const [type, content] of [
    ['image/png', await canvas.clone().withExif(secret).png().toBuffer()],
    ['image/webp', await canvas.clone().withExif(secret).webp().toBuffer()],
    ['image/jpeg', await canvas.clone().withExif(secret).jpeg().toBuffer()],
  ] as const) {
    assert.ok(content.includes('Ben Secret'), type)
    const stripped = stripMetadata(content, type)!
    assert.ok(!stripped.includes('Ben Secret'), type)
    assert.deepEqual(await sharp(stripped).raw().toBuffer(), await sharp(content).raw().toBuffer())
    for (let end = 0; end < content.length; end += 7) stripMetadata(content.subarray(0, end), type)
  }
})

test('metadata is removed from GIF, and an animation goes on', async () => {
  const frame = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const other = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  const gif = await sharp([frame, other], { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer()
  const block = (label: number, texts: string[]): Buffer =>
    Buffer.concat([
      Buffer.from([0x21, label]),
      ...texts.flatMap(text => [Buffer.from([text.length]), Buffer.from(text)]),
      Buffer.from([0]),
    ])
  // Before the last byte, which ends the file.
  const content = Buffer.concat([
    gif.subarray(0, -1),
    block(0xfe, ['Ben Secret, in the yard']),
    block(0xff, ['XMP DataXMP', '<exif:GPSLatitude>Ben Secret']),
    gif.subarray(-1),
    Buffer.from('Ben Secret'),
  ])

  const stripped = stripMetadata(content, 'image/gif')!

  assert.ok(!stripped.includes('Ben Secret'))
  const { pages, loop, delay } = await sharp(stripped, { animated: true }).metadata()
  assert.deepEqual([pages, loop, delay], [2, 3, [100, 200]])
  const pixels = (picture: Buffer) => sharp(picture, { animated: true }).raw().toBuffer()
  assert.deepEqual(await pixels(stripped), await pixels(gif))
  for (let end = 0; end < content.length; end += 7) stripMetadata(content.subarray(0, end), 'image/gif')
})

test('only pictures are taken, and nothing is left of the others', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })

  for (const [filename, content] of Object.entries({
    'fake.png': '<svg onload="alert(1)"/>',
    'cut.png': png.subarray(0, 100),
    'bomb.png': pngOf({ width: 60_000, height: 60_000 }).subarray(0, 5000),
    'empty.jpg': '',
  })) {
    const { extra } = await upload(album_id, { 'good.png': png, [filename]: content })
    assert.equal(extra, filename === 'bomb.png' ? 'photo too large' : 'not a photo', filename)
  }
  assert.equal((await ben.getalbum({ album_id })).num_photos, 0)
})

test('photos have captions and an order', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  const { photos } = await upload(album_id, { 'a.png': png, 'b.png': png, 'c.png': png })
  const [a, b, c] = photos.map(({ id }) => id)

  await ben.orderphotos({ album_id, photo_ids: [c!, a!] })
  await ben.updatephoto({ photo_id: b!, desc: ' Found! ' })

  const { data } = await ben.getphotos({ album_id })
  assert.deepEqual(
    data.map(({ id, desc }) => [id, desc]),
    [
      [c, ''],
      [a, ''],
      [b, 'Found!'],
    ],
  )
  assert.equal((await ben.getphoto({ photo_id: b! })).desc, 'Found!')
  assert.equal((await ben.updatealbum({ album_id, title: 'The trip' })).title, 'The trip')
  const { photos: added } = await upload(album_id, { 'd.png': png })
  assert.equal((await ben.getphotos({ album_id })).data.at(-1)!.id, added[0]!.id)
  await assert.rejects(ben.orderphotos({ album_id, photo_ids: [999_999] }), expectedError('invalid photo_ids'))
  for (const name of ['a\nb', ' ', '..', '../../x/y.png', '/etc/passwd', 'a\\b.png', 'a\u202eb.png', '日'.repeat(86)])
    await assert.rejects(ben.updatephoto({ photo_id: a!, name }), invalidValueError('name'))
  for (const title of [' ', 'a\u202eb', 'a\nb'])
    await assert.rejects(ben.newalbum({ group_id, title }), invalidValueError('title'))
})

test('members delete what they added, moderators everything; storage is returned', async () => {
  const { id: group_id, members } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  const { photos } = await upload(album_id, { 'a.png': png })
  await upload(album_id, { 'b.png': png }, { person: cleoPerson })
  await world.facts()

  await assert.rejects(cleo.deletephoto({ photo_id: photos[0]!.id }), { type: 'inadequate_permissions' })
  await assert.rejects(ben.deletealbum({ album_id }), { type: 'inadequate_permissions' })
  // What may not be deleted is not offered.
  for (const [who, can_delete] of [
    [ben, false],
    [owner, true],
  ] as const) {
    const [listed] = (await who.getalbums({ group_id })).data
    const shown = [listed!, await who.getalbum({ album_id }), await who.updatealbum({ album_id })]
    assert.deepEqual(
      shown.map(album => album.can_delete),
      shown.map(() => can_delete),
    )
  }
  await ben.deletephoto({ photo_id: photos[0]!.id })
  const { num_photos } = await ben.getalbum({ album_id })
  await owner.deletealbum({ album_id })

  assert.equal(num_photos, 1)
  assert.deepEqual(await world.facts(), ['photo.deleted', 'album.deleted'])
  assert.equal((await owner.getgroupstorage({ group_id })).photos, 0)
  await assertCounted(world)
  await owner.removemember({ member_info_id: members.cleo })
  await assert.rejects(cleo.getalbums({ group_id }), { type: 'inadequate_permissions' })
})

test('an album is downloaded as a zip, in its order', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  await upload(album_id, { 'a.png': png, 'b.png': png })

  const { status, headers, text } = await download(`/api/v1/downloadalbum?album_id=${album_id}`)

  assert.equal(status, 200)
  assert.match(String(headers['content-disposition']), /filename="Trip.zip"/)
  assert.ok(text.includes('0001 a.png') && text.includes('0002 b.png'))
})

test('names of photos are short enough for every file system, also in a zip', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  const { photos } = await upload(album_id, { [`${'日'.repeat(150)}.png`]: png })

  const { text } = await download(`/api/v1/downloadalbum?album_id=${album_id}`)

  assert.ok(photos[0]!.name.endsWith('.png') && Buffer.byteLength(photos[0]!.name) <= 255)
  const names = text.match(/0001 日+\.png/gu)!
  assert.ok(names.length >= 2)
  for (const name of names) assert.ok(Buffer.byteLength(name) <= 255, name)
})

test('a name has up to 255 bytes, when a photo is added and later', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  const longest = `${'x'.repeat(251)}.png`
  const { photos } = await upload(album_id, { [longest]: png })
  const photo_id = photos[0]!.id

  assert.equal(photos[0]!.name, longest)
  assert.equal((await ben.updatephoto({ photo_id, name: longest, desc: 'Rye' })).desc, 'Rye')
  assert.equal((await ben.updatephoto({ photo_id, name: '日'.repeat(85) })).name, '日'.repeat(85))
  for (const name of ['日'.repeat(86), 'x'.repeat(256)])
    await assert.rejects(ben.updatephoto({ photo_id, name }), invalidValueError('name'))
})

test('a picture that is kept as WebP is named so', async () => {
  const { id: group_id } = await addGroup()
  const { id: album_id } = await ben.newalbum({ group_id, title: 'Trip' })
  // The picture is whole, but not the file.
  const { photos } = await upload(album_id, { 'c.png': png.subarray(0, -4) })

  assert.deepEqual([photos[0]!.name, photos[0]!.media_type, photos[0]!.format], ['c.webp', 'image/webp', 'webp'])
})

test('photos are found by all words of their names and captions, in all albums of the group', async () => {
  const { id: group_id } = await addGroup()
  const elsewhere = await addGroup()
  const add = async (of: number, title: string, name: string, desc: string) => {
    const { id: album_id } = await owner.newalbum({ group_id: of, title })
    const { photos } = await upload(album_id, { [name]: png })
    return owner.updatephoto({ photo_id: photos[0]!.id, desc })
  }
  const loaf = await add(group_id, 'Open day', 'Loaf_1.png', 'The first rye of ÉTÉ, 100 % whole')
  const oven = await add(group_id, 'Mill', 'oven.png', 'Rye in the oven')
  await add(elsewhere.id, 'Other', 'rye.png', 'Rye elsewhere')
  const found = async (q: string, more = {}) =>
    (await ben.searchphotos({ group_id, q, ...more })).data.map(({ id }) => id)

  assert.deepEqual(await found('rye'), [oven.id, loaf.id])
  assert.deepEqual(await found('rye', { sort_field: 'name' }), [loaf.id, oven.id])
  assert.deepEqual(await found(' oven  RYE '), [oven.id])
  assert.deepEqual(await found('été'), [loaf.id])
  assert.deepEqual(await found('100 % whole'), [loaf.id])
  for (const nothing of ['rye wheat', '%%', '_1x', '', ' ']) assert.deepEqual(await found(nothing), [])
  const first = await ben.searchphotos({ group_id, q: 'rye', limit: 1 })
  const { next_page_token: page_token } = first
  const second = await ben.searchphotos({ group_id, q: 'rye', limit: 1, page_token })
  assert.deepEqual([first.total_count, first.data[0]!.id, second.data[0]!.id], [2, oven.id, loaf.id])
  assert.equal(second.data[0]!.name, 'Loaf_1.png')

  await owner.updategroup({ group_id, photos_access: 'group_access_moderators_only' })
  await assert.rejects(ben.searchphotos({ group_id, q: 'rye' }), { type: 'inadequate_permissions' })
  assert.deepEqual((await owner.searchphotos({ group_id, q: 'rye' })).total_count, 2)
})
