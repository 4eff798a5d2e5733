import type { ClientConfig } from 'pg'
import { decodersInBackground } from '#content/images/index.ts'
import type { endpoints, liveEndpoints } from '#features/endpoints.ts'
import {
  authenticator,
  checkPasswordList,
  checkSecretFile,
  commonPasswords,
  findSigningKey,
  providersOf,
  readKnownBrowsers,
  createSecretBox,
  userView,
} from '#features/accounts/index.ts'
import { createSearchDeps, redactTokens } from '#features/archives/index.ts'
import { liveHandlers, type Attendance } from '#features/chats/index.ts'
import { findOrphanedUploads } from '#features/drafts/index.ts'
import { cachedFinders, freshFinders, batchFinders, implementations } from '#features/implementations.ts'
import { versions } from '#features/edit-versions.ts'
import { addressesOf } from '#features/groups/index.ts'
import { findVapidKeys, pushEndpoints } from '#features/notifications/index.ts'
import { webhookRequests } from '#features/webhooks/index.ts'
import { examine, installationProblems } from '#health/index.ts'
import { createReadinessCheck } from '#health/readiness.ts'
import type { AppSources } from '#health/metrics/sources.ts'
import { openLiveGateway } from '#live/gateway.ts'
import { openUpdates } from '#live/updates/open-updates.ts'
import { createLocalMailbox } from '#mail/send/read-local-mailbox.ts'
import { createOutgoingSigner } from '#mail/send/sign/outgoing-signer.ts'
import { createTestEmail } from '#mail/send/test-email.ts'
import { createPreviews } from '#mail/send/previews.ts'
import { createMessageTypes } from '#mail/send/mail-kinds.ts'
import { noMailQueue, startMailQueue, type MailQueue, type MailQueueOptions } from '#mail/send/queue/mail-queue.ts'
import { routesFor } from '#mail/send/smtp/routes.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { createDnsResolver, openReceiver, type Receiver, type ResolveDns } from '#mail/receive/index.ts'
import { databaseBus, natsBus, type Bus } from '#runtime/jobs/message-bus.ts'
import { createTtlCache } from '#runtime/cache/ttl-cache.ts'
import { createCallQueue } from '#runtime/calls/admission.ts'
import { createInProcessClient, type InProcessClient } from '#runtime/calls/in-process-client.ts'
import type { Implementation, Channel } from '#runtime/calls/handler.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import { startScheduler } from '#runtime/jobs/scheduler.ts'
import type { ServerOptions } from '#runtime/http/server.ts'
import { noJobs, startJobQueues, type JobQueue } from '#runtime/jobs/job-queue.ts'
import { createWorkSignal } from '#runtime/jobs/work-signal.ts'
import { createLeakyBucket } from '#runtime/limits/rate-limiter.ts'
import { buildPipeline, type CallPipeline } from '#runtime/calls/pipeline.ts'
import { ipRangeMatcher, isPublicAddress } from '#settings/ip-ranges.ts'
import type { Settings } from '#settings/index.ts'
import type { Role } from '#settings/roles.ts'
import { openFiles } from '#storage/blobs/open-files.ts'
import type { Database, FindLongReads } from '#storage/database.ts'
import { removeUnreferenced } from '#runtime/blobs/blob-locks.ts'
import { scheduledTasks } from './scheduled-tasks.ts'
import { subscribers } from './subscribers.ts'

export type Log = (line: string, error?: unknown) => void
export type App = {
  pipeline: CallPipeline
  implementations: readonly Implementation[]
  jobQueue: JobQueue
  /** What tickets for files on a host of their own are signed with. */
  ticketKey: Buffer
  /** Removes unreferenced files from the blob store. */
  releaseFiles(hashes: readonly string[]): Promise<void>
  /** WebSockets and event streams, for the server that opens them. */
  sockets: Pick<ServerOptions, 'openSocket' | 'openEvents' | 'endEvents' | 'endSockets'>
  /** Whether this process can serve. */
  checkReady: ServerOptions['checkReady']
  /** What metrics are made of. */
  sources: AppSources
  /** Handles incoming mail, from SMTP or a pipe. */
  receiver: Receiver
  /** Makes calls as an account, or anonymously. */
  callAs(identity: Identity | null, via?: Channel): InProcessClient<typeof endpoints & typeof liveEndpoints>
  close(): Promise<void>
}

const [minute, quarterHour, hour, day] = [60, 15 * 60, 3600, 24 * 3600]

