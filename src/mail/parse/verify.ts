import type { ARCSigningData, DKIMResult, DKIMVerifyResult, DNSResolver } from 'mailauth'
import { arc } from 'mailauth/lib/arc/index.js'
import { DkimVerifier } from 'mailauth/lib/dkim/dkim-verifier.js'
import { writeToStream } from 'mailauth/lib/tools.js'
import { countFields } from './singular-fields.ts'
import { createDkimKeyCache } from './dkim-key-cache.ts'
import type { DkimKeyRecord, Signature, SignatureCheck } from './signatures.ts'

/** Verifies the DKIM signatures and ARC chain of a mail. Reads all of it, so it runs in a worker thread. */
export async function verifySignatures(raw: Uint8Array, keys: readonly DkimKeyRecord[]): Promise<SignatureCheck> {
  const keysByName = new Map(keys.map(key => [key.name, key]))
  const resolver = async (name: string): Promise<string[][]> => {
    const key = keysByName.get(name.toLowerCase())
    if (key && 'texts' in key) return key.texts
    throw Object.assign(new Error('no key'), { code: key?.error ?? 'ENOTFOUND' })
  }
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const verify = async (strict: boolean): Promise<DkimVerifier> => {
    const verifier = new DkimVerifier({ resolver, strict })
    verifier.keyCache = createDkimKeyCache(keysByName, resolver)
    await readThrough(verifier, bytes)
    return verifier
  }
  const verified = await verify(true)
  return {
    signatures: authorSignatures(verified),
    results: verified.results.map(resultOf),
    counts: countFields(verified.headers.parsed.map(({ key }) => key)),
    chain: await chainOf(verified.arc, resolver, async () => (await verify(false)).arc),
  }
}

const chunkBytes = 65_536

/**
 * Feeds a mail to mailauth. If all line ends are CR LF, head and body are passed directly, which avoids its scan byte by byte.
 * docs/decisions/0029
 */
async function readThrough(verifier: DkimVerifier, bytes: Buffer): Promise<void> {
  const head = bytes.indexOf('\r\n\r\n') + 4
  // A mail that begins with an empty line has no headers.
  if (head <= 4 || bytes.indexOf('\r\n') === 0 || hasBareLineFeed(bytes)) return writeToStream(verifier, bytes)
  await verifier.emitHeaders(bytes.subarray(0, head))
  for (let at = head; at < bytes.length; at += chunkBytes) await verifier.nextChunk(bytes.subarray(at, at + chunkBytes))
  await verifier.finish()
}

const [lineFeed, carriageReturn] = [0x0a, 0x0d]
function hasBareLineFeed(bytes: Buffer): boolean {
  let at = bytes.indexOf(lineFeed)
  while (at > 0 && bytes[at - 1] === carriageReturn) at = bytes.indexOf(lineFeed, at + 1)
  return at >= 0
}

function authorSignatures({ fromFields, headerFrom, results }: DKIMVerifyResult): Signature[] {
  const [from] = headerFrom
  // Ambiguous with several addresses in From.
  if (fromFields !== 1 || headerFrom.length !== 1 || from === undefined) return []
  return results
    .filter(({ status, canonBodyLengthLimited }) => status.aligned && canonBodyLengthLimited !== true)
    .map(({ status, signingHeaders }) => ({
      from,
      result: resultWords[status.result] ?? 'bad',
      covers: (signingHeaders?.keys ?? '').toLowerCase().split(': '),
    }))
}

const resultWords: Record<string, Signature['result']> = { pass: 'good', temperror: 'unknown' }

const isDomain = /^[a-z0-9][a-z0-9.-]{0,180}$/i
/** Only a validated domain is copied into the result. */
function resultOf({ status, signingDomain = '' }: DKIMResult): string {
  return `dkim=${status.result}${isDomain.test(signingDomain) ? ` header.d=${signingDomain}` : ''}`
}

/**
 * `lenient` verifies by the drafts of ARC: early signers omitted `c=` and meant relaxed/relaxed, where the default is now
 * simple/simple. A chain that passes either way is valid.
 */
async function chainOf(
  { chain, error, ...sets }: ARCSigningData,
  resolver: DNSResolver,
  lenient?: () => Promise<ARCSigningData>,
): Promise<SignatureCheck['chain']> {
  if (error) return 'fail'
  if (!chain) return 'none'
  const { status } = await arc({ ...sets, chain }, { resolver, strict: true })
  if (status.result === 'pass') return 'pass'
  const last = sets.lastEntry as { 'arc-message-signature'?: { parsed?: { c?: unknown } } } | undefined
  return lenient && last && !last['arc-message-signature']?.parsed?.c ? chainOf(await lenient(), resolver) : 'fail'
}
