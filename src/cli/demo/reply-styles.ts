import { cast } from './people.ts'
import type { Format, Said } from './texts/topic-text.ts'

/** How a reply is written: people differ. */
export const styleNames = ['bare', 'below', 'inline', 'signed', 'html', 'bare', 'above'] as const
export type Style = (typeof styleNames)[number]
export type Styled = { text: string; format: Format }
/** What is answered, and when it was written. */
export type Answered = Said & { at: number }

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })
const wrote = ({ by, at }: Answered): string => `On ${moment.format(at)}, ${cast[by].full_name} wrote:`
const quoted = (text: string): string =>
  text
    .split('\n')
    .map(line => (line.startsWith('>') ? `>${line}` : `> ${line}`.trimEnd()))
    .join('\n')
const signature = ({ by }: Said): string => `\n\n-- \n${cast[by].sign}`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraphs = (text: string): string =>
  text
    .split('\n\n')
    .map(paragraph => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
const inHtml = ({ text, format }: Said): string => (format === 'html' ? text : paragraphs(text))

// What was written in HTML is not quoted in plain text: programs that write plain text would not show its tags either.
const words = ({ text, format }: Said): string => (format === 'html' ? '[…]' : text)

const styles: Record<Style, (said: Said, answered: Answered) => Styled> = {
  bare: ({ text }) => ({ format: 'plain', text }),
  signed: said => ({ format: 'plain', text: said.text + signature(said) }),
  above: (said, answered) => ({
    format: 'plain',
    text: `${said.text}${signature(said)}\n\n${wrote(answered)}\n${quoted(words(answered))}`,
  }),
  below: (said, answered) => ({
    format: 'plain',
    text: `${wrote(answered)}\n${quoted(words(answered))}\n\n${said.text}`,
  }),
  inline: (said, answered) => {
    const [first = '', ...others] = words(answered).split('\n\n')
    const rest = others.length > 0 ? `\n\n${quoted(others[0]!)}\n\nThat, too.` : ''
    return { format: 'plain', text: `${wrote(answered)}\n${quoted(first)}\n\n${said.text}${rest}${signature(said)}` }
  },
  html: (said, answered) => ({
    format: 'html',
    text: `${inHtml(said)}<div>${escaped(wrote(answered))}</div><blockquote type="cite">${inHtml(answered)}</blockquote>`,
  }),
}

/** A reply as it is sent. One that says itself what it is written in stays as it is. */
export function styled(said: Said, answered: Answered, style: Style): Styled {
  return said.format ? { text: said.text, format: said.format } : styles[style](said, answered)
}
