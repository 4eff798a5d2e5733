// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { messageRows } from '../database/message-rows.ts'
import type { Person } from '../world/people.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)

/** Somebody with a browser in which they are signed in. */
function browserOf(person: Person): Visitor {
  const here = newVisitor(server, origin)
  here.cookies.set(sessionCookieName, person.ways.cookie.cookie!)
  return here
}
const cleo = browserOf(world.people.cleo)
const newGroup = () => world.addGroup({}, { peopled: true })
/** The numbers of the messages that a page shows. */
const shown = (text: string): number[] =>
  [...text.matchAll(/<article class="message[^"]*" id="m(\d+)"/g)].map(([, n]) => Number(n))

test('a member sees an unread post, reads it, and it is read', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Rye <bread>' }, group)
  const second = await world.answer('ben', rye, { body: 'Second' }, group)
  const list = `/g/${group.name}/topics`

  const before = await cleo.open(`${list}?show=unread`)
  assert.match(before.text, /Unread 1<\/a>/)
  assert.match(before.text, /<span class="hidden-to-eyes">New<\/span>/)
  const [, link = ''] = /<a href="([^"]*\?unread)"[^>]*><bdi>Rye &lt;bread><\/bdi>/.exec(before.text) ?? []
  const topic = await cleo.open(link)
  assert.deepEqual(
    [topic.status, topic.path, shown(topic.text)],
    [200, `/g/${group.name}/topic/${rye.topic_id}/rye-bread?from=1#m1`, [1, 2]],
  )
  const after = await cleo.open(`${list}?show=unread`)
  assert.match(after.text, /You're all caught up/)

  await world.answer('ben', second, { body: 'Third' }, group)
  const home = await cleo.open('/')
  assert.match(home.text, /<h1[^>]*>Unread</)
  assert.match(home.text, /Rye &lt;bread>/)
  const again = await cleo.open(`/g/${group.name}/topic/${rye.topic_id}`)
  assert.match(again.text, /1 unread<\/span><\/p>\s*<article class="message[^"]*" id="m3"/)
})

test('a prefetched page is not marked as read', async () => {
  const group = await newGroup()
  const { topic_id } = await world.post('ben', { subject: 'Rye' }, group)
  const headers = { accept: 'text/html', cookie: `${sessionCookieName}=${world.people.cleo.ways.cookie.cookie}` }
  const unread = async () => (await world.as('cleo').gettopic({ topic_id })).topic.is_unread

  await server.ask(`/g/${group.name}/topic/${topic_id}`, { headers: { ...headers, 'sec-purpose': 'prefetch' } })
  await server.ask(`/g/${group.name}/topic/${topic_id}`, { headers, method: 'HEAD' })
  assert.equal(await unread(), true)
  await server.ask(`/g/${group.name}/topic/${topic_id}`, { headers })
  assert.equal(await unread(), false)
})

