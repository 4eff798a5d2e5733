import { refuseSource } from '../text.ts'

/** A file in a tar archive; its content has to be read, or skipped, before the next. */
export type TarFile = { path: string; size: number; content: AsyncIterable<Buffer> }

const block = 512

/** The files of a tar archive, as a stream: nothing is unpacked to disk. */
export async function* readTar(chunks: AsyncIterable<Buffer>, path: string): AsyncGenerator<TarFile> {
  const source = chunks[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)
  const fill = async (): Promise<boolean> => {
    const next = await source.next()
    if (next.done) return false
    buffered = buffered.length === 0 ? next.value : Buffer.concat([buffered, next.value])
    return true
  }
  async function* take(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      if (buffered.length === 0 && !(await fill())) refuseSource(t => t.cli.importFrom.cutOff({ path }))
      const part = buffered.subarray(0, left)
      buffered = buffered.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  const read = async (length: number): Promise<Buffer> => Buffer.concat(await Array.fromAsync(take(length)))
  let longName = ''
  for (;;) {
    while (buffered.length < block && (await fill()));
    if (buffered.length < block) return
    const header = await read(block)
    if (header.every(byte => byte === 0)) return
    const size = sizeOf(header) ?? refuseSource(t => t.cli.importFrom.noTar({ path }))
    const padding = (block - (size % block)) % block
    const type = String.fromCharCode(header[156]!)
    if (type === 'L' && size < 65_536) {
      longName = textOf(await read(size))
      await read(padding)
      continue
    }
    if ((type === 'x' || type === 'g') && size < 1_048_576) {
      const [, named] = /(?:^|\n)\d{1,8} path=([^\n]*)\n/.exec((await read(size)).toString('utf8')) ?? []
      longName = type === 'x' ? (named ?? longName) : longName
      await read(padding)
      continue
    }
    const prefix = textOf(header.subarray(345, 500))
    const name =
      longName || `${prefix === '' || !isUstar(header) ? '' : `${prefix}/`}${textOf(header.subarray(0, 100))}`
    longName = ''
    const content = take(size)
    yield { path: name, size, content }
    // What the reader has left.
    for await (const _ of content);
    for await (const _ of take(padding));
  }
}

const isUstar = (header: Buffer): boolean => header.toString('latin1', 257, 262) === 'ustar'
const textOf = (bytes: Buffer): string => bytes.toString('utf8').replace(/\0.*$/s, '')

/** The size in octal digits, or in binary for files of 8 GB and more; undefined: this is no header. */
function sizeOf(header: Buffer): number | undefined {
  const stored = Number.parseInt(textOf(header.subarray(148, 156)).trim(), 8)
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (stored !== sum) return undefined
  if ((header[124]! & 0x80) !== 0) return header.readUIntBE(130, 6)
  const size = Number.parseInt(textOf(header.subarray(124, 136)).trim() || '0', 8)
  return Number.isNaN(size) ? undefined : size
}
