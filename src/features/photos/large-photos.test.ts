// Not on every day: it tries very large or random texts and files.
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { suite, test } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import type { PhotoObject } from '#contract/photos.ts'
import { pngOf } from '#test/fixtures/pictures.ts'
import { inTurn } from '#test/sampling.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { id: group_id } = await world.addGroup({}, { peopled: true })
const { id: album_id } = await world.as('ben').newalbum({ group_id, title: 'Trip' })

type Refusal = { type: string; extra: string }
async function upload(files: Record<string, Buffer>, keep_metadata = 0) {
  const parts = Object.entries(files).map(([filename, content]) => ({ param: 'fileupload', filename, content }))
  const caller = { person: world.people.ben, way: 'cookie' } as const
  const { body } = await server.call('uploadphotos', { album_id, keep_metadata }, caller, parts)
  return body as { photos?: PhotoObject[] } & Partial<Refusal>
}
async function storedAs(photo_id: number, column: 'hash' | 'large_hash' | 'thumbnail_hash'): Promise<Buffer> {
  const [row] = await world.sql(`select ${column} as hash from photos where id = $1`, [photo_id])
  return buffer((await world.blobs.open(String(row!['hash'])))!.stream)
}
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#4a7' }, limitInputPixels: false })

suite('a photo of a large camera', () => {
  const cameras: Record<string, () => Promise<Buffer>> = {
    'a JPEG of 48 megapixels': () => plain(8000, 6000).jpeg().toBuffer(),
    'a JPEG of 108 megapixels': () => plain(12_000, 9000).jpeg().toBuffer(),
    'a JPEG of 200 megapixels': () => plain(16_320, 12_240).jpeg().toBuffer(),
    'a progressive JPEG of 50 megapixels': () => plain(8165, 6124).jpeg({ progressive: true }).toBuffer(),
    'a PNG of 48 megapixels': async () => pngOf({ width: 8000, height: 6000 }),
  }
  for (const [name, content] of inTurn(Object.entries(cameras), 3))
    test(`is taken, and gets its sizes: ${name}`, async () => {
      const { photos, extra } = await upload({ 'large.jpg': await content() })
      assert.equal(extra, undefined)
      await world.settle()
      const [{ id, width, height }] = photos as [PhotoObject]
      const large = await sharp(await storedAs(id, 'large_hash')).metadata()
      assert.deepEqual([large.format, large.width], ['webp', 1800])
      assert.equal(large.height, Math.round((1800 * height) / width))
    })

  test('is refused above that, and the error says why', async () => {
    const bomb = pngOf({ width: 50_000, height: 50_000, rows: 20 })
    const { type, extra, photos } = await upload({
      'good.png': pngOf({ width: 9, height: 9 }),
      'b.png': bomb,
    })
    assert.deepEqual([type, extra, photos], ['bad_request', 'photo too large', undefined])
    assert.equal((await upload({ 'page.jpg': Buffer.from('<!doctype html>') })).extra, 'not a photo')
  })
})

suite('a photo that its camera turned', () => {
  /** Its left side is red, so that it is seen how it is turned. */
  const half = async () =>
    plain(500, 300)
      .composite([
        {
          input: await sharp({ create: { width: 250, height: 300, channels: 3, background: '#f00' } })
            .png()
            .toBuffer(),
          left: 0,
          top: 0,
        },
      ])
      .withExif({ IFD0: { Artist: 'Ben Secret' } })
      .withMetadata({ orientation: 6 })
  const redness = async (picture: Buffer, top: boolean): Promise<boolean> => {
    const { width, height } = await sharp(picture).metadata()
    const side = Math.floor(Math.min(width, height) / 10)
    const corner = { left: 1, top: top ? 1 : height - side - 1, width: side, height: side }
    const [r, g] = await sharp(picture).extract(corner).removeAlpha().raw().toBuffer()
    return r! > 200 && g! < 60
  }

  for (const format of ['png', 'webp'] as const)
    for (const keep of [0, 1])
      test(`stands upright as ${format}${keep ? ' with its metadata' : ''}, in each of its sizes`, async () => {
        const taken = await (await half()).toFormat(format).toBuffer()
        const { photos } = await upload({ [`turned.${format}`]: taken }, keep)
        await world.settle()
        const [{ id, width, height, size, media_type }] = photos as [PhotoObject]
        assert.deepEqual([width, height, media_type], [300, 500, `image/${format}`])
        const stored = await storedAs(id, 'hash')
        const shown = await sharp(stored).metadata()
        assert.deepEqual([shown.width, shown.height, shown.orientation ?? 1, stored.length], [300, 500, 1, size])
        assert.equal(stored.includes('Ben Secret'), keep === 1)
        for (const picture of [stored, await storedAs(id, 'thumbnail_hash')]) {
          assert.equal(await redness(picture, true), true)
          assert.equal(await redness(picture, false), false)
        }
      })

  test('keeps its pixels as a JPEG, which says how it is turned', async () => {
    const { photos } = await upload({ 'turned.jpg': await (await half()).jpeg().toBuffer() })
    const { orientation, width } = await sharp(await storedAs(photos![0]!.id, 'hash')).metadata()
    assert.deepEqual([photos![0]!.width, orientation, width], [300, 6, 500])
  })
})
