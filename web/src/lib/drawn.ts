/** What a page is put together of: texts, and parts as the bytes that they go out as. */
export type Pieces = (string | Uint8Array)[]
/** A part of a page that is kept: its bytes, cut where the token of a page belongs. */
export type Part = readonly Uint8Array[]
/** What was drawn of one page outside of its text, and the token that its forms repeat, as it stands in this page. */
export type Drawn = { parts: Part[]; csrf: string }

// They stand where something is put in before a page goes out, so that nobody sees them, nor can write them into a text.
const [partMark, tokenMark] = [crypto.randomUUID(), crypto.randomUUID()]
const encoder = new TextEncoder()

/** What a form that is kept repeats in place of a token, where the page has one. */
export const markOfToken = ({ csrf }: Drawn): string => (csrf === '' ? '' : tokenMark)

/** The HTML of a part as it is kept. */
export const partOf = (html: string): Part => html.split(tokenMark).map(text => encoder.encode(text))

/** What stands in the text of a page for a part of it. */
export function markOf(part: Part, { parts }: Drawn): string {
  parts.push(part)
  return `${partMark}${parts.length - 1};`
}

/** A page, whole: its text, with the parts where they belong. docs/decisions/0341 */
export function piecesOf(text: string, { parts, csrf }: Drawn): Pieces {
  const [beginning = '', ...others] = text.split(partMark)
  const pieces: Pieces = [beginning]
  for (const other of others) {
    const end = other.indexOf(';')
    for (const [at, bytes] of parts[Number(other.slice(0, end))]!.entries())
      pieces.push(...(at === 0 ? [bytes] : [csrf, bytes]))
    pieces.push(other.slice(end + 1))
  }
  return pieces
}
