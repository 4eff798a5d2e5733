import type { Cache } from '#runtime/cache.ts'
import type { Implementation } from '#runtime/call.ts'
import type { Reader } from '#runtime/outbox.ts'
import type { Finders } from '#runtime/subjects.ts'
import type { Database } from '#storage/database.ts'
import {
  accountVerbs,
  answerVerbs,
  idpVerbs,
  type AccountEnds,
  type AccountParts,
  type IdpParts,
} from './accounts/index.ts'
import { activityVerbs } from './activity/index.ts'
import {
  archiveContents,
  archiveFinders,
  archiveVerbs,
  mailingRemoval,
  followDeletion,
  likeDeletion,
  likesAndFollows,
  pendingDeletion,
  waitingOf,
  topicHashtags,
  oldCodes,
  type ArchiveParts,
  type SearchParts,
} from './archives/index.ts'
import {
  chatContents,
  chatDeletion,
  chatFinder,
  chatRemoval,
  chatVerbs,
  chatWords,
  chatsOf,
  gatheredPlaceFinder,
  placeFinder,
} from './chats/index.ts'
import { answerDeletion, answersExport, calendarContents, calendarVerbs, eventFinder } from './calendar/index.ts'
import {
  databaseContents,
  databaseFinders,
  databaseRowsOf,
  databaseVerbs,
  rowWriting,
  tableRemoval,
} from './databases/index.ts'
import { deliveryContents, deliveryVerbs, reportVerbs, type DeliveryParts } from './delivery/index.ts'
import { draftContents, draftDeletion, draftFinder, draftVerbs, exportOf, passingVerbs } from './drafts/index.ts'
import { beginErasure, erasePerson, forgetDeleted } from './erasure/index.ts'
import { linkVerbs, type LinkParts } from './links/index.ts'
import { feedVerbs } from './feed/index.ts'
import {
  cachedGroups,
  freshGroups,
  gatheredGroups,
  groupDelivery,
  groupRemoval,
  groupVerbs,
  ownContents,
  type GroupContents,
  type GroupParts,
} from './groups/index.ts'
import { hashtagFinder, hashtagTopics, hashtagVerbs } from './hashtags/index.ts'
import {
  cachedMemberships,
  freshMemberships,
  gatheredMemberships,
  isBannedSomewhere,
  memberContents,
  memberFinder,
  memberVerbs,
  membershipDeletion,
  requestVerbs,
  soleOwnerOf,
  subscriptionsOf,
  type MemberParts,
} from './members/index.ts'

/** How an account ends. A part that holds something for people is named here. */
export const accountEnds: AccountEnds = {
  soleOwnerOf,
  beginErasure,
  isBanned: isBannedSomewhere,
  deletions: [
    chatDeletion,
    answerDeletion,
    membershipDeletion,
    likeDeletion,
    followDeletion,
    draftDeletion,
    pendingDeletion,
  ],
}

/** What accounts need of the parts above them. */
const aboveAccounts = (parts: ArchiveParts) => ({
  ...accountEnds,
  subscriptionsOf,
  exports: [exportOf(parts), likesAndFollows, waitingOf, chatsOf(parts), answersExport, databaseRowsOf(parts)],
})

/** What the features need from the house, each its own share. */
export type FeatureParts = Omit<AccountParts & IdpParts, keyof ReturnType<typeof aboveAccounts>> &
  GroupParts &
  MemberParts &
  SearchParts &
  LinkParts &
  DeliveryParts

/** What each declared call does. */
export const implementations = (parts: FeatureParts): Implementation[] => [
  ...accountVerbs({ ...parts, ...aboveAccounts(parts) }),
  ...idpVerbs({ ...parts, ...aboveAccounts(parts) }),
  ...groupVerbs(parts),
  ...memberVerbs(parts),
  ...hashtagVerbs(),
  ...archiveVerbs(parts),
  ...draftVerbs(parts),
  ...databaseVerbs(parts),
  ...chatVerbs(parts),
  ...calendarVerbs(parts),
  ...linkVerbs(parts),
  ...deliveryVerbs(parts),
  ...feedVerbs(parts),
  ...activityVerbs(parts),
]

/** The same of the calls that mail alone makes. */
export const mailVerbs: readonly Implementation[] = [...answerVerbs, ...requestVerbs, ...passingVerbs, ...reportVerbs]

/** What is removed in the background after its group; every part of the product that keeps much in groups adds its own. */
export const groupContents: readonly GroupContents[] = [
  ...ownContents,
  ...memberContents,
  ...archiveContents,
  ...draftContents,
  ...calendarContents,
  ...databaseContents,
  ...chatContents,
  ...deliveryContents,
]

type Readers = { house: Parameters<typeof oldCodes>[0]; log: (line: string) => void }

/** Who acts on facts, besides the letters. */
export const featureReaders = (database: Database, { house, log }: Readers): Reader[] => [
  groupRemoval({ database, contents: groupContents }),
  groupDelivery.reader(database),
  mailingRemoval.reader(database),
  tableRemoval.reader(database),
  chatRemoval.reader(database),
  chatWords.reader(database),
  rowWriting.reader(database),
  topicHashtags.reader(database),
  hashtagTopics.reader(database),
  oldCodes(house, log).reader(database),
  erasePerson.reader(database),
  ...forgetDeleted(database),
]

const rows = {
  member: memberFinder,
  hashtag: hashtagFinder,
  ...archiveFinders,
  draft: draftFinder,
  event: eventFinder,
  ...databaseFinders,
  chat: chatFinder,
  chatsub: placeFinder,
}
/** How things are found in a changing call. */
export const freshFinders: Finders = { ...freshGroups, memberships: freshMemberships, rows }
/** The same where many changing calls share a transaction. */
export const gatheredFinders: Finders = {
  ...gatheredGroups,
  memberships: gatheredMemberships,
  rows: { ...rows, chatsub: gatheredPlaceFinder },
}
/** How things are found in a reading call; without counters, while a changing one prepares. */
export const cachedFinders = (cache: Cache, { counted = true } = {}): Finders => ({
  ...cachedGroups(cache, { counted }),
  memberships: cachedMemberships(cache),
  rows: { ...rows, chatsub: gatheredPlaceFinder },
})
