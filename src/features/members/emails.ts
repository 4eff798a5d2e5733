import type { EmailWriters } from '#runtime/notifications/email-content.ts'
import { groupEmails } from './notices/group-emails.ts'
import { noticeEmails } from './notices/emails.ts'
import { rejectionEmail } from './notices/rejection-emails.ts'
import { reminderEmails } from './notices/reminders.ts'
import { inheritedEmail } from './notices/moderator-emails.ts'
import { addedEmail, inviteEmail } from './unsolicited-email/emails.ts'

/** The emails that facts about members cause. */
export const memberEmails: EmailWriters = {
  ...noticeEmails,
  ...groupEmails,
  'member.inherited': inheritedEmail,
  'member.added': addedEmail,
  'invite.sent': inviteEmail,
  'message.refused': rejectionEmail,
  'group.reminded': reminderEmails,
}
