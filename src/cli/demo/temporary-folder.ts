import { rmSync } from 'node:fs'
import { chmod, mkdtemp, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that goes when the work in it is done, and also where somebody does not wait for that. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await realpath(await mkdtemp(join(await findTemporaryRoot(), 'folkmoot-demo-')))
  // The server of root runs as somebody else, who has to pass through.
  if (process.getuid?.() === 0) await chmod(folder, 0o711)
  const removeAtOnce = (): void => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAtOnce)
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    process.off('exit', removeAtOnce)
  }
}

/** In memory where there is plenty of it: what is thrown away need not wait for a disk. */
async function findTemporaryRoot(): Promise<string> {
  const memory = '/dev/shm'
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > 2 ** 30 ? memory : tmpdir()
}
