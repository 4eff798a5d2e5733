import type { promises } from 'node:dns'
import type { Messages } from '#locales/index.ts'
import { ok, warning, wrong, type DnsRecord, type Finding } from './finding.ts'

/** The DNS resolver; the system's, except in tests. */
export type DnsResolver = Pick<promises.Resolver, 'resolve4' | 'resolve6' | 'resolveMx' | 'resolveTxt' | 'reverse'>

/** The input: the domain of the groups' addresses, the host name, and the signing keys. */
export type MailDnsInput = {
  domain: string
  host: string
  /** Mail is sent directly to recipients' servers, so they check this machine. */
  isDirect: boolean
  /** Mail leaves from this machine: straight, or through a mail server on it. */
  isFromHere: boolean
  /** Mail is received here, or by a server that passes it on. */
  receives: boolean
  keys: readonly { selector: string; record: string }[]
  /** Domains at which people get mail from here, the most common first. */
  others: readonly string[]
}

/** A line for the zone file; no string in it is longer than 255 bytes (RFC 1035, section 3.3). */
export const zoneLine = (name: string, type: string, value: string): string =>
  `${name}. ${type} ${type === 'TXT' ? quoted(value) : value}`
const quoted = (text: string): string => (text.match(/.{1,250}/g) ?? ['']).map(piece => `"${piece}"`).join(' ')
const recordCure = ({ dns }: Messages['doctor'], { name, type, value }: DnsRecord): string =>
  dns.addRecord({ record: zoneLine(name, type, value) })

const absent: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA'])

/** DNS records; empty if there are none, and null if no name server answered. */
export async function resolveOrNull<T>(asking: Promise<T[]>): Promise<T[] | null> {
  try {
    return await asking
  } catch (error) {
    return absent.has((error as NodeJS.ErrnoException).code) ? [] : null
  }
}
const textsAt = async (names: DnsResolver, name: string): Promise<string[] | null> =>
  (await resolveOrNull(names.resolveTxt(name)))?.map(pieces => pieces.join('')) ?? null

const lookupFailed = (check: string, name: string, { dns }: Messages['doctor']): Finding =>
  warning(check, dns.lookupFailed({ name }), dns.checkResolver)

/** The DNS records of the mail domain, and what to add. */
export async function checkNames(
  mailDnsInput: MailDnsInput,
  names: DnsResolver,
  t: Messages['doctor'],
): Promise<Finding[]> {
  const checks = [checkMx, checkSpf, ...mailDnsInput.keys.map(checkKey), checkDmarc, checkReverse]
  const findings = await Promise.all(checks.map(check => check(mailDnsInput, names, t)))
  return findings.flat()
}

async function checkMx(
  { domain, host, receives }: MailDnsInput,
  names: DnsResolver,
  t: Messages['doctor'],
): Promise<Finding[]> {
  const check = 'MX'
  if (!receives) return []
  const servers = await resolveOrNull(names.resolveMx(domain))
  const record: DnsRecord = { type: 'MX', name: domain, value: `10 ${host}.` }
  if (!servers) return [lookupFailed(check, domain, t)]
  const cure = recordCure(t, record)
  if (servers.length === 0) return [{ ...wrong(check, t.dns.noMx({ domain }), cure), record }]
  if (servers.some(({ exchange }) => exchange === ''))
    return [{ ...wrong(check, t.dns.nullMx({ domain }), cure), record }]
  const exchanges = servers.map(({ exchange }) => exchange.toLowerCase())
  if (exchanges.includes(host)) return [{ ...ok(check, t.dns.mx({ domain, host })), record }]
  const value = servers.map(({ priority, exchange }) => `${priority} ${exchange}.`).join(', ')
  const elsewhere = t.dns.mxElsewhere({ domain, hosts: exchanges.join(', ') })
  return [{ ...ok(check, elsewhere), record: { ...record, value } }]
}

