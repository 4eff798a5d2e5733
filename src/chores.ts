import { sweepAccounts, sweepIdentityLogins } from '#features/accounts/index.ts'
import {
  announcePending,
  remindOfPending,
  expirePendingMessages,
  expireTopics,
  pictureReading,
  sweepFollowers,
  sweepRevokedCodes,
  forgetReads,
  type SearchParts,
} from '#features/archives/index.ts'
import { extendSeries, remindAttendees, sumEvents, sweepEvents } from '#features/calendar/index.ts'
import { sweepImports } from '#features/databases/index.ts'
import { forgetBounces, probeDue } from '#features/delivery/index.ts'
import { announceChats, takeInWords, tellMissed } from '#features/chats/index.ts'
import { findUnnamedFiles } from '#features/drafts/index.ts'
import { findShortOfSpace } from '#features/groups/index.ts'
import { expirePendingMembers, remindMembers, sweepMembers } from '#features/members/index.ts'
import { runDigests } from '#mail/send/digest/run-digests.ts'
import { sweepQueue } from '#mail/send/queue/sweep.ts'
import { sweepLedger } from '#mail/receive/index.ts'
import type { Operation } from '#runtime/commit.ts'
import { giveMemoryBack } from '#runtime/give-back.ts'
import { sweepCursors } from '#runtime/page-tokens.ts'
import { sweepCounted } from '#runtime/rates.ts'
import type { Road } from '#runtime/road.ts'
import { blobSweep } from '#runtime/sweep-blobs.ts'
import type { Chore } from '#runtime/clock.ts'
import type { Settings } from '#settings/index.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'

const minute = 60
const hour = 60 * minute

type Parts = {
  settings: Settings
  database: Database
  road: Road
  blobs: Blobs
  archives: SearchParts
}

/** All that is done by the clock, and how often. */
export function choresOf({ settings, database, road, blobs, archives }: Parts): Chore[] {
  const sweepBlobs = blobSweep({ blobs, database, findUnnamed: findUnnamedFiles })
  const readPictures = pictureReading({ blobs, database, operate: road.operate })
  return [
    { name: 'give memory back', everySeconds: 10, run: giveMemoryBack },
    { name: 'forget old counters', everySeconds: hour, run: () => sweepCounted(database.read) },
    { name: 'forget old sessions', everySeconds: hour, run: () => sweepAccounts(database.read) },
    { name: 'forget old log-ins', everySeconds: 10 * minute, run: () => sweepIdentityLogins(database.read) },
    { name: 'forget old places in lists', everySeconds: hour, run: () => sweepCursors(database.read) },
    { name: 'forget revoked links', everySeconds: hour, run: () => sweepRevokedCodes(database.read) },
    { name: 'forget old invitations', everySeconds: hour, run: () => sweepMembers(database.read) },
    { name: 'remove broken uploads', everySeconds: hour, run: async () => void (await blobs.sweepTemporary()) },
    // All of them within a day.
    { name: 'remove files that nobody names', everySeconds: hour, run: () => sweepBlobs(11) },
    { name: 'forget old imports', everySeconds: hour, run: () => sweepImports(database.read) },
    { name: 'end long waits for membership', everySeconds: hour, run: allOf(road, expirePendingMembers) },
    { name: 'email moderators about pending posts', everySeconds: minute, run: allOf(road, announcePending) },
    { name: 'remind moderators of pending posts', everySeconds: hour, run: allOf(road, remindOfPending) },
    { name: 'end long waits for approval', everySeconds: hour, run: allOf(road, expirePendingMessages) },
    { name: 'look at imported pictures', everySeconds: minute, run: readPictures },
    { name: 'ask whether mail arrives', everySeconds: 10 * minute, run: allOf(road, probeDue) },
    { name: 'forget what came back long ago', everySeconds: hour, run: () => forgetBounces(database.read) },
    { name: 'expire topics', everySeconds: 10 * minute, run: allOf(road, expireTopics) },
    { name: 'remind members', everySeconds: 10 * minute, run: allOf(road, remindMembers) },
    {
      name: 'look for space that runs short',
      everySeconds: hour,
      run: allOf(road, operation => findShortOfSpace(operation, settings.groupStorage)),
    },
    { name: 'tell of new chats', everySeconds: 10, run: allOf(road, announceChats) },
    { name: 'tell what was missed in chats', everySeconds: minute, run: allOf(road, tellMissed) },
    { name: 'take in words of chats', everySeconds: 1, run: () => takeInWords(database.read) },
    { name: 'make digests', everySeconds: 30, run: allOf(road, runDigests) },
    { name: 'forget old mailings', everySeconds: hour, run: () => sweepQueue(database.read) },
    { name: 'forget what was read long ago', everySeconds: hour, run: () => forgetReads(database.read) },
    { name: 'forget what is no longer followed', everySeconds: hour, run: () => sweepFollowers(database.read) },
    { name: 'lay out events that repeat', everySeconds: hour, run: allOf(road, extendSeries) },
    { name: 'remind who comes to events', everySeconds: minute, run: allOf(road, remindAttendees) },
    { name: 'tell of events to come', everySeconds: 10 * minute, run: allOf(road, sumEvents) },
    { name: 'forget deleted events', everySeconds: hour, run: () => sweepEvents(database.read) },
    { name: 'pack words that are searched', everySeconds: 5, run: archives.packing.run },
    { name: 'forget old mail', everySeconds: hour, run: () => sweepLedger(database.read, settings.ledgerDays) },
  ]
}

/** Has some work done as long as there is more of it. */
const allOf = (road: Road, work: (operation: Operation) => Promise<boolean>) => async (): Promise<void> => {
  while (await road.operate(work));
}
