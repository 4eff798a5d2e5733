import {
  untrusted,
  type EmailItem,
  type EmailLink,
  type EmailTableRow,
  type EmailContent,
  type Quotation,
} from '#runtime/notifications/email-content.ts'
import type { Locale } from '#locales/index.ts'
import { escapeEntities, emailFrame, sans, table } from './frame.ts'
import { linesOf, ownLink, emailOrigin } from './links.ts'

/**
 * Renders an email as HTML for mail clients: tables and inline styles, at most 600 pixels wide, no images or remote content. All
 * text is escaped here.
 */
export function htmlEmail(text: EmailContent, home: string, locale: Locale): string {
  const { words, greeting, paragraphs = [], quoted = [], items = [], rows = [], action, more = [], why, group } = text
  const place = emailOrigin(text, home)
  const title = untrusted(text.title)
  const { light, look, before, foot, after } = emailFrame({ title, place: place.name, color: group?.color, locale })
  const anchor = (link: EmailLink): string =>
    `<a class="accent" href="${escapeEntities(ownLink(link, home).href)}" style="${look.link}">${escapeEntities(link.text)}</a>`
  const paragraph = (item: string | EmailLink): string =>
    `<p class="ink" style="${look.paragraph}">${typeof item === 'string' ? escapeEntities(item) : anchor(item)}</p>`
  const small = (item: string | EmailLink): string =>
    `<p class="second" style="${look.small}">${typeof item === 'string' ? escapeEntities(item) : anchor(item)}</p>`
  const theirWords = (given: string, style: string): string =>
    paragraphsOf(given)
      .map(lines => `<p class="ink" dir="auto" style="${style}">${lines.map(escapeEntities).join('<br>\n')}</p>`)
      .join('\n')
  const quotation = ({ lead, text: given }: Quotation): string =>
    `<p class="second" style="${look.lead}">${escapeEntities(lead)}:</p>
${table(`<td class="bar" style="${look.bar}">${theirWords(given, look.words)}</td>`, 'width:100%;table-layout:fixed;margin:0 0 16px')}`
  const listed = ({ title: about, lines, links }: EmailItem): string =>
    `<p class="ink" dir="auto" style="${look.heading}">${escapeEntities(about)}</p>
${lines.map(line => `<p class="second" dir="auto" style="${look.lead}">${escapeEntities(line)}</p>`).join('\n')}
<p class="second" style="${look.item}">${links.map(anchor).join(' · ')}</p>`
  const row = ({ link, meaning }: EmailTableRow): string =>
    `<tr><td class="ink" style="${look.meaning}">${escapeEntities(meaning)}</td>
<td style="${look.cell}"><a class="accent" href="${escapeEntities(ownLink(link, home).href)}" style="${look.link}">${escapeEntities(ownLink(link, home).shown)}</a></td></tr>`
  const tabled = `<table cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px">
${rows.map(row).join('\n')}
</table>`
  const button = (link: EmailLink): string => {
    const url = escapeEntities(ownLink(link, home).href)
    const style = `display:inline-block;padding:10px 18px;font:600 16px/22px ${sans};color:${light.onAccent};text-decoration:none`
    return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0"><tr>
<td class="button" bgcolor="${light.accent}" style="background-color:${light.accent};border-radius:8px"><a class="on" href="${url}" style="${style}">${escapeEntities(link.text)}</a></td>
</tr></table>
<p class="second" style="${look.address}"><a class="second" href="${url}" style="color:${light.second};text-decoration:none">${url}</a></p>`
  }
  const body = [
    ...(words === undefined
      ? [`<h1 class="ink" dir="auto" style="${look.title}">${escapeEntities(title)}</h1>`]
      : [theirWords(words, look.words)]),
    ...(greeting === undefined ? [] : [paragraph(greeting)]),
    ...paragraphs.map(paragraph),
    ...quoted.map(quotation),
    ...items.map(listed),
    ...(action ? [button(action)] : []),
    ...more.map(paragraph),
    ...(rows.length > 0 ? [tabled] : []),
  ]
  const footer = [...why.map(small), small({ text: place.name, url: place.url })]
  return `${before}${body.join('\n')}${foot}${footer.join('\n')}${after}`
}

/** Splits user text into paragraphs of lines. */
function paragraphsOf(text: string): string[][] {
  const paragraphs: string[][] = [[]]
  for (const line of linesOf(text)) {
    if (line !== '') paragraphs.at(-1)!.push(line)
    else if (paragraphs.at(-1)!.length > 0) paragraphs.push([])
  }
  return paragraphs.filter(lines => lines.length > 0)
}