test('a long topic is paged in both directions, from any message', async () => {
  const group = await newGroup()
  const rye = await world.post('ben', { subject: 'Long' }, group)
  await messageRows(
    world,
    group.id,
    Array.from({ length: 49 }, (_, n) => ({
      topic_id: rye.topic_id,
      created: new Date(Date.now() + n * 1000).toISOString(),
      columns: { is_reply: true },
    })),
  )
  const path = `/g/${group.name}/topic/${rye.topic_id}/long`
  const from = (n: number, length = 20) => Array.from({ length }, (_, at) => n + at)
  const links = (text: string) =>
    [...text.matchAll(/href="[^"]*long([^"]*)" rel="(\w+)"/g)]
      .filter(([, , rel]) => rel !== 'canonical')
      .map(([, query, rel]) => `${rel} ${query}`)

  const pages: Record<string, [number[], string[]]> = {
    '': [from(1), ['next ?from=21', 'last ?end']],
    '?from=21': [from(21), ['first ?start', 'prev ?before=21', 'next ?from=41', 'last ?end']],
    '?from=41': [from(41, 10), ['first ?start', 'prev ?before=41']],
    '?before=41': [from(21), ['first ?start', 'prev ?before=21', 'next ?from=41', 'last ?end']],
    '?before=5': [from(1, 4), ['next ?from=5', 'last ?end']],
    '?end': [from(31), ['first ?start', 'prev ?before=31']],
    '?from=999': [from(1), ['next ?from=21', 'last ?end']],
    '?from=x': [from(1), ['next ?from=21', 'last ?end']],
  }
  for (const [query, expected] of Object.entries(pages)) {
    const { text } = await cleo.open(`${path}${query}`)
    assert.deepEqual([shown(text), links(text)], expected, query)
  }
})

test('a topic of five thousand messages is paged from either end, with a chosen page size', async () => {
  const group = await newGroup()
  const { topic_id } = await world.post('ben', { subject: 'Long' }, group)
  const said = (n: number) => ({ topic_id, body: `<p>Message ${n}</p>`, columns: { is_reply: true } })
  await messageRows(
    world,
    group.id,
    Array.from({ length: 4999 }, (_, n) => said(n + 2)),
  )
  const walk = async (link: RegExp): Promise<number[]> => {
    const seen: number[] = []
    let next: string | undefined = `/g/${group.name}/topic/${topic_id}`
    // As many pages as there can be, and one more.
    for (let pages = 0; next !== undefined && pages <= 101; pages += 1) {
      const { text } = await cleo.open(next)
      seen.push(...shown(text))
      next = link.exec(text)?.[1]
    }
    return seen
  }
  const numbers = Array.from({ length: 5000 }, (_, n) => n + 1)

  await world.as('cleo').updateuser({ per_page_pref: 'user_per_page_pref50' })
  const forward = await walk(/href="([^"]*)" rel="next"/)
  await world.as('cleo').updateuser({ topic_sort_dir: 'sort_desc' })
  const backward = await walk(/href="([^"]*)" rel="prev"/)
  await world.as('cleo').updateuser({ topic_sort_dir: 'sort_none', per_page_pref: 'user_per_page_pref20' })

  assert.deepEqual(forward, numbers)
  assert.deepEqual(backward, numbers.toReversed())
})

test('lists follow the preferred order and length, and a group opens with the preferred view', async () => {
  const group = await newGroup()
  for (const subject of ['Bran', 'Rye', 'Oats'])
    await world.post('ben', { subject, body: `<p>${subject} bread</p>` }, group)
  const home = `/g/${group.name}`
  const subjects = (text: string) => [...text.matchAll(/<bdi>(Bran|Rye|Oats)<\/bdi><\/a>/g)].map(([, name]) => name)
  const here = async (path: string) => subjects((await cleo.open(`${home}/${path}`)).text)
  const lists = async () => [await here('topics'), await here('messages'), await here('messages?show=lines')]
  const usual = await lists()

  await world.as('cleo').updateuser({
    ...{ topics_sort_dir: 'sort_asc', expanded_messages_sort_dir: 'sort_asc', messages_sort_dir: 'sort_asc' },
    ...{ search_sort: 'date_sort', search_sort_dir: 'sort_asc', default_message_view: 'message_view' },
  })
  const [turned, found, { text }] = [await lists(), await here('search?q=bread'), await cleo.open(home)]
  await world.as('cleo').updateuser({ topics_sort_dir: 'sort_none', default_message_view: 'thread_view' })

  const newestFirst = ['Oats', 'Rye', 'Bran']
  assert.deepEqual(usual, [newestFirst, newestFirst, newestFirst])
  assert.deepEqual(
    turned,
    [newestFirst, newestFirst, newestFirst].map(list => list.toReversed()),
  )
  assert.deepEqual(found, ['Bran', 'Rye', 'Oats'])
  assert.match(text, new RegExp(`href="${home}/messages\\?show=lines"[^>]*>Topics`))
})

