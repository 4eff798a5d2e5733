import type { MailboxDeps } from '#features/delivery/index.ts'
import type { Settings } from '#settings/index.ts'
import { readMails } from '../parse/index.ts'
import { composeNotification } from './notifications/compose.ts'
import { localNotificationById } from './notifications/store.ts'

/** Reads mails of the local mailbox. */
export const createLocalMailbox = ({
  mailDomain,
  smtpRelay,
}: Pick<Settings, 'mailDomain' | 'smtpRelay'>): MailboxDeps => ({
  sendsEmail: smtpRelay !== undefined,
  async storedEmail(tx, id) {
    const email = await localNotificationById.first(tx, { id })
    if (!email) return null
    const { from, to, raw } = await composeNotification(email, mailDomain)
    return { from, to, raw: Buffer.concat(raw) }
  },
  async readKept(raw) {
    const [reading] = await readMails([raw])
    if (!reading || 'refused' in reading) return null
    const { subject, text, files } = reading.mail
    return { subject, html: text.html, plain: text.plain, files }
  },
})
