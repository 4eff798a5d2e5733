// The plain form of RFC 5321 alone: quoted local parts, comments and literals are what parsers disagree about.
const atom = `[a-z0-9!#$%&'*+/=?^_\`{|}~-]+`
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'i')
// A last label of digits alone would be a network address.
// Countries may have mail at their own name (`postmaster@io`); other names without a dot are typing errors, such as `ben@gmail`.
const domainName = new RegExp(`^(?:localhost|[a-z]{2}|(?:${label}\\.)+(?!\\d+$)${label})$`, 'i')

const maxAddress = 254
const maxLocalPart = 64
const maxName = 200

/** The mail address in the one form that is kept, sent and compared: its domain in lower case; null if it is none. */
export function parseAddress(text: string): string | null {
  if (text.length > maxAddress) return null
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  if (local.length > maxLocalPart || !localPart.test(local) || !domainName.test(domain)) return null
  return `${local}@${domain.toLowerCase()}`
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

/** A number by which an address is told from the one before it; letters in another case are the same. */
export function addressMark(email: string): number {
  // FNV-1a, folded.
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(email.toLowerCase())) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash >>> 16) ^ hash) & 0xffff
}
