import { basename } from 'node:path'
import { openPromise } from 'yauzl'
import { refuseSource } from './text.ts'

/** A file of a zip or folder that describes a list, in memory. */
export type SmallFile = { path: string; bytes: Buffer }

const maxBytes = 256 * 1024 * 1024
const maxEntries = 20_000

/** The files of a zip with these endings; archives of mail are streamed elsewhere. A zip that unpacks to too much is refused. */
export async function smallFilesIn(path: string, endings: RegExp): Promise<SmallFile[]> {
  const refuse = (error: unknown): never =>
    refuseSource(t =>
      t.cli.import.source.badZip({ path, reason: error instanceof Error ? error.message : String(error) }),
    )
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch(refuse)
  try {
    const files: SmallFile[] = []
    let left = maxBytes
    for await (const entry of zip.eachEntry()) {
      if (zip.entriesRead > maxEntries)
        refuseSource(t => t.cli.import.source.manyFiles({ path, count: String(maxEntries) }))
      if (!endings.test(basename(entry.fileName))) continue
      const parts: Buffer[] = []
      for await (const part of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        left -= part.length
        if (left < 0) refuseSource(t => t.cli.import.source.tooLarge({ path }))
        parts.push(part)
      }
      files.push({ path: entry.fileName, bytes: Buffer.concat(parts) })
    }
    return files
  } catch (error) {
    if (error instanceof Error && error.name === 'MoveInRefusedError') throw error
    return refuse(error)
  } finally {
    zip.close()
  }
}
