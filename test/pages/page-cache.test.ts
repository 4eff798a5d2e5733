import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildApp } from '#app.ts'
import { csrfOf } from '#features/accounts/auth/secrets.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { unmask } from '#runtime/http/web/csrf-mask.ts'
import { openDatabase } from '#storage/database.ts'
import { serve, type Reply } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'

const world = await newWorld()
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

test('a public page shows a change to the next visitor', async () => {
  const shows = async (): Promise<boolean[]> => {
    const { text } = await get(path)
    return [/Oats/, /1 like/, /Benjamin/].map(words => words.test(text))
  }
  for (let time = 0; time < 2; time += 1) assert.deepEqual(await shows(), [false, false, false])

  await world.answer('cleo', { message_id }, { body: '<p>Oats</p>' }, open)
  assert.deepEqual(await shows(), [true, false, false])
  await world.as('cleo').likemessage({ message_id })
  assert.deepEqual(await shows(), [true, true, false])
  await world.as('ben').updateprofile({ full_name: 'Benjamin' })
  assert.deepEqual(await shows(), [true, true, true])
})

test('an unchanged page is answered with 304, and a changed one is sent', async () => {
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

test('signed-in users get their own page, whatever visitors got', async () => {
  const asBen = { cookie: `${sessionCookieName}=${world.people.ben.ways.cookie.cookie}` }
  const isOwn = async (headers?: Record<string, string>): Promise<boolean> =>
    (await get(path, headers)).text.includes('href="/notifications"')

  assert.deepEqual(
    [await isOwn(), await isOwn(asBen), await isOwn(), (await get(path, asBen)).headers.etag],
    [false, true, false, undefined],
  )
  const german = await get(path, { 'accept-language': 'de' })
  assert.match(german.text, /<html lang="de">/)
})

test('a group made private is closed to the next visitor, even by another process', async () => {
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

test('a page rendered during a change is rendered again for the next visitor', async () => {
  const pages = await builtPages()
  const group = await openGroup()
  let change = async (): Promise<unknown> => undefined
  const changing = await serve(world, {
    pages: {
      ...pages,
      async respond(request, options) {
        const response = await pages.respond(request, options)
        await change()
        return response
      },
    },
  })
  const hasAnswer = async () => {
    const { text } = await changing.ask(group.path, { headers: { accept: 'text/html' } })
    return text.includes('Barley')
  }
  change = () => world.answer('cleo', group, { body: '<p>Barley</p>' }, group)
  const during = await hasAnswer()
  change = async () => undefined

  assert.deepEqual([during, await hasAnswer(), await hasAnswer()], [false, true, true])
})

test('a page has no data for scripts it does not include', async () => {
  for (const url of [path, `/g/${open.name}/topics`, '/groups', '/nowhere'])
    assert.doesNotMatch((await get(url)).text, /<!--/, url)
})

type PageReader = 'ben' | 'cleo' | 'owner'
const asReader = (name: PageReader) => ({ cookie: `${sessionCookieName}=${world.people[name].ways.cookie.cookie}` })

/** What stands of a message on the page of a topic that somebody looks at. */
async function messageFor(name: PageReader, url: string): Promise<string> {
  const { text } = await get(url, asReader(name))
  return /<article.*<\/article>/s.exec(text)?.[0] ?? ''
}

test('a cached message is shown to each reader with their own state', async () => {
  const group = await openGroup()
  const marks = [/Rye/, /Oats/, /message\/1\/edit/, /message\/1\/report/, /value="unlike"/, /1 like/]
  const shown = async () => {
    const found: Record<string, string> = {}
    for (const name of ['cleo', 'ben', 'owner', 'cleo'] as const) {
      const html = await messageFor(name, group.path)
      found[name] = marks.map(mark => (mark.test(html) ? 'x' : '.')).join('')
      assert.doesNotMatch(html, /csrf|type="hidden"/)
    }
    return found
  }

  assert.deepEqual(await shown(), { cleo: 'x..x..', ben: 'x.x...', owner: 'x.xx..' })
  await world.as('cleo').likemessage({ message_id: group.message_id })
  assert.deepEqual(await shown(), { cleo: 'x..xxx', ben: 'x.x..x', owner: 'x.xx.x' })
  await world.as('ben').updatemessage({ message_id: group.message_id, body: '<p>Oats</p>' })
  assert.deepEqual(await shown(), { cleo: '.x.xxx', ben: '.xx..x', owner: '.xxx.x' })
  await world.as('owner').updategroup({ group_id: group.id, disable_edits: true })
  assert.deepEqual(await shown(), { cleo: '.x.xxx', ben: '.x...x', owner: '.xxx.x' })
})

test('the reply form and its CSRF token are the reader’s own, masked differently each time', async () => {
  const group = await openGroup()
  const formFor = async (name: PageReader) => {
    const { text } = await get(group.path, asReader(name))
    // What stands for a part while a page is made is not in it any more.
    assert.doesNotMatch(text, /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-/)
    const tokens = [...text.matchAll(/name="csrf" value="([^"]*)"/g)].map(([, token]) => token!)
    const form = /<section [^>]*id="reply".*?<\/section>/s.exec(text)?.[0] ?? ''
    return { tokens, form: form.replace(tokens[0]!, 'TOKEN') }
  }
  const [first, again, other] = [await formFor('cleo'), await formFor('cleo'), await formFor('ben')]

  assert.match(first.form, /name="csrf" value="TOKEN".*<textarea/s)
  assert.equal(again.form, first.form)
  // Nobody answers themselves.
  assert.deepEqual(
    [first, other].map(({ form }) => form.includes('>Reply privately to ')),
    [true, false],
  )
  const secrets = {
    cleo: csrfOf(world.people.cleo.ways.cookie.cookie!),
    ben: csrfOf(world.people.ben.ways.cookie.cookie!),
  }
  const readOf = ({ tokens }: typeof first) => tokens.map(unmask)
  assert.deepEqual(
    [readOf(first), readOf(again), readOf(other)],
    [
      [secrets.cleo, secrets.cleo],
      [secrets.cleo, secrets.cleo],
      [secrets.ben, secrets.ben],
    ],
  )
  assert.equal(new Set([first, again, other].flatMap(({ tokens }) => tokens)).size, 3)
})

test('a group with one way to reply shows no other', async () => {
  const group = await openGroup()
  const asCleo = { cookie: `${sessionCookieName}=${world.people.cleo.ways.cookie.cookie}` }
  const offersOthers = async () => (await get(group.path, asCleo)).text.includes('Reply privately')
  assert.equal(await offersOthers(), true)
  await world.as('owner').updategroup({ group_id: group.id, remove_other_reply_options: true })
  assert.equal(await offersOthers(), false)
})

test('the layout of a page is the reader’s own, and current', async () => {
  const group = await openGroup()
  await world.as('cleo').updateprofile({ full_name: 'Xenia Yves' })
  const frames = async () => {
    const found: Record<string, string> = {}
    for (const name of ['cleo', 'owner', 'cleo', 'ben'] as const) {
      const { text } = await get(group.path, asReader(name))
      const marks = [/XY<\/span>/, /\/moderation"/, /The old oven/, /aria-current="page"[^>]*>Topics/]
      found[name] = marks.map(mark => (mark.test(text) ? 'x' : '.')).join('')
    }
    return found
  }

  assert.deepEqual(await frames(), { cleo: 'x..x', owner: '.x.x', ben: '...x' })
  await world.as('owner').updategroup({ group_id: group.id, title: 'The old oven' })
  await world.as('cleo').updateprofile({ full_name: 'Cleo' })
  assert.deepEqual(await frames(), { cleo: '..xx', owner: '.xxx', ben: '..xx' })
  assert.match((await get(`/g/${group.name}/search`, asReader('ben'))).text, /aria-current="page"[^>]*>Search/)
  const visitor = await get(group.path)
  assert.match(visitor.text, /href="\/login"/)
  assert.doesNotMatch(visitor.text, /href="\/(?:notifications|settings)"|pending"/)
})

test('banned people, and those a message is hidden from, do not see it any more', async () => {
  const group = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
  const { topic_id, message_id } = await world.post('ben', { subject: 'Bread', body: '<p>Rye</p>' }, group)
  const url = `/g/${group.name}/topic/${topic_id}/bread`
  const statuses = async () => [(await get(url, asReader('ben'))).status, (await get(url, asReader('cleo'))).status]

  assert.deepEqual(await statuses(), [200, 200])
  await world.as('owner').banmember({ member_info_id: group.members.cleo })
  assert.deepEqual(await statuses(), [200, 404])
  await world.as('owner').deletemessage({ message_id })
  assert.deepEqual(await statuses(), [404, 404])
})

test('a cached page counts toward the rate limit like a rendered one', async () => {
  // So few that even a page every ten seconds is too many.
  const strict = await newWorld({ FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '6' })
  const { ask } = await serve(strict, { pages: await builtPages() })
  const statuses = new Set<number>()
  for (let n = 0; n < 60 && !statuses.has(429); n += 1)
    statuses.add((await ask('/groups', { headers: { accept: 'text/html' } })).status)
  assert.deepEqual([...statuses], [200, 429])
})
