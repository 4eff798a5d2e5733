import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { stripMetadata } from './index.ts'

const secret = 'Ben Secret'
const canvas = (): Sharp => sharp({ create: { width: 30, height: 20, channels: 3, background: '#4a7' } })
const pixelsOf = (picture: Buffer, options = {}): Promise<Buffer> => sharp(picture, options).raw().toBuffer()

suite('a JPEG', () => {
  const segment = (marker: number, text: string): Buffer => {
    const body = Buffer.from(text, 'latin1')
    const head = Buffer.from([0xff, marker, 0, 0])
    head.writeUInt16BE(body.length + 2, 2)
    return Buffer.concat([head, body])
  }
  const afterStart = (picture: Buffer, ...segments: Buffer[]): Buffer =>
    Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])

  test('keeps nothing of what programs write beside the picture', async () => {
    const plain = await canvas().jpeg().toBuffer()
    const thumbnail = `JFIF\0\x01\x02\0\0\x01\0\x01\x02\x02${secret}!!`
    const named: Record<string, Buffer> = {
      MPF: segment(0xe2, `MPF\0${secret}`),
      FPXR: segment(0xe2, `FPXR\0${secret}`),
      'a thumbnail in JFIF': segment(0xe0, thumbnail),
      'a thumbnail in JFXX': segment(0xe0, `JFXX\0\x10${secret}`),
      'another APP0': segment(0xe0, secret),
      'an APP14 of another program': segment(0xee, secret),
      'a reserved marker': segment(0xf5, secret),
      comment: segment(0xfe, secret),
    }
    for (const [name, extra] of Object.entries(named)) {
      const given = afterStart(plain, extra)
      const stripped = stripMetadata(given, 'image/jpeg')!
      assert.ok(given.includes(secret) && !stripped.includes(secret), name)
      assert.deepEqual(await pixelsOf(stripped), await pixelsOf(plain), name)
    }
  })

  test('keeps its colors: the profile, and the transform without the text behind it', async () => {
    const wide = await canvas().withIccProfile('p3').jpeg().toBuffer()
    const cmyk = await canvas().toColourspace('cmyk').jpeg().toBuffer()
    const adobe = cmyk.indexOf('Adobe')
    const length = cmyk.readUInt16BE(adobe - 2)
    const longer = Buffer.concat([
      cmyk.subarray(0, adobe - 2 + length),
      Buffer.from(secret),
      cmyk.subarray(adobe - 2 + length),
    ])
    longer.writeUInt16BE(length + secret.length, adobe - 2)
    assert.deepEqual(
      (await sharp(stripMetadata(wide, 'image/jpeg')!).metadata()).icc,
      (await sharp(wide).metadata()).icc,
    )
    const stripped = stripMetadata(longer, 'image/jpeg')!
    assert.ok(!stripped.includes(secret))
    assert.deepEqual(await pixelsOf(stripped), await pixelsOf(cmyk))
  })

  test('keeps nothing between its scans or behind its end, and shows them all', async () => {
    const scans = await sharp(await canvas().png().toBuffer())
      .jpeg({ progressive: true })
      .toBuffer()
    const second = scans.indexOf(Buffer.from([0xff, 0xda]), scans.indexOf(Buffer.from([0xff, 0xda])) + 2)
    const hidden = Buffer.concat([
      scans.subarray(0, second),
      segment(0xfe, secret),
      scans.subarray(second),
      Buffer.from(secret),
    ])
    const stripped = stripMetadata(hidden, 'image/jpeg')!
    assert.ok(second > 0 && !stripped.includes(secret))
    assert.deepEqual(await pixelsOf(stripped), await pixelsOf(scans))
    for (let end = 0; end < scans.length; end += 3) stripMetadata(scans.subarray(0, end), 'image/jpeg')
  })
})

suite('a WebP', () => {
  const chunk = (type: string, content: string): Buffer => {
    const body = Buffer.from(content, 'latin1')
    const head = Buffer.alloc(8)
    head.write(type, 'latin1')
    head.writeUInt32LE(body.length, 4)
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
  }
  const resized = (picture: Buffer): Buffer => {
    const whole = Buffer.from(picture)
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  }

  test('keeps only the chunks that show it', async () => {
    const plain = await canvas().withIccProfile('p3').webp().toBuffer()
    const given = resized(Buffer.concat([plain, chunk('NOTE', secret), chunk('XMP ', secret), chunk('EXIF', secret)]))
    const stripped = stripMetadata(given, 'image/webp')!
    assert.ok(!stripped.includes(secret))
    assert.deepEqual(stripped, plain)
  })

  test('keeps only those also within the frames of an animation', async () => {
    const frames = await Promise.all([canvas().png().toBuffer(), canvas().negate().png().toBuffer()])
    const plain = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 200], loop: 2 })
      .toBuffer()
    const at = plain.indexOf('ANMF')
    const size = plain.readUInt32LE(at + 4)
    const note = chunk('NOTE', secret)
    const given = resized(Buffer.concat([plain.subarray(0, at + 8 + size), note, plain.subarray(at + 8 + size)]))
    given.writeUInt32LE(size + note.length, at + 4)
    const stripped = stripMetadata(given, 'image/webp')!
    assert.ok(given.includes(secret) && !stripped.includes(secret))
    assert.deepEqual(await pixelsOf(stripped, { animated: true }), await pixelsOf(plain, { animated: true }))
    for (let end = 0; end < given.length; end += 3) stripMetadata(given.subarray(0, end), 'image/webp')
  })
})

test('how a picture is turned is all that is left of its tags', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const)
    for (const orientation of [1, 3, 6, 8]) {
      const picture = canvas().withExif({ IFD0: { Artist: secret } })
      const given = await picture.withMetadata({ orientation }).toFormat(format).toBuffer()
      const stripped = stripMetadata(given, `image/${format}`)!
      const { orientation: left, exif, width, height } = await sharp(stripped).metadata()
      assert.deepEqual([left, width, height], [orientation === 1 ? undefined : orientation, 30, 20], format)
      assert.ok(!stripped.includes(secret))
      assert.ok((exif?.length ?? 0) < 40, format)
      assert.deepEqual(await pixelsOf(stripped), await pixelsOf(given), format)
    }
})

test('the chunk of a PNG that says how it is turned has the right sum', async () => {
  const given = await canvas().withMetadata({ orientation: 8 }).png().toBuffer()
  const stripped = stripMetadata(given, 'image/png')!
  const at = stripped.indexOf('eXIf')
  const end = at + 4 + stripped.readUInt32BE(at - 4)
  assert.equal(stripped.readUInt32BE(end), crc32(stripped.subarray(at, end)))
})
