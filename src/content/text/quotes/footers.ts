import { ownClassNames } from './block-markup.ts'

const ownFooter = new RegExp(`^(?:${ownClassNames.footerLine}|(?:-=){4,}-?|_\\._,_\\._,_|__\\._,_\\.___)$`)
/** Lines that begin a mailing list footer, whatever follows. */
const footerBeginnings: readonly RegExp[] = [
  ownFooter,
  /^-{5,} ?Yahoo! Groups Sponsor/,
  /^Yahoo! Groups Links$/,
  /^To unsubscribe from this (?:group|list),? send /i,
  /^Your use of Yahoo! Groups is subject to/,
  /^You received this message because you are subscribed to the Google Groups/,
]
const rule = /^(?:[_=#*-])(?:[_=#*-]){9,}(?:~-{1,2}>)?$/
// A ruled line may also be a blank to fill in or a separator; it begins a footer if the list names itself below.
const listName: readonly (readonly [rule: RegExp, under: RegExp])[] = [
  [/^_{20,}$/, /mailing list|@|https?:/i],
  [rule, /unsubscribe|mailing list|listinfo|sponsored by|Yahoo! Groups/i],
]

/** A cheap check by the first character whether a line may begin a footer. */
export const mayBeginFooter = (line: string): boolean => line.length <= 100 && /^[-_=#*YTt]/.test(line)

/** Whether the first line begins a mailing list footer. */
export function beginsFooter([first = '', ...rest]: readonly string[]): boolean {
  if (!mayBeginFooter(first)) return false
  if (footerBeginnings.some(beginning => beginning.test(first))) return true
  return listName.some(([line, under]) => line.test(first) && rest.some(text => under.test(text)))
}

/** The maximum number of lines of a notice. */
export const longestNotice = 9
const nextPart = /-{5} ?next part ?-{5,}$/i
const scrubbed = /^(?:An?|The) .{1,80} was scrubbed\b|^Skipped content of type \S+/i
const detail = /^(?:Name|Type|Size|Desc|From|Subject|Date|URL)\s?:/i
const removed =
  /^\[(?:Non-text portions of this message have been removed|Attachment\(?s?\)? .{1,80}|demime .{1,80})\]$/i

/** A cheaper check whether a line may begin a notice about a removed part. */
export const mayBeginNotice = (line: string): boolean =>
  line.length <= 200 && (/^[[ATS]/i.test(line) || line.endsWith('-----'))

/** How many of the lines belong to such a notice. */
export function noticeLength(lines: readonly string[]): number {
  const [first = '', ...rest] = lines
  if (!mayBeginNotice(first)) return 0
  if (removed.test(first)) return 1
  if (!nextPart.test(first) && !scrubbed.test(first)) return 0
  // Between two parts that were kept it is an ordinary line.
  if (!scrubbed.test(first) && !scrubbed.test(rest[0] ?? '')) return beginsFooter(rest) ? 1 : 0
  const end = rest.findIndex(line => !scrubbed.test(line) && !detail.test(line))
  return 1 + (end < 0 ? rest.length : end)
}
