import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { gifOf, pngOf } from '#test/pictures.ts'
import { readPicture, typeOf } from './index.ts'

const read = (content: Buffer) => readPicture(Readable.from([content], { objectMode: false }), content.length)
const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c40' } })

suite('the type of a file', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  const types: Record<string, [content: Buffer, type: string]> = {
    png: [pngOf({ width: 1, height: 1 }), 'image/png'],
    'the first bytes of a png alone': [bytes('\x89PNG\r\n\x1a\n'), 'application/octet-stream'],
    jpeg: [bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'image/jpeg'],
    gif: [gifOf({ width: 1, height: 1, frames: 1 }), 'image/gif'],
    webp: [bytes('RIFF\x1a\0\0\0WEBPVP8L'), 'image/webp'],
    'a RIFF that is no webp': [bytes('RIFF\x1a\0\0\0AVI LIST'), 'application/octet-stream'],
    pdf: [bytes('%PDF-1.7\n\xe2\xe3'), 'application/pdf'],
    zip: [bytes('PK\x03\x04\x14\0'), 'application/zip'],
    mp4: [bytes('\0\0\0\x20ftypisom'), 'video/mp4'],
    tiff: [bytes('II*\0\x08\0\0\0'), 'application/octet-stream'],
    html: [bytes('<!DOCTYPE html><script>alert(1)</script>'), 'text/plain'],
    svg: [bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 'text/plain'],
    xml: [bytes('<?xml version="1.0"?><a/>'), 'text/plain'],
    text: [Buffer.from('Grüße\r\n\t🍞\n'), 'text/plain'],
    nothing: [Buffer.alloc(0), 'text/plain'],
    'text that is not UTF-8': [bytes('Gr\xfc\xdfe'), 'application/octet-stream'],
    'text that ends within a character': [Buffer.from('Grü').subarray(0, 3), 'application/octet-stream'],
    'text with a zero byte far in': [Buffer.from(`${'x'.repeat(200_000)}\0`), 'application/octet-stream'],
    'a long text with characters across its pieces': [Buffer.from('é'.repeat(100_000)), 'text/plain'],
  }
  for (const [title, [content, type]] of Object.entries(types)) {
    test(`of ${title}`, async () => {
      const pieces = Array.from({ length: Math.ceil(content.length / 65_535) }, (_, n) =>
        content.subarray(n * 65_535, (n + 1) * 65_535),
      )

      assert.equal(await typeOf(Readable.from(pieces)), type)
    })
  }
})

suite('a picture', () => {
  for (const format of ['png', 'jpeg', 'gif', 'webp'] as const) {
    test(`of type ${format} is measured, and a small one made of it`, async () => {
      const picture = await read(await drawn(1200, 600).toFormat(format).toBuffer())

      const { width, height, format: made } = await sharp(picture!.thumbnail).metadata()
      assert.deepEqual([picture!.width, picture!.height], [1200, 600])
      assert.deepEqual([width, height, made], [400, 200, 'webp'])
    })
  }

  test('that is small stays as large as it is', async () => {
    const picture = await read(pngOf({ width: 30, height: 20 }))

    const { width, height } = await sharp(picture!.thumbnail).metadata()
    assert.deepEqual([width, height], [30, 20])
  })

  test('is shown upright, and says nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'secret place' } }
    const taken = await drawn(600, 300).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()

    const picture = await read(taken)

    const { width, height, exif: left, orientation } = await sharp(picture!.thumbnail).metadata()
    assert.deepEqual([picture!.width, picture!.height], [300, 600])
    assert.deepEqual([width, height, left, orientation], [200, 400, undefined, undefined])
    assert.doesNotMatch(Buffer.from(picture!.thumbnail).toString('latin1'), /secret/)
  })
})

