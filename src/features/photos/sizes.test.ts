import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import type { PhotoObject } from '#contract/photos.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { headersOf, serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { resumePhotoSizes } from './index.ts'

const world = await newWorld()
const server = await serve(world)
const ben = world.as('ben')
const person = world.people.ben

async function uploadTo(title: string, files: Record<string, Buffer>): Promise<PhotoObject[]> {
  const { id: album_id } = await ben.newalbum({ group_id: world.group.id, title })
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const { body } = await server.call('uploadphotos', { album_id }, { person, way: 'cookie' }, parts)
  return (body as { photos: PhotoObject[] }).photos
}
const typesOf = async (photo: PhotoObject): Promise<string[]> => {
  const types: string[] = []
  for (const url of [photo.thumbnail_url, photo.medium_url, photo.large_url, photo.download_url]) {
    const { status, headers } = await server.ask(url.replace(world.settings.url, ''), {
      headers: headersOf(person, 'cookie'),
    })
    types.push(`${status} ${headers['content-type']}`)
  }
  return types
}
const lose = (id: number) =>
  world.sql(`update photos set large_hash = null, medium_hash = null, thumbnail_hash = null where id = $1`, [id])

test('sizes are made after the upload; until then the photo is shown as it was uploaded', async () => {
  const [photo] = await uploadTo('Later', { 'a.png': pngOf({ width: 3000, height: 1500 }) })
  await world.settle()
  const { id: photo_id } = photo!
  assert.equal((await ben.getphoto({ photo_id })).is_scaled, true)
  const made = ['200 image/webp', '200 image/webp', '200 image/webp', '200 image/png']
  assert.deepEqual(await typesOf(photo!), made)
  const sizes = await world.sql(
    `select unnest(array[large_hash, medium_hash, thumbnail_hash]) as hash from photos where id = $1`,
    [photo_id],
  )
  const widths: number[] = []
  for (const { hash } of sizes) {
    const chunks: Uint8Array[] = []
    for await (const chunk of (await world.blobs.open(String(hash)))!.stream) chunks.push(chunk as Uint8Array)
    widths.push((await sharp(Buffer.concat(chunks)).metadata()).width)
  }
  assert.deepEqual(widths, [1800, 960, 400])

  // As if the server had been killed before, and its job was lost.
  await lose(photo_id)
  assert.equal((await ben.getphoto({ photo_id })).is_scaled, false)
  assert.deepEqual(
    await typesOf(photo!),
    made.map(() => '200 image/png'),
  )
  await resumePhotoSizes(world)
  await world.settle()
  assert.equal((await ben.getphoto({ photo_id })).is_scaled, true)
  assert.deepEqual(await typesOf(photo!), made)
  await resumePhotoSizes(world)
  assert.deepEqual(await world.sql(`select payload from jobs where subscriber = 'photo sizes'`), [])
})

test('a photo that turns out to be broken is shown as it is, and the others get their sizes', async () => {
  // It is built as it should be, but most of its rows are missing.
  const broken = pngOf({ width: 900, height: 900, rows: 3 })
  const [first, second] = await uploadTo('Broken', { 'a.png': broken, 'b.png': pngOf({ width: 9, height: 9 }) })
  await world.settle()

  assert.deepEqual(await typesOf(first!), ['200 image/png', '200 image/png', '200 image/png', '200 image/png'])
  assert.deepEqual(await typesOf(second!), ['200 image/webp', '200 image/webp', '200 image/webp', '200 image/png'])
  await resumePhotoSizes(world)
  assert.deepEqual(await world.sql(`select payload from jobs where subscriber = 'photo sizes'`), [])
})

test('a photo that is deleted meanwhile does not hold up the others', async () => {
  const [gone, kept] = await uploadTo('Deleted', {
    'a.png': pngOf({ width: 9, height: 9 }),
    'b.png': pngOf({ width: 8, height: 9 }),
  })
  await world.settle()
  await lose(gone!.id)
  await lose(kept!.id)
  await resumePhotoSizes(world)
  await ben.deletephoto({ photo_id: gone!.id })
  await world.settle()

  assert.equal((await ben.getphoto({ photo_id: kept!.id })).is_scaled, true)
})

test('a photo whose group is deleted meanwhile is nothing to do', async () => {
  await world.sql(`insert into jobs (subscriber, fact_id) values ('photo sizes', 9000000)`)

  await world.settle()

  assert.deepEqual(await world.sql('select id from jobs where fact_id = 9000000'), [])
})
