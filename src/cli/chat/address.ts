import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Messages } from '#locales/index.ts'
import type { CommandArgs } from '../command.ts'
import { CommandError } from '../errors.ts'
import { installedSettings } from '../installation.ts'

/** Where the server is. A certificate that is given is trusted from now on, and that of an installation which made its own. */
export function addressOf({ url, ca }: CommandArgs['values'], t: Messages): string {
  const settings = typeof url === 'string' ? undefined : installedSettings(t)
  const own = settings && join(settings.data, 'tls', 'self-signed.pem')
  const file = typeof ca === 'string' ? ca : own !== undefined && existsSync(own) ? own : undefined
  if (file !== undefined) trust(file, t)
  const address = settings?.url ?? String(url)
  if (!URL.canParse(address) || !address.startsWith('https:'))
    throw new CommandError(t.cli.chat.notHttps({ text: JSON.stringify(address) }))
  return address
}

function trust(file: string, t: Messages): void {
  try {
    setDefaultCACertificates([...getCACertificates(), readFileSync(file, 'utf8')])
  } catch (error) {
    throw new CommandError(t.cli.chat.badCertificate({ file, reason: (error as Error).message }))
  }
}
