import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addOldAddresses, oldAddress } from '#features/archives/index.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages(), oldHosts: ['lists.example.org'] })
const open = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: true })
const get = (path: string, headers: Record<string, string> = {}) =>
  server.ask(path, { headers: { accept: 'text/html', ...headers } })
const asBen = { cookie: `${sessionCookieName}=${world.people.ben.ways.cookie.cookie}` }

async function postWithAddress(group: typeof open, list: string) {
  const message = await world.post('ben', { subject: 'Rye', body: 'Oats' }, group)
  const [{ mime_id }] = (await world.sql(`select mime_id from messages where id = $1`, [message.message_id])) as [
    { mime_id: string },
  ]
  await addOldAddresses(world.app.pipeline.runAsSystem, { group_id: group.id, host: '' }, [
    { mime_id, addresses: [oldAddress.pipermail(list, 17)] },
  ])
  return message
}
const shown = await postWithAddress(open, 'bakers')
const secret = await postWithAddress(hidden, 'secret')
const { origin } = new URL(world.settings.url)
const placeOf = ({ name }: typeof open, { topic_id, msg_num }: typeof shown) =>
  `/g/${name}/topic/${topic_id}?from=${msg_num}#m${msg_num}`

test('the page of a message on an old server redirects to its page here', async () => {
  const { status, headers } = await get('/pipermail/bakers/2009-May/000017.html')

  assert.equal(status, 301)
  assert.equal(headers.location, placeOf(open, shown))
})

test('a request for an old host name is passed on, whatever its path', async () => {
  const host = { host: 'lists.example.org' }
  const { status, headers } = await get('/pipermail/bakers/2009-May/000017.html', host)
  assert.equal(status, 301)
  assert.equal(headers.location, `${origin}/old/lists.example.org/pipermail/bakers/2009-May/000017.html`)

  const followed = await get(headers.location.slice(origin.length))
  assert.deepEqual([followed.status, followed.headers.location], [301, placeOf(open, shown)])
  const home = await get('/', host)
  assert.deepEqual([home.status, (await get(home.headers.location!.slice(origin.length))).headers.location], [301, '/'])
})

test('a hidden message is absent to others, and found by those who may read it', async () => {
  const [there, absent] = ['/pipermail/secret/2009-May/000017.html', '/pipermail/secret/2009-May/000018.html']

  assert.equal((await get(there, asBen)).headers.location, placeOf(hidden, secret))
  assert.equal((await get(absent, asBen)).status, 404)
  for (const path of [there, absent]) {
    const { status, headers } = await get(path)
    assert.deepEqual([status, headers.location], [303, `/login?next=${encodeURIComponent(path)}`])
  }
})

test('other unknown pages stay absent', async () => {
  for (const path of ['/pipermail', '/old/lists.example.org', '/t/x', '/nothing/here'])
    assert.equal((await get(path)).status, 404, path)
})
