import { Resolver } from 'node:dns/promises'
import { createSecretBox } from '#features/accounts/index.ts'
import type { Messages } from '#locales/index.ts'
import { dnsTextOf, signingKeys } from '#mail/send/sign/keys.ts'
import type { Settings } from '#settings/index.ts'
import { query } from '#storage/query.ts'
import { isUpToDate } from './database.ts'
import { ok, warning, type Finding } from './finding.ts'
import type { Installation } from './installation.ts'
import { checkNames, type MailDnsInput } from './mail-dns.ts'
import { greetingAt } from './network.ts'
import { checkPort25 } from './port-25.ts'
import { checkRelay } from './relay.ts'

/** The relay, and the domain that emails come from. */
export async function checkMail(installation: Installation, { doctor: t }: Messages): Promise<Finding[]> {
  const { settings } = installation
  const [relay, dns] = await Promise.all([checkRelay(settings, t), checkDns(installation, t)])
  return [checkDomain(settings, t), relay, ...dns]
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** DNS records matter only if mail is sent to other servers. */
async function checkDns(installation: Installation, t: Messages['doctor']): Promise<Finding[]> {
  const { mailDomain: domain, smtpRelay, smtpPort, lmtpPort, url } = installation.settings
  if (smtpRelay === undefined || !domain.includes('.')) return []
  const dnsInput = {
    domain,
    host: new URL(url).hostname,
    isDirect: smtpRelay === 'direct',
    isFromHere: smtpRelay === 'direct' || loopback.test(new URL(smtpRelay).hostname),
    receives: smtpPort !== 'off' || lmtpPort !== 'off',
    ...(await mailKeysOf(installation)),
  }
  const names = new Resolver({ timeout: 5000, tries: 2 })
  const greet = (host: string): Promise<string> => greetingAt(host, 25)
  return (await Promise.all([checkNames(dnsInput, names, t), checkPort25(dnsInput, names, greet, t)])).flat()
}

const commonDomains = query(
  'health.commonDomains',
  `select lower(split_part(email, '@', 2)) as "domain!" from accounts group by 1 order by count(*) desc, 1 limit 3`,
)
const noMailKeys: Pick<MailDnsInput, 'keys' | 'others'> = { keys: [], others: [] }

/** The signing keys and the routes; none without a database: the first start creates them. */
async function mailKeysOf({ settings, withDatabase }: Installation): Promise<typeof noMailKeys> {
  try {
    const found = await withDatabase(async opened => {
      if (!(await isUpToDate(opened))) return noMailKeys
      const { read } = opened.database
      const keys = await signingKeys(read, createSecretBox(settings))
      const domains = await commonDomains.all(read)
      return {
        keys: keys.map(key => ({ selector: key.selector, record: dnsTextOf(key) })),
        others: domains.map(({ domain }) => domain).filter(domain => domain !== settings.mailDomain),
      }
    })
    return found ?? noMailKeys
  } catch {
    // Database problems are reported elsewhere.
    return noMailKeys
  }
}

function checkDomain({ mailDomain, smtpRelay }: Settings, { checks, mail: t }: Messages['doctor']): Finding {
  const isName = mailDomain.includes('.')
  if (isName || smtpRelay === undefined) return ok(checks.mailDomain, t.comesFrom({ domain: mailDomain }))
  return warning(checks.mailDomain, t.unknownDomain({ domain: mailDomain }), t.setDomain)
}
