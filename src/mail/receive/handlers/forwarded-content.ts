import { readFeedbackReport } from '../../bounces/index.ts'
import type { IncomingMail } from '../incoming-mail.ts'

const maxText = 1_000_000

/**
 * The content of a mail to forward: its text, the names of attachments, which are not forwarded, and the details of a spam
 * report.
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
