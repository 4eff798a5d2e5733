import type { TtlCache } from '#runtime/cache/ttl-cache.ts'
import type { Implementation } from '#runtime/calls/handler.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { Finders } from '#runtime/calls/targets.ts'
import type { Database } from '#storage/database.ts'
import {
  accountHandlers,
  emailReplyHandlers,
  idpHandlers,
  type AccountDeletionHooks,
  type AccountDeps,
  type IdpDeps,
} from './accounts/index.ts'
import {
  administrationHandlers,
  type HealthDeps,
  type RateLimitDeps,
  type TestEmailDeps,
} from './administration/index.ts'
import { activityHandlers } from './activity/index.ts'
import {
  archiveContents,
  indexContents,
  archiveFinders,
  archiveHandlers,
  authorRecount,
  outgoingMessageRemoval,
  followDeletion,
  likeDeletion,
  likesAndFollowsExport,
  pendingDeletion,
  pendingExport,
  searchTagUpdate,
  oldTokenRedaction,
  type ArchiveDeps,
  type SearchDeps,
} from './archives/index.ts'
import {
  chatContents,
  chatDeletion,
  chatFinder,
  chatRemoval,
  chatHandlers,
  chatTermBackfill,
  chatExport,
  batchedSubscriptionFinder,
  subscriptionFinder,
} from './chats/index.ts'
import { rsvpDeletion, rsvpExport, calendarContents, calendarHandlers, eventFinder } from './calendar/index.ts'
import {
  databaseContents,
  databaseFinders,
  databaseExport,
  databaseHandlers,
  rowImportJob,
  tableRemoval,
} from './databases/index.ts'
import { pollFinder, pollHandlers, pollVoteDeletion, pollVoteExport } from './polls/index.ts'
import { postingAddressContents, postingAddressExport, postingAddressHandlers } from './posting-addresses/index.ts'
import { webhookContents, webhookHandlers, type WebhookDeps } from './webhooks/index.ts'
import { wikiContents, wikiExport, wikiFinder, wikiHandlers } from './wiki/index.ts'
import { deliveryContents, deliveryHandlers, reportHandlers, type DeliveryDeps } from './delivery/index.ts'
import {
  draftContents,
  draftDeletion,
  draftFinder,
  draftHandlers,
  draftExport,
  forwardingHandlers,
} from './drafts/index.ts'
import { fileContents, fileExport, fileFinder, fileHandlers } from './files/index.ts'
import { albumFinders, photoContents, photoExport, photoHandlers } from './photos/index.ts'
import {
  notificationContents,
  notificationDeletion,
  notificationExport,
  notificationHandlers,
  type NotificationDeps,
} from './notifications/index.ts'
import { moderationContents, moderationHandlers } from './moderation/index.ts'
import { exportContents, exportHandlers } from './bundle/index.ts'
import { beginErasure, erasePerson, deletedSubjectSubscribers } from './erasure/index.ts'
import { linkHandlers, type LinkDeps } from './links/index.ts'
import { feedHandlers } from './feed/index.ts'
import {
  cachedGroups,
  freshGroups,
  batchedGroups,
  deliveryMoveJob,
  groupRemovalSubscriber,
  groupHandlers,
  ownContents,
  type GroupContents,
  type GroupDeps,
} from './groups/index.ts'
import { hashtagFinder, topicUpdateJob, hashtagHandlers } from './hashtags/index.ts'
import { getUpdates } from './updates/index.ts'
import {
  cachedMemberships,
  freshMemberships,
  batchedMemberships,
  isBannedSomewhere,
  memberContents,
  memberFinder,
  memberHandlers,
  membershipDeletion,
  requestHandlers,
  soleOwnerOf,
  subscriptionsOf,
  type MemberDeps,
} from './members/index.ts'

/** How an account ends. A part that holds something for people is named here. */
export const accountDeletionHooks: AccountDeletionHooks = {
  soleOwnerOf,
  beginErasure,
  isBanned: isBannedSomewhere,
  deletions: [
    chatDeletion,
    rsvpDeletion,
    pollVoteDeletion,
    membershipDeletion,
    likeDeletion,
    followDeletion,
    draftDeletion,
    pendingDeletion,
    notificationDeletion,
  ],
}

/** What accounts need of the parts above them. */
const aboveAccounts = (deps: ArchiveDeps) => ({
  ...accountDeletionHooks,
  subscriptionsOf,
  exports: [
    draftExport(deps),
    likesAndFollowsExport,
    pendingExport,
    chatExport(deps),
    rsvpExport,
    pollVoteExport,
    databaseExport(deps),
    fileExport(deps),
    wikiExport(deps),
    photoExport(deps),
    notificationExport,
    postingAddressExport,
  ],
})

