/** Length of a mail's header section. Attachments at or after `limit` are never part of it. */
export function headLength(skeleton: Buffer, limit: number): number {
  for (let at = 0; at < limit; at = skeleton.indexOf(0x0a, at) + 1) {
    if (skeleton[at] === 0x0a || (skeleton[at] === 0x0d && skeleton[at + 1] === 0x0a)) return at
    if (skeleton.indexOf(0x0a, at) < 0) break
  }
  return limit
}

/** The header fields as written, each with its continuation lines (RFC 5322, section 2.2.3). */
export const fieldsOf = (head: string): string[] => head.split(/(?<=\n)(?![ \t])/)

export const nameOf = (field: string): string => /^[^:\s]*/.exec(field)![0].toLowerCase()

/** Types of parts that contain only header fields: delivery statuses and the headers of another mail. */
const allFields = /^(?:text\/rfc822-headers|message\/(?:global-headers|delivery-status|global-delivery-status))\b/i
const otherMail = /^message\/(?:rfc822|global|news)\b/i
const maxHeads = 2000

type HeadSpan = { from: number; to: number }

/** The header sections of a mail, of its parts and of attached mails, in order. */
export function headsOf(skeleton: Buffer, files: readonly { at: number }[]): HeadSpan[] {
  const heads: HeadSpan[] = []
  const boundaries = new Set<string>()
  let from = 0
  while (heads.length < maxHeads) {
    const limit = files.find(({ at }) => at >= from)?.at ?? skeleton.length
    const to = from + headLength(skeleton.subarray(from), limit - from)
    heads.push({ from, to })
    const { type, boundary } = contentOf(skeleton.toString('latin1', from, to))
    if (boundary !== '') boundaries.add(boundary)
    const bodyStart = lineAfter(skeleton, to)
    if (otherMail.test(type) && bodyStart < skeleton.length) {
      from = bodyStart
      continue
    }
    const part = nextPart(skeleton, to, boundaries)
    const end = part?.line ?? skeleton.length
    if (allFields.test(type) && bodyStart < end) heads.push({ from: bodyStart, to: end })
    if (!part) break
    from = part.head
  }
  return heads
}

function lineAfter(skeleton: Buffer, at: number): number {
  const end = skeleton.indexOf(0x0a, at)
  return end < 0 ? skeleton.length : end + 1
}

/** The next boundary line (RFC 2046, section 5.1.1), and the start of the headers after it. */
function nextPart(skeleton: Buffer, after: number, boundaries: ReadonlySet<string>) {
  if (boundaries.size === 0) return undefined
  for (let at = skeleton.indexOf('\n--', Math.max(0, after - 1)); at >= 0; at = skeleton.indexOf('\n--', at + 3)) {
    const head = lineAfter(skeleton, at + 1)
    const isShort = head - at < 300
    if (isShort && boundaries.has(skeleton.toString('latin1', at + 3, head).trimEnd())) return { line: at + 1, head }
  }
  return undefined
}

function contentOf(head: string): { type: string; boundary: string } {
  const field = fieldsOf(head).find(line => nameOf(line) === 'content-type') ?? ''
  const type = field.slice(field.indexOf(':') + 1).trim()
  const [, quoted, bare = ''] = /\bboundary\s?=\s?(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? []
  return { type, boundary: quoted ?? bare }
}