test('a message is liked, a topic followed and muted by forms that lead back to the page', async () => {
  const group = await newGroup()
  const { topic_id, message_id } = await world.post('ben', { subject: 'Rye' }, group)
  const path = `/g/${group.name}/topic/${topic_id}/rye`
  const stateOf = async () => {
    const { topic, data } = await world.as('cleo').gettopic({ topic_id })
    return { followed: topic.followed, muted: topic.muted, liked: data[0]!.has_liked }
  }
  const like = `/g/${group.name}/message/1?/like&message=${message_id}`

  const liked = await cleo.send(path, { do: 'like' }, like)
  assert.deepEqual([liked.path, await stateOf()], [`${path}#m1`, { followed: false, muted: false, liked: true }])
  assert.match(liked.text, /1 like/)
  await cleo.send(path, { do: 'unlike' }, like)
  await cleo.send(path, {}, `${path}?/follow`)
  assert.deepEqual(await stateOf(), { followed: true, muted: false, liked: false })
  await cleo.send(path, {}, `${path}?/unfollow`)
  const muted = await cleo.send(path, {}, `${path}?/mute`)
  assert.deepEqual([muted.path, await stateOf()], [path, { followed: false, muted: true, liked: false }])
  assert.match(muted.text, /You've muted this topic/)
  await cleo.send(path, {}, `${path}?/unmute`)
})

test('a group is marked as read with one click', async () => {
  const group = await newGroup()
  for (const subject of ['Rye', 'Oats']) await world.post('ben', { subject }, group)
  const path = `/g/${group.name}/topics`

  await cleo.send(`${path}?show=unread`, {}, `${path}?/read`)

  assert.deepEqual((await world.as('cleo').getmytopics({ group_id: group.id })).data, [])
})

test('notifications have invitations, replies and drafts, and their count is on every page', async () => {
  const nora = await world.addPerson('nora')
  const here = browserOf(nora)
  const group = await world.addGroup({ new_users_moderated: false }, { peopled: true })
  await world.as('owner').invite({ group_id: group.id, emails: nora.account.email })

  await world.settle()
  const start = await here.open('/')
  assert.match(start.text, /Notifications<\/span> <span class="badge[^>]*>1</)
  const joined = await here.send('/notifications', {}, '/notifications?/join')
  assert.match(joined.text, new RegExp(`You're now a member of ${group.name}`))
  const rye = await world.post(nora, { subject: 'Rye' }, group)
  await world.answer('ben', rye, {}, group)
  await world.as(nora).newdraft({ group_id: group.id, draft_type: 'draft_type_post' })
  await world.settle()
  const { text } = await here.open('/notifications')
  assert.match(text, / replied in /)
  assert.match(text, /You have 1 unsent draft/)
  assert.equal((await newVisitor(server, origin).open('/notifications')).path, '/login?next=%2Fnotifications')
})

test('revisions are shown to the author, and not to those who may not see them', async () => {
  const group = await newGroup()
  const { message_id } = await world.post('ben', { subject: 'Rye', body: 'As it was' }, group)
  await world.as('ben').updatemessage({ message_id, body: '<p>As it is</p>' })
  const path = `/g/${group.name}/message/1/revisions`

  assert.match((await browserOf(world.people.ben).open(path)).text, /As it was/)
  assert.equal((await cleo.open(path)).status, 404)
})

test('a search covers all of one’s groups, and explains its operators', async () => {
  const group = await newGroup()
  await world.post('ben', { subject: 'Spelt', body: 'Kernotto of spelt' }, group)

  const { text } = await cleo.open('/search?q=kernotto')
  assert.match(text, /<b>Kernotto<\/b>|<mark>Kernotto<\/mark>/)
  assert.match(text, new RegExp(`/g/${group.name}/topic/`))
  const operators = [...text.matchAll(/<code>([^<]*)<\/code>/g)].map(([, example]) => example)
  assert.deepEqual(operators, [
    'oats rye',
    '"fresh bread"',
    '-wheat',
    '#recipes',
    'from:ann',
    'posterid:12',
    'has:attachment',
  ])
  assert.match((await newVisitor(server, origin).open('/search?q=kernotto')).text, /Sign in to search your groups/)
})
