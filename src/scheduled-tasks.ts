import type { ClientConfig } from 'pg'
import { moveProfilePhotos, sweepAccounts, sweepIdentityLogins } from '#features/accounts/index.ts'
import {
  announcePending,
  remindOfPending,
  expirePendingMessages,
  expireTopics,
  findParents,
  createPictureReader,
  sweepFollowers,
  sweepRevokedTokens,
  sweepReadMarks,
  type SearchDeps,
} from '#features/archives/index.ts'
import { noteDiskShort, noteInstallationProblems } from '#features/administration/index.ts'
import { createExportWriter } from '#features/bundle/index.ts'
import { extendSeries, remindAttendees, sendEventSummaries, sweepEvents } from '#features/calendar/index.ts'
import { sweepDeletedRows, sweepImports } from '#features/databases/index.ts'
import { sweepFileUploads } from '#features/files/index.ts'
import { resumePhotoSizes } from '#features/photos/index.ts'
import { probeDue } from '#features/delivery/index.ts'
import { closeDuePolls, remindVoters } from '#features/polls/index.ts'
import { announceChats, flushPendingTerms, notifyMissed } from '#features/chats/index.ts'
import { findOrphanedUploads } from '#features/drafts/index.ts'
import { moveGroupPhotos, notifyShortOfSpace, sweepDeleted, sweepFullGroups } from '#features/groups/index.ts'
import { expirePendingMembers, remindMembers, sweepMembers } from '#features/members/index.ts'
import { sweepNotificationsOfPeople } from '#features/notifications/index.ts'
import { sweepWebhookDeliveries } from '#features/webhooks/index.ts'
import { sweepDecisions } from '#features/moderation/index.ts'
import { enqueueDueDigests } from '#mail/send/digest/enqueue-digests.ts'
import { sweepQueue } from '#mail/send/queue/delete-finished.ts'
import { deleteOutdated } from '#mail/retention.ts'
import type { SystemTransaction } from '#runtime/transactions/commit-with-facts.ts'
import { collectGarbageWhenIdle } from '#runtime/process/idle-collection.ts'
import { sweepCursors } from '#runtime/responses/page-tokens.ts'
import { sweepQuotas } from '#runtime/limits/rate-limiter.ts'
import type { SignedTokens } from '#runtime/notifications/email-content.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import { createBlobGc } from '#runtime/blobs/blob-gc.ts'
import type { ScheduledTask } from '#runtime/jobs/scheduler.ts'
import { version } from '#runtime/process/version.ts'
import type { Settings } from '#settings/index.ts'
import { createDailyBackup, secretFileOf, type BackupResult } from '#storage/backup/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { createDiskWarning } from '#storage/disk-warning.ts'
import type { Log } from '#storage/tx.ts'
import type { Database } from '#storage/database.ts'

const minute = 60
const hour = 60 * minute

type ScheduledTaskDeps = {
  settings: Settings
  database: Database
  pipeline: CallPipeline
  blobs: BlobStore
  archives: SearchDeps
  connection: ClientConfig | undefined
  codes: SignedTokens
  releaseFiles(this: void, hashes: readonly string[]): Promise<void>
  /** What site administrators are told of. */
  installationProblems(this: void, settings: Settings): Promise<Parameters<typeof noteInstallationProblems>[1]>
  log: Log
}

