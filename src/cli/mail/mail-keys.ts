import type { Command } from '../command.ts'
import { zoneLine } from '#health/mail-dns.ts'

export const mailKeys: Command = {
  usage: 'mail keys [--renew]',
  words: [0, 0],
  options: { renew: { type: 'boolean' } },
  async run({ values }, t) {
    const { withStore } = await import('../with-app.ts')
    const { dnsTextOf, renewKeys, signingKeys } = await import('#mail/send/sign/keys.ts')
    const { createSecretBox } = await import('#features/accounts/index.ts')
    const { installedSettings } = await import('../installation.ts')
    const settings = installedSettings(t)
    await withStore(t, async ({ database }) => {
      const seal = createSecretBox(settings)
      const keys = values['renew'] ? await renewKeys(database.read, seal) : await signingKeys(database.read, seal)
      for (const key of keys)
        console.log(zoneLine(`${key.selector}._domainkey.${settings.mailDomain}`, 'TXT', dnsTextOf(key)))
    })
  },
}
