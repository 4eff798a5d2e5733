import { readFeedbackReport } from '../../bounces/index.ts'
import type { IncomingMail } from '../incoming-mail.ts'

const maxText = 1_000_000

/**
 * What is passed on of a mail: its text, and the names of the files, which an email does not carry. Of a report about spam, what it says
 * about the mail as well.
 */
export function forwardedContent({ mail, raw, sender, proof }: IncomingMail) {
  const names = mail.files.map(({ filename }) => `[${filename} is left out]`)
  return {
    email: sender.email,
    full_name: sender.name,
    is_verified: proof.is === 'proven',
    subject: mail.subject,
    body: [mail.text.plain.slice(0, maxText), ...reportLines(raw), ...names].join('\n'),
    mime_id: mail.mime_id,
  }
}

function reportLines(raw: Buffer): string[] {
  const report = readFeedbackReport(raw)
  return report ? ['', report.shown, ''] : []
}
