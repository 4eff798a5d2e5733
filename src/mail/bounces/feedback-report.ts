import { maxParsedBytes } from './bounce-mail-parts.ts'

/** A report of a mailbox provider about a mail of ours (RFC 5965), read as far as it says whom it is about. */
export type FeedbackReport = {
  /** What its reader did, such as `abuse`. */
  type: string
  isComplaint: boolean
  /** The codes of our return addresses in it: in Return-Path of the mail, or as Original-Mail-From. */
  returnCodes: string[]
  /** The codes of our links in List-Unsubscribe of the mail. */
  unsubscribeCodes: string[]
  /** What List-Id of the mail calls its list. */
  lists: string[]
  /** The number of the message, as Archived-At of the mail has it; 0: unknown. */
  msg_num: number
  /** Original-Rcpt-To, without brackets. */
  recipients: string[]
  /** The fields of the report and of the mail that tell somebody what to do about it. */
  shown: string
}

const isFeedback = /^content-type:[ \t]*multipart\/report\b[^]{0,500}?report-type="?feedback-report/im
/**
 * What a provider reports as well, and no reader has complained of: that it is no spam, that a filter found a virus, that a
 * signature did not hold (RFC 5965, section 7.3; RFC 6591).
 */
const noComplaints: ReadonlySet<string> = new Set(['', 'not-spam', 'virus', 'auth-failure'])

const shownFields = [
  ...['Feedback-Type', 'User-Agent', 'Source-IP', 'Arrival-Date', 'Received-Date', 'Reported-Domain'],
  ...['Original-Mail-From', 'Original-Rcpt-To', 'Removal-Recipient', 'Return-Path', 'X-Original-To', 'Delivered-To'],
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'List-Id'],
]
const maxShownValues = 5
const maxValueLength = 500

/** What a mail says if it is such a report; null: it is none. Nobody else can make our codes, so whoever reports one has the mail. */
export function readFeedbackReport(raw: Buffer): FeedbackReport | null {
  const text = raw.subarray(0, maxParsedBytes).toString('latin1')
  const end = Math.max(0, text.search(/\r?\n\r?\n/))
  if (!isFeedback.test(text.slice(0, end))) return null
  // Unfolded, so that a field is a line.
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

/** The values of fields that are looked for, by their names in lower case, whichever part of a report they stand in. */
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
