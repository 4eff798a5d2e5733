import { X509Certificate } from 'node:crypto'
import { access, constants, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Messages } from '#locales/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import type { Settings } from '#settings/index.ts'
import { nearestFolder } from '#storage/embedded/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const neededNode = 26
const mebibyte = 2 ** 20
const day = 86_400_000

/** This program, its folders and its certificate. */
export async function checkMachine(settings: Settings, messages: Messages): Promise<Finding[]> {
  const { doctor: t } = messages
  return [
    checkNode(t),
    await checkFolder(t.checks.data, settings.data, 'FOLKMOOT_DATA', t.machine),
    await checkFolder(t.checks.files, settings.blobs, 'FOLKMOOT_BLOBS', t.machine),
    await checkCertificate(settings, messages),
  ]
}

function checkNode({ checks, machine }: Messages['doctor']): Finding {
  const { node } = process.versions
  const finding = `Node.js ${node}.`
  if (Number.parseInt(node) >= neededNode) return ok(checks.node, finding)
  return wrong(checks.node, finding, machine.nodeTooOld({ version: String(neededNode) }))
}

async function checkFolder(
  check: string,
  path: string,
  setting: string,
  t: Messages['doctor']['machine'],
): Promise<Finding> {
  const folder = await nearestFolder(path)
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return wrong(check, t.folderUnusable({ folder, reason: reasonOf(error) }), t.makeWritable({ setting }))
  }
  const { bavail, bsize } = await statfs(folder)
  const free_bytes = bavail * bsize
  const free = Math.floor(free_bytes / mebibyte)
  const finding = (folder === path ? t.diskSpace : t.diskSpaceLater)({ folder: path, free })
  const cure = t.freeSpace({ setting })
  if (free < 100) return wrong(check, finding, cure, { free_bytes })
  return free < 1024 ? warning(check, finding, cure, { free_bytes }) : ok(check, finding, { free_bytes })
}

async function checkCertificate(settings: Settings, messages: Messages): Promise<Finding> {
  const { checks, certificate: t } = messages.doctor
  const { data, url, filesUrl, tlsCert, tlsKey, trustedProxies } = settings
  const check = checks.certificate
  const { hostname } = new URL(url)
  const names = [url, filesUrl].filter(address => address !== undefined).map(address => new URL(address).hostname)
  if (tlsCert === undefined) {
    const pem = await readFile(join(data, 'tls', 'self-signed.pem'), 'utf8').catch(() => undefined)
    const days = pem === undefined ? undefined : daysLeft(pem)
    const finding = days === undefined ? t.selfSignedLater : t.selfSigned({ days })
    const numbers = days === undefined ? {} : { days_left: days }
    const isForStrangers = hostname !== 'localhost' && trustedProxies.length === 0
    if (!isForStrangers) return ok(check, finding, numbers)
    return warning(check, t.notTrusted({ found: finding }), t.setCertificate, numbers)
  }
  try {
    const { cert } = await loadCertificate({ data, certFile: tlsCert, keyFile: tlsKey, hostname })
    const days = daysLeft(cert)
    const numbers = { days_left: days }
    if (days < 0) return wrong(check, t.expired, t.renew, numbers)
    const certificate = new X509Certificate(cert)
    const missing = names.find(name => !certificate.checkHost(name))
    if (missing !== undefined) return wrong(check, t.notValidFor({ name: missing }), t.renew, numbers)
    const found = t.valid({ days })
    return days < 14 ? warning(check, found, t.renew, numbers) : ok(check, found, numbers)
  } catch (error) {
    return wrong(check, reasonOf(error, messages), t.fix)
  }
}

function daysLeft(pem: string): number {
  const certificate = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')))
  return Math.floor((certificate.validToDate.getTime() - Date.now()) / day)
}
