import { X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Messages } from '#locales/index.ts'
import { acmeFolderOf, openAcmeFiles } from '#runtime/http/acme/files.ts'
import { certificateNames } from '#runtime/http/acme/names.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import type { Settings } from '#settings/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

const day = 86_400_000

/** The certificate of the site, and how renewing it goes. */
export async function checkCertificate(settings: Settings, messages: Messages): Promise<Finding> {
  const { checks, certificate: t } = messages.doctor
  const { data, url, filesUrl, tlsCert, tlsKey, trustedProxies } = settings
  const check = checks.certificate
  const { hostname } = new URL(url)
  if (settings.acme !== 'off') return checkOrdered(settings, messages)
  const names = [url, filesUrl].filter(address => address !== undefined).map(address => new URL(address).hostname)
  if (tlsCert === undefined) {
    const pem = await readFile(selfSignedIn(data), 'utf8').catch(() => undefined)
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
  return Math.floor((certificateIn(pem).validToDate.getTime() - Date.now()) / day)
}

/** A self-signed one shares its file with its key. */
function certificateIn(pem: string): X509Certificate {
  return new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE-----')))
}

/** Of those that are ordered from an authority, the one that ends first. */
async function checkOrdered(settings: Settings, messages: Messages): Promise<Finding> {
  const { checks, certificate: t } = messages.doctor
  const check = checks.certificate
  try {
    const { ends, problems, missing } = await orderedCertificates(settings)
    const [problem] = problems
    const cure = t.acme.cure
    const days = ends === undefined ? undefined : Math.floor((ends - Date.now()) / day)
    const numbers = days === undefined ? {} : { days_left: days }
    const failure = problem && t.acme.failed({ name: problem.name, reason: problem.error })
    if (days !== undefined && days < 0)
      return wrong(check, [t.expired, failure].filter(Boolean).join(' '), cure, numbers)
    const [absent] = missing
    if (absent !== undefined) return warning(check, failure ?? t.acme.missing({ name: absent }), cure, numbers)
    const found = t.acme.valid({ days: days ?? 0 })
    return failure === undefined ? ok(check, found, numbers) : warning(check, `${found} ${failure}`, cure, numbers)
  } catch (error) {
    return wrong(check, reasonOf(error, messages), t.fix)
  }
}

type Ordered = {
  /** When the first of them ends, in milliseconds since 1970. */
  ends: number | undefined
  /** What went wrong with names, also those of organisations. */
  problems: { name: string; error: string }[]
  /** Names of the installation without a certificate. */
  missing: string[]
}

export async function orderedCertificates(settings: Settings): Promise<Ordered> {
  const files = openAcmeFiles(acmeFolderOf(settings))
  const names = certificateNames(settings)
  const found = await Promise.all(names.map(name => files.certificateOf(name)))
  const ends = found.flatMap(certificate => certificate?.notAfter ?? [])
  const state = await files.state()
  return {
    ends: ends.length === 0 ? undefined : Math.min(...ends),
    problems: Object.entries(state.names).map(([name, { error }]) => ({ name, error })),
    missing: names.filter((_, at) => found[at] === undefined),
  }
}

/** For how many seconds the certificate is valid; of several the first to end. */
export async function certificateSecondsLeft(settings: Settings): Promise<number | undefined> {
  const { acme, tlsCert, data } = settings
  const ordered = acme === 'off' ? undefined : (await orderedCertificates(settings)).ends
  if (ordered !== undefined) return (ordered - Date.now()) / 1000
  const pem = await readFile(tlsCert ?? selfSignedIn(data), 'utf8')
  return (certificateIn(pem).validToDate.getTime() - Date.now()) / 1000
}

const selfSignedIn = (data: string): string => join(data, 'tls', 'self-signed.pem')
