import { X509Certificate } from 'node:crypto'
import { access, constants, readFile, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadCertificate } from '#runtime/http/certificate.ts'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const neededNode = 26
const mebibyte = 2 ** 20
const day = 86_400_000

/** This program, its folders and its certificate. */
export async function checkMachine(settings: Settings): Promise<Finding[]> {
  return [
    checkNode(),
    await checkFolder('Data folder', settings.data, 'FOLKMOOT_DATA'),
    await checkFolder('Files', settings.blobs, 'FOLKMOOT_BLOBS'),
    await checkCertificate(settings),
  ]
}

function checkNode(): Finding {
  const { node } = process.versions
  const found = `Node.js ${node}.`
  if (Number.parseInt(node) >= neededNode) return ok('Node', found)
  return wrong('Node', found, `Use Node.js ${neededNode} or newer; npm ci installs one.`)
}

async function checkFolder(check: string, path: string, setting: string): Promise<Finding> {
  const folder = await nearestFolder(path)
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return wrong(
      check,
      `This account can't use ${folder} (${reasonOf(error)}).`,
      `Make it writable for this account, or set ${setting} to another folder.`,
    )
  }
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / mebibyte)
  const found = `${path}${folder === path ? '' : ' (created when needed)'}; ${free} MiB free on disk.`
  const cure = `Free some disk space, or set ${setting} to another folder.`
  if (free < 100) return wrong(check, found, cure)
  return free < 1024 ? warning(check, found, cure) : ok(check, found)
}

async function nearestFolder(path: string): Promise<string> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (folder === dirname(folder) || (await isThere(folder))) return folder
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function checkCertificate(settings: Settings): Promise<Finding> {
  const { data, url, filesUrl, tlsCert, tlsKey, trustedProxies } = settings
  const check = 'Certificate'
  const { hostname } = new URL(url)
  const names = [url, filesUrl].filter(address => address !== undefined).map(address => new URL(address).hostname)
  if (tlsCert === undefined) {
    const pem = await readFile(join(data, 'tls', 'self-signed.pem'), 'utf8').catch(() => undefined)
    const found =
      pem === undefined ? 'The first start creates a self-signed one.' : `Self-signed; valid for ${daysLeft(pem)} days.`
    const isForStrangers = hostname !== 'localhost' && trustedProxies.length === 0
    if (!isForStrangers) return ok(check, found)
    return warning(check, `${found} Browsers don't trust it.`, 'Set FOLKMOOT_TLS_CERT and FOLKMOOT_TLS_KEY.')
  }
  try {
    const { cert } = await loadCertificate({ data, certFile: tlsCert, keyFile: tlsKey, hostname })
    const days = daysLeft(cert)
    const cure = 'Renew the certificate in FOLKMOOT_TLS_CERT, and restart the server.'
    if (days < 0) return wrong(check, 'Expired.', cure)
    const certificate = new X509Certificate(cert)
    const missing = names.find(name => !certificate.checkHost(name))
    if (missing !== undefined) return wrong(check, `Not valid for ${missing}.`, cure)
    const found = `Valid for ${days} days.`
    return days < 14 ? warning(check, found, cure) : ok(check, found)
  } catch (error) {
    return wrong(check, reasonOf(error), 'Fix the setting or the file.')
  }
}

function daysLeft(pem: string): number {
  const certificate = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')))
  return Math.floor((certificate.validToDate.getTime() - Date.now()) / day)
}
