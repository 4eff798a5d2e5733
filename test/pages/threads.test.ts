import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findParents } from '#features/archives/index.ts'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { importFrom, mailsOf } from '../mail/importing.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const cleo = newVisitor(server, origin)
cleo.cookies.set(sessionCookieName, world.people.cleo.ways.cookie.cookie!)
const newGroup = (settings = {}) => world.addGroup(settings, { peopled: true })
type Group = Awaited<ReturnType<typeof newGroup>>

/** The number of unread messages of each topic, in the list, in the feed and where one topic is named. */
async function unreadIn(group: Group) {
  const reader = world.as('cleo')
  const [{ data }, { topics }] = await Promise.all([
    reader.gettopics({ group_id: group.id }),
    reader.getsinglefeed({ group_id: group.id }),
  ])
  const list = data.map(({ subject, num_unread }) => [subject, num_unread])
  assert.deepEqual(
    topics.map(({ topic }) => [topic.subject, topic.num_unread]),
    list,
  )
  for (const { id, num_unread } of data)
    assert.equal((await reader.gettopic({ topic_id: id })).topic.num_unread, num_unread)
  return Object.fromEntries(list)
}

test('the number of unread messages of a topic follows posts, reading, deleting, splitting and merging', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  const second = await world.answer('ben', rye, {}, group)
  const third = await world.answer('ben', second, {}, group)
  const oats = await world.post('ben', { subject: 'Oats' }, group)
  assert.deepEqual(await unreadIn(group), { Oats: 1, Rye: 3 })

  const reader = world.as('cleo')
  await reader.marktopicread({ topic_id: rye.topic_id, msg_num: rye.msg_num })
  assert.deepEqual(await unreadIn(group), { Oats: 1, Rye: 2 })
  await world.as('owner').deletemessage({ message_id: third.message_id })
  assert.deepEqual(await unreadIn(group), { Oats: 1, Rye: 1 })
  await world.as('owner').mergetopics({ topic_id: oats.topic_id, other_topic_id: rye.topic_id })
  assert.deepEqual(await unreadIn(group), { Oats: 3 })
  await world.as('owner').splittopic({ topic_id: oats.topic_id, message_ids: [second.message_id], subject: 'Spelt' })
  assert.deepEqual(await unreadIn(group), { Oats: 2, Spelt: 1 })
  await reader.mutetopic({ topic_id: oats.topic_id })
  assert.deepEqual(await unreadIn(group), { Oats: 0, Spelt: 1 })
  await reader.markgroupread({ group_id: group.id })
  await world.answer('ben', second, {}, group)
  assert.deepEqual(await unreadIn(group), { Oats: 0, Spelt: 1 })
})

test('the list of topics shows how many messages are unread, and one topic is marked as read from it', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  for (const body of ['Second', 'Third']) await world.answer('ben', rye, { body }, group)
  const long = await world.post('ben', { subject: 'Long' }, group)
  for (let n = 2; n <= 21; n += 1) await world.answer('ben', long, { body: `Answer ${n}` }, group)
  const list = `/g/${group.name}/topics`
  const counts = (text: string) =>
    [...text.matchAll(/data-read="([^"]*)">([^<]*)<\/b>/g)].map(([, read, unread]) => `${unread}, of ${read}`)

  const page = await cleo.open(list)
  assert.deepEqual(counts(page.text), ['20+ unread, of 21 messages', '3 unread, of 3 messages'])
  const [, csrf = ''] = /name="csrf" value="([^"]*)"/.exec(page.text) ?? []
  const seen = await server.ask(`/g/${group.name}/topic/${long.topic_id}/seen.json`, {
    method: 'POST',
    body: new URLSearchParams({ csrf }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: [...cleo.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin,
    },
  })
  assert.equal(seen.status, 200, seen.text)
  assert.deepEqual(counts((await cleo.open(list)).text), ['3 unread, of 3 messages'])
})

const parents = async (topic_id: number) => {
  const { data } = await world.as('cleo').gettopic({ topic_id })
  const numbers = new Map(data.map(({ id, msg_num }) => [id, msg_num]))
  return data.map(({ parent_id }) => numbers.get(parent_id) ?? parent_id)
}

test('messages know which one they reply to: drafts, and the emails of an import', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  const second = await world.answer('ben', rye, {}, group)
  await world.answer('owner', rye, {}, group)
  await world.answer('owner', second, {}, group)
  assert.deepEqual(await parents(rye.topic_id), [0, 1, 1, 2])

  const archive = await newGroup()
  const mail = (n: number, refs: string) =>
    `From ann@example.org Thu Jan  ${n} 10:00:00 2026\nFrom: Ann <ann@example.org>\nDate: Thu, 0${n} Jan 2026 10:00:00 +0000\n` +
    `Subject: ${n === 1 ? '' : 'Re: '}Oats\nMessage-ID: <m${n}@example.org>\n${refs}\nText ${n}.\n`
  await importFrom(
    world,
    mailsOf([
      mail(1, ''),
      mail(2, 'In-Reply-To: <m1@example.org>\n'),
      mail(3, 'References: <m1@example.org> <m2@example.org>\n\t<unknown@example.org>\n'),
      mail(4, ''),
    ]),
    archive.name,
  )
  const [topic] = (await world.as('cleo').gettopics({ group_id: archive.id })).data
  assert.deepEqual(await parents(topic!.id), [0, 0, 0, 0])
  while (await world.app.pipeline.runAsSystem(findParents));
  assert.deepEqual(await parents(topic!.id), [0, 1, 2, 0])
  assert.equal(await world.app.pipeline.runAsSystem(findParents), false)
})

test('a topic is shown as threads, which is remembered, and again in order', async () => {
  const group = await newGroup({ privacy: 'group_privacy_none' })
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  const second = await world.answer('ben', rye, {}, group)
  const third = await world.answer('owner', rye, {}, group)
  const fourth = await world.answer('owner', second, {}, group)
  await world.answer('ben', third, {}, group)
  await world.answer('ben', fourth, {}, group)
  const path = `/g/${group.name}/topic/${rye.topic_id}/rye`
  const threads = (text: string) =>
    [...text.matchAll(/<div class="thread depth(\d)[^"]*">.*?<article class="message[^"]*" id="m(\d+)"/gs)].map(
      ([, depth, msg_num]) => `${'>'.repeat(Number(depth))}${msg_num}`,
    )
  const inOrder = (text: string) => [...text.matchAll(/<article class="message[^"]*" id="m(\d+)"/g)].map(([, n]) => n)

  const before = await cleo.open(path)
  assert.deepEqual([threads(before.text), inOrder(before.text)], [[], ['1', '2', '3', '4', '5', '6']])
  assert.match(before.text, /<a href="#m2"[^>]*><bdi>to Ben<\/bdi>/)
  const after = await cleo.fill(before, { as: 'threads' }, `${path}?/view`)
  const arranged = ['1', '>2', '>>4', '>>>6', '>3', '>>5']
  assert.deepEqual([after.path, threads(after.text)], [path, arranged])
  assert.deepEqual(threads((await cleo.open(path)).text), arranged)
  const back = await cleo.send(path, { as: 'order' }, `${path}?/view`)
  assert.deepEqual(threads(back.text), [])

  const visitor = newVisitor(server, origin)
  const [, link = ''] = /href="([^"]*\?view=threads)"/.exec((await visitor.open(path)).text) ?? []
  assert.deepEqual(threads((await visitor.open(link)).text), arranged)
})
