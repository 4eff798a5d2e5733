import type { LetterLink, LetterText, Quotation } from '#runtime/letters.ts'
import { linesOf, ownLink, placeOf } from './parts.ts'

/**
 * A letter in plain text. A paragraph is one line: programs break lines where their window ends, which on a phone is
 * elsewhere than on a desk.
 */
export function plainLetter(text: LetterText, home: string): string {
  const { words, greeting, paragraphs = [], quoted = [], action, more = [], why } = text
  const place = placeOf(text, home)
  const blocks = [
    ...(words === undefined ? [] : [linesOf(words).join('\n')]),
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...quoted.map(marked),
    ...[...(action ? [action] : []), ...more].map(item =>
      typeof item === 'string' ? item : `${item.text}:\n\n    ${ownLink(item, home).shown}`,
    ),
  ]
  const footer = why.map(item => said(item, home))
  return `${blocks.join('\n\n')}\n\n--\n${[...footer, `${place.name}: ${place.url}`].join('\n')}\n`
}

const said = (item: string | LetterLink, home: string): string =>
  typeof item === 'string' ? item : `${item.text}: ${ownLink(item, home).shown}`

const marked = ({ lead, text }: Quotation): string =>
  `${lead}:\n\n${linesOf(text)
    .map(line => `> ${line}`.trimEnd())
    .join('\n')}`
