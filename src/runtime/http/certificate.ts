import { createPrivateKey, randomUUID, X509Certificate } from 'node:crypto'
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { dirname, join } from 'node:path'
import { SettingsError } from '#settings/index.ts'

export type Certificate = { cert: string; key: string; selfSigned: boolean }

const DAY = 24 * 60 * 60 * 1000
const LIFETIME = 730 * DAY
const REMAKE_BEFORE_END = 7 * DAY
const ALWAYS_COVERED = ['localhost', '127.0.0.1', '::1']

/** The TLS certificate: the operator's own files, else a self-signed one that is created once and stored. */
export async function loadCertificate(from: {
  data: string
  certFile: string | undefined
  keyFile: string | undefined
  hostname: string
  /** The separate host for uploaded files, if there is one. */
  filesHostname?: string | undefined
}): Promise<Certificate> {
  const { certFile, keyFile } = from
  if (certFile !== undefined && keyFile !== undefined) return readCertificateFiles({ certFile, keyFile })
  const hosts = [from.hostname, from.filesHostname].filter(name => name !== undefined)
  const names = [...new Set([...hosts.map(name => name.replace(/^\[|\]$/g, '').toLowerCase()), ...ALWAYS_COVERED])]
  // Key and certificate share a file, so that a crash cannot leave a mismatched pair.
  const file = join(from.data, 'tls', 'self-signed.pem')
  const stored = await readFile(file, 'utf8').catch(ifAbsent)
  if (stored !== undefined && isUsable(stored, names)) return split(stored)
  return split(await storeCertificate(file, await makeSelfSigned(names), stored === undefined))
}

export type CertificateFiles = { certFile: string; keyFile: string }

/** The operator's own certificate, if its files are a pair. */
export async function readCertificateFiles({ certFile, keyFile }: CertificateFiles): Promise<Certificate> {
  const cert = await readCertificateFile('FOLKMOOT_TLS_CERT', certFile)
  const key = await readCertificateFile('FOLKMOOT_TLS_KEY', keyFile)
  const certificate = attempt(() => new X509Certificate(cert))
  if (!certificate) throw new SettingsError([t => t.settingsErrors.tls.noCertificate({ file: certFile })])
  const privateKey = attempt(() => createPrivateKey(key))
  if (!privateKey) {
    throw new SettingsError([t => t.settingsErrors.tls.noKey({ file: keyFile })])
  }
  if (!certificate.checkPrivateKey(privateKey)) {
    throw new SettingsError([t => t.settingsErrors.tls.otherKey({ file: keyFile })])
  }
  return { cert, key, selfSigned: false }
}

async function readCertificateFile(setting: string, file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new SettingsError([t => t.settingsErrors.unreadableFile({ setting, file, code: codeOf(error) })])
  }
}

async function makeSelfSigned(names: readonly string[]): Promise<string> {
  // Loaded on demand: importing it takes longer than everything else in this file.
  const { generate } = await import('selfsigned')
  const certificate = await generate([{ name: 'commonName', value: 'Folkmoot self-signed' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    // A day back, for clients whose clock is behind.
    notBeforeDate: new Date(Date.now() - DAY),
    notAfterDate: new Date(Date.now() + LIFETIME),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: names.map(name => (isIP(name) === 0 ? { type: 2, value: name } : { type: 7, ip: name })),
      },
    ],
  })
  return `${certificate.private.trim()}\n${certificate.cert.trim()}\n`
}

// Returns the stored certificate: processes that create the first one concurrently all serve the same.
async function storeCertificate(file: string, pem: string, isFirst: boolean): Promise<string> {
  const folder = dirname(file)
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  try {
    await writeSynced(draft, pem)
    if (isFirst) await link(draft, file).catch(error => (codeOf(error) === 'EEXIST' ? undefined : rename(draft, file)))
    else await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(folder)
  return readFile(file, 'utf8')
}

async function writeSynced(file: string, text: string): Promise<void> {
  await using handle = await open(file, 'wx', 0o600)
  await handle.writeFile(text)
  await handle.sync()
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

function isUsable(pem: string, names: readonly string[]): boolean {
  const certificate = attempt(() => new X509Certificate(split(pem).cert))
  const key = attempt(() => createPrivateKey(split(pem).key))
  if (!certificate || !key || !certificate.checkPrivateKey(key)) return false
  const now = Date.now()
  const isTimely =
    certificate.validFromDate.getTime() <= now && certificate.validToDate.getTime() > now + REMAKE_BEFORE_END
  return isTimely && names.every(name => isCovered(certificate, name))
}

function isCovered(certificate: X509Certificate, name: string): boolean {
  return (isIP(name) === 0 ? certificate.checkHost(name) : certificate.checkIP(name)) !== undefined
}

function split(pem: string): Certificate {
  const start = Math.max(pem.indexOf('-----BEGIN CERTIFICATE-----'), 0)
  return { cert: pem.slice(start), key: pem.slice(0, start), selfSigned: true }
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

function ifAbsent(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
  return undefined
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
