/** What DNS says under the name of a key: its texts, or why there are none. */
export type KeyRecord = { name: string; texts: string[][] } | { name: string; error: string }

/** A DKIM signature (RFC 6376) of the domain that From names. */
export type Signature = {
  /** The one address in From that it was held against. */
  from: string
  /** `unknown`: the key could not be asked for now. */
  result: 'good' | 'bad' | 'unknown'
}

/** More than that nobody signs, but whoever wants to keep us busy. */
const mostSignatures = 10

/** Under which names the keys are found that a mail says it is signed with. */
export function keyNamesIn(raw: Buffer): string[] {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.toString('latin1', 0, end < 0 ? raw.length : end).replace(/\r\n(?=[ \t])/g, '')
  const signatures = head.split('\r\n').filter(line => /^dkim-signature[ \t]*:/i.test(line))
  if (signatures.length > mostSignatures) return []
  const names = signatures.map(line => {
    const tags = new Map(
      line
        .slice(line.indexOf(':') + 1)
        .split(';')
        .map(tagOf),
    )
    return `${tags.get('s') ?? ''}._domainkey.${tags.get('d') ?? ''}`.toLowerCase()
  })
  return [...new Set(names)].filter(name => keyName.test(name))
}

const keyName = /^[a-z0-9_](?:[a-z0-9._-]{0,180})\._domainkey\.[a-z0-9][a-z0-9.-]{0,180}$/
const tagOf = (text: string): [string, string] => {
  const at = text.indexOf('=')
  return [text.slice(0, Math.max(0, at)).trim(), text.slice(at + 1).replace(/\s+/g, '')]
}

/** Verifies the signatures of a mail. Goes through all of it: runs in a thread. */
export async function verifySignatures(raw: Uint8Array, keys: readonly KeyRecord[]): Promise<Signature[]> {
  // Loaded by whoever receives mail alone.
  const { dkimVerify } = await import('mailauth/lib/dkim/verify.js')
  const known = new Map(keys.map(key => [key.name, key]))
  const resolver = async (name: string): Promise<string[][]> => {
    const key = known.get(name.toLowerCase())
    if (key && 'texts' in key) return key.texts
    throw Object.assign(new Error('no key'), { code: key?.error ?? 'ENOTFOUND' })
  }
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const { fromFields, headerFrom, results } = await dkimVerify(bytes, { resolver, strict: true })
  const [from] = headerFrom
  // Who is meant where there are several is for nobody to say.
  if (fromFields !== 1 || headerFrom.length !== 1 || from === undefined) return []
  return results
    .filter(({ status, canonBodyLengthLimited }) => status.aligned && canonBodyLengthLimited !== true)
    .map(({ status }) => ({ from, result: words[status.result] ?? 'bad' }))
}

const words: Record<string, Signature['result']> = { pass: 'good', temperror: 'unknown' }
