import type { EmailType } from '#runtime/notifications/email-content.ts'
import { accountEmails } from './accounts/emails.ts'
import { diskEmails, operatorEmails } from './administration/index.ts'
import { exportEmails } from './bundle/index.ts'
import { calendarEmails } from './calendar/index.ts'
import { changeEmails, pendingEmails } from './archives/index.ts'
import { chatEmails } from './chats/index.ts'
import { databaseEmails } from './databases/index.ts'
import { fileEmails } from './files/index.ts'
import { pollEmails } from './polls/index.ts'
import { photoEmails } from './photos/index.ts'
import { deliveryEmails } from './delivery/index.ts'
import { webhookEmails } from './webhooks/index.ts'
import { wikiEmails } from './wiki/index.ts'
import { draftEmails } from './drafts/index.ts'
import { mailedAddresses, memberEmails, membersAt, stoppedAddresses, consumeUnsolicitedQuota } from './members/index.ts'

export { confirmedAddresses, languagesOf, suspendedAddresses } from './accounts/index.ts'
export { unwantedEmails } from './notifications/index.ts'
export { mailedAddresses, membersAt, stoppedAddresses, consumeUnsolicitedQuota }

/** The emails that features send. */
export const featureEmails: readonly EmailType[] = [
  ...accountEmails,
  ...memberEmails,
  ...exportEmails,
  ...diskEmails,
  ...operatorEmails,
  ...changeEmails,
  ...pendingEmails,
  ...draftEmails,
  ...chatEmails,
  ...calendarEmails,
  ...databaseEmails,
  ...fileEmails,
  ...photoEmails,
  ...pollEmails,
  ...wikiEmails,
  ...webhookEmails,
  ...deliveryEmails,
]
