import { startMailServer, type MailServer } from '#mail/receive/smtp/server.ts'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import type { OpenedApp } from '#open-app.ts'
import type { Certificates } from '../certificates.ts'
import { CommandError } from '../errors.ts'
import { portSentence } from '../ports.ts'

/** The ports on which mail is taken; null where it is not. */
export type MailListeners = { smtpPort: number | null; lmtpPort: number | null; close(): Promise<void> }

const listeners = [
  { protocol: 'smtp', key: 'smtpPort', setting: 'FOLKMOOT_SMTP_PORT' },
  { protocol: 'lmtp', key: 'lmtpPort', setting: 'FOLKMOOT_LMTP_PORT' },
] as const

/** Listens for mail, on the ports of the settings. */
export async function listenForMail(
  settings: Settings,
  openedApp: OpenedApp,
  certificates: Certificates,
  log: (line: string, error?: unknown) => void,
  t: Messages,
): Promise<MailListeners> {
  const { host } = settings
  const { receiver } = openedApp.app
  const open = new Map<string, MailServer>()
  const close = async (): Promise<void> => void (await Promise.all([...open.values()].map(server => server.close())))
  for (const { protocol, key, setting } of listeners) {
    const port = settings[key]
    if (port === 'off' || !settings.roles.includes('mail-in')) continue
    try {
      open.set(protocol, await startMailServer({ receiver, settings, port, protocol, ...certificates, log }))
    } catch (error) {
      await close()
      const sentence = portSentence(error as NodeJS.ErrnoException, { host, port, setting }, t)
      throw sentence === undefined ? error : new CommandError(sentence)
    }
  }
  return { smtpPort: open.get('smtp')?.port ?? null, lmtpPort: open.get('lmtp')?.port ?? null, close }
}
