import { crc32, deflateSync } from 'node:zlib'

type Png = { width: number; height: number; rows?: number; interlaced?: boolean; extra?: Buffer }

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A black png; with fewer `rows` than its height it says more than it holds. */
export function pngOf({ width, height, rows = height, interlaced = false, extra = Buffer.alloc(0) }: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 0, 0, 0, interlaced ? 1 : 0], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * rows), { level: 1 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** A chunk of a png that says something about it. */
export const pngText = (text: string): Buffer => chunk('tEXt', Buffer.from(text, 'latin1'))
/** The same, packed: a colour profile (`iCCP`) or a text (`zTXt`) of so many bytes. */
export const pngPacked = (type: 'iCCP' | 'zTXt', bytes: number): Buffer =>
  chunk(type, Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]))

/** A gif of so many frames of one pixel, on a screen of that size. */
export function gifOf({ width, height, frames }: { width: number; height: number; frames: number }): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from('\x21\xf9\x04\0\x05\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')
  return Buffer.concat([head, Buffer.alloc(frames * frame.length, frame), Buffer.from(';')])
}
