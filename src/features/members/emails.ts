import type { EmailType } from '#runtime/notifications/email-content.ts'
import { groupEmails } from './notices/moderator-emails.ts'
import { noticeEmails } from './notices/notices-to-member.ts'
import { reminderEmail } from './notices/reminders.ts'
import { unsolicitedEmails } from './unsolicited-email/emails.ts'

export const memberEmails: readonly EmailType[] = [...noticeEmails, ...groupEmails, ...unsolicitedEmails, reminderEmail]
