import { open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Watches the disk of a cluster, and reserves a file there that can be deleted to make room for the server. */
export type Ballast = {
  /** The disk is nearly full: no changes until there is more space. */
  isDiskFull(): boolean
  stop(): Promise<void>
}

const MiB = 1024 * 1024
// Two WAL segments: the server needs one to go on, and one more to recover after a crash.
const SIZE = 32 * MiB
const LEAST = 32 * MiB
const ENOUGH = 2 * LEAST
const EVERY_MS = 1000

/**
 * PostgreSQL stops when it has no room for its WAL, and does not start again without. So changes are refused before the
 * disk is full, and the ballast is released for what the server still has to write. docs/decisions/0007
 */
export async function holdBallast(folder: string, log: (line: string) => void): Promise<Ballast> {
  const file = join(folder, 'ballast')
  const stopping = new AbortController()
  let isDiskFull = false

  const held = (): Promise<number> =>
    stat(file).then(
      ({ size }) => size,
      () => 0,
    )

  /** Checks the free space, not counting the ballast. */
  async function look(mayFill: boolean): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    const ballast = await held()
    const room = bavail * bsize - (SIZE - Math.min(ballast, SIZE))
    const was = isDiskFull
    isDiskFull = room < (was ? ENOUGH : LEAST)
    if (isDiskFull && ballast > 0) await rm(file, { force: true })
    if (!isDiskFull && ballast < SIZE && mayFill) await fill()
    if (isDiskFull && !was)
      log(
        `Less than ${LEAST / MiB} MiB are left on the disk of ${folder}. Until there is more room, nothing can be changed.`,
      )
    if (!isDiskFull && was) log(`There is disk space again in ${folder}. Accepting changes.`)
  }
  async function fill(): Promise<void> {
    try {
      await using out = await open(file, 'w', 0o600)
      // Random bytes: a file system may not allocate holes, and compress zeros.
      const bytes = crypto.getRandomValues(new Uint8Array(65_536))
      for (let written = 0; written < SIZE; written += bytes.length) await out.writeFile(bytes)
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  }
  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(EVERY_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await look(true).catch(() => undefined)
    }
  }

  await look(false)
  const watching = watch()
  return {
    isDiskFull: () => isDiskFull,
    stop() {
      stopping.abort()
      return watching
    },
  }
}
