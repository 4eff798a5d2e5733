import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { buildApp, type App } from '#app.ts'
import { isApiError } from '#contract/errors.ts'
import type { endpoints } from '#features/endpoints.ts'
import { findSigningKey, setPasswordCost } from '#features/accounts/index.ts'
import type { ResolveDns } from '#mail/receive/index.ts'
import type { InProcessClient } from '#runtime/calls/in-process-client.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import { loadSettings, type Settings } from '#settings/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { openFiles } from '#storage/blobs/open-files.ts'
import { cheapPasswords } from './accounts.ts'
import { assertMatchesContract, assertDeclaredError } from './contract-check.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { groupHelpers, type GroupHelpers, type TestGroup } from './world/groups.ts'
import { emptyDns } from './fixtures/empty-dns.ts'
import { makePeople, makePerson, testRoles, type Person, type PersonName } from './world/people.ts'
import { submitHelpers, type SubmitHelpers } from './world/submitting.ts'
import { writingHelpers, type WritingHelpers } from './world/writing.ts'

/** The same calls, each answer and each refusal held against its declaration. */
export function checkedCalls(calls: InProcessClient<typeof endpoints>): InProcessClient<typeof endpoints> {
  return new Proxy(calls, {
    get: (target, name) => async (input: unknown) => {
      const call = Reflect.get(target, name) as (given: unknown) => Promise<unknown>
      const answer = await call(input).catch((error: unknown) => {
        if (isApiError(error)) assertDeclaredError(String(name), error)
        throw error
      })
      assertMatchesContract(String(name), answer)
      return answer
    },
  })
}

export type SentEmail = { recipient: string; kind: string; subject: string; body: string }
/** A person of the world by name, or any account. */
export type Who = PersonName | { identity: Identity }

/** A small group with named people, on a database of its own, with the app that is also served. */
export type WorldBase = TestDatabase &
  GroupHelpers & {
    app: App
    settings: Settings
    blobs: BlobStore
    group: TestGroup
    people: Record<PersonName, Person>
    /** Makes calls as a person, or as a visitor. */
    as(who: Who | 'anonymous'): InProcessClient<typeof endpoints>
    identityOf(who: Who): Identity
    addPerson(name: string): Promise<Person>
    /** Runs when the world is closed, before anything else. */
    atEnd(work: () => Promise<unknown>): void
    /** Waits until all jobs and emails are done. */
    settle(): Promise<void>
    /** The names of all facts since the last time this was asked. */
    facts(): Promise<string[]>
    emails(): Promise<SentEmail[]>
    /** All emails since the last call, after pending jobs. */
    newEmails(): Promise<SentEmail[]>
  }
/** The same, with the words for what people write in it. */
export type World = WorldBase & WritingHelpers & SubmitHelpers

type WorldOptions = {
  resolve?: ResolveDns
  mail?: Parameters<typeof buildApp>[0]['mail']
  /** Problems are expected, and recorded here. */
  hear?: (line: string) => void
}

/**
 * All tests of a file come from one address. What one test asks for must not be counted against the next, so these limits are out of
 * reach; a test of a limit sets its own, best in a world of its own.
 */
const outOfReach = Object.fromEntries(
  ['CALLS_PER_MINUTE', 'CALLS_PER_MINUTE_ADDRESS', 'LOGINS_PER_QUARTER_HOUR_ADDRESS'].map(limit => [
    `FOLKMOOT_${limit}`,
    '1000000',
  ]),
)

/** Makes a world; it is taken down when the test file is done. */
export async function newWorld(
  env: Record<string, string> = {},
  { resolve = emptyDns, mail, hear }: WorldOptions = {},
): Promise<World> {
  setPasswordCost(cheapPasswords)
  const database = await testDatabase()
  const data = await mkdtemp(join(tmpdir(), 'folkmoot-world-'))
  const settings = loadSettings({
    env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test', ...outOfReach, ...env },
    cwd: data,
  })
  const problems: unknown[] = []
  const blobs = openFiles(settings)
  const app = await buildApp({
    settings,
    database: database.database,
    blobs,
    resolve,
    log: (line, error) => (hear ? hear(line) : problems.push(line, error)),
    ...(mail ? { mail } : {}),
  })
  const atEnd: (() => Promise<unknown>)[] = []
  after(async () => {
    for (const work of atEnd) await work()
    await app.close()
    await database.close()
    await rm(data, { recursive: true, force: true })
  })
  const tokenKey = await findSigningKey(database.database.read, 'login token')
  const made = await makePeople(database, Object.keys(testRoles), tokenKey)
  const people = Object.fromEntries(made.map(person => [person.name, person])) as Record<PersonName, Person>
  const groups = groupHelpers(database, people)
  const group = await groups.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  for (const [name, id] of Object.entries(group.members)) people[name as PersonName].id = id

  const identityOf = (who: Who) => (typeof who === 'string' ? people[who].identity : who.identity)
  let lastFact = 0
  let emailsRead = 0
  const worldBase: WorldBase = {
    ...database,
    ...groups,
    app,
    settings,
    blobs,
    group,
    people,
    as: who => checkedCalls(app.callAs(who === 'anonymous' ? null : identityOf(who), 'via_api')),
    identityOf,
    addPerson: name => makePerson(database, name, tokenKey),
    atEnd: work => void atEnd.push(work),
    async settle() {
      await app.jobQueue.settle()
      if (problems.length > 0) throw new Error('the job queue or the bus reported problems', { cause: problems })
    },
    async facts() {
      const rows = (await database.sql(`select id, name from facts where id > $1 order by id`, [lastFact])) as {
        id: number
        name: string
      }[]
      lastFact = rows.at(-1)?.id ?? lastFact
      return rows.map(row => row.name)
    },
    async emails() {
      return (await database.sql(
        `select recipient, kind, subject, body from service_emails order by id`,
      )) as SentEmail[]
    },
    async newEmails() {
      // Without the pause after which several changes are told in one email.
      await database.sql(`update jobs set run_at = now() where subscriber = 'batched notifications'`)
      await worldBase.settle()
      const emails = (await worldBase.emails()).slice(emailsRead)
      emailsRead += emails.length
      return emails
    },
  }
  return { ...worldBase, ...writingHelpers(worldBase), ...submitHelpers(worldBase) }
}
