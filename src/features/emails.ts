import type { EmailWriters } from '#runtime/notifications/email-content.ts'
import { identityEmails } from './accounts/idp/emails.ts'
import { accountEmails } from './accounts/emails.ts'
import { calendarEmails } from './calendar/index.ts'
import { changeEmails, pendingEmails } from './archives/index.ts'
import { chatEmails } from './chats/index.ts'
import { databaseEmails } from './databases/index.ts'
import { deliveryEmails } from './delivery/index.ts'
import { draftEmails } from './drafts/index.ts'
import { mailedAddresses, memberEmails, membersAt, consumeUnsolicitedQuota } from './members/index.ts'

export { confirmedAddresses, languagesOf, suspendedAddresses, unreachedAddresses } from './accounts/emails.ts'
export { mailedAddresses, membersAt, consumeUnsolicitedQuota }

/** Which facts cause emails. */
export const emailWriters: EmailWriters = {
  ...accountEmails,
  ...identityEmails,
  ...memberEmails,
  ...changeEmails,
  ...pendingEmails,
  ...draftEmails,
  ...chatEmails,
  ...calendarEmails,
  ...databaseEmails,
  ...deliveryEmails,
}
