import type { LetterWriters } from '#runtime/letters.ts'
import { identityLetters } from './accounts/idp/letters.ts'
import { accountLetters } from './accounts/letters.ts'
import { calendarLetters } from './calendar/index.ts'
import { changeLetters, pendingLetters } from './archives/index.ts'
import { chatLetters } from './chats/index.ts'
import { databaseLetters } from './databases/index.ts'
import { deliveryLetters } from './delivery/index.ts'
import { draftLetters } from './drafts/index.ts'
import { mailedAddresses, memberLetters, membersAt, takeUnasked } from './members/index.ts'

export { confirmedAddresses, suspendedAddresses, unreachedAddresses } from './accounts/letters.ts'
export { mailedAddresses, membersAt, takeUnasked }

/** Which facts cause letters. */
export const letterWriters: LetterWriters = {
  ...accountLetters,
  ...identityLetters,
  ...memberLetters,
  ...changeLetters,
  ...pendingLetters,
  ...draftLetters,
  ...chatLetters,
  ...calendarLetters,
  ...databaseLetters,
  ...deliveryLetters,
}