async function checkSpf(
  { domain, isFromHere }: MailDnsInput,
  names: DnsResolver,
  t: Messages['doctor'],
): Promise<Finding[]> {
  const check = 'SPF'
  const texts = await textsAt(names, domain)
  const example = isFromHere ? 'v=spf1 a mx -all' : 'v=spf1 include:NAME-FROM-YOUR-RELAY-PROVIDER -all'
  const record: DnsRecord = { type: 'TXT', name: domain, value: example }
  if (!texts) return [lookupFailed(check, domain, t)]
  const [published, ...more] = texts.filter(text => /^v=spf1(?: |$)/i.test(text))
  if (published === undefined) return [{ ...warning(check, t.dns.noSpf({ domain }), recordCure(t, record)), record }]
  if (more.length > 0) return [wrong(check, t.dns.severalSpf({ domain, count: more.length + 1 }), t.dns.mergeSpf)]
  if (/ [+]?all$/i.test(published))
    return [{ ...wrong(check, t.dns.openSpf({ domain, record: published }), recordCure(t, record)), record }]
  return [{ ...ok(check, published), record: { ...record, value: published } }]
}

const checkKey =
  ({ selector, record: value }: MailDnsInput['keys'][number]) =>
  async ({ domain }: MailDnsInput, names: DnsResolver, t: Messages['doctor']): Promise<Finding[]> => {
    const check = `DKIM ${selector}`
    const name = `${selector}._domainkey.${domain}`
    const record: DnsRecord = { type: 'TXT', name, value }
    const texts = await textsAt(names, name)
    if (!texts) return [lookupFailed(check, name, t)]
    const published = texts.map(keyIn).find(key => key !== '')
    const cure = recordCure(t, record)
    if (published === undefined) return [{ ...warning(check, t.dns.noDkim, cure), record }]
    if (published !== keyIn(value)) return [{ ...wrong(check, t.dns.otherDkim, cure), record }]
    return [{ ...ok(check, t.dns.dkim({ name })), record }]
  }

/** The key itself, whatever surrounds it. */
const keyIn = (record: string): string => (/(?:^|;)\s*p=([^;]*)/.exec(record)?.[1] ?? '').replace(/\s/g, '')

async function checkDmarc({ domain }: MailDnsInput, names: DnsResolver, t: Messages['doctor']): Promise<Finding[]> {
  const check = 'DMARC'
  const name = `_dmarc.${domain}`
  const texts = await textsAt(names, name)
  const record: DnsRecord = { type: 'TXT', name, value: `v=DMARC1; p=none; rua=mailto:postmaster@${domain}` }
  if (!texts) return [lookupFailed(check, name, t)]
  const published = texts.find(text => /^v=DMARC1/i.test(text))
  if (published === undefined) return [{ ...warning(check, t.dns.noDmarc, recordCure(t, record)), record }]
  return [{ ...ok(check, published), record: { ...record, value: published } }]
}

/** Recipients' servers check that the reverse DNS name leads back to the address. */
async function checkReverse(
  { host, isDirect }: MailDnsInput,
  names: DnsResolver,
  t: Messages['doctor'],
): Promise<Finding[]> {
  const check = t.checks.reverseDns
  if (!isDirect) return []
  const [four, six] = await Promise.all([resolveOrNull(names.resolve4(host)), resolveOrNull(names.resolve6(host))])
  if (!four && !six) return [lookupFailed(check, host, t)]
  const addresses = [...(four ?? []), ...(six ?? [])]
  if (addresses.length === 0)
    return [
      wrong(
        check,
        t.dns.noAddress({ host }),
        recordCure(t, { type: 'A', name: host, value: 'THE-ADDRESS-OF-THIS-MACHINE' }),
      ),
    ]
  return Promise.all(
    addresses.map(async address => {
      const back = (await resolveOrNull(names.reverse(address)))?.map(name => name.toLowerCase())
      if (!back) return lookupFailed(check, address, t)
      if (back.includes(host)) return ok(check, t.dns.reverse({ address, host }))
      const finding =
        back.length === 0 ? t.dns.noReverse({ address }) : t.dns.otherReverse({ address, names: back.join(', '), host })
      return warning(check, finding, t.dns.setReverse({ address, host }))
    }),
  )
}
