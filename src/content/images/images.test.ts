// Not on every day: it tries very large or random texts and files.
// In a process of its own: it measures memory, and that of its children.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, suite, test } from 'node:test'
import sharp from 'sharp'
import { gifOf, pngOf, pngPacked } from '#test/fixtures/pictures.ts'
import { zipOfZips } from '#test/fixtures/zip-bombs.ts'
import { inTurn } from '#test/sampling.ts'
import { QueueFullError } from '#base/fair-queue.ts'
import { maxDecoders, readPicture, scalePicture, typeOf, type Picture } from './index.ts'

const never = AbortSignal.any([])
const readStream = (content: Readable, size: number, signal = never, party = 'ben') =>
  readPicture({ size, open: async () => content, queueKey: party, signal })
const read = (content: Buffer, party?: string) =>
  readStream(Readable.from([content], { objectMode: false }), content.length, never, party)
const folder = await mkdtemp(join(tmpdir(), 'folkmoot-'))
after(() => rm(folder, { recursive: true }))
const noise = (width: number, height: number) =>
  sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
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
    test(`of type ${format} is measured and gets a thumbnail`, async () => {
      const picture = await read(await drawn(1200, 600).toFormat(format).toBuffer())

      const { width, height, format: made } = await sharp(picture!.thumbnail).metadata()
      assert.deepEqual([picture!.width, picture!.height], [1200, 600])
      assert.deepEqual([width, height, made], [400, 200, 'webp'])
    })
  }

  test('that is small keeps its size', async () => {
    const picture = await read(pngOf({ width: 30, height: 20 }))

    const { width, height } = await sharp(picture!.thumbnail).metadata()
    assert.deepEqual([width, height], [30, 20])
  })

  test('is shown upright, without location data', async () => {
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
  const jpeg = await noise(300, 300).jpeg({ progressive: true }).toBuffer()
  const lying = Buffer.from(jpeg)
  const frame = lying.indexOf(Buffer.from([0xff, 0xc2]))
  lying.writeUInt16BE(65_500, frame + 5)
  lying.writeUInt16BE(65_500, frame + 7)
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const emptyScan = Buffer.concat([jpeg.subarray(scan, scan + 2 + jpeg.readUInt16BE(scan + 2)), Buffer.from([0])])

  const svg = (entities: string) =>
    Buffer.from(`<!DOCTYPE svg [${entities}]><svg xmlns="http://www.w3.org/2000/svg">&j;</svg>`)
  const laughs = Array.from('bcdefghij', (name, n) => `<!ENTITY ${name} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join(
    '',
  )
  const deep = drawn(2600, 4000).ensureAlpha(0.5)
  // Of a small one, as to turn the colours of a large one into others takes seconds.
  const fourColours = sharp(await drawn(26, 40).toColourspace('cmyk').jpeg().toBuffer())
    .pipelineColourspace('cmyk')
    .resize(2600, 4000, { kernel: 'nearest', fit: 'fill' })
    .toColourspace('cmyk')
  const progressive = await deep
    .clone()
    .removeAlpha()
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const tiff = await drawn(10, 10).tiff().toBuffer()
  const lost = Buffer.from(tiff)
  lost.writeUInt32LE(0xffff_fff0, 4)

  const refused: Record<string, Buffer> = {
    'a png that says it has four thousand million pixels': pngOf({ width: 65_535, height: 65_535, rows: 1 }),
    'a png that is larger than is read': pngOf({ width: 7000, height: 6000 }),
    'a png that has to be decoded whole': pngOf({ width: 5000, height: 5000, interlaced: true }),
    'a png of sixteen bits that has to be decoded whole': await deep
      .clone()
      .toColourspace('rgb16')
      .png({ compressionLevel: 1, progressive: true })
      .toBuffer(),
    'a png of sixteen bits that is very wide': await sharp({
      create: { width: 60_000, height: 300, channels: 4, background: '#c408' },
    })
      .toColourspace('rgb16')
      .png({ compressionLevel: 1 })
      .toBuffer(),
    'a png that says more than it holds': pngOf({ width: 3000, height: 3000, rows: 10 }),
    'a jpeg that says it has four thousand million pixels': lying,
    'half a jpeg': jpeg.subarray(0, jpeg.length / 2),
    'a jpeg of ten thousand scans': withScans(jpeg, emptyScan, 10_000),
    'a large jpeg of ninety scans': withScans(progressive, lastScanOf(progressive), 90),
    'a jpeg of four colours that has to be decoded whole': await fourColours
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    'a webp of nothing': Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8L\xff\xff\xff\xff/\xff\xff\xff', 'latin1'),
    'a gif of nothing': Buffer.from('GIF89a/*\xff\xff\xff\xff*/=1;alert(1)', 'latin1'),
    'a gif of ten thousand frames': gifOf({ width: 4000, height: 4000, frames: 10_000 }),
    'a gif of three million frames': gifOf({ width: 4000, height: 4000, frames: 3_000_000 }),
    'a gif that has to be decoded whole': await drawn(3700, 3700).gif({ effort: 1 }).toBuffer(),
    'a tiff': tiff,
    'a tiff whose first page is beyond its end': lost,
    'an svg with entities': svg(`<!ENTITY a "aaaaaaaaaa">${laughs}`),
    'an svg with the file of another': svg('<!ENTITY j SYSTEM "file:///etc/passwd">'),
    'a zip in a zip': zipOfZips(),
  }
  const bounded: Record<string, Buffer> = {
    'a picture that is nearly too large': pngOf({ width: 6300, height: 6300 }),
    'a picture with a packed profile of 100 MB': pngOf({ width: 9, height: 9, extra: pngPacked('iCCP', 100_000_000) }),
    'a picture with a packed text of 100 MB': pngOf({ width: 9, height: 9, extra: pngPacked('zTXt', 100_000_000) }),
    'a picture of noise': await noise(2500, 2500).png({ compressionLevel: 0 }).toBuffer(),
  }

  /** The cost of reading one: processor seconds, since other tests run too, and MB above idle. */
  async function cost<T = Picture | null>(
    content: Buffer,
    work: (content: Buffer) => Promise<T> = read as never,
  ): Promise<{ picture: T; seconds: number; grown: number }> {
    await read(pngOf({ width: 1, height: 1 }))
    const [before, resting] = [secondsOfChildren(), mostOfChildren('VmRSS')]
    let peak = 0
    const looking = setInterval(() => (peak = Math.max(peak, mostOfChildren('VmHWM'))), 5)
    const picture = await work(content)
    clearInterval(looking)
    peak = Math.max(peak, mostOfChildren('VmHWM'))
    await gone()
    return { picture, seconds: secondsOfChildren() - before, grown: (peak - resting) / 1e6 }
  }

  for (const [title, content] of Object.entries(refused)) {
    test(`is rejected within a second and 100 MB: ${title}`, async () => {
      const { picture, seconds, grown } = await cost(content)

      assert.equal(picture, null)
      assert.ok(seconds <= 1, `${seconds} s`)
      assert.ok(grown <= 100, `${grown} MB`)
    })
  }
  for (const [title, content] of Object.entries(bounded)) {
    test(`is read within a second and 100 MB: ${title}`, async () => {
      const { seconds, grown } = await cost(content)

      assert.ok(seconds <= 1, `${seconds} s`)
      assert.ok(grown <= 100, `${grown} MB`)
    })
  }

  /** As photos of albums are made smaller, which may take more. */
  const scale = (content: Buffer) => {
    const open = async () => Readable.from([content], { objectMode: false })
    const how = { queueKey: 'ben', signal: never, kind: 'photo' } as const
    return scalePicture({ size: content.length, open, ...how }, [1800, 960, 400])
  }
  const wide = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c40' }, limitInputPixels: false })
  const large: Record<string, [make: () => Promise<Buffer>, isScaled: boolean]> = {
    'a JPEG of 200 megapixels': [() => wide(16_320, 12_240).jpeg().toBuffer(), true],
    'a JPEG of 48 megapixels of noise': [() => noise(8000, 6000).jpeg({ quality: 80 }).toBuffer(), true],
    'a progressive JPEG of 50 megapixels': [() => wide(8165, 6124).jpeg({ progressive: true }).toBuffer(), true],
    'a PNG of 120 megapixels': [async () => pngOf({ width: 12_000, height: 10_000 }), true],
    'a WebP of 33 megapixels without loss': [
      () => wide(6600, 5000).webp({ lossless: true, effort: 0 }).toBuffer(),
      true,
    ],
    'a progressive JPEG of 108 megapixels': [() => wide(12_000, 9000).jpeg({ progressive: true }).toBuffer(), false],
    'a JPEG of 45 megapixels and ninety scans': [
      async () => {
        const scans = await wide(7500, 6000).jpeg({ progressive: true }).toBuffer()
        return withScans(scans, lastScanOf(scans), 90)
      },
      false,
    ],
    'a PNG of 200 megapixels that holds less': [async () => pngOf({ width: 14_000, height: 14_000, rows: 10 }), false],
    'a PNG of more than 200 megapixels': [async () => pngOf({ width: 15_000, height: 14_000, rows: 10 }), false],
  }
  for (const [title, [make, isScaled]] of inTurn(Object.entries(large), 3))
    test(`as a photo takes at most five seconds and 225 MB: ${title}`, async () => {
      const { picture, seconds, grown } = await cost(await make(), scale)

      assert.equal(picture !== null, isScaled)
      assert.ok(seconds <= 5, `${seconds} s`)
      assert.ok(grown <= 225, `${grown} MB`)
    })

  test('does not affect the server, even in a long file', async () => {
    const file = join(folder, 'long.png')
    await writeFile(file, bounded['a picture of noise']!)
    const { size } = await stat(file)
    await readStream(createReadStream(file), size)
    const before = process.memoryUsage.rss()

    for (let n = 0; n < 3; n += 1) assert.notEqual(await readStream(createReadStream(file), size), null)

    const grown = (process.memoryUsage.rss() - before) / 1e6
    assert.ok(grown <= 25, `${grown} MB`)
  })

  test('that is too large is not even read', async () => {
    const open = () => assert.fail('it was opened')

    assert.equal(await readPicture({ size: 80_000_001, open, queueKey: 'ben', signal: never }), null)
  })

  test('whose decoder is killed fails, and the next one works', async () => {
    await read(pngOf({ width: 1, height: 1 }))
    const slow = new Readable({ read() {} })
    slow.push(Buffer.alloc(10))
    const waiting = readStream(slow, 1000)
    for (const pid of children()) process.kill(pid, 'SIGKILL')

    assert.equal(await waiting, null)
    assert.ok(slow.destroyed)
    assert.notEqual(await read(pngOf({ width: 1, height: 1 })), null)
  })

  test('whose file is broken fails, and the next one works', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('the disk')) })

    await assert.rejects(readStream(broken, 1000), /the disk/)
    assert.notEqual(await read(pngOf({ width: 1, height: 1 })), null)
  })
})

suite('pictures of several people', () => {
  const small = pngOf({ width: 1, height: 1 })
  const large = pngOf({ width: 1000, height: 1000 })
  const asMany = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
  const living = () => children().filter(pid => !/State:\s+Z/.test(statusOf(pid)))
  /** A stream that never sends anything. */
  const endless = () => new Readable({ read() {} })

  test('wait for their owner’s other pictures, and at most for one of each other owner', async () => {
    let done = 0
    const many = asMany(4 * maxDecoders, () => read(large, 'anna').then(() => (done += 1)))

    await read(small, 'ben')
    const before = done

    assert.ok(before <= 2 * maxDecoders, `${before} of the others were read first`)
    await Promise.all(many)
  })

  test('are decoded by as many processes as CPUs and memory allow', async () => {
    let most = 0
    const look = () => (most = Math.max(most, living().length))
    await gone()

    await Promise.all(asMany(3 * maxDecoders, () => read(large).then(look)))

    assert.equal(most, maxDecoders)
  })

  test('are rejected when one owner has too many queued; an abort frees the slot and the process', async () => {
    const leaving = new AbortController()
    const begun = asMany(maxDecoders, endless)
    const annas = [...begun, ...asMany(20 * maxDecoders, endless)]
    const outcomes = Promise.allSettled(annas.map(each => readStream(each, 1000, leaving.signal, 'anna')))
    const others = asMany(3, () => read(small, 'ben'))

    await assert.rejects(read(small, 'anna'), QueueFullError)
    while (begun.some(content => content.listenerCount('error') === 0)) await new Promise(setImmediate)
    const workers = living()
    leaving.abort(new Error('she left'))

    const reasons = (await outcomes).map(each => (each.status === 'rejected' ? String(each.reason) : each.value))
    assert.deepEqual(new Set(reasons), new Set(['Error: she left']))
    for (const each of await Promise.all(others)) assert.notEqual(each, null)
    assert.equal(workers.length, maxDecoders)
    await gone()
    assert.deepEqual(
      living().filter(pid => workers.includes(pid)),
      [],
    )
    assert.ok(begun.every(content => content.destroyed))
  })
})

/** The child processes, if the system lists them. */
function children(): number[] {
  const path = `/proc/self/task/${process.pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

/** The largest value of a kind of memory among them, in bytes. */
function mostOfChildren(kind: 'VmRSS' | 'VmHWM'): number {
  const sizes = children().map(pid => new RegExp(`${kind}:\\s+(\\d+)`).exec(statusOf(pid))?.[1])
  return Math.max(0, ...sizes.map(size => Number(size ?? 0))) * 1024
}

/** Their processor seconds, including those that have ended. */
function secondsOfChildren(): number {
  // proc(5): 13 and 14 are a process's own ticks after its name, 15 and 16 those of its children that have ended.
  const ticks = (path: string, places: readonly number[]) => {
    const fields = existsSync(path) ? readFileSync(path, 'utf8').split(') ').at(-1)!.split(' ') : []
    return places.reduce((sum, place) => sum + Number(fields[place - 2] ?? 0), 0)
  }
  const living = children().map(pid => ticks(`/proc/${pid}/stat`, [13, 14]))
  return living.reduce((sum, one) => sum + one, ticks('/proc/self/stat', [15, 16])) / ticksPerSecond
}
const ticksPerSecond = 100

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** Until a killed process is counted, which the system does a moment later. */
async function gone(): Promise<void> {
  while (children().some(pid => /State:\s+Z/.test(statusOf(pid)))) await new Promise(resolve => setImmediate(resolve))
}

const lastScanOf = (jpeg: Buffer): Buffer => jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
const withScans = (jpeg: Buffer, scan: Buffer, times: number): Buffer =>
  Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)])
