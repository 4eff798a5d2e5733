import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { codeOf } from './error.ts'

/** The account that the database server runs as. `other`: not our own, so we have to change to it. */
export type ServerAccount = { uid: number; gid: number; name: string; other: boolean }

/** PostgreSQL refuses to run as root: then it runs as nobody, an account every system has. */
export async function serverAccount(): Promise<ServerAccount> {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (uid !== 0) return { uid, gid, name: nameOf(uid), other: false }
  const line = (await readFile('/etc/passwd', 'utf8').catch(() => '')).match(/^nobody:[^:]*:(\d+):(\d+):/m)
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534), name: 'nobody', other: true }
}

function nameOf(uid: number): string {
  // An account without an entry in the password file (containers) has no name.
  try {
    return userInfo().username
  } catch {
    return `number ${uid}`
  }
}

/** The name of any account, as far as the password file knows it. */
export async function accountName(uid: number): Promise<string> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map(line => line.split(':'))
  return lines.find(fields => fields[2] === String(uid))?.[0] ?? `number ${uid}`
}

/** The outermost folder on the way to `path` (or `path` itself) that the account cannot enter. */
export async function findClosedFolder(account: ServerAccount, path: string): Promise<string | undefined> {
  const parent = dirname(path)
  const above = parent === path ? undefined : await findClosedFolder(account, parent)
  if (above !== undefined) return above
  return (await mayUse(account, path, 0o1)) ? undefined : path
}

/** Whether the mode bits of a file or folder let the account use it; `bits` as in rwx. */
export async function mayUse(account: ServerAccount, path: string, bits: number): Promise<boolean> {
  const stats = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'EACCES') return undefined
    throw error
  })
  if (!stats) return false
  const shift = stats.uid === account.uid ? 6 : stats.gid === account.gid ? 3 : 0
  return ((stats.mode >> shift) & bits) === bits
}
