import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { buildApp, type App } from '#app.ts'
import type { GroupSettings } from '#contract/group-settings.ts'
import type { endpoints } from '#features/endpoints.ts'
import { findSigningKey } from '#features/accounts/index.ts'
import type { Calls } from '#runtime/caller.ts'
import { loadSettings, type Settings } from '#settings/index.ts'
import { openBlobs, type Blobs } from '#storage/blobs.ts'
import { assertPromised } from './matches.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { makePeople, makePerson, placeAll, places, randomName, type Person, type PersonName } from './people.ts'

/** The same calls, each answer held against its declaration. */
function checked(calls: Calls<typeof endpoints>): Calls<typeof endpoints> {
  return new Proxy(calls, {
    get: (target, name) => async (input: unknown) => {
      const call = Reflect.get(target, name) as (given: unknown) => Promise<unknown>
      const answer = await call(input)
      assertPromised(String(name), answer)
      return answer
    },
  })
}

export type Letter = { recipient: string; kind: string; subject: string; body: string }
type MadeGroup = { id: number; name: string }

/** A small group with named people, on a database of its own, with the app that is also served. */
export type World = TestDatabase & {
  app: App
  settings: Settings
  blobs: Blobs
  group: MadeGroup
  people: Record<PersonName, Person>
  /** Calls as somebody, or as nobody. */
  as(name: PersonName | 'anonymous'): Calls<typeof endpoints>
  /** Another group; everybody stands in it as in the first one when `peopled`. */
  addGroup(settings: Partial<GroupSettings>, options?: { peopled?: boolean; parent?: MadeGroup }): Promise<MadeGroup>
  addPerson(name: string): Promise<Person>
  /** Waits until all that follows from what happened is done. */
  settle(): Promise<void>
  /** The names of all facts since the last time this was asked. */
  facts(): Promise<string[]>
  letters(): Promise<Letter[]>
}

/** Makes a world; it is taken down when the test file is done. */
export async function newWorld(env: Record<string, string> = {}): Promise<World> {
  const database = await testDatabase()
  const data = await mkdtemp(join(tmpdir(), 'folkmoot-world-'))
  const settings = loadSettings({
    env: { FOLKMOOT_DATA: data, FOLKMOOT_URL: 'https://folkmoot.test', ...env },
    cwd: data,
  })
  const problems: unknown[] = []
  const blobs = openBlobs(settings.blobs)
  const app = await buildApp({
    settings,
    database: database.database,
    blobs,
    log: (line, error) => problems.push(line, error),
  })
  after(async () => {
    await app.close()
    await database.close()
    await rm(data, { recursive: true, force: true })
  })
  const tokenKey = await findSigningKey(database.database.read, 'login token')
  const addPerson = (name: string) => makePerson(database, name, tokenKey)

  const names = Object.keys(places) as PersonName[]
  const made = await makePeople(database, names, tokenKey)
  const people = Object.fromEntries(made.map(person => [person.name, person])) as Record<PersonName, Person>

  const addGroup: World['addGroup'] = async (groupSettings, { peopled = false, parent } = {}) => {
    const name = parent ? `${parent.name}+${randomName()}` : randomName()
    const [row] = await database.sql(
      `insert into groups (name, plan, settings, parent_id) values ($1, 'group_plan_premium', $2, $3) returning id`,
      [name, JSON.stringify(groupSettings), parent?.id ?? null],
    )
    const { id } = row as { id: number }
    if (peopled) await placeEverybody(id)
    return { id, name }
  }
  const placed = names.flatMap((name, at) => {
    const where = places[name]
    return where ? [[made[at]!, where] as const] : []
  })
  const placeEverybody = (group_id: number) => placeAll(database, group_id, placed)

  const group = await addGroup({ privacy: 'group_privacy_archives' })
  for (const [at, id] of (await placeEverybody(group.id)).entries()) placed[at]![0].id = id

  let seen = 0
  return {
    ...database,
    app,
    settings,
    blobs,
    group,
    people,
    as: name => checked(app.callAs(name === 'anonymous' ? null : people[name].identity, 'via_api')),
    addGroup,
    addPerson,
    async settle() {
      await app.outbox.settle()
      if (problems.length > 0) throw new Error('the outbox or the bus reported problems', { cause: problems })
    },
    async facts() {
      const rows = (await database.sql(`select id, name from facts where id > $1 order by id`, [seen])) as {
        id: number
        name: string
      }[]
      seen = rows.at(-1)?.id ?? seen
      return rows.map(row => row.name)
    },
    async letters() {
      return (await database.sql(`select recipient, kind, subject, body from letters order by id`)) as Letter[]
    },
  }
}
