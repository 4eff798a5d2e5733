import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where a text is in a spool. */
export type SpoolPlace = { at: number; length: number }
/** Texts on disk that are read in another order than written: those of a forum may be larger than the memory. */
export type Spool = {
  add(text: string): Promise<SpoolPlace>
  read(place: SpoolPlace): Promise<string>
  close(): Promise<void>
}

const pendingBytes = 1_048_576

export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-import-'))
  const file = await open(join(folder, 'texts'), 'w+', 0o600)
  // It exists as long as it is open, so that nothing is left of it, however the process ends.
  await rm(folder, { recursive: true })
  let pending: Buffer[] = []
  let [size, waiting] = [0, 0]
  const flush = async (): Promise<void> => {
    if (waiting > 0) await file.write(Buffer.concat(pending), 0, waiting, size - waiting)
    ;[pending, waiting] = [[], 0]
  }
  return {
    async add(text) {
      const bytes = Buffer.from(text)
      const place = { at: size, length: bytes.length }
      pending.push(bytes)
      size += bytes.length
      waiting += bytes.length
      if (waiting > pendingBytes) await flush()
      return place
    },
    async read({ at, length }) {
      await flush()
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.toString('utf8', 0, bytesRead)
    },
    close: () => file.close(),
  }
}
