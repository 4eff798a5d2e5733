import { cast } from './people.ts'
import type { Format, DemoMessage } from './texts/topic-text.ts'

/** How a reply is written: people differ. */
export const styleNames = ['bare', 'below', 'inline', 'signed', 'html', 'bare', 'above'] as const
export type ReplyStyle = (typeof styleNames)[number]
export type StyledText = { text: string; format: Format }
/** The parent message with its date. */
export type RepliedMessage = DemoMessage & { at: number }

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
const attributionLine = ({ by, at }: RepliedMessage): string =>
  `On ${dateFormat.format(at)}, ${cast[by].full_name} wrote:`
const quoteLines = (text: string): string =>
  text
    .split('\n')
    .map(line => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
const signature = ({ by }: DemoMessage): string => `\n\n-- \n${cast[by].sign}`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
const inHtml = ({ text, format }: DemoMessage): string => (format === 'html' ? text : paragraphs(text))

const withoutMarks = (text: string): string => text.replaceAll(/^\|.*\n?/gm, '').replaceAll(/^#+ |\*\*|`/gm, '')
// HTML is not quoted in plain text, nor are the marks of Markdown: mail programs quote what they show.
const words = ({ text, format }: DemoMessage): string =>
  format === 'html' ? '[…]' : format === 'markdown' ? withoutMarks(text) : text

const styles: Record<ReplyStyle, (demoMessage: DemoMessage, answered: RepliedMessage) => StyledText> = {
  bare: ({ text }) => ({ format: 'plain', text }),
  signed: demoMessage => ({ format: 'plain', text: demoMessage.text + signature(demoMessage) }),
  above: (demoMessage, answered) => ({
    format: 'plain',
    text: `${demoMessage.text}${signature(demoMessage)}\n\n${attributionLine(answered)}\n${quoteLines(words(answered))}`,
  }),
  below: (demoMessage, answered) => ({
    format: 'plain',
    text: `${attributionLine(answered)}\n${quoteLines(words(answered))}\n\n${demoMessage.text}`,
  }),
  inline: (demoMessage, answered) => {
    const [first = '', ...others] = words(answered).split('\n\n')
    const rest = others.length > 0 ? `\n\n${quoteLines(others[0]!)}\n\nThat, too.` : ''
    return {
      format: 'plain',
      text: `${attributionLine(answered)}\n${quoteLines(first)}\n\n${demoMessage.text}${rest}${signature(demoMessage)}`,
    }
  },
  html: (demoMessage, answered) => ({
    format: 'html',
    text: `${inHtml(demoMessage)}<div>${escaped(attributionLine(answered))}</div><blockquote type="cite">${inHtml(answered)}</blockquote>`,
  }),
}

/** A reply as it is sent. One with its own format is unchanged. */
export function styleReply(demoMessage: DemoMessage, answered: RepliedMessage, style: ReplyStyle): StyledText {
  return demoMessage.format
    ? { text: demoMessage.text, format: demoMessage.format }
    : styles[style](demoMessage, answered)
}
