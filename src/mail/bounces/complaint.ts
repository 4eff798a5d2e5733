import { lookedAt } from './take-apart.ts'

const isFeedback = /^content-type:[ \t]*multipart\/report\b[^]{0,500}?report-type="?feedback-report/im
/** What a provider also reports, and which is no complaint (RFC 5965, section 7.3). */
const isPraise = /^feedback-type:[ \t]*not-spam/im

/**
 * The codes of our return addresses in a report of a mailbox provider that a reader marked a mail of ours as spam (RFC 5965);
 * null where a mail is no such report. Providers send back the mail with its Return-Path, or name it as Original-Mail-From. Nobody
 * else can make a code, so whoever reports one has the mail.
 */
export function complaintIn(raw: Buffer): string[] | null {
  const text = raw.subarray(0, lookedAt).toString('latin1')
  const head = text.slice(0, Math.max(0, text.search(/\r?\n\r?\n/)))
  if (!isFeedback.test(head)) return null
  if (isPraise.test(text)) return []
  return [...new Set(Array.from(text.matchAll(/\bbounce\+([a-z2-7]{16,200})@/gi), match => match[1]!.toLowerCase()))]
}
