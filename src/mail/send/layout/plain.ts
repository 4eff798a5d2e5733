import type {
  EmailItem,
  EmailLink,
  EmailTableRow,
  EmailContent,
  Quotation,
} from '#runtime/notifications/email-content.ts'
import { linesOf, ownLink, emailOrigin } from './links.ts'

/** Renders an email as plain text. Paragraphs are single lines, since clients wrap text to their width. */
export function plainEmail(text: EmailContent, home: string): string {
  const { words, greeting, paragraphs = [], quoted = [], items = [], rows = [], action, more = [], why } = text
  const place = emailOrigin(text, home)
  const blocks = [
    ...(words === undefined ? [] : [linesOf(words).join('\n')]),
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...quoted.map(plainQuotation),
    ...items.map((item, at) => plainListItem(item, at + 1, home)),
    ...[...(action ? [action] : []), ...more].map(item =>
      typeof item === 'string' ? item : `${item.text}:\n\n    ${ownLink(item, home).shown}`,
    ),
    ...(rows.length > 0 ? [table(rows, home)] : []),
  ]
  const footer = why.map(item => plainItem(item, home))
  return `${blocks.join('\n\n')}\n\n--\n${[...footer, `${place.name}: ${place.url}`].join('\n')}\n`
}

const plainItem = (item: string | EmailLink, home: string): string =>
  typeof item === 'string' ? item : `${item.text}: ${ownLink(item, home).shown}`

const plainQuotation = ({ lead, text }: Quotation): string =>
  `${lead}:\n\n${linesOf(text)
    .map(line => `> ${line}`.trimEnd())
    .join('\n')}`

/** Lines are indented, so that user text cannot imitate a line of ours. */
function plainListItem({ title, lines, links }: EmailItem, number: number, home: string): string {
  const width = Math.max(...links.map(({ text }) => text.length)) + 1
  const inside = [...lines, ...links.map(link => `${`${link.text}:`.padEnd(width)} ${ownLink(link, home).shown}`)]
  return [`${number}. ${title}`, ...inside.map(line => `   ${line}`)].join('\n')
}

/** Aligns rows in columns. */
function table(rows: readonly EmailTableRow[], home: string): string {
  const shown = rows.map(({ link, meaning }) => ({ meaning, address: ownLink(link, home).shown }))
  const width = Math.max(...shown.map(({ meaning }) => meaning.length))
  return shown.map(({ meaning, address }) => `${meaning.padEnd(width)}  ${address}`).join('\n')
}
