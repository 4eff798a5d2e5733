import { nameOf, type AuthenticationSummary } from '#features/archives/index.ts'
import { fillText } from '../member-copy/template.ts'
import { bodyHasher, canonicalField, headAndBody } from './canonical.ts'
import { coveredFields, foldNames, foldBase64, signData, type Signer, type SigningKey } from './dkim.ts'

type ArcSignerDeps = {
  signer: Signer
  domain: string
  keys: readonly SigningKey[]
  arrival: AuthenticationSummary | null
  /** The header fields of the original mail. */
  fields: readonly string[]
  now?: () => number
}

type ArcSet = { results: string; message: string; seal: string }
const names = { results: 'arc-authentication-results', message: 'arc-message-signature', seal: 'arc-seal' } as const
const maxSets = 50

/** The existing ARC sets, oldest first; undefined if the chain is incomplete. RFC 8617, section 4.2. */
function setsIn(fields: readonly string[]): ArcSet[] | undefined {
  const arcFields = fields.filter(field => nameOf(field).startsWith('arc-'))
  const sets = new Map<number, Partial<ArcSet>>()
  for (const field of arcFields) {
    const instance = Number(/[:;]\s*i\s*=\s*(\d{1,2})\s*;/.exec(field)?.[1] ?? 0)
    const set = sets.get(instance) ?? {}
    for (const part of Object.keys(names) as (keyof typeof names)[])
      if (nameOf(field) === names[part]) set[part] = field
    sets.set(instance, set)
  }
  const inOrder = Array.from({ length: sets.size }, (_, at) => sets.get(at + 1))
  const isComplete = arcFields.length === sets.size * 3 && inOrder.every(set => set?.results && set.message && set.seal)
  return isComplete ? (inOrder as ArcSet[]) : undefined
}

const withLineEnd = (field: string): string => `${field.replace(/\r?\n/g, '\r\n').trimEnd()}\r\n`
const toOneLine = (results: string): string => results.replace(/[^ -~]+/g, ' ').slice(0, 900)

/**
 * Adds an ARC set with the authentication results of the original mail, since our changes break its signatures (RFC 8617).
 * Messages written on the web and mail with a broken chain get none.
 */
export function arcSigner({ signer, domain, keys, arrival, fields, now = Date.now }: ArcSignerDeps): Signer {
  const key = keys.find(({ algorithm }) => algorithm === 'rsa-sha256')
  const earlierSets = setsIn(fields)
  if (!key || !arrival || arrival.chain === 'fail' || !earlierSets || earlierSets.length >= maxSets) return signer
  if (earlierSets.length > 0 !== (arrival.chain === 'pass')) return signer
  const i = earlierSets.length + 1
  const before = earlierSets.flatMap(({ results, message, seal }) => [results, message, seal].map(withLineEnd))
  const results = `ARC-Authentication-Results: i=${i}; ${domain};\r\n ${toOneLine(arrival.results)}\r\n`
  return {
    open(pieces) {
      const base = signer.open(pieces)
      const { head, body } = headAndBody(pieces)
      const covered = coveredFields(head)
      const hashOf = bodyHasher(body)
      const by = `a=rsa-sha256; d=${domain}; s=${key.selector}; t=${Math.floor(now() / 1000)};`
      const message = `ARC-Message-Signature: i=${i}; c=relaxed/relaxed; ${by}\r\n h=${foldNames(covered.names)};\r\n bh=`
      const seal = `ARC-Seal: i=${i}; cv=${arrival.chain}; ${by}\r\n b=`
      const chain = [...before, results].map(field => `${canonicalField(field)}\r\n`).join('')
      const sealCopy = async (codes: readonly string[]): Promise<Buffer> => {
        const unsigned = `${message}${hashOf(codes)};\r\n b=`
        const signedFields = fillText(covered.data, codes)
        const signed = `${unsigned}${foldBase64(await signData(key, signedFields + canonicalField(unsigned)))}\r\n`
        const sealed = await signData(key, `${chain}${canonicalField(signed)}\r\n${canonicalField(seal)}`)
        const arcFields = [`${seal}${foldBase64(sealed)}\r\n`, signed, results, ...before]
        return Buffer.from(arcFields.join(''), 'latin1')
      }
      return async codes => (await Promise.all([sealCopy(codes), base(codes)])).flat()
    },
  }
}
