// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { runHere } from '#test/servers/command-line.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { clustersIn, killPostmaster, usedFolders } from '#test/servers/embedded.ts'
import { manyOfEach } from './database/one-of-each.ts'
import { addMembership, type Person, type PersonName } from './world/people.ts'
import { invalidValueError, expectedError, errorExtraOf, loginRequiredError } from './fixtures/expected-errors.ts'
import { requiredParams } from './fixtures/valid-values.ts'
import { post, startServeProcess } from './servers/serve-process.ts'
import { newWorld } from './world.ts'

// Programs turn pages with nothing but the token and a limit.

const world = await newWorld()
const group = await world.addGroup({ privacy: 'group_privacy_unlisted_public' }, { peopled: true })
const other = await world.addGroup({}, { peopled: true })
for (const settings of [{}, {}, {}]) await world.addGroup(settings, { parent: group })
const things = await manyOfEach(world, group.id, 3)
for (const { topic } of things)
  await world.sql(`update messages set topic_id = $1 where topic_id = $2`, [things[0]!.topic, topic])
const elsewhere = await manyOfEach(world, other.id, 3)
for (const subject of ['Oat', 'Rye', 'Spelt']) await world.draft('owner', { subject }, group)

const { id: group_id, name: group_name } = group
const topic_id = things[0]!.topic
type Input = Record<string, string | number | boolean>
const lists: [name: string, input: Input][] = [
  ['gettopics', { group_id, sort_field: 'subject', sort_dir: 'desc' }],
  ['gettopics', {}],
  ['gettopic', { topic_id }],
  ['getmessages', { group_id }],
  ['getmessages', { group_name, sort_field: 'created', sort_dir: 'asc' }],
  ['searcharchives', { group_id, q: 'bread', collapse_topics: false, sort_field: 'date' }],
  ['searcharchives', { group_id, q: 'bread', sort_dir: 'relevance' }],
  ['getpendingmessages', { group_id }],
  ['gethashtags', { group_name, usable_only: true }],
  ['getdrafts', { group_id, sort_field: 'subject' }],
  ['getsubgroups', { group_id, sort_field: 'name', sort_dir: 'desc' }],
  ['getmembers', { group_id, type: 'mods', sort_field: 'email', sort_dir: 'desc' }],
  ['searchmembers', { group_id, q: 'example' }],
  ['getsubs', { sort_field: 'created' }],
  ['getevents', { start: '2030-01-01' }],
  ['feed', {}],
]
type PagedList = {
  data: { id: number; group_id: number }[]
  next_page_token: number
  start_item: number
  total_count: number
}
type Call = (input: Input) => Promise<PagedList>
const callOf = (who: PersonName | Person | 'anonymous', name: string): Call =>
  (world.as(who) as unknown as Record<string, Call>)[name]!

suite('a page needs only its token and a limit', () => {
  for (const [name, input] of lists) {
    test(`${name} ${JSON.stringify(Object.keys(input))}`, async () => {
      const call = callOf('owner', name)
      const { next_page_token: page_token } = await call({ ...input, limit: 1 })
      const expected = await call({ ...input, limit: 1, page_token })

      const page = await call({ limit: 1, page_token })

      assert.equal(page.start_item, 2)
      assert.deepEqual(page, expected)
    })
  }
})

test('a token continues its own list only, however the group is named', async () => {
  const call = callOf('owner', 'getmembers')
  const { next_page_token: page_token } = await call({ group_id, limit: 1, sort_field: 'email' })

  const byName = await call({ group_name: group_name.toUpperCase(), limit: 2, page_token })

  assert.deepEqual(byName.data, (await call({ limit: 2, page_token })).data)
  const others: Input[] = [
    { group_id: other.id },
    { group_name: other.name },
    { group_id: 987_654_321 },
    { type: 'mods' },
    { sort_field: 'joined' },
  ]
  for (const asked of others)
    await assert.rejects(
      call({ limit: 2, page_token, ...asked }),
      invalidValueError('page_token'),
      JSON.stringify(asked),
    )
  await assert.rejects(call({ group_id: 'x', page_token }), expectedError('invalid group_id'))
})

test('without a group the token’s group is used', async () => {
  for (const [name, input] of lists.filter(([, { group_id, group_name }]) => group_id ?? group_name)) {
    const call = callOf('owner', name)
    const { next_page_token: page_token } = await call({ ...input, limit: 1 })
    const expected = await call({ limit: 1, page_token })

    assert.deepEqual(await call({ group_id: '', group_name: '', limit: 1, page_token }), expected, name)
  }
})

test('a token of a list over all groups, of a topic or of a search continues no other', async () => {
  const tokenOf = async (name: string, input: Input) =>
    (await callOf('owner', name)({ ...input, limit: 1 })).next_page_token
  const all: [name: string, input: Input, otherwise: Input][] = [
    ['gettopics', {}, { group_id }],
    ['gettopic', { topic_id }, { topic_id: elsewhere[0]!.topic }],
    ['searcharchives', { group_id, q: 'bread' }, { q: 'rye' }],
  ]
  for (const [name, input, otherwise] of all) {
    const page_token = await tokenOf(name, input)
    await assert.rejects(
      callOf('owner', name)({ ...input, ...otherwise, page_token }),
      invalidValueError('page_token'),
      name,
    )
  }
})

