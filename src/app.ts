import type { endpoints, liveEndpoints } from '#features/endpoints.ts'
import {
  authenticator,
  checkPasswordList,
  checkSecretFile,
  commonPasswords,
  findSigningKey,
  providersOf,
  readMarks,
  sealWith,
  userView,
} from '#features/accounts/index.ts'
import { searchParts } from '#features/archives/index.ts'
import { attendance, invitations } from '#features/calendar/index.ts'
import { liveVerbs, type Attendance } from '#features/chats/index.ts'
import { findUnnamedFiles } from '#features/drafts/index.ts'
import {
  cachedFinders,
  featureReaders,
  freshFinders,
  gatheredFinders,
  implementations,
} from '#features/implementations.ts'
import { versions } from '#features/versions.ts'
import { addressesOf } from '#features/groups/index.ts'
import { openLive } from '#live/index.ts'
import { undeliverableReader } from '#mail/bounces/undeliverable.ts'
import { mailboxOf } from '#mail/send/kept.ts'
import { kindsOf } from '#mail/send/kinds.ts'
import { letterReader } from '#mail/send/letters.ts'
import { startQueue, type Queue, type QueueOptions } from '#mail/send/queue/index.ts'
import { routesFor } from '#mail/send/wire/routes.ts'
import { createCodes } from '#mail/codes.ts'
import { createResolver, openReceiver, type Receiver, type Resolve } from '#mail/receive/index.ts'
import { databaseBus, natsBus, type Bus } from '#runtime/bus.ts'
import { createCache } from '#runtime/cache.ts'
import { callerFor, type Calls } from '#runtime/caller.ts'
import type { Implementation, Via } from '#runtime/call.ts'
import type { Identity } from '#runtime/identity.ts'
import { startClock } from '#runtime/clock.ts'
import type { ServerOptions } from '#runtime/http/server.ts'
import { startOutbox, type Outbox } from '#runtime/outbox.ts'
import { createMeter } from '#runtime/rates.ts'
import { buildRoad, type Road } from '#runtime/road.ts'
import { createTurns } from '#runtime/turns.ts'
import type { Settings } from '#settings/index.ts'
import { openBlobs, type Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/database.ts'
import { removeUnnamed } from '#runtime/lock-blobs.ts'
import { choresOf } from './chores.ts'

export type Log = (line: string, error?: unknown) => void
export type App = {
  road: Road
  implementations: readonly Implementation[]
  outbox: Outbox
  /** What tickets for files on a host of their own are signed with. */
  ticketKey: Buffer
  /** Removes those of the files in the blob store that nobody keeps. */
  releaseFiles(hashes: readonly string[]): Promise<void>
  /** Conversations, for the server that takes them in. */
  sockets: Pick<ServerOptions, 'openSocket' | 'endSockets'>
  /** Takes mail in, whoever brings it. */
  receiver: Receiver
  /** Calls on behalf of somebody, or of nobody. */
  callAs(identity: Identity | null, via?: Via): Calls<typeof endpoints & typeof liveEndpoints>
  close(): Promise<void>
}

const [minute, quarterHour, hour, day] = [60, 15 * 60, 3600, 24 * 3600]

/** Puts the parts together on a migrated database. The server, the command line and the tests all build this same app. */
export async function buildApp({
  settings,
  database,
  replica,
  blobs = openBlobs(settings.blobs),
  resolve = createResolver(),
  log,
  mail = {},
}: {
  settings: Settings
  database: Database
  /** Where long reads go that may lag a little; the database itself where there is none. */
  replica?: Database | undefined
  /** Where files are kept; the folder of the settings where nobody says. */
  blobs?: Blobs
  /** How DNS is asked; the machine's own way where nobody says. */
  resolve?: Resolve
  log: Log
  /** How mail goes out, where it is not to be as the settings say. */
  mail?: Partial<Pick<QueueOptions, 'kinds' | 'routes' | 'limits' | 'reach'>>
}): Promise<App> {
  await checkSecretFile(settings.secretFile)
  await checkPasswordList(settings.breachedPasswords)
  const bus: Bus = settings.natsUrl ? await natsBus(settings.natsUrl, log) : await databaseBus(database, log)
  const cache = createCache(bus)
  const tokenKey = await findSigningKey(database.read, 'login token')
  const markKey = await findSigningKey(database.read, 'browser mark')
  const ticketKey = await findSigningKey(database.read, 'file ticket')
  // The database itself hashes addresses that are erased.
  await findSigningKey(database.read, 'erased addresses')
  const codes = createCodes(await findSigningKey(database.read, 'mail codes'))
  const seal = sealWith(settings)
  let queue: Queue | undefined
  const wakeQueue = (): void => queue?.wake()
  const readers = [
    letterReader({ codes, settings, log, wakeQueue }),
    undeliverableReader(() => road),
    attendance(() => road.operate),
    invitations(() => road.operate),
    ...featureReaders(database, { house: { ...addressesOf(settings), codes }, log }),
  ]
  const outbox = startOutbox({ database, readers, log })
  const finders = cachedFinders(cache)
  const early = cachedFinders(cache, { counted: false })
  const road = buildRoad({
    database,
    replica: (replica ?? database).read,
    cache,
    cached: finders,
    early,
    fresh: freshFinders,
    gathered: gatheredFinders,
    versions,
    authenticate: authenticator({ tx: database.read, cache, tokenKey }),
    readMarks: text => readMarks(markKey, text),
    meter: createMeter(),
    rates: {
      account: { count: settings.callsPerMinute, seconds: minute },
      address: { count: settings.callsPerMinuteAddress, seconds: minute },
      loginAddress: { count: settings.loginsPerQuarterHourAddress, seconds: quarterHour },
    },
    takeTurn: createTurns({
      each: settings.callsAtOnce,
      network: settings.callsAtOnceAddress,
      waiting: settings.callsWaiting,
      patience: settings.turnPatience,
    }),
    limits: {
      lettersTo: { count: settings.lettersPerHour, seconds: hour },
      lettersFrom: { count: settings.lettersPerHourAddress, seconds: hour },
      addressChanges: { count: settings.addressChangesPerDay, seconds: day },
      exports: { count: settings.exportsPerDay, seconds: day },
    },
    readers,
    userView,
    ownHost: new URL(settings.url).hostname,
    wakeOutbox: outbox.wake,
    wakeQueue,
    hear: facts => live.hear(facts),
  })
  queue = startQueue({
    database,
    road,
    routes: routesFor(settings),
    log,
    ...mail,
    kinds: mail.kinds ?? kindsOf({ settings, codes, blobs, database, seal, resolve, log }),
  })
  const archives = searchParts({ settings, blobs, database, codes })
  const all = implementations({
    tokenKey,
    markKey,
    loginRate: { count: settings.loginsPerQuarterHour, seconds: quarterHour },
    factorRate: { count: settings.codesPerQuarterHour, seconds: quarterHour },
    ...archives,
    defaultPlan: settings.defaultPlan,
    directAddsPerDay: settings.directAddsPerDay,
    directAddsPerDayAccount: settings.directAddsPerDayAccount,
    seal,
    isCommon: commonPasswords(settings.breachedPasswords),
    revealAddresses: settings.revealAddresses,
    providers: providersOf(settings),
    operate: road.operate,
    codes,
    ...mailboxOf(settings),
  })
  const inChats = liveVerbs(archives)
  const live = openLive({
    road,
    database,
    bus,
    addresses: addressesOf(settings),
    verbs: inChats,
    framesPerMinute: settings.framesPerMinute,
    log,
  })
  const clock = startClock(choresOf({ settings, database, road, blobs, archives }), log, database.isFull)
  const byName = new Map([...all, ...inChats].map(implementation => [implementation.endpoint.name, implementation]))
  const callAs: App['callAs'] = (identity, via = 'via_robot') =>
    callerFor({
      road,
      implementations: byName,
      identity,
      origin: { via, address: '', agent: '', crossSite: false, ownPage: true },
    })

  return {
    road,
    implementations: all,
    outbox: { ...outbox, settle: () => settleBoth(outbox, queue) },
    ticketKey,
    releaseFiles: hashes => road.operate(({ tx }) => removeUnnamed(tx, blobs, hashes, findUnnamedFiles)),
    sockets: {
      openSocket: (upgrade, opening, guest) => live.open(upgrade, opening as Attendance, guest),
      endSockets: live.endAll,
    },
    receiver: openReceiver({ road, callAs, database, codes, settings, blobs, cache, finders: early, resolve, log }),
    callAs,
    async close() {
      await live.close()
      await clock.stop()
      await outbox.stop()
      await queue.stop()
      cache.close()
      await bus.close()
    },
  }
}

/** What is sent follows from facts, and facts follow from what was sent. */
async function settleBoth(outbox: Outbox, queue: Queue): Promise<void> {
  await outbox.settle()
  await queue.settle()
  await outbox.settle()
}
