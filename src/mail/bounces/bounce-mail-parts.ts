import PostalMime, { type Attachment, decodeWords, type Email } from 'postal-mime'
import { TooMuchMarkupError, cleanTree } from '#content/text/html/clean.ts'
import { plainOf } from '#content/text/to-plain.ts'
import type { BounceMail } from './bounce-types.ts'
import { statusInNotification } from './ses-notification.ts'

/** Reports are short; the rest of a long one is the returned mail. */
export const maxParsedBytes = 262_144
const maxTextLength = 20_000
const limits = { maxNestingDepth: 20, maxHeadersSize: 80_000 }

/** Parses a report. Slow on hostile input, so it runs in a worker thread. */
export async function parseReportMail(raw: Uint8Array): Promise<BounceMail> {
  const mail = await parse(raw)
  // Some systems enclose the report in a notice.
  const inner = mail.attachments.find(isEnclosedReport)
  return reportMailOf(inner ? await parse(Buffer.from(contentOf(inner))) : mail)
}

const parse = (raw: Uint8Array): Promise<Email> =>
  PostalMime.parse(raw.slice(0, maxParsedBytes), { ...limits, maxRfc822NestingDepth: 0, forceRfc822Attachments: true })

function reportMailOf(mail: Email): BounceMail {
  const fields = new Map(mail.headers.toReversed().map(({ key, value }) => [key, value]))
  fields.set('from', decodeWords(fields.get('from') ?? ''))
  const wholeText = withoutCopy(textOf(mail))
  const index = statusAt(wholeText)
  const [text, pasted] = [wholeText.slice(0, index), wholeText.slice(index)]
  const status = statusOf(mail) || pasted || statusInNotification(wholeText)
  return { subject: mail.subject ?? '', fields, status, isOther: isOtherReport(mail, fields), text }
}

const isStatus = ({ mimeType }: Attachment): boolean => /^message\/(?:global-)?delivery-status$/i.test(mimeType)

/** Our own mail never has this type, so it is not a returned copy. */
const isEnclosedReport = (part: Attachment, _n: number, all: readonly Attachment[]): boolean =>
  /^message\/rfc822$/i.test(part.mimeType) &&
  !all.some(isStatus) &&
  enclosedReportType.test(contentOf(part).slice(0, 20_000))
const enclosedReportType = /^content-type:\s{0,4}multipart\/report;[^]{0,300}?report-type="?delivery-status/im

const statusOf = ({ attachments }: Email): string => attachments.filter(isStatus).map(contentOf).join('\n\n')

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()

/** The offset of a delivery status in the text: some systems omit the type of the part or paste it into the text. */
function statusAt(text: string): number {
  const index = text.search(/^(?:reporting-mta|(?:final|original)-recipient)[ \t]?:/im)
  return index >= 0 && /^action[ \t]?:/im.test(text.slice(index)) ? index : text.length
}

const otherReportType = /^message\/(?:feedback-report|(?:global-)?disposition-notification)$/i
const otherReport = /\breport-type="?(?:feedback-report|disposition-notification)\b/i
const isOtherReport = ({ attachments }: Email, fields: ReadonlyMap<string, string>): boolean =>
  otherReport.test(fields.get('content-type') ?? '') ||
  attachments.some(({ mimeType }) => otherReportType.test(mimeType))

function textOf({ text = '', html = '' }: Email): string {
  const written = text.trim() === '' ? plainHtml(html.slice(0, maxTextLength * 5)) : text
  return written.slice(0, maxTextLength).replaceAll('\r\n', '\n')
}

function plainHtml(html: string): string {
  try {
    return plainOf(cleanTree(html), { signs: false })
  } catch (error) {
    // Reports do not have that much markup.
    if (error instanceof TooMuchMarkupError) return ''
    throw error
  }
}

/** The start of the returned copy in a text; its words are not the reason for the bounce. */
const originalCopyMarker =
  /^(?:[-=_*| ]{2,}.{0,40}(?:copy of|below this line|original message|returned message|message (?:header|body|text|follows)|headers? follow|unsent message|undelivered message).*|(?:received|return-path|message-id|mime-version|dkim-signature): .*|(?:your )?(?:original )?(?:message|mail) (?:as )?(?:follows|reads).*)$/im

function withoutCopy(text: string): string {
  const index = text.search(originalCopyMarker)
  return index < 0 ? text : text.slice(0, index)
}