suite('a hostile picture', async () => {
  const jpeg = await sharp(randomBytes(3 * 300 * 300), {
    raw: { width: 300, height: 300, channels: 3 },
  })
    .jpeg({ progressive: true })
    .toBuffer()
  const lying = Buffer.from(jpeg)
  const frame = lying.indexOf(Buffer.from([0xff, 0xc2]))
  lying.writeUInt16BE(65_500, frame + 5)
  lying.writeUInt16BE(65_500, frame + 7)
  const [scan, end] = [jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2]
  const emptyScan = Buffer.concat([jpeg.subarray(scan, scan + 2 + jpeg.readUInt16BE(scan + 2)), Buffer.from([0])])

  const unreadable: Record<string, Buffer> = {
    'a png that says it has four thousand million pixels': pngOf({ width: 65_535, height: 65_535, rows: 1 }),
    'a png that is larger than is read': pngOf({ width: 7000, height: 6000 }),
    'a png that has to be decoded whole': pngOf({ width: 5000, height: 5000, interlaced: true }),
    'a png that says more than it holds': pngOf({ width: 3000, height: 3000, rows: 10 }),
    'a jpeg that says it has four thousand million pixels': lying,
    'half a jpeg': jpeg.subarray(0, jpeg.length / 2),
    'a jpeg of ten thousand scans': Buffer.concat([
      jpeg.subarray(0, end),
      ...Array<Buffer>(10_000).fill(emptyScan),
      jpeg.subarray(end),
    ]),
    'a webp of nothing': Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8L\xff\xff\xff\xff/\xff\xff\xff', 'latin1'),
    'a gif of nothing': Buffer.from('GIF89a/*\xff\xff\xff\xff*/=1;alert(1)', 'latin1'),
    'a tiff': await drawn(10, 10).tiff().toBuffer(),
    'an svg with entities': Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    ),
  }

  test('is answered soon, takes little memory, and leaves the others readable', async () => {
    await read(pngOf({ width: 1, height: 1 }))
    const [before, resting] = [process.memoryUsage.rss(), peakOfChildren()]

    for (const [title, content] of Object.entries(unreadable)) {
      const began = performance.now()
      assert.equal(await read(content), null, title)
      const ms = performance.now() - began
      // One second where nobody else is at work.
      assert.ok(ms < 5000, `${title}: ${ms} ms`)
    }
    const many = await read(gifOf({ width: 4000, height: 4000, frames: 10_000 }))
    const wide = await read(pngOf({ width: 6300, height: 6300 }))

    assert.notEqual(many, null)
    assert.deepEqual([wide?.width, wide?.height], [6300, 6300])
    const grown = [process.memoryUsage.rss() - before, peakOfChildren() - resting].map(bytes => bytes / 1e6)
    assert.ok(
      grown.every(megabytes => megabytes < 100),
      `${grown.join(' and ')} MB more`,
    )
  })

  test('whose reader is killed cannot be read, and the next one can', async () => {
    await read(pngOf({ width: 1, height: 1 }))
    const slow = new Readable({ read() {} })
    slow.push(Buffer.alloc(10))
    const waiting = readPicture(slow, 1000)
    for (const pid of children()) process.kill(pid, 'SIGKILL')

    assert.equal(await waiting, null)
    assert.ok(slow.destroyed)
    assert.notEqual(await read(pngOf({ width: 1, height: 1 })), null)
  })

  test('whose file cannot be read fails, and the next one does not', async () => {
    const broken = new Readable({ read() {} })
    const waiting = assert.rejects(readPicture(broken, 1000), /the disk/)
    await new Promise(resolve => setImmediate(resolve))
    broken.destroy(new Error('the disk'))

    await waiting
    assert.notEqual(await read(pngOf({ width: 1, height: 1 })), null)
  })
})

/** The processes that this one started, where the system tells. */
function children(): number[] {
  const path = `/proc/self/task/${process.pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

function peakOfChildren(): number {
  const peaks = children().map(pid => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return Math.max(0, ...peaks.map(Number)) * 1024
}
