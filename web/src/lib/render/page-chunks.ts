/** The chunks of a page: text, and fragments as bytes. */
export type PageOutput = (string | Uint8Array)[]
/** A cached fragment: its bytes, split at the CSRF token. */
export type PageFragment = readonly Uint8Array[]
/** The fragments rendered for one page, and the CSRF token of its forms. */
export type PageChunks = { parts: PageFragment[]; csrf: string }

// They are replaced before a page is sent, so nobody sees them or can write them into a text.
const [fragmentPlaceholder, tokenPlaceholder] = [crypto.randomUUID(), crypto.randomUUID()]
const encoder = new TextEncoder()

/** The placeholder of the CSRF token in a cached form. */
export const csrfPlaceholder = ({ csrf }: PageChunks): string => (csrf === '' ? '' : tokenPlaceholder)

/** The HTML of a cached fragment. */
export const encodeFragment = (html: string): PageFragment =>
  html.split(tokenPlaceholder).map(text => encoder.encode(text))

/** The placeholder of a fragment in a page. */
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
