import { stat } from 'node:fs/promises'
import type { CertificateFiles } from './certificate.ts'
import { readCertificateFiles } from './certificate.ts'

export type KeyPair = { cert: string; key: string }
/** What the listeners present to new connections, if that changes while they run. */
export type CertificateSource = {
  /** For clients that name no host, now if it is known, and whenever it changes. */
  onDefault(use: (certificate: KeyPair) => void): void
}
export type FollowedFiles = CertificateSource & {
  /** Looks at the files now. */
  check(): Promise<void>
  close(): void
}

type FollowOptions = CertificateFiles & {
  current: KeyPair
  log(line: string, error?: unknown): void
  tell(line: string): void
}

const everyMs = 10_000

/**
 * Follows the operator's own certificate files: whoever renews them need not restart the server. They are looked at rather than
 * watched, since they are often links to folders that are replaced.
 */
export function followCertificateFiles({ certFile, keyFile, current, log, tell }: FollowOptions): FollowedFiles {
  const users: ((certificate: KeyPair) => void)[] = []
  let used = current
  let seen: string | undefined
  let checking: Promise<void> | undefined

  async function look(): Promise<void> {
    const found = await Promise.all([certFile, keyFile].map(stateOf))
    const state = found.join()
    // The first look may find another pair than the start has read.
    if (state === seen) return
    seen = state
    try {
      const { cert, key } = await readCertificateFiles({ certFile, keyFile })
      if (cert === used.cert && key === used.key) return
      used = { cert, key }
      for (const use of users) use(used)
      tell(`The certificate in ${certFile} has changed, and is used from now on.`)
    } catch (error) {
      // One of the two may not be written yet: the next change is looked at again.
      log(`the changed certificate in ${certFile} can't be used; the one from before stays`, error)
    }
  }
  const check = (): Promise<void> =>
    (checking ??= look()
      .catch((error: unknown) => log(`the certificate in ${certFile} could not be looked at`, error))
      .finally(() => (checking = undefined)))
  const timer = setInterval(() => void check(), everyMs).unref()
  return { onDefault: use => void users.push(use), check, close: () => clearInterval(timer) }
}

const stateOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ ino, size, mtimeMs }) => [ino, size, mtimeMs].join(':'),
    (error: NodeJS.ErrnoException) => String(error.code),
  )
