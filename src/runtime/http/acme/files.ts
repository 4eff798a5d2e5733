import { X509Certificate, createPrivateKey, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createAccountKey } from './requests.ts'

/** Of the authority, or a host name. */
const isToken = /^[\w-][\w.-]{0,252}$/

/** How orders for a name went. */
export type NameState = {
  failures: number
  /** When it may be asked for again, in milliseconds since 1970. */
  retryAt: number
  error: string
}
export type AcmeState = {
  names: Record<string, NameState>
  /** When certificates were ordered in the last hour. */
  orders: number[]
}
export type StoredCertificate = { pem: string; cert: string; key: string; notBefore: number; notAfter: number }

/** Where they are, unless several nodes share a folder. */
export const acmeFolderOf = ({ data, acmeFolder }: { data: string; acmeFolder?: string | undefined }): string =>
  acmeFolder ?? join(data, 'tls', 'acme')

/** The account key, the certificates and the state of orders in a folder; only its account can read them. */
export function openAcmeFiles(folder: string) {
  const stateFile = join(folder, 'state.json')
  const challenges = join(folder, 'challenges')
  const read = new Map<string, { modified: number; certificate: StoredCertificate | undefined }>()

  async function write(file: string, text: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomUUID()}`
    try {
      await using handle = await open(draft, 'wx', 0o600)
      await handle.writeFile(text)
      await handle.sync()
      await rename(draft, file)
    } finally {
      await rm(draft, { force: true })
    }
    await using handle = await open(folder, 'r')
    await handle.sync()
  }

  return {
    /** An account belongs to one authority. */
    async accountKey(directory: string): Promise<string> {
      const file = join(folder, `account-${new URL(directory).host.replaceAll(':', '-')}.key`)
      const stored = await readFile(file, 'utf8').catch(ifAbsent)
      if (stored !== undefined) return stored
      const key = createAccountKey()
      await write(file, key)
      return key
    },
    saveCertificate: (name: string, pem: string) => write(join(folder, `${name}.pem`), pem),
    /** The certificate of a name, if there is a usable one; read again only when it has changed. */
    async certificateOf(name: string): Promise<StoredCertificate | undefined> {
      const file = join(folder, `${name}.pem`)
      const found = await stat(file).catch(ifAbsent)
      if (found === undefined) return undefined
      const known = read.get(name)
      if (known?.modified === found.mtimeMs) return known.certificate
      const certificate = parsePem(await readFile(file, 'utf8'))
      read.set(name, { modified: found.mtimeMs, certificate })
      return certificate
    },
    async names(): Promise<string[]> {
      const files = (await readdir(folder).catch(ifAbsent)) ?? []
      return files.filter(file => file.endsWith('.pem')).map(file => file.slice(0, -'.pem'.length))
    },
    async state(): Promise<AcmeState> {
      const text = await readFile(stateFile, 'utf8').catch(ifAbsent)
      const empty = { names: {}, orders: [] }
      try {
        return text === undefined ? empty : { ...empty, ...(JSON.parse(text) as AcmeState) }
      } catch {
        return empty
      }
    },
    /** For other nodes that the authority may ask instead. */
    async shareChallenge(token: string, answer: string): Promise<() => Promise<void>> {
      const file = join(challenges, token)
      await write(file, answer)
      return () => rm(file, { force: true })
    },
    sharedAnswer: (token: string) =>
      isToken.test(token) ? readFile(join(challenges, token), 'utf8').catch(ifAbsent) : undefined,
    /** Read at once: the handshake waits for it. */
    sharedAnswerNow(token: string): string | undefined {
      try {
        return isToken.test(token) ? readFileSync(join(challenges, token), 'utf8') : undefined
      } catch (error) {
        return ifAbsent(error)
      }
    },
    saveState: (state: AcmeState) => write(stateFile, `${JSON.stringify(state, null, 2)}\n`),
  }
}
export type AcmeFiles = ReturnType<typeof openAcmeFiles>

/** Undefined for what is no pair of key and certificate. */
function parsePem(pem: string): StoredCertificate | undefined {
  const start = pem.indexOf('-----BEGIN CERTIFICATE-----')
  try {
    const [key, cert] = [pem.slice(0, start), pem.slice(start)]
    const parsed = new X509Certificate(cert)
    if (!parsed.checkPrivateKey(createPrivateKey(key))) return undefined
    return { pem, cert, key, notBefore: parsed.validFromDate.getTime(), notAfter: parsed.validToDate.getTime() }
  } catch {
    return undefined
  }
}

function ifAbsent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return undefined
}
