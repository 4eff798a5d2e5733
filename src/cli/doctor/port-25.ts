import { ok, warning, wrong, type Finding } from './finding.ts'
import { resolveOrNull, type MailDnsInput, type DnsResolver } from './mail-dns.ts'

/** What a mail server says first to whoever connects to its port 25; empty where nobody answers. */
export type Greet = (host: string) => Promise<string>

const most = 3

async function serversOf(domain: string, names: DnsResolver): Promise<string[]> {
  const servers = (await resolveOrNull(names.resolveMx(domain))) ?? []
  const named = servers.filter(({ exchange }) => exchange !== '')
  return named.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange.toLowerCase())
}

/** Whether the world reaches the port where it delivers mail, and whether we reach that of the world. */
export async function checkPort25(mailDnsInput: MailDnsInput, names: DnsResolver, greet: Greet): Promise<Finding[]> {
  return (await Promise.all([checkWayIn(mailDnsInput, names, greet), checkWayOut(mailDnsInput, names, greet)])).flat()
}

async function checkWayIn({ domain, receives }: MailDnsInput, names: DnsResolver, greet: Greet): Promise<Finding[]> {
  const check = 'Port 25, in'
  const servers = receives ? (await serversOf(domain, names)).slice(0, most) : []
  return Promise.all(
    servers.map(async server => {
      const greeting = await greet(server)
      if (/^220[ -]/.test(greeting)) return ok(check, `${server} answers: ${greeting}`)
      return warning(
        check,
        `${server} doesn't answer on port 25, as seen from this machine.`,
        'Redirect port 25 to Folkmoot or to your mail server, and open it in the firewall (docs/mail.md).',
      )
    }),
  )
}

/** Providers of machines often close it. A server of somebody who gets mail from here shows whether it is open. */
async function checkWayOut({ isDirect, others }: MailDnsInput, names: DnsResolver, greet: Greet): Promise<Finding[]> {
  const check = 'Port 25, out'
  if (!isDirect) return []
  const tried: string[] = []
  for (const domain of others) {
    const [server] = await serversOf(domain, names)
    if (server === undefined) continue
    if (/^220[ -]/.test(await greet(server))) return [ok(check, `${server} is reachable.`)]
    tried.push(server)
  }
  if (tried.length === 0) return []
  return [
    wrong(
      check,
      `No mail server is reachable (tried ${tried.join(', ')}). Many providers block port 25.`,
      'Ask your provider to open it, or set FOLKMOOT_SMTP_RELAY to a relay.',
    ),
  ]
}
