/** As Amazon SES tells of a bounce by its notification service: one line of JSON, with a note on unsubscribing after it. */
type Notification = { bounce?: { bouncedRecipients?: unknown } }
type FailedRecipient = Partial<Record<'emailAddress' | 'action' | 'status' | 'diagnosticCode', unknown>>

const maxRecipients = 100

/** The delivery status (RFC 3464) in such a text; empty if it is none. */
export function statusInNotification(text: string): string {
  if (!/^\s*\{"(?:notificationType|eventType)":"Bounce"/.test(text)) return ''
  // Old versions of Sendmail break a line of a thousand characters by an exclamation mark.
  const recipients = failedIn(text.split(/\n\s*\n/, 1)[0]!.replaceAll('!\n ', ''))
  return recipients.slice(0, maxRecipients).map(statusOf).join('\n\n')
}

function failedIn(json: string): FailedRecipient[] {
  try {
    const { bounce } = JSON.parse(json) as Notification
    return Array.isArray(bounce?.bouncedRecipients) ? bounce.bouncedRecipients.filter(isObject) : []
  } catch {
    return []
  }
}

const isObject = (value: unknown): value is FailedRecipient => typeof value === 'object' && value !== null

function statusOf({ emailAddress, action, status, diagnosticCode }: FailedRecipient): string {
  const fields = {
    'Final-Recipient': `rfc822; ${oneLine(emailAddress)}`,
    // Bounces of mailboxes that are full for now have none.
    Action: oneLine(action) || 'failed',
    Status: oneLine(status) || '5.0.0',
    'Diagnostic-Code': oneLine(diagnosticCode),
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')
}

const oneLine = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/\s/g, ' ') : '')
