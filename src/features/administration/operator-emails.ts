import type { RecordContext } from '#runtime/calls/handler.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { emailType, untrusted, type EmailDraft, type EmailType } from '#runtime/notifications/email-content.ts'
import { administrators, oncePerDay } from './disk-emails.ts'

type Problems = {
  backup?: { folder: string; reason: string | null; latest: string | null } | undefined
  certificate?: { days_left: number } | undefined
}

/** Records that the daily backup or the renewal of the certificate fails, once a day, whichever process sees it. */
export async function noteInstallationProblems(
  { tx, record }: RecordContext<'backup.failed' | 'certificate.not_renewed'>,
  { backup, certificate }: Problems,
): Promise<void> {
  if (backup && (await tryConsumeQuota(tx, 'backup:failed', oncePerDay))) record('backup.failed', backup)
  if (certificate && (await tryConsumeQuota(tx, 'certificate:not_renewed', oncePerDay)))
    record('certificate.not_renewed', certificate)
}

const backupEmail = emailType(
  'backup_failed',
  'backup.failed',
  'Site administrators',
  async ({ data }, { tx, url }) => {
    const to = await administrators.all(tx)
    const { host } = new URL(url)
    const folder = untrusted(data.folder)
    const write: EmailDraft['write'] = ({ backupFailed: t }, locale) => {
      const form = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
      return {
        subject: t.subject({ host }),
        title: t.title,
        paragraphs: [
          data.reason === null ? t.late : t.failed({ reason: untrusted(data.reason) }),
          data.latest === null ? t.none : t.latest({ date: `${form.format(new Date(data.latest))} UTC` }),
          t.todo({ folder }),
        ],
        action: { text: t.action, url: `${url}/admin` },
        why: [t.why({ host })],
      }
    }
    return to.map(({ email }) => ({ recipient: email, write }))
  },
)

const certificateEmail = emailType(
  'certificate_not_renewed',
  'certificate.not_renewed',
  'Site administrators',
  async ({ data }, { tx, url }) => {
    const to = await administrators.all(tx)
    const { host } = new URL(url)
    const days = Math.max(0, data.days_left)
    const write: EmailDraft['write'] = ({ certificateNotRenewed: t }) => ({
      subject: t.subject({ host, days }),
      title: t.title,
      paragraphs: [t.text({ host, days }), t.todo],
      action: { text: t.action, url: `${url}/admin` },
      why: [t.why({ host })],
    })
    return to.map(({ email }) => ({ recipient: email, write }))
  },
)

export const operatorEmails: readonly EmailType[] = [backupEmail, certificateEmail]
