// The plain form of RFC 5321 alone: quoted local parts, comments and literals are what parsers disagree about.
const atom = `[a-z0-9!#$%&'*+/=?^_\`{|}~-]+`
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i')
// A last label of digits alone would be a network address.
// Countries may have mail at their own name (`postmaster@io`); other names without a dot are typing errors, such as `ben@gmail`.
const domainName = new RegExp(`^(?:localhost|[a-z]{2}|(?:${label}\\.)+(?!\\d+$)${label})$`, 'i')

// RFC 6531: letters of every script.
const wideAtom = `[a-z0-9!#$%&'*+/=?^_\`{|}~\\p{L}\\p{M}\\p{N}-]+`
const wideLocalPart = new RegExp(`^${wideAtom}(?:\\.${wideAtom})*$`, 'u')
const wideDomain = /^[a-z0-9\p{L}\p{M}\p{N}.-]+$/u

const maxAddress = 254
const maxLocalPart = 64
const maxName = 200

/**
 * The canonical form of an email address, in which it is stored, sent and compared; null if it is invalid. The domain
 * is in lower case and ASCII (`xn--…`); a non-ASCII local part is in lower case too, because databases and programs
 * disagree about its case.
 */
export function parseAddress(text: string): string | null {
  if (text.length > maxAddress) return null
  const at = text.lastIndexOf('@')
  const local = parseLocalPart(text.slice(0, Math.max(at, 0)))
  const domain = parseDomain(text.slice(at + 1))
  return local === null || domain === null || bytesOf(local) + 1 + domain.length > maxAddress
    ? null
    : `${local}@${domain}`
}

/** Whether an address works in every email: others need SMTPUTF8 (RFC 6531). */
export const isAscii = (address: string): boolean => /^[ -~]*$/.test(address)
const bytesOf = (text: string): number => (isAscii(text) ? text.length : new TextEncoder().encode(text).length)

function parseLocalPart(text: string): string | null {
  const local = isAscii(text) ? text : normalizeSpelling(text)
  if (local === null || bytesOf(local) > maxLocalPart) return null
  return (isAscii(local) ? localPart : wideLocalPart).test(local) ? local : null
}

function parseDomain(text: string): string | null {
  if (isAscii(text)) return domainName.test(text) ? text.toLowerCase() : null
  const spelled = normalizeSpelling(text)
  const domain = spelled !== null && wideDomain.test(spelled) ? URL.parse(`http://${spelled}`)?.hostname : undefined
  return domain !== undefined && domainName.test(domain) ? domain : null
}

// Alphabets with similar letters: an address may use only one of them.
const alike = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Normalizes lookalike characters such as full-width letters and ligatures; null for mixed alphabets. */
function normalizeSpelling(text: string): string | null {
  if (alike.filter(alphabet => alphabet.test(text)).length > 1) return null
  const lower = text.normalize('NFC').toLowerCase().normalize('NFC')
  return text.normalize('NFKC') === text.normalize('NFC') && lower.normalize('NFKC') === lower ? lower : null
}

/** Reads `Name <address>` or a bare address, whose name is empty; null if there is no address in it. */
export function parseNamedAddress(text: string): { name: string; address: string } | null {
  const trimmed = text.trim()
  const bare = parseAddress(trimmed)
  if (bare !== null) return { name: '', address: bare }
  if (trimmed.length > maxName + maxAddress + 2) return null
  const [, name = '', inside = ''] = /^([^<>\p{Cc}\u2028\u2029]*)<([^<>]+)>$/u.exec(trimmed) ?? []
  const address = parseAddress(inside)
  if (address === null || name.length > maxName) return null
  return { name: unquote(name.trim()), address }
}

function unquote(name: string): string {
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(name)
  return quoted ? quoted[1]!.replace(/\\(.)/g, '$1').trim() : name
}

/** A checksum that tells an address from the one before it; case is ignored. */
export function addressChecksum(email: string): number {
  // FNV-1a, folded.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}
