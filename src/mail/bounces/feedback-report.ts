import { maxParsedBytes } from './bounce-mail-parts.ts'

/** A feedback report of a mailbox provider (RFC 5965). */
export type FeedbackReport = {
  /** The feedback type, such as `abuse`. */
  type: string
  isComplaint: boolean
  /** Tokens of our return addresses, from Return-Path or Original-Mail-From. */
  returnCodes: string[]
  /** Tokens of our links in List-Unsubscribe. */
  unsubscribeCodes: string[]
  /** The List-Id of the reported mail. */
  lists: string[]
  /** The message number from Archived-At; 0 if unknown. */
  msg_num: number
  /** Original-Rcpt-To, without brackets. */
  recipients: string[]
  /** The fields shown to administrators. */
  shown: string
}

const isFeedback = /^content-type:[ \t]*multipart\/report\b[^]{0,500}?report-type="?feedback-report/im
/**
 * Feedback types that are not complaints: not spam, a virus found by a filter, or a failed signature (RFC 5965, section 7.3; RFC
 * 6591).
 */
const noComplaints: ReadonlySet<string> = new Set(['', 'not-spam', 'virus', 'auth-failure'])

const shownFields = [
  ...['Feedback-Type', 'User-Agent', 'Source-IP', 'Arrival-Date', 'Received-Date', 'Reported-Domain'],
  ...['Original-Mail-From', 'Original-Rcpt-To', 'Removal-Recipient', 'Return-Path', 'X-Original-To', 'Delivered-To'],
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'List-Id'],
]
const maxShownValues = 5
const maxValueLength = 500

/**
 * Reads a feedback report; null if it is none. Our tokens cannot be forged, so a report with one comes from someone who has the
 * mail.
 */
export function readFeedbackReport(raw: Buffer): FeedbackReport | null {
  const text = raw.subarray(0, maxParsedBytes).toString('latin1')
  const end = Math.max(0, text.search(/\r?\n\r?\n/))
  if (!isFeedback.test(text.slice(0, end))) return null
  // Skips the headers of the report itself.
  const fields = fieldsIn(text.slice(end))
  const of = (name: string): string[] => fields.get(name.toLowerCase()) ?? []
  const type = of('Feedback-Type')[0]?.toLowerCase() ?? ''
  const [, number = '0'] = /\/message\/(\d{1,9})>?$/.exec(of('Archived-At')[0] ?? '') ?? []
  return {
    type,
    isComplaint: !noComplaints.has(type),
    returnCodes: findAll(text, /\bbounce\+([a-z2-7]{16,200})@/gi),
    unsubscribeCodes: findAll(of('List-Unsubscribe').join(), /\/mail\/unsubscribe\/([a-z2-7]{16,200})\b/gi),
    lists: findAll(of('List-Id').join(), /<([^<>\s]{1,320})>/g),
    msg_num: Number(number),
    recipients: of('Original-Rcpt-To').map(address => address.replace(/^(?:rfc822;)?\s*<?|>$/gi, '')),
    shown: shownFields.flatMap(name => of(name).map(value => `${name}: ${value.slice(0, maxValueLength)}`)).join('\n'),
  }
}

const findAll = (text: string, pattern: RegExp): string[] => [
  ...new Set(Array.from(text.matchAll(pattern), match => match[1]!.toLowerCase())),
]

const knownFields: ReadonlySet<string> = new Set(
  [...shownFields, 'List-Unsubscribe', 'Archived-At'].map(name => name.toLowerCase()),
)

/** The values of known fields by lower-case name, from any part of the report. */
function fieldsIn(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).toLowerCase()
    if (!knownFields.has(name)) continue
    const values = fields.get(name) ?? []
    if (values.length < maxShownValues) fields.set(name, [...values, line.slice(colon + 1).trim()])
  }
  return fields
}
