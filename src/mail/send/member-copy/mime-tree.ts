import { fieldsOf, headLength, nameOf } from '#features/archives/index.ts'

/** A MIME part by its offsets: the head begins at `from`, the content goes from `body` to `to`. */
export type MimeEntity = {
  from: number
  body: number
  to: number
  /** The raw header fields, in Latin-1. */
  fields: readonly string[]
  /** `text/plain`, in lower case. */
  type: string
  /** Parameters of the type, by their names in lower case. */
  params: ReadonlyMap<string, string>
  encoding: string
  disposition: string
  /** The parts of a multipart. */
  children: readonly MimeEntity[]
}

// Mails beyond these limits are passed on unchanged.
const maxDepth = 10
const maxParts = 1000

/** Reads the MIME structure of a mail without decoding it. A malformed multipart is one part. */
export function readTree(mail: Buffer, limit = mail.length): MimeEntity {
  return entityAt(mail, { from: 0, to: mail.length, headEnd: limit, depth: 0, kind: 'text/plain' }, { left: maxParts })
}

type EntityPosition = { from: number; to: number; headEnd: number; depth: number; kind: string }

function entityAt(mail: Buffer, entityPosition: EntityPosition, parts: { left: number }): MimeEntity {
  const { from, to, headEnd, depth, kind } = entityPosition
  parts.left -= 1
  const end = from + headLength(mail.subarray(from, to), Math.min(headEnd, to) - from)
  const fields = fieldsOf(mail.toString('latin1', from, end)).filter(field => /^[!-9;-~]+[ \t]*:/.test(field))
  const { value, params } = structured(valueOf(fields, 'content-type') || kind)
  const type = /^[!-.0-~]+\/[!-.0-~]+$/.test(value) ? value : 'text/plain'
  const body = bodyAt(mail, end, to)
  const boundary = params.get('boundary') ?? ''
  const spans = type.startsWith('multipart/') && depth < maxDepth ? spansOf(mail, { body, to, boundary }) : []
  // The default type in multipart/digest: RFC 2046, section 5.1.5.
  const defaultType = type === 'multipart/digest' ? 'message/rfc822' : 'text/plain'
  return {
    from,
    body,
    to,
    fields,
    type,
    params,
    encoding: valueOf(fields, 'content-transfer-encoding').trim().toLowerCase(),
    disposition: structured(valueOf(fields, 'content-disposition')).value,
    children:
      spans.length > parts.left
        ? []
        : spans.map(span => entityAt(mail, { ...span, headEnd: span.to, depth: depth + 1, kind: defaultType }, parts)),
  }
}

/** The offset after the empty line that ends the head. */
function bodyAt(mail: Buffer, end: number, to: number): number {
  if (end >= to) return to
  return mail[end] === 0x0d ? Math.min(end + 2, to) : end + 1
}

type PartSpan = { from: number; to: number }

/** The parts between boundaries: RFC 2046, section 5.1.1. */
function spansOf(mail: Buffer, { body, to, boundary }: { body: number; to: number; boundary: string }): PartSpan[] {
  if (boundary === '' || boundary.length > 200) return []
  const line = Buffer.from(`--${boundary}`, 'latin1')
  const spans: PartSpan[] = []
  let partStart = -1
  for (let at = mail.indexOf(line, body); at >= 0 && at < to; at = mail.indexOf(line, at + line.length)) {
    if (at > body && mail[at - 1] !== 0x0a) continue
    const feed = mail.indexOf(0x0a, at)
    const lineEnd = feed < 0 || feed >= to ? to : feed + 1
    const after = mail.toString('latin1', at + line.length, lineEnd).trimEnd()
    if (after !== '' && after !== '--') continue
    // The line end before a boundary belongs to the boundary.
    if (partStart >= 0)
      spans.push({ from: partStart, to: Math.max(partStart, mail[at - 2] === 0x0d ? at - 2 : at - 1) })
    partStart = lineEnd
    if (after === '--' || spans.length > maxParts) return spans
  }
  // A truncated mail has no closing boundary.
  return partStart >= 0 && partStart < to ? [...spans, { from: partStart, to }] : spans
}

/** The unfolded value of a field; empty if there is none. */
export function valueOf(fields: readonly string[], name: string): string {
  const field = fields.find(one => nameOf(one) === name)
  return field === undefined ? '' : unfolded(field.slice(field.indexOf(':') + 1))
}

const unfolded = (value: string): string => value.replace(/\r?\n/g, '').trim()

/** A value and its parameters: RFC 2045, section 5.1. */
function structured(text: string): { value: string; params: Map<string, string> } {
  const value = /^[^;]*/.exec(text)![0].trim().toLowerCase()
  const params = new Map<string, string>()
  for (const [, name, quoted, bare] of text.matchAll(/;\s*([^\s=;"]{1,60})\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g))
    if (!params.has(name!.toLowerCase())) params.set(name!.toLowerCase(), quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '')
  return { value, params }
}
