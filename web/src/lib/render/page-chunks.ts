/** What a page is put together of: texts, and parts as the bytes that they go out as. */
export type PageOutput = (string | Uint8Array)[]
/** A part of a page that is kept: its bytes, cut where the token of a page belongs. */
export type PageFragment = readonly Uint8Array[]
/** What was drawn of one page outside of its text, and the token that its forms repeat, as it stands in this page. */
export type PageChunks = { parts: PageFragment[]; csrf: string }

// They stand where something is put in before a page goes out, so that nobody sees them, nor can write them into a text.
const [fragmentPlaceholder, tokenPlaceholder] = [crypto.randomUUID(), crypto.randomUUID()]
const encoder = new TextEncoder()

/** What a form that is kept repeats in place of a token, where the page has one. */
export const csrfPlaceholder = ({ csrf }: PageChunks): string => (csrf === '' ? '' : tokenPlaceholder)

/** The HTML of a part as it is kept. */
export const encodeFragment = (html: string): PageFragment =>
  html.split(tokenPlaceholder).map(text => encoder.encode(text))

/** What stands in the text of a page for a part of it. */
export function addFragment(pageFragment: PageFragment, { parts }: PageChunks): string {
  parts.push(pageFragment)
  return `${fragmentPlaceholder}${parts.length - 1};`
}

/** A page, whole: its text, with the parts where they belong. docs/decisions/0039 */
export function splitPage(text: string, { parts, csrf }: PageChunks): PageOutput {
  const [beginning = '', ...others] = text.split(fragmentPlaceholder)
  const pieces: PageOutput = [beginning]
  for (const other of others) {
    const end = other.indexOf(';')
    for (const [at, bytes] of parts[Number(other.slice(0, end))]!.entries())
      pieces.push(...(at === 0 ? [bytes] : [csrf, bytes]))
    pieces.push(other.slice(end + 1))
  }
  return pieces
}