test('a token is useless in another call, and grants no permission', async () => {
  const { next_page_token: page_token } = await callOf('owner', 'getpendingmessages')({ group_id, limit: 1 })
  const read = await callOf('anonymous', 'getmessages')({ group_name, limit: 1 })

  await assert.rejects(callOf('owner', 'getmessages')({ page_token }), invalidValueError('page_token'))
  await assert.rejects(callOf('anonymous', 'getpendingmessages')({ page_token }), { type: 'authentication' })
  await assert.rejects(world.as('ben').getpendingmessages({ page_token }), { type: 'inadequate_permissions' })
  // Whoever has the name of an unlisted group has it on the next page too.
  assert.equal((await callOf('anonymous', 'getmessages')({ page_token: read.next_page_token })).start_item, 2)
})

// Those that visitors may call too.
const overAllGroups: readonly Endpoint[] = world.app.implementations
  .map(({ endpoint }: { endpoint: Endpoint }) => endpoint)
  .filter(({ sorting, who, groupOptional }) => sorting && who === 'anyone' && groupOptional === 'own')

test('a token of a list over all groups reveals nothing about them to others', async () => {
  const newcomer = await world.addPerson('newcomer')
  await addMembership(world, other.id, newcomer, {})
  for (const endpoint of overAllGroups) {
    const { name } = endpoint
    const first = await callOf('owner', name)({ ...requiredParams(endpoint), limit: 1 })
    const asked = { limit: 1, page_token: first.next_page_token }
    assert.notEqual(asked.page_token, 0, name)

    await assert.rejects(callOf('anonymous', name)(asked), loginRequiredError, name)
    assert.deepEqual((await callOf('stranger', name)(asked)).data, [], name)
    const { data, total_count } = await callOf(newcomer, name)(asked)
    assert.deepEqual([name, data.map(row => row.group_id), total_count], [name, [other.id], elsewhere.length])
    assert.ok(total_count < first.total_count, name)
  }
  assert.ok(overAllGroups.length >= 2)
})

async function shownBy(asked: Promise<PagedList>): Promise<string[]> {
  const rows = (await errorExtraOf(asked)) === 'done' ? (await asked).data : []
  return rows.map(row => JSON.stringify(row))
}

test('with another person’s token one sees one’s own list, or an error', async () => {
  let shown = 0
  for (const [name, input] of lists) {
    const { next_page_token: page_token } = await callOf('owner', name)({ ...input, limit: 1 })
    for (const who of ['anonymous', 'stranger', 'banned', 'cleo'] as const) {
      const own = new Set(await shownBy(callOf(who, name)({ ...input, limit: 100 })))
      const page = await shownBy(callOf(who, name)({ limit: 1, page_token }))
      assert.deepEqual(
        page.filter(row => !own.has(row)),
        [],
        `${name} ${who}`,
      )
      shown += page.length
    }
  }
  assert.ok(shown > 0)
})

test('a token survives a crash of the server and of its database', async t => {
  const folders = await usedFolders(t)
  const before = await startServeProcess(folders)
  await runHere(folders, ['user', 'add', 'owner@example.org', '--name', 'Owner', '--password', 'a good password'])
  const login = await post(before.url, '/api/v1/login', { email: 'owner@example.org', password: 'a good password' })
  const { token } = JSON.parse(login.text) as { token: string }
  const headers = { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }
  const settings = { privacy: 'group_privacy_none', sub_group_access: 'sub_group_owners', desc: 'those who bake bread' }
  for (const group_name of ['oat', 'rye'])
    await post(before.url, '/api/v1/creategroup', { group_name, ...settings }, headers)
  const first = JSON.parse((await post(before.url, '/api/v1/getsubs', { limit: '1' }, headers)).text) as PagedList

  for (const cluster of await clustersIn(folders)) await killPostmaster(cluster)
  await before.stop('SIGKILL')
  const after = await startServeProcess(folders)
  const form = { page_token: String(first.next_page_token) }
  const next = JSON.parse((await post(after.url, '/api/v1/getsubs', form, headers)).text) as PagedList
  await after.stop('SIGTERM')

  assert.equal(next.start_item, 2)
})

test('a list goes on if the disk becomes full while a token is written, as soon as there is room', async () => {
  const subjects = ['One', 'Two', 'Three'].map(subject => `${subject} on a full disk`)
  for (const subject of subjects) await world.post('owner', { subject, body: 'Rye' })
  // The first two attempts find none.
  await world.sql(`create sequence attempts`)
  await world.sql(`create function refuse() returns trigger language plpgsql as $$ begin
    if nextval('attempts') < 3 then raise exception 'could not extend file' using errcode = '53100'; end if;
    return new;
  end $$`)
  await world.sql(`create trigger full_disk before insert on page_cursors for each row execute function refuse()`)

  const page = await world.as('owner').gettopics({ group_id: world.group.id, limit: 1, sort_field: 'subject' })

  assert.equal(page.has_more, true)
  assert.notEqual(page.next_page_token, 0)
  assert.deepEqual(await world.sql(`select last_value::int as attempts from attempts`), [{ attempts: 3 }])
  await world.sql(`drop trigger full_disk on page_cursors`)
})
