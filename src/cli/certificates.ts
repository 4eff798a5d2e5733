import { readFile } from 'node:fs/promises'
import { organisationHosts } from '#features/groups/index.ts'
import { followCertificateFiles, type FollowedFiles } from '#runtime/http/certificate-files.ts'
import { openAcmeCertificates, type AcmeCertificates } from '#runtime/http/acme/renew-certificates.ts'
import { certificateNames } from '#runtime/http/acme/names.ts'
import { acmeFolderOf } from '#runtime/http/acme/files.ts'
import type { Certificate } from '#runtime/http/certificate.ts'
import type { createLogger } from '#runtime/process/logger.ts'
import { SettingsError, type Settings } from '#settings/index.ts'
import { exclusively } from '#storage/exclusive-lock.ts'
import type { OpenedApp } from '#open-app.ts'

/** The lock of the node that orders; an arbitrary number. */
const ordering = 1_718_513_519

/** What the listeners present: a certificate, and what may follow it. */
export type Certificates = {
  certificate: Certificate
  acme: AcmeCertificates | undefined
  certificateFiles: FollowedFiles | undefined
}

/** The certificates that the settings want from an authority, if they do. */
export async function openCertificates(
  settings: Settings,
  { database, connection }: OpenedApp,
  fallback: Certificate,
  log: Awaited<ReturnType<typeof createLogger>>,
): Promise<AcmeCertificates | undefined> {
  const { acme, acmeCa, acmeEmail, acmeEabKid, acmeEabKey, acmeChallenge, acmeFolder } = settings
  if (acme === 'off') return undefined
  return openAcmeCertificates({
    folder: acmeFolderOf(settings),
    exclusively: acmeFolder === undefined ? undefined : work => exclusively(connection, ordering, work),
    directory: acme,
    ca: acmeCa === undefined ? undefined : await readCa(acmeCa),
    email: acmeEmail,
    eab: acmeEabKid === undefined || acmeEabKey === undefined ? undefined : { kid: acmeEabKid, key: acmeEabKey },
    challenge: acmeChallenge,
    names: certificateNames(settings),
    moreNames: async () => (await organisationHosts.all(database.read)).map(({ host }) => host),
    fallback,
    log: (line, error) => log.error({ err: error }, line),
    tell: line => log.info(line),
  })
}

/** Follows the files that the settings name, if they do. */
export function followFiles(
  { tlsCert, tlsKey }: Settings,
  current: Certificate,
  log: Awaited<ReturnType<typeof createLogger>>,
): FollowedFiles | undefined {
  if (tlsCert === undefined || tlsKey === undefined) return undefined
  return followCertificateFiles({
    ...{ certFile: tlsCert, keyFile: tlsKey, current },
    log: (line, error) => log.error({ err: error }, line),
    tell: line => log.info(line),
  })
}

async function readCa(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const code = String((error as NodeJS.ErrnoException).code)
    throw new SettingsError([t => t.settingsErrors.unreadableFile({ setting: 'FOLKMOOT_ACME_CA', file, code })])
  }
}
