import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { zipNames } from './zip-names.ts'

/**
 * A file in a zip: text, or a stream; or an empty folder, without content. Its path is made one that every computer can unpack
 * and that no other entry has. `mtime`: when it was changed; without it, now.
 */
export type ZipEntry = { path: string; content: string | AsyncIterable<Uint8Array> | null; mtime?: Date }

// Five times as fast as the default, and at most a sixth larger for emails.
const compressionLevel = 1

/**
 * A zip that is generated while it is read: only as much is buffered as the reader lags behind. The next entry is
 * requested when the one before is written. Ending the reader ends the entries as well.
 */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const source = entries[Symbol.asyncIterator]()
  const nameOf = zipNames()
  let current: Readable | undefined

  async function fill(): Promise<void> {
    for (let next = await source.next(); !next.done; next = await source.next()) {
      const { content, mtime } = next.value
      const path = nameOf(next.value.path)
      const time = mtime ? { mtime } : {}
      if (content === null) {
        zip.addEmptyDirectory(path, time)
        continue
      }
      if (typeof content === 'string') {
        zip.addBuffer(Buffer.from(content), path, time)
        continue
      }
      current = Readable.from(content, { objectMode: false })
      const ended = once(current, 'end')
      zip.addReadStream(current, path, { compressionLevel, ...time })
      await ended
    }
    zip.end()
  }
  // An error must reach the reader, who would otherwise wait for ever.
  zip.on('error', error => output.destroy(error as Error))
  const filling = fill().catch((error: Error) => void output.destroy(error))
  try {
    for await (const chunk of output as AsyncIterable<Buffer>) yield chunk
    await filling
  } finally {
    output.destroy()
    current?.destroy()
    await source.return?.()
  }
}
