import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '#app.ts'
import { sessionCookie } from '#runtime/http/cookies.ts'
import { openDatabase } from '#storage/database.ts'
import { serve, type Reply } from '../server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'

const perMinute = 240
const world = await newWorld({ FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: String(perMinute) })
const server = await serve(world, { pages: await builtPages() })
const openGroup = async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const { topic_id, message_id } = await world.post('ben', { subject: 'Bread', body: '<p>Rye</p>' }, group)
  return { ...group, message_id, path: `/g/${group.name}/topic/${topic_id}/bread` }
}
const open = await openGroup()
const { message_id, path } = open

const get = (url: string, headers: Record<string, string> = {}): Promise<Reply> =>
  server.ask(url, { headers: { accept: 'text/html', ...headers } })

test('what a page tells strangers is told of a change by the next of them', async () => {
  const shows = async (): Promise<boolean[]> => {
    const { text } = await get(path)
    return [/Oats/, /One person likes it/, /Benjamin/].map(words => words.test(text))
  }
  for (let time = 0; time < 2; time += 1) assert.deepEqual(await shows(), [false, false, false])

  await world.answer('cleo', { message_id }, { body: '<p>Oats</p>' }, open)
  assert.deepEqual(await shows(), [true, false, false])
  await world.as('cleo').likemessage({ message_id })
  assert.deepEqual(await shows(), [true, true, false])
  await world.as('ben').updateprofile({ full_name: 'Benjamin' })
  assert.deepEqual(await shows(), [true, true, true])
})

test('who has a page is told that it is still the same, and gets it once it is another', async () => {
  for (const url of [path, `/g/${open.name}/feed.atom`, '/sitemap.xml']) {
    const first = await get(url)
    const etag = first.headers.etag!
    const again = await get(url, { 'if-none-match': `"other", ${etag}` })
    assert.deepEqual(
      [again.status, again.text, again.headers.etag, again.headers['cache-control']],
      [304, '', etag, first.headers['cache-control']],
      url,
    )
  }
  const { headers } = await get(path)
  await world.answer('cleo', { message_id }, { body: '<p>Spelt</p>' }, open)
  const changed = await get(path, { 'if-none-match': headers.etag! })
  assert.equal(changed.status, 200)
  assert.match(changed.text, /Spelt/)
})

test('who is signed in gets a page of their own, whatever strangers got', async () => {
  const asBen = { cookie: `${sessionCookie}=${world.people.ben.ways.cookie.cookie}` }
  const isOwn = async (headers?: Record<string, string>): Promise<boolean> =>
    (await get(path, headers)).text.includes('href="/inbox"')

  assert.deepEqual(
    [await isOwn(), await isOwn(asBen), await isOwn(), (await get(path, asBen)).headers.etag],
    [false, true, false, undefined],
  )
  const german = await get(path, { 'accept-language': 'de' })
  assert.match(german.text, /<html lang="de">/)
})

test('a group that is no longer public is closed to the next stranger, also by another process', async () => {
  const database = openDatabase({ connection: world.connection, poolSize: 2 })
  const other = await buildApp({ settings: world.settings, database, log: () => {} })
  world.atEnd(async () => {
    await other.close()
    await database.close()
  })
  const close = { privacy: 'group_privacy_unlisted' } as const
  const [here, there] = [await openGroup(), await openGroup()]
  assert.deepEqual([(await get(here.path)).status, (await get(there.path)).status], [200, 200])

  await world.as('owner').updategroup({ group_id: here.id, ...close })
  const closed = await get(here.path)
  assert.deepEqual([closed.status, closed.headers.etag], [303, undefined])

  assert.equal((await get(there.path)).status, 200)
  await other.callAs(world.people.owner.identity).updategroup({ group_id: there.id, ...close })
  // A word between processes may take its time; a second without it is the worst, by when somebody asked.
  const changed = performance.now()
  let last = changed
  for (
    let asked = changed;
    (await get(there.path)).status === 200 && last - changed < 60_000;
    asked = performance.now()
  )
    last = asked
  assert.ok(last - changed < 1000, `it was open after ${last - changed} ms`)
})

test('a page that is kept counts as one that is made', async () => {
  const statuses = new Set<number>()
  for (let n = 0; n < 2 * perMinute && !statuses.has(429); n += 1) statuses.add((await get('/groups')).status)
  assert.deepEqual([...statuses], [200, 429])
})
