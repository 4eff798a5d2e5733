import type { Messages } from '#locales/index.ts'
import { ok, warning, wrong, type Finding } from './finding.ts'
import { resolveOrNull, type MailDnsInput, type DnsResolver } from './mail-dns.ts'

/** The greeting of a mail server on port 25; empty if there is none. */
export type Greet = (host: string) => Promise<string>

const most = 3

async function serversOf(domain: string, names: DnsResolver): Promise<string[]> {
  const servers = (await resolveOrNull(names.resolveMx(domain))) ?? []
  const named = servers.filter(({ exchange }) => exchange !== '')
  return named.toSorted((a, b) => a.priority - b.priority).map(({ exchange }) => exchange.toLowerCase())
}

/** Whether the world reaches the port where it delivers mail, and whether we reach that of the world. */
export async function checkPort25(
  mailDnsInput: MailDnsInput,
  names: DnsResolver,
  greet: Greet,
  t: Messages['doctor'],
): Promise<Finding[]> {
  return (await Promise.all([checkWayIn, checkWayOut].map(check => check(mailDnsInput, names, greet, t)))).flat()
}

async function checkWayIn(
  { domain, receives }: MailDnsInput,
  names: DnsResolver,
  greet: Greet,
  { checks: { port25In: check }, port25: t }: Messages['doctor'],
): Promise<Finding[]> {
  const servers = receives ? (await serversOf(domain, names)).slice(0, most) : []
  return Promise.all(
    servers.map(async server => {
      const greeting = await greet(server)
      if (/^220[ -]/.test(greeting)) return ok(check, t.answers({ server, greeting }))
      return warning(check, t.noAnswer({ server }), t.openIn)
    }),
  )
}

/** Hosting providers often block it. The server of a common recipient shows whether it is open. */
async function checkWayOut(
  { isDirect, others }: MailDnsInput,
  names: DnsResolver,
  greet: Greet,
  { checks: { port25Out: check }, port25: t }: Messages['doctor'],
): Promise<Finding[]> {
  if (!isDirect) return []
  const tried: string[] = []
  for (const domain of others) {
    const [server] = await serversOf(domain, names)
    if (server === undefined) continue
    if (/^220[ -]/.test(await greet(server))) return [ok(check, t.reachable({ server }))]
    tried.push(server)
  }
  if (tried.length === 0) return []
  return [wrong(check, t.blocked({ servers: tried.join(', ') }), t.openOut)]
}
