/** How long the head of a mail is, to the end of its last field; no file stands in it. */
export function headLength(skeleton: Buffer, limit: number): number {
  for (let at = 0; at < limit; at = skeleton.indexOf(0x0a, at) + 1) {
    if (skeleton[at] === 0x0a || (skeleton[at] === 0x0d && skeleton[at + 1] === 0x0a)) return at
    if (skeleton.indexOf(0x0a, at) < 0) break
  }
  return limit
}

/** The fields as they are written, each with the lines on which it goes on (RFC 5322, section 2.2.3). */
export const fieldsOf = (head: string): string[] => head.split(/(?<=\n)(?![ \t])/)

export const nameOf = (field: string): string => /^[^:\s]*/.exec(field)![0].toLowerCase()

/** Parts that hold no text but fields: what became of a mail, or the head of another. */
const allFields = /^(?:text\/rfc822-headers|message\/(?:global-headers|delivery-status|global-delivery-status))\b/i
const otherMail = /^message\/(?:rfc822|global|news)\b/i
const maxHeads = 2000

type HeadSpan = { from: number; to: number }

/** Where the heads of a mail are: its own, those of its parts, and those of mails in it, in their order. */
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
    const under = lineAfter(skeleton, to)
    if (otherMail.test(type) && under < skeleton.length) {
      from = under
      continue
    }
    const part = nextPart(skeleton, to, boundaries)
    const end = part?.line ?? skeleton.length
    if (allFields.test(type) && under < end) heads.push({ from: under, to: end })
    if (!part) break
    from = part.head
  }
  return heads
}

function lineAfter(skeleton: Buffer, at: number): number {
  const end = skeleton.indexOf(0x0a, at)
  return end < 0 ? skeleton.length : end + 1
}

/** The next line with a boundary (RFC 2046, section 5.1.1), and where the head after it begins. */
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
  const field = fieldsOf(head).find(one => nameOf(one) === 'content-type') ?? ''
  const type = field.slice(field.indexOf(':') + 1).trim()
  const [, quoted, bare = ''] = /\bboundary\s?=\s?(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? []
  return { type, boundary: quoted ?? bare }
}
