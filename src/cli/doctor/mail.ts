import { Resolver } from 'node:dns/promises'
import { sealWith } from '#features/accounts/index.ts'
import { dnsTextOf, signingKeys } from '#mail/send/sign/keys.ts'
import { openLine } from '#mail/send/wire/open-line.ts'
import { relayHost } from '#mail/send/wire/routes.ts'
import type { Settings } from '#settings/index.ts'
import { hasEmbedded } from '#storage/embedded/index.ts'
import { openDatabase } from '#storage/database.ts'
import { pendingMigrations } from '#storage/migrate.ts'
import { joinDatabase } from '#open.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'
import { checkNames, type Asked } from './mail-names.ts'

/** Where letters go, and from whom they say they are. */
export async function checkMail(settings: Settings): Promise<Finding[]> {
  return [checkDomain(settings), await checkRelay(settings), ...(await checkDns(settings))]
}

/** What the world knows about our mail matters once mail leaves the house. */
async function checkDns(settings: Settings): Promise<Finding[]> {
  const { mailDomain: domain, smtpRelay, smtpPort, lmtpPort, url } = settings
  if (smtpRelay === undefined || !domain.includes('.')) return []
  return checkNames(
    {
      domain,
      host: new URL(url).hostname,
      isDirect: smtpRelay === 'direct',
      receives: smtpPort !== 'off' || lmtpPort !== 'off',
      keys: await keysOf(settings),
    },
    new Resolver({ timeout: 5000, tries: 2 }),
  )
}

/** The keys that mail is signed with; none where there is no database yet: the first start makes them. */
async function keysOf(settings: Settings): Promise<Asked['keys']> {
  const isMade = settings.databaseUrl !== undefined || (await hasEmbedded(settings.data))
  if (!isMade) return []
  try {
    const server = await joinDatabase(settings, { mayMake: false })
    const database = openDatabase({ connection: server.connection, poolSize: 1 })
    try {
      if ((await pendingMigrations(server.connection)).length > 0) return []
      const keys = await signingKeys(database.read, sealWith(settings))
      return keys.map(key => ({ selector: key.selector, record: dnsTextOf(key) }))
    } finally {
      await database.close()
      await server.leave()
    }
  } catch {
    // What is wrong with the database is said elsewhere.
    return []
  }
}

function checkDomain({ mailDomain, smtpRelay }: Settings): Finding {
  const check = 'Mail domain'
  const cure = 'Set FOLKMOOT_MAIL_DOMAIN to a domain whose mail comes to this machine.'
  const isName = mailDomain.includes('.')
  if (isName || smtpRelay === undefined) return ok(check, `Letters come from ${mailDomain}.`)
  return warning(check, `${mailDomain} means nothing outside of this network, so nobody can answer a letter.`, cure)
}

async function checkRelay({ smtpRelay, mailDomain, url }: Settings): Promise<Finding> {
  const check = 'Relay'
  if (smtpRelay === undefined) {
    const found = 'None is set: letters stay in the local mailbox.'
    if (new URL(url).hostname === 'localhost') return ok(check, found)
    return warning(check, found, 'Set FOLKMOOT_SMTP_RELAY, so that people get their letters.')
  }
  if (smtpRelay === 'direct') return ok(check, 'None: each mail goes to the server of its recipient.')
  try {
    const line = await openLine(relayHost({ relay: smtpRelay, name: mailDomain }))
    line.close()
    return ok(check, `${new URL(smtpRelay).hostname} answers and lets us in.`)
  } catch (error) {
    return wrong(
      check,
      `It cannot be used (${reasonOf(error)}).`,
      'Start the mail server, or correct FOLKMOOT_SMTP_RELAY.',
    )
  }
}
