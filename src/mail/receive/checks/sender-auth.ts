import { ipRangeMatcher } from '#settings/ip-ranges.ts'
import type { AuthenticationSummary as Findings } from '#features/archives/index.ts'
import {
  haveSameCounts,
  signatureClaim,
  hasDuplicates,
  dkimKeyNames,
  type DkimKeyRecord,
  type MailHead,
  type SignatureCheck,
} from '../../parse/index.ts'
import type { ReceivedMail } from '../arrival.ts'
import { coversMail, namesAllRecipients } from './dkim-coverage.ts'
import { toAsciiDomain } from '../smtp/envelope-address.ts'
import { TemporaryFailure } from '../smtp/smtp-errors.ts'
import { parseAuthenticationResults, type AuthResult } from './authentication-results.ts'
import type { SenderProof } from '../incoming-mail.ts'
import { resolveTexts, type ResolveDns } from './dns-resolver.ts'

/** What is held against the domain in From. */
export type AuthEvidence = {
  /** The one address in From; empty where there is none, or more than one. */
  from: string
  signing: SignatureCheck
  head: Pick<MailHead, 'to' | 'cc' | 'counts' | 'values'>
}

export type SenderVerdict = {
  proof: SenderProof
  /** What was found out on the way, for whoever gets a copy; null where nobody has looked. */
  findings: Findings | null
}

export type SenderAuth = {
  /** The keys that the signatures of a mail name; none where nobody needs them. */
  keysFor(arrival: ReceivedMail): Promise<DkimKeyRecord[]>
  evaluate(arrival: ReceivedMail, authEvidence: AuthEvidence): Promise<SenderVerdict>
}

type SenderAuthDeps = {
  resolve: ResolveDns
  trust: readonly string[]
  /** The name under which whoever is trusted says what it has found; without one all of its mail is believed. */
  authserv: string | undefined
}

const unprovenSender: SenderProof = { is: 'unproven' }
const spfLimitMs = 10_000

/** Decides whether a mail is from whom it says (docs/decisions/0029). */
export function createSenderAuth({ resolve, trust, authserv }: SenderAuthDeps): SenderAuth {
  const isTrusted = ipRangeMatcher(trust)
  const isBelieved = (address: string): boolean => authserv === undefined && isTrusted(address)

  async function bySpf({ from: sender, address: ip, helo }: ReceivedMail, from: string): Promise<string | null> {
    if (ip === '' || sender === '' || !(await isAligned(domainOf(sender), domainOf(from)))) return null
    const { spf } = await import('mailauth/lib/spf/index.js')
    const { status } = await spf({ sender, ip, helo, resolver: resolve, strict: true, maxElapsedTime: spfLimitMs })
    return status.result
  }

  return {
    async keysFor({ raw, address }) {
      return isBelieved(address) ? [] : Promise.all(dkimKeyNames(raw).map(name => resolveTexts(resolve, name)))
    },
    async evaluate(arrival, { from, signing, head }) {
      const isOdd = from === '' || hasDuplicates(head.counts)
      if (isBelieved(arrival.address))
        return { proof: isOdd ? unprovenSender : { is: 'proven', by: 'trust' }, findings: null }
      const isFront = isTrusted(arrival.address)
      const said = isFront ? parseAuthenticationResults(head.values['authentication-results'], authserv ?? '') : null
      const findings = { results: said?.text || signing.results.join('; '), chain: signing.chain }
      if (isOdd) return { proof: unprovenSender, findings }
      const mail = { head, recipients: arrival.to }
      const own = signing.signatures.filter(
        signature =>
          haveSameCounts(signing.counts, head.counts) &&
          isSame(signature.from, from) &&
          coversMail(signature.covers, mail),
      )
      if (own.some(({ result }) => result === 'good')) return { proof: { is: 'proven', by: 'dkim' }, findings }
      // A mailbox that forwards writes to us itself, for whatever it was sent by others of its domain.
      const isOwnSender = isSame(arrival.from, from) || namesAllRecipients(mail)
      const front =
        said && (await proofFromResults(said.found, from, { spf: isOwnSender, ...(await alignedClaims(from, mail)) }))
      if (front) return { proof: front, findings }
      // The machine that hands it over is then the one in front.
      const sent = isFront || !isOwnSender ? null : await bySpf(arrival, from)
      if (sent === 'temperror' || (sent !== 'pass' && own.some(({ result }) => result === 'unknown')))
        throw new TemporaryFailure('The DNS of the sender does not answer')
      if (sent !== null) findings.results += `; spf=${sent} smtp.mailfrom=${domainOf(arrival.from)}`
      return { proof: sent === 'pass' ? { is: 'proven', by: 'spf' } : unprovenSender, findings }
    },
  }
}

/**
 * Whether what the server in front says of DKIM and DMARC holds for the whole mail. It says that one signature of the domain is good,
 * and not which one: all of them have to cover enough.
 */
async function alignedClaims(from: string, mail: AuthenticatedMail): Promise<{ dkim: boolean; dmarc: boolean }> {
  let [dkim, dmarc] = [false, namesAllRecipients(mail)]
  for (const { domain, covers } of mail.head.values['dkim-signature'].map(signatureClaim)) {
    if (!(await isAligned(domain, domainOf(from)))) continue
    dmarc &&= coversMail(covers, mail)
    dkim = true
  }
  return { dkim: dkim && dmarc, dmarc }
}
type AuthenticatedMail = { head: AuthEvidence['head']; recipients: readonly string[] }

/** What in the words of the server in front proves who has sent a mail, and the property that names their domain. */
const provingMethods = [
  { method: 'spf', property: 'smtp.mailfrom', by: 'spf' },
  { method: 'dkim', property: 'header.d', by: 'dkim' },
  { method: 'dkim', property: 'header.i', by: 'dkim' },
  { method: 'dmarc', property: 'header.from', by: 'dkim' },
] as const

async function proofFromResults(
  found: readonly AuthResult[],
  from: string,
  covers: Record<(typeof provingMethods)[number]['method'], boolean>,
): Promise<SenderProof | null> {
  for (const { method, property, by } of provingMethods) {
    const good = found.filter(one => covers[method] && one.method === method && one.result === 'pass')
    for (const { properties } of good)
      if (await isAligned(domainOf(properties.get(property) ?? ''), domainOf(from))) return { is: 'proven', by }
  }
  return null
}

/** An address, or a domain alone, to be compared: domains as DNS has them (`xn--…`), whichever way they were written. */
const comparable = (address: string): string => toAsciiDomain(address.normalize('NFC').toLowerCase())
const isSame = (one: string, other: string): boolean => comparable(one) === comparable(other)
const domainOf = (address: string): string => {
  const whole = comparable(address)
  return whole.slice(whole.lastIndexOf('@') + 1)
}

/** Whether two domains are of the same owner (RFC 7489, section 3.1: relaxed). */
export async function isAligned(one: string, other: string): Promise<boolean> {
  // Both this and what asks for SPF are large, and loaded by whoever receives mail alone.
  const { getDomain } = await import('tldts')
  const registered = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain
  return registered(one) === registered(other)
}