/** All that is done by the clock, and how often. */
export function scheduledTasks(deps: ScheduledTaskDeps): ScheduledTask[] {
  const { settings, database, pipeline, blobs, archives } = deps
  const sweepBlobs = createBlobGc({ blobs, database, findUnnamed: findOrphanedUploads })
  const readPictures = createPictureReader({ blobs, database, operate: pipeline.runAsSystem })
  return [
    { name: 'collect garbage when idle', everywhere: true, everySeconds: 10, run: collectGarbageWhenIdle },
    { name: 'forget old counters', everySeconds: hour, run: () => sweepQuotas(database.read) },
    { name: 'forget old sessions', everySeconds: hour, run: () => sweepAccounts(database.read) },
    { name: 'forget old log-ins', everySeconds: 10 * minute, run: () => sweepIdentityLogins(database.read) },
    { name: 'forget old places in lists', everySeconds: hour, run: () => sweepCursors(database.read) },
    { name: 'forget revoked links', everySeconds: hour, run: () => sweepRevokedTokens(database.read) },
    { name: 'forget old invitations', everySeconds: hour, run: () => sweepMembers(database.read) },
    {
      name: 'warn before the disk is full',
      everywhere: true,
      everySeconds: hour,
      run: createDiskWarning({
        folders: [settings.data, settings.blobs, ...(settings.backup === undefined ? [] : [settings.backupFolder])],
        log: deps.log,
        tell: shortage => pipeline.runAsSystem(transaction => noteDiskShort(transaction, shortage)),
      }),
    },
    {
      name: 'tell of backups and certificates that fail',
      everySeconds: hour,
      run: async () => {
        const problems = await deps.installationProblems(settings)
        await pipeline.runAsSystem(transaction => noteInstallationProblems(transaction, problems))
      },
    },
    { name: 'remove broken uploads', everySeconds: hour, run: async () => void (await blobs.sweepTemporary()) },
    {
      name: 'remove uploads that nobody continues',
      everySeconds: minute,
      run: () => sweepFileUploads({ database, blobs, findUnnamed: findOrphanedUploads }),
    },
    // All of them within a day.
    { name: 'remove files that nobody names', everySeconds: hour, run: () => sweepBlobs(11) },
    { name: 'forget old imports', everySeconds: hour, run: () => sweepImports(database.read) },
    { name: 'forget deleted rows', everySeconds: hour, run: () => sweepDeletedRows(database.read) },
    { name: 'forget deleted files and wiki pages', everySeconds: hour, run: () => sweepDeleted({ database }) },
    {
      name: 'remove deleted files where the room is needed',
      everySeconds: minute,
      run: () => sweepFullGroups({ database, space: settings.groupStorage }),
    },
    { name: 'end long waits for membership', everySeconds: hour, run: repeatUntilDone(pipeline, expirePendingMembers) },
    {
      name: 'email moderators about pending posts',
      everySeconds: minute,
      run: repeatUntilDone(pipeline, announcePending),
    },
    { name: 'remind moderators of pending posts', everySeconds: hour, run: repeatUntilDone(pipeline, remindOfPending) },
    { name: 'end long waits for approval', everySeconds: hour, run: repeatUntilDone(pipeline, expirePendingMessages) },
    { name: 'forget old decisions', everySeconds: hour, run: () => sweepDecisions(database.read) },
    { name: 'forget old deliveries of webhooks', everySeconds: hour, run: () => sweepWebhookDeliveries(database.read) },
    {
      name: 'forget old notifications',
      everySeconds: hour,
      run: repeatUntilDone(pipeline, sweepNotificationsOfPeople),
    },
    { name: 'find parents of imported messages', everySeconds: minute, run: repeatUntilDone(pipeline, findParents) },
    { name: 'make sizes of photos', everySeconds: minute, run: () => resumePhotoSizes({ database }) },
    { name: 'look at imported pictures', everySeconds: minute, run: readPictures },
    { name: 'ask whether mail arrives', everySeconds: 10 * minute, run: repeatUntilDone(pipeline, probeDue) },
    { name: 'expire topics', everySeconds: 10 * minute, run: repeatUntilDone(pipeline, expireTopics) },
    { name: 'remind members', everySeconds: 10 * minute, run: repeatUntilDone(pipeline, remindMembers) },
    {
      name: 'look for space that runs short',
      everySeconds: hour,
      run: repeatUntilDone(pipeline, systemTransaction => notifyShortOfSpace(systemTransaction, settings.groupStorage)),
    },
    { name: 'tell of new chats', everySeconds: 10, run: repeatUntilDone(pipeline, announceChats) },
    { name: 'tell what was missed in chats', everySeconds: minute, run: repeatUntilDone(pipeline, notifyMissed) },
    { name: 'take in words of chats', everySeconds: 1, run: () => flushPendingTerms(database.read) },
    { name: 'make digests', everySeconds: 30, run: repeatUntilDone(pipeline, enqueueDueDigests) },
    { name: 'delete what belongs to no outgoing message', everySeconds: hour, run: () => sweepQueue(database.read) },
    { name: 'forget what was read long ago', everySeconds: hour, run: () => sweepReadMarks(database.read) },
    { name: 'forget what is no longer followed', everySeconds: hour, run: () => sweepFollowers(database.read) },
    { name: 'lay out events that repeat', everySeconds: hour, run: repeatUntilDone(pipeline, extendSeries) },
    { name: 'close polls', everySeconds: 10, run: repeatUntilDone(pipeline, closeDuePolls) },
    { name: 'remind of polls', everySeconds: minute, run: repeatUntilDone(pipeline, remindVoters) },
    { name: 'remind who comes to events', everySeconds: minute, run: repeatUntilDone(pipeline, remindAttendees) },
    { name: 'tell of events to come', everySeconds: 10 * minute, run: repeatUntilDone(pipeline, sendEventSummaries) },
    { name: 'forget deleted events', everySeconds: hour, run: () => sweepEvents(database.read) },
    { name: 'pack words that are searched', everySeconds: 5, run: archives.searchIndex.maintain },
    {
      name: 'move photos to the URL of the site',
      everySeconds: 10 * minute,
      run: async () => {
        await moveProfilePhotos(database.read, settings.url)
        await moveGroupPhotos(database.read, settings.url)
      },
    },
    {
      name: 'delete what has been kept long enough',
      everySeconds: hour,
      run: signal => deleteOutdated(database.read, settings, signal),
    },
    ...groupExports(deps),
    ...dailyBackup(deps),
  ]
}

function groupExports(deps: ScheduledTaskDeps): ScheduledTask[] {
  const { settings, database, pipeline, connection } = deps
  if (connection === undefined) return []
  const { url, mailDomain, blobs: folder } = settings
  const own = { url, mailDomain, folder, connection, operate: pipeline.runAsSystem, days: settings.exportDays }
  const run = createExportWriter({ ...deps, database, ...own })
  return [{ name: 'write exports of groups', everySeconds: 2, run }]
}

function dailyBackup({ settings, blobs, connection, log }: ScheduledTaskDeps): ScheduledTask[] {
  const { backup: schedule, backupFolder: folder, backupFiles: files } = settings
  if (schedule === undefined || connection === undefined) return []
  const source = { connection, blobs, version, secretFile: secretFileOf(settings) }
  const onDone = ({ name, damaged }: BackupResult): void => {
    log(`created the backup ${name} in ${folder}`)
    if (damaged.length > 0) log(`${damaged.length} damaged files are not in the backup: ${damaged.join(', ')}`)
  }
  return [
    {
      name: 'create a backup',
      everySeconds: minute,
      firstAfterSeconds: 5,
      run: createDailyBackup({ schedule, folder, source, files, onDone }),
    },
  ]
}

/** Has some work done as long as there is more of it. */
const repeatUntilDone =
  (pipeline: CallPipeline, work: (systemTransaction: SystemTransaction) => Promise<boolean>) =>
  async (): Promise<void> => {
    while (await pipeline.runAsSystem(work));
  }
