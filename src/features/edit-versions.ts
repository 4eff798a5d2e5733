import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { accountVersions } from './accounts/index.ts'
import { archiveVersions, pendingVersions } from './archives/index.ts'
import { calendarVersions } from './calendar/index.ts'
import { chatVersions } from './chats/index.ts'
import { databaseVersions } from './databases/index.ts'
import { webhookVersions } from './webhooks/index.ts'
import { wikiVersions } from './wiki/index.ts'
import { draftVersions } from './drafts/index.ts'
import { fileVersions } from './files/index.ts'
import { pollVersions } from './polls/index.ts'
import { photoVersions } from './photos/index.ts'
import { groupVersions } from './groups/index.ts'
import { memberVersions } from './members/index.ts'

/** When each thing that a call can edit was last edited. docs/decisions/0006 */
export const versions: Versions = {
  ...accountVersions,
  ...groupVersions,
  ...memberVersions,
  ...archiveVersions,
  ...pendingVersions,
  ...draftVersions,
  ...calendarVersions,
  ...databaseVersions,
  ...fileVersions,
  ...photoVersions,
  ...pollVersions,
  ...webhookVersions,
  ...wikiVersions,
  ...chatVersions,
}
