import { addressesIn } from '#runtime/networks.ts'
import { keyNamesIn, type KeyRecord, type Signature } from '../parse/index.ts'
import type { Arrival } from './arrival.ts'
import { TemporaryFailure } from './failures.ts'
import type { Proof } from './incoming.ts'
import { textsUnder, type Resolve } from './resolver.ts'

/** What is held against the domain in From. */
export type Evidence = {
  /** The one address in From; empty where there is none, or more than one. */
  from: string
  signatures: readonly Signature[]
  /** Whom To and Cc name. */
  named: readonly string[]
}

export type Prover = {
  /** The keys that the signatures of a mail name; none where nobody needs them. */
  keysFor(arrival: Arrival): Promise<KeyRecord[]>
  prove(arrival: Arrival, evidence: Evidence): Promise<Proof>
}

const unproven: Proof = { is: 'unproven' }
const spfLimitMs = 10_000

/** Decides whether a mail is from whom it says (docs/decisions/0151). */
export function createProver({ resolve, trust }: { resolve: Resolve; trust: readonly string[] }): Prover {
  const isTrusted = addressesIn(trust)

  async function bySpf(
    { from: sender, address: ip, helo }: Arrival,
    from: string,
  ): Promise<'pass' | 'none' | 'unknown'> {
    if (ip === '' || sender === '' || !(await isAligned(domainOf(sender), domainOf(from)))) return 'none'
    const { spf } = await import('mailauth/lib/spf/index.js')
    const { status } = await spf({ sender, ip, helo, resolver: resolve, strict: true, maxElapsedTime: spfLimitMs })
    return status.result === 'pass' ? 'pass' : status.result === 'temperror' ? 'unknown' : 'none'
  }

  return {
    async keysFor({ raw, address }) {
      return isTrusted(address) ? [] : Promise.all(keyNamesIn(raw).map(name => textsUnder(resolve, name)))
    },
    async prove(arrival, { from, signatures, named }) {
      if (from === '') return unproven
      if (isTrusted(arrival.address)) return { is: 'proven', by: 'trust' }
      const own = signatures.filter(signature => signature.from.toLowerCase() === from.toLowerCase())
      // Whoever has got a signed mail can send it on to anybody: it proves nothing to those it does not name.
      const isForAll = arrival.to.every(recipient => named.includes(recipient.toLowerCase()))
      if (isForAll && own.some(({ result }) => result === 'good')) return { is: 'proven', by: 'dkim' }
      const sent = await bySpf(arrival, from)
      if (sent === 'pass') return { is: 'proven', by: 'spf' }
      if (sent === 'unknown' || (isForAll && own.some(({ result }) => result === 'unknown')))
        throw new TemporaryFailure('DNS does not answer')
      return unproven
    },
  }
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** Whether two domains are of the same owner (RFC 7489, section 3.1: relaxed). */
async function isAligned(one: string, other: string): Promise<boolean> {
  // Both this and what asks for SPF are large, and loaded by whoever receives mail alone.
  const { getDomain } = await import('tldts')
  const registered = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain
  return registered(one) === registered(other)
}
