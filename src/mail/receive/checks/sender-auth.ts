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
import type { ReceivedMail } from '../received-mail.ts'
import { coversMail, namesAllRecipients } from './dkim-coverage.ts'
import { toAsciiDomain } from '../smtp/envelope-address.ts'
import { TemporaryFailure } from '../smtp/smtp-errors.ts'
import { parseAuthenticationResults, type AuthResult } from './authentication-results.ts'
import type { SenderProof } from '../incoming-mail.ts'
import { resolveTexts, type ResolveDns } from './dns-resolver.ts'

/** Evidence compared with the From domain. */
export type AuthEvidence = {
  /** The address in From; empty if there is none or more than one. */
  from: string
  signing: SignatureCheck
  head: Pick<MailHead, 'to' | 'cc' | 'counts' | 'values'>
}

export type SenderVerdict = {
  proof: SenderProof
  /** The authentication results and ARC chain, passed on with outgoing copies; null if nothing was checked. */
  findings: Findings | null
}

export type SenderAuth = {
  /** The DKIM key records named by the signatures of a mail; empty for mail that is trusted without checks. */
  keysFor(arrival: ReceivedMail): Promise<DkimKeyRecord[]>
  evaluate(arrival: ReceivedMail, authEvidence: AuthEvidence): Promise<SenderVerdict>
}

type SenderAuthDeps = {
  resolve: ResolveDns
  trust: readonly string[]
  /** The authserv-id of the trusted relay (RFC 8601). If unset, all mail from it is trusted. */
  authserv: string | undefined
}

const unprovenSender: SenderProof = { is: 'unproven' }
const spfLimitMs = 10_000

/** Verifies the author of a mail by DKIM, SPF or a trusted relay (docs/decisions/0029). */
export function createSenderAuth({ resolve, trust, authserv }: SenderAuthDeps): SenderAuth {
  const isTrusted = ipRangeMatcher(trust)
  const isFullyTrusted = (address: string): boolean => authserv === undefined && isTrusted(address)

  async function checkSpf({ from: sender, address: ip, helo }: ReceivedMail, from: string): Promise<string | null> {
    if (ip === '' || sender === '' || !(await isAligned(domainOf(sender), domainOf(from)))) return null
    const { spf } = await import('mailauth/lib/spf/index.js')
    const { status } = await spf({ sender, ip, helo, resolver: resolve, strict: true, maxElapsedTime: spfLimitMs })
    return status.result
  }

  return {
    async keysFor({ raw, address }) {
      return isFullyTrusted(address) ? [] : Promise.all(dkimKeyNames(raw).map(name => resolveTexts(resolve, name)))
    },
    async evaluate(arrival, { from, signing, head }) {
      const isAmbiguous = from === '' || hasDuplicates(head.counts)
      if (isFullyTrusted(arrival.address))
        return { proof: isAmbiguous ? unprovenSender : { is: 'proven', by: 'trust' }, findings: null }
      const isFromRelay = isTrusted(arrival.address)
      const relayResults = isFromRelay
        ? parseAuthenticationResults(head.values['authentication-results'], authserv ?? '')
        : null
      const findings = { results: relayResults?.text || signing.results.join('; '), chain: signing.chain }
      if (isAmbiguous) return { proof: unprovenSender, findings }
      const mail = { head, recipients: arrival.to }
      const authorSignatures = signing.signatures.filter(
        signature =>
          haveSameCounts(signing.counts, head.counts) &&
          isSame(signature.from, from) &&
          coversMail(signature.covers, mail),
      )
      if (authorSignatures.some(({ result }) => result === 'good'))
        return { proof: { is: 'proven', by: 'dkim' }, findings }
      // A forwarding mailbox uses its own envelope sender, so SPF alone would vouch for other authors in its domain.
      const isSpfConclusive = isSame(arrival.from, from) || namesAllRecipients(mail)
      const relayProof =
        relayResults &&
        (await proofFromResults(relayResults.results, from, {
          spf: isSpfConclusive,
          ...(await alignedClaims(from, mail)),
        }))
      if (relayProof) return { proof: relayProof, findings }
      // SPF cannot be checked behind a relay: the connecting address is that of the relay.
      const spfResult = isFromRelay || !isSpfConclusive ? null : await checkSpf(arrival, from)
      if (
        spfResult === 'temperror' ||
        (spfResult !== 'pass' && authorSignatures.some(({ result }) => result === 'unknown'))
      )
        throw new TemporaryFailure("Temporary DNS error for the sender's domain")
      if (spfResult !== null) findings.results += `; spf=${spfResult} smtp.mailfrom=${domainOf(arrival.from)}`
      return { proof: spfResult === 'pass' ? { is: 'proven', by: 'spf' } : unprovenSender, findings }
    },
  }
}

/**
 * Whether DKIM and DMARC results of the relay apply to the whole mail. They do not name the signature that passed, so every
 * signature of an aligned domain has to cover the mail.
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

/** Results of the relay that prove the author, with the property that holds the authenticated domain. */
const provingMethods = [
  { method: 'spf', property: 'smtp.mailfrom', by: 'spf' },
  { method: 'dkim', property: 'header.d', by: 'dkim' },
  { method: 'dkim', property: 'header.i', by: 'dkim' },
  { method: 'dmarc', property: 'header.from', by: 'dkim' },
] as const

async function proofFromResults(
  results: readonly AuthResult[],
  from: string,
  covers: Record<(typeof provingMethods)[number]['method'], boolean>,
): Promise<SenderProof | null> {
  for (const { method, property, by } of provingMethods) {
    const passed = results.filter(one => covers[method] && one.method === method && one.result === 'pass')
    for (const { properties } of passed)
      if (await isAligned(domainOf(properties.get(property) ?? ''), domainOf(from))) return { is: 'proven', by }
  }
  return null
}

/** Normalizes an address or a domain for comparison, with the domain in ASCII form (`xn--…`). */
const comparable = (address: string): string => toAsciiDomain(address.normalize('NFC').toLowerCase())
const isSame = (one: string, other: string): boolean => comparable(one) === comparable(other)
const domainOf = (address: string): string => {
  const normalized = comparable(address)
  return normalized.slice(normalized.lastIndexOf('@') + 1)
}

/** Whether two domains have the same organizational domain (relaxed alignment, RFC 7489 section 3.1). */
export async function isAligned(one: string, other: string): Promise<boolean> {
  // This module and the SPF module are large, so only processes that receive mail load them.
  const { getDomain } = await import('tldts')
  const registered = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain
  return registered(one) === registered(other)
}
