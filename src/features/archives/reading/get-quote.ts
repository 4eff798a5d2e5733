import { textWithLinks, withoutQuotes } from '#content/text/index.ts'
import { implement } from '#runtime/calls/handler.ts'
import { groupUrl } from '../../groups/index.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { findMessage } from './find-message.ts'
import { messageViews } from './load-hashtags.ts'

/** A longer message is quoted up to here. */
const maxLength = 10_000
type BodyType = 'markdown' | 'plain' | 'html'
type Source = { name: string; msg_num: number; url: string }

export const getQuote = ({ addresses }: ArchiveDeps) =>
  implement(contract.getQuote, async ({ tx, params, account, group, access, fail }) => {
    const { msg_num, body_type, text } = params
    const row = await findMessage(tx, { account_id: account?.id ?? null, group_id: group.id, msg_num })
    const [view] = await messageViews(tx, [row ?? fail('invalid msg_num')], { account, group, access, addresses })
    const { name, body, quoted, remainder } = view!
    const passage = text && isIn(text, [body, quoted, remainder]) ? text : ownText(body)
    const source = { name, msg_num, url: `${groupUrl(addresses, group)}/message/${msg_num}` }
    const quote = formats[body_type](passage.slice(0, maxLength).trim(), source)
    return { object: 'quote' as const, group_id: group.id, msg_num, body_type, body: quote }
  })

const compact = (text: string): string => text.replace(/\s+/g, '')
/** Whether a passage is of the message: nobody is quoted with what they didn't write. */
const isIn = (passage: string, parts: readonly string[]): boolean =>
  parts.some(html => [html, withoutQuotes(html)].some(part => compact(textWithLinks(part)).includes(compact(passage))))

/** What the author wrote, without what they quote themselves. */
const ownText = (html: string): string => textWithLinks(spaced(withoutQuotes(html))) || textWithLinks(spaced(html))
const spaced = (html: string): string => html.replaceAll('</p>', '</p><br>')

const markedLines = (lines: readonly string[]): string => lines.map(line => `> ${line}`.trimEnd()).join('\n')

const formats: Readonly<Record<BodyType, (text: string, source: Source) => string>> = {
  markdown: (text, { name, msg_num, url }) =>
    `${markedLines([`[${markdownOf(oneLine(name))}, #${msg_num}](${url})`, '', ...text.split('\n').map(markdownOf)])}\n\n`,
  plain: (text, { name, msg_num, url }) =>
    `${markedLines([`${oneLine(name)}, #${msg_num} <${url}>`, '', ...text.split('\n')])}\n\n`,
  html: (text, { name, msg_num, url }) => {
    const paragraphs = text.split(/\n{2,}/).map(part => `<p>${htmlOf(part).replaceAll('\n', '<br>')}</p>`)
    return `<blockquote><p><a href="${htmlOf(url)}">${htmlOf(oneLine(name))}, #${msg_num}</a></p>${paragraphs.join('')}</blockquote><p></p>`
  },
}
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const htmlOf = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign]!)

/** A line whose signs are shown as they are, rather than as formatting. */
const markdownOf = (line: string): string =>
  line
    .trimStart()
    .replace(/[\\`*_[\]<>&~|]/g, '\\$&')
    .replace(/^(?:#{1,6}(?=\s|$)|[-+=])/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
