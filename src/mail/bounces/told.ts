import { parseAddress } from '#contract/address.ts'
import { shortened } from './delivery-status.ts'
import type { Report, ReportMail } from './report.ts'
import { isExplained, verdictOf } from './verdict.ts'

/** Who sends reports, where nothing else shows it. */
const daemon = /\b(?:mailer-daemon|mail ?daemon|postmaster|mail delivery (?:sub)?system|mail administrator)\b/i
const failing =
  /^(?:undeliver(?:able|ed)|delivery (?:failure|status notification|notification|report|has failed)|fail(?:ed|ure) (?:notice|delivery)|mail (?:delivery failed|system error|could not be delivered)|returned mail|message (?:undeliverable|could not be delivered)|mail delivery (?:failed|failure|problem)|non[- ]?delivery|nondeliverable|warning: (?:could not send|message)|delayed mail|delivery delayed)\b/i
/** How the text begins in the reports of programs that write no other. */
const opening =
  /this is (?:the|an automatic\w*) .{0,80}(?:program|delivery|message)|could not be delivered|could not be reached|did not reach|unable to deliver|undeliverable to|delivery to the following|permanent fatal errors|transient non-fatal errors|not listed in domino directory|delivery (?:has )?failed|failed to deliver|will be retried|message log follows/i
const waiting =
  /\b(?:will be retried|no action is required|still (?:being )?tr(?:y|ied)|warning message only|not yet been delivered|will (?:continue|keep) (?:to try|trying)|delivery (?:to .{0,60} )?(?:has been |is )?delayed|delayed mail|transient non-fatal errors)\b|^warning: (?:could not send|message .{1,40} delayed)/im

/** What a report says that is written for people alone. */
export function readTold({ subject, fields, text }: ReportMail): Report {
  const named = fields.get('x-failed-recipients')
  const looksSo = named !== undefined || daemon.test(fields.get('from') ?? '') || failing.test(subject)
  if (!looksSo && !opening.test(text)) return { is: 'not a report' }
  if (waiting.test(`${subject}\n${text}`)) return { is: 'delayed' }
  const reason = reasonIn(text)
  if (!reason) return { is: 'not a report' }
  const status = statusIn(reason)
  return {
    is: 'bounce',
    recipient: addressIn(named ?? '') ?? addressIn(text),
    ...verdictOf({ status, text: reason }),
    status,
    diagnostic: shortened(reason),
  }
}

/** An enhanced status code where one may stand; three numbers elsewhere may be a version of a program. */
const enhanced = /(?:\b[45]\d\d[ :-]{1,2}|[#([]\s?|status:? )#?([45]\.[0-7]\.\d{1,3})(?!\.?\d)/i
const answered = /(?:^|[:;<>'"\]] ?|\b(?:error|code|response|said|smtp) )([45][0-5]\d)(?:[ :-]|$)/im

const statusIn = (text: string): string => enhanced.exec(text)?.[1] ?? (classIn(text) && `${classIn(text)}.0.0`)
const classIn = (text: string): string => answered.exec(text)?.[1]?.[0] ?? ''

/** The lines in which it is said why: those with a code, or in words that are known; with what belongs to them. */
function reasonIn(text: string): string {
  const paragraphs = text.split(/\n[ \t]*\n/).map(one => one.trim())
  const coded = paragraphs.find(one => enhanced.test(one)) ?? paragraphs.find(one => answered.test(one))
  const found = coded ?? paragraphs.find(isExplained)
  return found === undefined ? '' : fromReason(found)
}

/** A paragraph from the line on in which the reason stands. */
function fromReason(paragraph: string): string {
  const lines = paragraph.split('\n').map(line => line.trim())
  const first = [enhanced, answered].map(one => lines.findIndex(line => one.test(line))).find(at => at >= 0)
  const at = first ?? lines.findIndex(isExplained)
  return lines.slice(Math.max(at, 0)).join(' ')
}

function addressIn(text: string): string | null {
  for (const [found] of text.matchAll(/[\w.!#$%&*+/=?^{|}~-]{1,64}@[\w.-]{0,255}\w/g)) {
    const address = parseAddress(found)
    if (address !== null) return address
  }
  return null
}
