import { featureEmails } from '#features/emails.ts'
import type { EmailType } from '#runtime/notifications/email-content.ts'
import { commandEmails } from '../../receive/replies/emails.ts'

/** All emails that the service sends. A feature's emails.ts has the content. */
export const emailTypes: readonly EmailType[] = [...featureEmails, ...commandEmails]