/** Dependencies of the features. */
export type FeatureDeps = Omit<AccountDeps & IdpDeps, keyof ReturnType<typeof aboveAccounts>> &
  GroupDeps &
  MemberDeps &
  SearchDeps &
  LinkDeps &
  NotificationDeps &
  DeliveryDeps &
  HealthDeps &
  TestEmailDeps &
  RateLimitDeps &
  WebhookDeps

/** What each declared call does. */
export const implementations = (deps: FeatureDeps): Implementation[] => [
  ...accountHandlers({ ...deps, ...aboveAccounts(deps) }),
  ...idpHandlers({ ...deps, ...aboveAccounts(deps) }),
  ...groupHandlers(deps),
  ...memberHandlers(deps),
  ...hashtagHandlers(),
  ...notificationHandlers(deps),
  ...archiveHandlers(deps),
  ...draftHandlers(deps),
  ...databaseHandlers(deps),
  ...fileHandlers(deps),
  ...wikiHandlers(deps),
  ...photoHandlers(deps),
  ...chatHandlers(deps),
  ...calendarHandlers(deps),
  ...pollHandlers(deps),
  ...linkHandlers(deps),
  ...deliveryHandlers(deps),
  ...feedHandlers(deps),
  ...activityHandlers(deps),
  ...moderationHandlers,
  ...exportHandlers(deps),
  ...webhookHandlers(deps),
  ...postingAddressHandlers(deps),
  getUpdates,
  ...administrationHandlers({ ...deps, accountDeletion: accountDeletionHooks }),
]

/** The same of the calls that mail alone makes. */
export const mailHandlers: readonly Implementation[] = [
  ...emailReplyHandlers,
  ...requestHandlers,
  ...forwardingHandlers,
  ...reportHandlers,
]

/** What is removed in the background after its group; every part of the product that keeps much in groups adds its own. */
export const groupContents: readonly GroupContents[] = [
  ...ownContents,
  ...memberContents,
  // Before the messages: it is told of each that is removed.
  ...indexContents,
  ...archiveContents,
  ...draftContents,
  ...calendarContents,
  ...databaseContents,
  ...fileContents,
  ...wikiContents,
  ...photoContents,
  ...chatContents,
  ...deliveryContents,
  ...moderationContents,
  ...webhookContents,
  ...postingAddressContents,
  ...notificationContents,
  ...exportContents,
]

type SubscriberDeps = { tokenContext: Parameters<typeof oldTokenRedaction>[0]; log: (line: string) => void }

/** The subscribers of facts, besides notifications. */
export const featureSubscribers = (database: Database, { tokenContext, log }: SubscriberDeps): FactSubscriber[] => [
  groupRemovalSubscriber({ database, contents: groupContents }),
  deliveryMoveJob.subscriber(database),
  authorRecount.subscriber(database),
  outgoingMessageRemoval.subscriber(database),
  tableRemoval.subscriber(database),
  chatRemoval.subscriber(database),
  chatTermBackfill.subscriber(database),
  rowImportJob.subscriber(database),
  searchTagUpdate.subscriber(database),
  topicUpdateJob.subscriber(database),
  oldTokenRedaction(tokenContext, log).subscriber(database),
  erasePerson.subscriber(database),
  ...deletedSubjectSubscribers(database),
]

const rows = {
  member: memberFinder,
  hashtag: hashtagFinder,
  ...archiveFinders,
  draft: draftFinder,
  event: eventFinder,
  poll: pollFinder,
  ...databaseFinders,
  file: fileFinder,
  wikipage: wikiFinder,
  ...albumFinders,
  chat: chatFinder,
  chatsub: subscriptionFinder,
}
/** How things are found in a changing call. */
export const freshFinders: Finders = { ...freshGroups, memberships: freshMemberships, rows }
/** The same where many changing calls share a transaction. */
export const batchFinders: Finders = {
  ...batchedGroups,
  memberships: batchedMemberships,
  rows: { ...rows, chatsub: batchedSubscriptionFinder },
}
/** How things are found in a reading call; without counters, while a changing one prepares. */
export const cachedFinders = (cache: TtlCache, { counted = true } = {}): Finders => ({
  ...cachedGroups(cache, { counted }),
  memberships: cachedMemberships(cache),
  rows: { ...rows, chatsub: batchedSubscriptionFinder },
})
