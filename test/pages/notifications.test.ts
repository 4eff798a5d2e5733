import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ moderated: false }, { peopled: true })
await world.sql(`update groups set title = 'Bakers' where id = $1`, [group.id])

function browserOf(name: PersonName | null, language = 'en-GB'): Visitor {
  const visitor = newVisitor(server, origin, language)
  if (name) visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head)[\s\S]*?<\/(?:style|head)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#39;|&#x27;/g, "'")
    .replaceAll(/\s+/g, ' ')
const badgeOf = (html: string): string | undefined =>
  /<a class="bell[^>]*>.*?<span class="badge[^>]*>(\d+)</s.exec(html)?.[1]

test('the bell counts, the page lists, and reading the topic or marking them empties both', async () => {
  const [ben, visitor] = [browserOf('ben'), browserOf(null)]
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  await world.answer('cleo', rye, { body: '<p>Two loaves</p>' }, group)
  await world.as('cleo').likemessage({ message_id: rye.message_id })
  await world.settle()

  const { text } = await ben.open('/notifications')
  assert.equal(badgeOf(text), '2')
  assert.match(textOf(text), /Cleo replied in Rye .*Two loaves/)
  assert.match(textOf(text), /Cleo liked your message in Rye/)
  assert.match(text, new RegExp(`href="/g/${group.name}/topic/${rye.topic_id}[?]from=2#m2"`))
  assert.match(text, new RegExp(`href="/g/${group.name}/message/2/reply"`))
  assert.doesNotMatch((await visitor.open('/')).text, /class="bell/)
  assert.equal((await visitor.open('/notifications')).path, '/login?next=%2Fnotifications')
  assert.equal((await ben.open('/inbox')).path, '/notifications')

  await ben.open(`/g/${group.name}/topic/${rye.topic_id}`)
  const read = await ben.open('/notifications?show=unread')
  assert.equal(badgeOf(read.text), undefined)
  assert.match(textOf(read.text), /No unread notifications\./)
  const second = await world.post('ben', { subject: 'Oats' }, group)
  await world.answer('cleo', second, {}, group)
  await world.settle()
  assert.equal(badgeOf((await ben.open('/')).text), '1')
  const after = await ben.send('/notifications', {}, '/notifications?/read')
  assert.equal(badgeOf(after.text), undefined)
})

test('one is marked and a topic muted in place, and one comes back to where one was', async () => {
  const ben = browserOf('ben')
  const [rye, oats] = [
    await world.post('ben', { subject: 'Spelt' }, group),
    await world.post('ben', { subject: 'Oat cakes' }, group),
  ]
  for (const topic of [rye, oats]) await world.answer('cleo', topic, {}, group)
  await world.settle()
  const [one, two] = (await world.as('ben').getnotifications({ unread: true })).data
  const fields = { notification_id: String(one!.id), back: '/calendar' }
  assert.equal((await ben.send('/notifications', fields, '/notifications?/read')).path, '/calendar')
  const elsewhere = { notification_id: String(two!.id), back: '//evil.example' }
  assert.equal((await ben.send('/notifications', elsewhere, '/notifications?/read')).path, '/notifications')
  const topic = `/g/${group.name}/topic/${rye.topic_id}`
  await ben.send('/notifications', { back: '/notifications' }, `${topic}?/mute`)
  await world.answer('cleo', rye, {}, group)
  await world.settle()
  assert.equal((await world.as('ben').getnotificationcount({})).unread, 0)
})

test('what moderators have to decide on is linked, and not counted as news', async () => {
  const held = await world.addGroup({ moderated: true }, { peopled: true })
  await world.hold('ben', { subject: 'Held' }, held)
  await world.settle()
  const { text } = await browserOf('owner').open('/notifications')
  assert.match(textOf(text), /2 items need a moderator 1 pending message/)
  assert.match(text, new RegExp(`href="/g/${held.name}/moderation"`))
  assert.equal(badgeOf(text), undefined)
})

test('settings are kept by kind, in German', async () => {
  const cleo = browserOf('cleo', 'de-DE')
  const { text } = await cleo.open('/settings/notifications')
  assert.match(textOf(text), /Benachrichtigungen einstellen .*Erwähnungen/)
  assert.match(textOf(text), /Noch kein Browser zeigt Benachrichtigungen\./)
  const saved = await cleo.send(
    '/settings/notifications',
    { 'page-mention': '1', 'push-like': '1', 'email-event': '1' },
    '?/save',
  )
  assert.match(textOf(saved.text), /Gespeichert\./)
  const { kinds } = await world.as('cleo').getnotificationsettings({})
  assert.deepEqual(
    kinds.flatMap(({ kind, ...on }) =>
      (['page', 'email', 'push'] as const).filter(way => on[way]).map(way => `${way} ${kind}`),
    ),
    ['page mention', 'push like', 'email event'],
  )
  const topic = await world.post('owner', { subject: 'Hirse', body: '<p>@Cleo, magst du?</p>' }, group)
  await world.settle()
  assert.match(textOf((await cleo.open('/notifications')).text), /Owner hat Sie in Hirse erwähnt/)
  assert.ok(topic.topic_id > 0)
})

test('texts of others stay texts', async () => {
  const nasty = `<img src=x onerror=alert(1)>"'&lt;\u202e`
  await world.sql(`update accounts set full_name = $2 where id = $1`, [world.people.powerless.account.id, nasty])
  const topic = await world.post('ben', { subject: `${nasty} loaf` }, group)
  await world.answer('powerless', topic, { body: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>' }, group)
  await world.settle()
  const { text } = await browserOf('ben').open('/notifications')
  assert.match(text, /&lt;img src=x onerror=alert\(1\)>/)
  assert.doesNotMatch(text, /<img src=x|<script>alert/)
})
