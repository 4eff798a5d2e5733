import { rmSync } from 'node:fs'
import { chmod, mkdtemp, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder that is removed when the work is done or aborted. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await realpath(await mkdtemp(join(await findTemporaryRoot(), 'folkmoot-demo-')))
  // Root's server runs as another user, who has to be able to enter.
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

/** In memory if there is enough: temporary files need no disk. */
async function findTemporaryRoot(): Promise<string> {
  const memory = '/dev/shm'
  const room = await statfs(memory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return room > 2 ** 30 ? memory : tmpdir()
}
