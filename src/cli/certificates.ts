import { readFile } from 'node:fs/promises'
import { organisationHosts } from '#features/groups/index.ts'
import { openAcmeCertificates, type AcmeCertificates } from '#runtime/http/acme/manager.ts'
import { certificateNames } from '#runtime/http/acme/names.ts'
import type { Certificate } from '#runtime/http/certificate.ts'
import type { createLogger } from '#runtime/process/logger.ts'
import { SettingsError, type Settings } from '#settings/index.ts'
import type { OpenedApp } from '#open-app.ts'

/** The certificates that the settings want from an authority, if they do. */
export async function openCertificates(
  settings: Settings,
  { database }: OpenedApp,
  fallback: Certificate,
  log: Awaited<ReturnType<typeof createLogger>>,
): Promise<AcmeCertificates | undefined> {
  const { acme, acmeCa, acmeEmail, acmeChallenge, data } = settings
  if (acme === 'off') return undefined
  return openAcmeCertificates({
    data,
    directory: acme,
    ca: acmeCa === undefined ? undefined : await readCa(acmeCa),
    email: acmeEmail,
    challenge: acmeChallenge,
    names: certificateNames(settings),
    moreNames: async () => (await organisationHosts.all(database.read)).map(({ host }) => host),
    fallback,
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
