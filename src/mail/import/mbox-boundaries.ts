const separator = Buffer.from('\nFrom ')
const newline = 0x0a
const carriageReturn = 0x0d

const maxEnvelope = 1000
/** The bytes needed to recognize a boundary. */
export const overlap = 2 * maxEnvelope + 24

/** The first line with its line end. */
export function firstLine(bytes: Buffer): Buffer {
  const end = bytes.indexOf(newline)
  return bytes.subarray(0, end < 0 || end > maxEnvelope ? maxEnvelope : end + 1)
}

type MboxBoundary = { at: number; guessed: boolean }
type BoundarySearch = { from: number; isEnd: boolean; limit: number }

/**
 * Finds the start of the next mail; if more data is needed, `wait` is where to continue. `passed`: lines that begin with From
 * were skipped.
 */
export function nextBoundary(
  bytes: Buffer,
  search: BoundarySearch,
): { border?: MboxBoundary; wait: number; passed: boolean } {
  let passed = false
  const boundary = findBoundary(bytes, search, () => (passed = true))
  return { ...boundary, passed }
}

function findBoundary(
  bytes: Buffer,
  { from, isEnd, limit }: BoundarySearch,
  pass: () => unknown,
): { border?: MboxBoundary; wait: number } {
  for (let at = bytes.indexOf(separator, from); at >= 0; at = bytes.indexOf(separator, at + 1)) {
    const kind = classifySeparator(bytes, at + 1, isEnd)
    if (kind === 'more') return { wait: at }
    if (kind === 'none') {
      pass()
      continue
    }
    const end = endByLength(bytes)
    if (end === undefined || end <= at || end > limit)
      return { border: { at: at + 1, guessed: kind === 'guess' }, wait: 0 }
    // By its Content-Length the mail continues. That is true if another mail begins at that end.
    const next = afterBlank(bytes, end)
    const after =
      isEnd && next >= bytes.length ? (end > bytes.length ? 'none' : 'last') : classifySeparator(bytes, next, isEnd)
    if (after === 'more') return { wait: at }
    if (after === 'last') return { wait: bytes.length }
    return {
      border: after === 'none' ? { at: at + 1, guessed: kind === 'guess' } : { at: next, guessed: false },
      wait: 0,
    }
  }
  return { wait: Math.max(0, bytes.length - separator.length) }
}

/** Whether a mail begins at an offset: certainly, likely (without an empty line before it), or not. */
function classifySeparator(bytes: Buffer, at: number, isEnd: boolean): 'border' | 'guess' | 'none' | 'more' {
  const end = bytes.indexOf(newline, at)
  if (end < 0) return isEnd || bytes.length - at > maxEnvelope ? 'none' : 'more'
  if (!envelope.test(bytes.toString('latin1', at, Math.min(end, at + maxEnvelope)).trimEnd())) return 'none'
  const isAfterEmpty = isBlankBefore(bytes, at - 1)
  if (isAfterEmpty) return 'border'
  const next = bytes.toString('latin1', end + 1, end + 1 + maxEnvelope)
  if (!next.includes('\n') && next.length < maxEnvelope && !isEnd) return 'more'
  return header.test(next) ? 'guess' : 'none'
}

/** Lines in a mail that look almost like a boundary: their number, and the first one. */
export function nearBoundaries(bytes: Buffer): { count: number; first: string } {
  let [count, first] = [0, '']
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + 1)) {
    const end = bytes.indexOf(newline, at + 1)
    if (end < 0 || !isBlankBefore(bytes, at) || !commonHeader.test(bytes.toString('latin1', end + 1, end + 100)))
      continue
    count += 1
    first ||= bytes.toString('utf8', at + 1, Math.min(end, at + 200)).trim()
  }
  return { count, first }
}

const isBlankBefore = (bytes: Buffer, at: number): boolean =>
  bytes[at - 1] === newline || (bytes[at - 1] === carriageReturn && bytes[at - 2] === newline)

const header = /^(?:>?From |[!-9;-~]{1,200}\s?:)/
// Common first headers, which rarely begin a sentence.
const commonHeader =
  /^(?:(?:x-)?(?:from|to|cc|date|subject|received|return-path|reply-to|message-id|mime-version|content-[a-z-]{1,40}|status|delivered-to)|x-[\w-]{1,60})\s?:/i
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const clock = '\\d{1,2}:\\d\\d(?::\\d\\d)?'
const zone = '(?: (?:[A-Z]{1,5}|[+-]\\d{4}))'
const year = '(?:19|20)\\d\\d'
// A date as written by `asctime` or in mails, perhaps after a sender.
const envelope = new RegExp(
  `^From (?:\\S[^\\n]{0,400} )?(?: ?${day} ${month} {1,2}\\d{1,2} ${clock}${zone}{0,2} ${year}|(?:${day}, )?\\d{1,2} ${month} ${year} ${clock})(?:${zone}| remote from \\S+){0,2}$`,
  'i',
)

const maxHeadBytes = 100_000
const contentLength = /^content-length:[ \t]*(\d{1,9})\s*$/im

/** The end of a mail by its Content-Length. */
export function endByLength(bytes: Buffer): number | undefined {
  const gap = endOfHead(bytes)
  if (!gap) return undefined
  const length = contentLength.exec(bytes.toString('latin1', 0, gap.from))?.[1]
  return length === undefined ? undefined : gap.to + Number(length)
}

/** The empty line after the headers: the offsets of its start and of the body. */
export function endOfHead(bytes: Buffer): { from: number; to: number } | undefined {
  const head = bytes.subarray(0, maxHeadBytes)
  const feeds = head.indexOf('\n\n')
  const returns = (feeds < 0 ? head : head.subarray(0, feeds)).indexOf('\n\r\n')
  if (returns >= 0) return { from: returns, to: returns + 3 }
  return feeds < 0 ? undefined : { from: feeds, to: feeds + 2 }
}

/** The offset after line ends between two mails. */
function afterBlank(bytes: Buffer, from: number): number {
  let at = from
  while (at < from + 4 && (bytes[at] === newline || bytes[at] === carriageReturn)) at += 1
  return at
}
