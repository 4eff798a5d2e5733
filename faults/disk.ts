import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killProcessesIn } from '#test/servers/processes.ts'

/** A file system in a file, which only root can mount. */
export type SmallDisk = {
  folder: string
  /** As if the power went: nothing is written any more that wasn't on the disk, not even the journal. It can be read again after `mount`. */
  cut(): Promise<void>
  mount(): void
  /** Takes all that is left; answers how it is given back. */
  fill(): Promise<() => void>
  end(): Promise<void>
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Undefined where none can be mounted. */
export function newDisk(megabytes: number): SmallDisk | undefined {
  const root = mkdtempSync(join(tmpdir(), 'folkmoot-disk-'))
  const [image, folder] = [join(root, 'image'), mkdtempSync(join(root, 'disk-'))]
  writeFileSync(image, '')
  truncateSync(image, megabytes * 2 ** 20)
  const unsynced = join(folder, 'unsynced')
  const mount = (): boolean => run('mount', '-o', 'loop', image, folder)
  if (!run('mkfs.ext4', '-q', '-m', '0', image) || !mount()) {
    rmSync(root, { recursive: true })
    return undefined
  }
  // PostgreSQL runs as another user.
  for (const each of [root, folder]) chmodSync(each, 0o755)
  return {
    folder,
    async cut() {
      writeFileSync(unsynced, 'Nobody has asked to keep this.')
      // EXT4_IOC_SHUTDOWN with the flag that doesn't write the log. Perl is part of Debian, and Node has no such call.
      const program = 'open my $d, "<", shift or die; my $how = pack("L", 2); ioctl($d, 0x8004587D, $how) or die "$!"'
      if (!run('perl', '-e', program, folder)) throw new Error('the file system cannot be shut down')
      await killProcessesIn(folder)
      if (!run('umount', folder)) run('umount', '-l', folder)
    },
    mount() {
      if (!mount()) throw new Error('the file system cannot be mounted again')
      // Its name may be there: it is written with the next sync of anything.
      if (existsSync(unsynced) && readFileSync(unsynced).length > 0)
        throw new Error('what was not synced is still there: the cut shows nothing')
    },
    async fill() {
      const path = join(folder, 'filler')
      await using file = await open(path, 'w')
      const bytes = Buffer.alloc(65_536, 1)
      const { bavail, bsize } = statfsSync(folder)
      try {
        for (let left = bavail * bsize; left > 0; left -= bytes.length) await file.writeFile(bytes)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
      return () => rmSync(path)
    },
    async end() {
      await killProcessesIn(folder)
      if (!run('umount', folder)) run('umount', '-l', folder)
      rmSync(root, { recursive: true, force: true })
    },
  }
}
