const separator = Buffer.from('\nFrom ')
const newline = 0x0a
const carriageReturn = 0x0d

const maxEnvelope = 1000
/** A border, and the lines that it has to be seen by. */
export const overlap = 2 * maxEnvelope + 24

/** The first line, its end included. */
export function firstLine(bytes: Buffer): Buffer {
  const end = bytes.indexOf(newline)
  return bytes.subarray(0, end < 0 || end > maxEnvelope ? maxEnvelope : end + 1)
}

type MboxBoundary = { at: number; guessed: boolean }
type BoundarySearch = { from: number; isEnd: boolean; limit: number }

/**
 * Where the next mail begins; where that cannot be told yet, from where on to look when there is more. `passed`: lines that begin
 * with From were passed over.
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
    const seen = classifySeparator(bytes, at + 1, isEnd)
    if (seen === 'more') return { wait: at }
    if (seen === 'none') {
      pass()
      continue
    }
    const end = endByLength(bytes)
    if (end === undefined || end <= at || end > limit)
      return { border: { at: at + 1, guessed: seen === 'guess' }, wait: 0 }
    // The mail says that it goes on. That is so if another begins where it ends.
    const next = afterBlank(bytes, end)
    const after =
      isEnd && next >= bytes.length ? (end > bytes.length ? 'none' : 'last') : classifySeparator(bytes, next, isEnd)
    if (after === 'more') return { wait: at }
    if (after === 'last') return { wait: bytes.length }
    return {
      border: after === 'none' ? { at: at + 1, guessed: seen === 'guess' } : { at: next, guessed: false },
      wait: 0,
    }
  }
  return { wait: Math.max(0, bytes.length - separator.length) }
}

/** Whether a mail begins at a place: surely, perhaps as there is no empty line before it, or not. */
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

/** Lines in a mail at which one would begin if they had the form: how many, and the first. */
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
// What a head begins with; a sentence seldom does.
const commonHeader =
  /^(?:(?:x-)?(?:from|to|cc|date|subject|received|return-path|reply-to|message-id|mime-version|content-[a-z-]{1,40}|status|delivered-to)|x-[\w-]{1,60})\s?:/i
const day = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const month = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)'
const clock = '\\d{1,2}:\\d\\d(?::\\d\\d)?'
const zone = '(?: (?:[A-Z]{1,5}|[+-]\\d{4}))'
const year = '(?:19|20)\\d\\d'
// As `asctime` writes a date, or as mails do. Somebody stands before it, or nobody whom the program knew.
const envelope = new RegExp(
  `^From (?:\\S[^\\n]{0,400} )?(?: ?${day} ${month} {1,2}\\d{1,2} ${clock}${zone}{0,2} ${year}|(?:${day}, )?\\d{1,2} ${month} ${year} ${clock})(?:${zone}| remote from \\S+){0,2}$`,
  'i',
)

const mostHead = 100_000
const contentLength = /^content-length:[ \t]*(\d{1,9})\s*$/im

/** Where a mail ends by what it says itself. */
export function endByLength(bytes: Buffer): number | undefined {
  const gap = endOfHead(bytes)
  if (!gap) return undefined
  const said = contentLength.exec(bytes.toString('latin1', 0, gap.from))?.[1]
  return said === undefined ? undefined : gap.to + Number(said)
}

/** The empty line under a head: the last byte of the head's last line end, and the first of the text. */
export function endOfHead(bytes: Buffer): { from: number; to: number } | undefined {
  const head = bytes.subarray(0, mostHead)
  const feeds = head.indexOf('\n\n')
  const returns = (feeds < 0 ? head : head.subarray(0, feeds)).indexOf('\n\r\n')
  if (returns >= 0) return { from: returns, to: returns + 3 }
  return feeds < 0 ? undefined : { from: feeds, to: feeds + 2 }
}

/** The place after the line ends that may stand between two mails. */
function afterBlank(bytes: Buffer, from: number): number {
  let at = from
  while (at < from + 4 && (bytes[at] === newline || bytes[at] === carriageReturn)) at += 1
  return at
}
