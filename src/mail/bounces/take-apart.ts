import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { TooMuchMarkupError, cleanTree } from '#content/text/clean.ts'
import { plainOf } from '#content/text/to-plain.ts'
import type { ReportMail } from './report.ts'

/** Reports are short; what is longer is the mail that they bring back. */
export const lookedAt = 262_144
const mostText = 20_000
const limits = { maxNestingDepth: 20, maxHeadersSize: 80_000 }

/** Takes a mail apart as far as a report is read from it. Slow on hostile input: runs in a thread. */
export async function takeApart(raw: Uint8Array): Promise<ReportMail> {
  const mail = await PostalMime.parse(raw.slice(0, lookedAt), {
    ...limits,
    maxRfc822NestingDepth: 0,
    forceRfc822Attachments: true,
  })
  const fields = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]))
  return { subject: mail.subject ?? '', fields, status: statusOf(mail), text: withoutCopy(textOf(mail)) }
}

const isStatus = ({ mimeType }: Attachment): boolean => /^message\/(?:global-)?delivery-status$/i.test(mimeType)

function statusOf({ attachments }: Email): string {
  const content = attachments.find(isStatus)?.content
  if (content === undefined) return ''
  return typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()
}

function textOf({ text = '', html = '' }: Email): string {
  const written = text.trim() === '' ? plainHtml(html.slice(0, mostText * 5)) : text
  return written.slice(0, mostText).replaceAll('\r\n', '\n')
}

function plainHtml(html: string): string {
  try {
    return plainOf(cleanTree(html), { signs: false })
  } catch (error) {
    // No report is written so.
    if (error instanceof TooMuchMarkupError) return ''
    throw error
  }
}

/** Where the copy of our own mail begins in a text: what people wrote there is not the reason. */
const copy =
  /^(?:[-=_*| ]{2,}.{0,40}(?:copy of|below this line|original message|returned message|message (?:header|body|text|follows)|headers? follow|unsent message|undelivered message).*|(?:received|return-path|message-id|mime-version|dkim-signature): .*|your (?:original )?message (?:follows|reads).*)$/im

function withoutCopy(text: string): string {
  const at = text.search(copy)
  return at < 0 ? text : text.slice(0, at)
}