/** Puts the parts together on a migrated database. The server, the command line and the tests all build this same app. */
export async function buildApp({
  settings,
  database,
  findLongReads = async () => database.read,
  cluster,
  connection,
  blobs = openFiles(settings),
  resolve = createDnsResolver(),
  log,
  mail = {},
  roles = settings.roles,
}: {
  settings: Settings
  database: Database
  /** Where long reads go; by default to the database itself. */
  findLongReads?: FindLongReads
  /** The folder of the embedded server; undefined for an external one. */
  cluster?: string | undefined
  /** How to connect to the database, for daily backups; absent where none are made. */
  connection?: ClientConfig | undefined
  /** Where files are stored; by default where the settings say. */
  blobs?: ReturnType<typeof openFiles>
  /** The DNS resolver; by default the system's. */
  resolve?: ResolveDns
  log: Log
  /** Mail routes other than those of the settings. */
  mail?: Partial<Pick<MailQueueOptions, 'kinds' | 'routes' | 'limits' | 'reach'>>
  /** What this process does of the work of the installation; by default what the settings say. */
  roles?: readonly Role[]
}): Promise<App> {
  await checkSecretFile(settings.secretFile)
  await checkPasswordList(settings.breachedPasswords)
  const bus: Bus = settings.natsUrl ? await natsBus(settings.natsUrl, log) : await databaseBus(database, log)
  const cache = createTtlCache(bus)
  const tokenKey = await findSigningKey(database.read, 'login token')
  const markKey = await findSigningKey(database.read, 'known browsers')
  const ticketKey = await findSigningKey(database.read, 'file ticket')
  // The database itself hashes addresses that are erased.
  await findSigningKey(database.read, 'erased addresses')
  const tokenSigner = createTokenSigner(await findSigningKey(database.read, 'email tokens'))
  const seal = createSecretBox(settings)
  const vapidKeys = await findVapidKeys(database.read)
  const isOwnNetwork = ipRangeMatcher(settings.pictureNetworks)
  const mayReach = (address: string): boolean => isPublicAddress(address) || isOwnNetwork(address)
  const webhooks = webhookRequests(settings, seal)
  const isWorker = roles.includes('worker')
  let queue: MailQueue = noMailQueue
  const sendsMail = roles.includes('mail-out')
  const wakeQueue = createWorkSignal(bus, { topic: 'mail', isOurs: sendsMail, begin: () => queue.wake() })
  const readers = subscribers({
    settings,
    database,
    blobs,
    codes: tokenSigner,
    vapidKeys,
    mayReach,
    webhooks,
    log,
    wakeQueue,
    pipeline: () => pipeline,
    callAs: identity => callAs(identity, 'via_web'),
  })
  const jobQueue = isWorker
    ? startJobQueues({ database, subscribers: readers, log, picturesAtOnce: decodersInBackground })
    : noJobs
  const finders = cachedFinders(cache)
  const early = cachedFinders(cache, { counted: false })
  const meter = createLeakyBucket()
  const factCounts = new Map<string, number>()
  const pipeline = buildPipeline({
    database,
    findLongReads,
    cache,
    cached: finders,
    early,
    fresh: freshFinders,
    batchFinders: batchFinders,
    versions,
    authenticate: authenticator({ tx: database.read, cache, tokenKey }),
    readKnownBrowsers: text => readKnownBrowsers(markKey, text),
    meter,
    rates: {
      account: { count: settings.callsPerMinute, seconds: minute },
      address: { count: settings.callsPerMinuteAddress, seconds: minute },
      loginAddress: { count: settings.loginsPerQuarterHourAddress, seconds: quarterHour },
    },
    callQueue: createCallQueue(settings),
    limits: {
      emailsTo: { count: settings.emailsPerHour, seconds: hour },
      emailsFrom: { count: settings.emailsPerHourAddress, seconds: hour },
      addressChanges: { count: settings.addressChangesPerDay, seconds: day },
      exports: { count: settings.exportsPerDay, seconds: day },
    },
    subscribers: readers,
    ...{ userView, withoutCodes: text => redactTokens(text, { ...addressesOf(settings), codes: tokenSigner }) },
    ownHost: new URL(settings.url).hostname,
    wakeJobQueue: createWorkSignal(bus, { topic: 'jobs', isOurs: isWorker, begin: jobQueue.wake }),
    wakeQueue,
    onCommitted(facts) {
      for (const { name } of facts) factCounts.set(name, (factCounts.get(name) ?? 0) + 1)
      live.onCommitted(facts)
      updates.onCommitted(facts)
    },
  })
  const routes = mail.routes ?? routesFor(settings)
  const kinds = mail.kinds ?? createMessageTypes({ settings, codes: tokenSigner, blobs, database, seal, resolve, log })
  if (sendsMail) queue = startMailQueue({ database, pipeline, log, ...mail, routes, kinds })
  const indexing = (group_id: number): void => archives.searchIndex.requestIndexing(group_id)
  const requestIndexing = createWorkSignal(bus, { topic: 'search', isOurs: isWorker, begin: indexing })
  const indexElsewhere = isWorker ? undefined : requestIndexing
  const archives = createSearchDeps({ settings, blobs, database, codes: tokenSigner, indexElsewhere })
  const all = implementations({
    tokenKey,
    markKey,
    loginRate: { count: settings.loginsPerQuarterHour, seconds: quarterHour },
    factorRate: { count: settings.codesPerQuarterHour, seconds: quarterHour },
    ...archives,
    defaultPlan: settings.defaultPlan,
    directAddsPerDay: settings.directAddsPerDay,
    directAddsPerDayAccount: settings.directAddsPerDayAccount,
    isCommon: commonPasswords(settings.breachedPasswords),
    revealAddresses: settings.revealAddresses,
    providers: providersOf(settings),
    operate: pipeline.runAsSystem,
    codes: tokenSigner,
    ...createLocalMailbox(settings),
    testEmail: createTestEmail({
      settings,
      routes,
      signer: createOutgoingSigner({ database, seal, log, domain: settings.mailDomain, isSent: routes !== undefined }),
    }),
    ...createPreviews(addressesOf(settings), settings.language),
    settings,
    pushKey: vapidKeys.publicKey,
    isPushEndpoint: pushEndpoints(mayReach, isOwnNetwork),
    ...webhooks,
    limitedCalls: meter.limited,
    examine: t => examine({ settings, withDatabase: work => work({ database, cluster }) }, t),
  })
  const inChats = liveHandlers(archives)
  const live = openLiveGateway({
    pipeline,
    database,
    bus,
    addresses: addressesOf(settings),
    handlers: inChats,
    framesPerMinute: settings.framesPerMinute,
    log,
  })
  const updates = openUpdates({ database, bus, finders, log })
  const releaseFiles: App['releaseFiles'] = hashes =>
    pipeline.runAsSystem(({ tx }) => removeUnreferenced(tx, blobs, hashes, findOrphanedUploads))
  const tasks = { settings, database, pipeline, blobs, archives, connection, codes: tokenSigner, releaseFiles, log }
  const due = scheduledTasks({ ...tasks, installationProblems }).filter(({ everywhere }) => isWorker || everywhere)
  const clock = startScheduler(due, log, database.isDiskFull)
  const byName = new Map([...all, ...inChats].map(implementation => [implementation.endpoint.name, implementation]))
  const callAs: App['callAs'] = (identity, via = 'via_robot') =>
    createInProcessClient({
      pipeline,
      implementations: byName,
      identity,
      origin: { via, address: '', agent: '', crossSite: false, ownPage: true },
    })

  return {
    pipeline,
    implementations: all,
    jobQueue: { ...jobQueue, settle: () => settleBoth(jobQueue, queue) },
    ticketKey,
    releaseFiles,
    sockets: {
      openSocket: (upgrade, opening, caller) => live.open(upgrade, opening as Attendance, caller),
      openEvents: updates.open,
      endEvents: updates.endAll,
      endSockets: live.endAll,
    },
    checkReady: createReadinessCheck(database),
    sources: {
      settings,
      database,
      calls: pipeline.callMeter,
      facts: factCounts,
      mail: queue.stats,
      sockets: live.count,
      streams: updates.count,
      searchBacklog: archives.searchIndex.backlog,
    },
    receiver: openReceiver({
      pipeline,
      callAs,
      database,
      codes: tokenSigner,
      settings,
      blobs,
      cache,
      finders: early,
      resolve,
      log,
    }),
    callAs,
    async close() {
      await live.close()
      await updates.close()
      await clock.stop()
      await jobQueue.stop()
      await queue.stop()
      cache.close()
      await bus.close()
    },
  }
}

/** Emails follow from facts, and facts from deliveries. */
async function settleBoth(jobQueue: JobQueue, queue: MailQueue): Promise<void> {
  await jobQueue.settle()
  await queue.settle()
  await jobQueue.settle()
}
