// A long topic: where one is in it, and ways to other places, without scripts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { messageRows } from '../database/message-rows.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const author = world.people.ben

// Message 1 is of the first of January 2024, each later one of a day after; the last two are new.
const total = 62
const dayOf = (item: number): string => new Date(Date.UTC(2024, 0, item, 12)).toISOString()
const { topic_id, msg_num } = await world.post('ben', { subject: 'Bread', body: 'Rye' }, group)
const recent = (item: number): string => new Date(Date.now() - (total - item + 1) * 60_000).toISOString()
await world.sql('update messages set created = $2 where group_id = $1', [group.id, dayOf(1)])
await messageRows(
  world,
  group.id,
  Array.from({ length: total - 1 }, (_, at) => ({
    ...{ topic_id, author, body: `Text ${at + 2}`, columns: { is_reply: true } },
    created: at + 2 > total - 2 ? recent(at + 2) : dayOf(at + 2),
  })),
)
await world.sql(`update topics set num_messages = $2, created = $3, most_recent_message = $4 where id = $1`, [
  topic_id,
  total,
  dayOf(1),
  recent(total),
])
await world.sql(`update members set read_until = now() - interval '1 day' where group_id = $1`, [group.id])

const path = `/g/${group.name}/topic/${topic_id}/bread`
const visitor = newVisitor(server, origin)
const cleo = newVisitor(server, origin)
cleo.cookies.set(sessionCookieName, world.people.cleo.ways.cookie.cookie!)
const shown = (text: string): number[] =>
  [...text.matchAll(/<article class="message[^"]*" id="m(\d+)"/g)].map(([, n]) => Number(n))
const edges = (text: string): (number | undefined)[] => [shown(text).at(0), shown(text).at(-1)]
const position = (text: string): string | undefined => /<span data-position[^>]*>([^<]*)</.exec(text)?.[1]
const pages = (text: string): string =>
  [.../<nav class="pages[^]*?<\/nav>/.exec(text)![0].matchAll(/<(?:a|span)([^>]*)>(\d+|…)</g)]
    .map(([, head, word]) => (head!.includes('aria-current="page"') ? `[${word}]` : word))
    .join(' ')

test('pages are found by position, number, day, and from the end, each with where one is', async () => {
  assert.equal(msg_num, 1)
  const places: [query: string, first: number, last: number, at: string, numbers: string][] = [
    ['', 1, 20, '1 of 62', '[1] 2 3 4'],
    ['?item=21', 21, 40, '21 of 62', '1 [2] 3 4'],
    ['?item=999', 62, 62, '62 of 62', '1 2 3 [4]'],
    ['?before=21', 1, 20, '1 of 62', '[1] 2 3 4'],
    ['?end', 43, 62, '43 of 62', '1 2 [3] 4'],
    ['?date=2024-01-30', 30, 49, '30 of 62', '1 [2] 3 4'],
    ['?date=2000-01-01', 1, 20, '1 of 62', '[1] 2 3 4'],
    ['?date=9000-01-01', 62, 62, '62 of 62', '1 2 3 [4]'],
  ]
  for (const [query, first, last, at, numbers] of places) {
    const { text, status } = await visitor.open(path + query)
    assert.deepEqual([status, ...edges(text), position(text), pages(text)], [200, first, last, at, numbers], query)
  }
})

test('what is no position or day is ignored', async () => {
  for (const query of [
    '?item=0',
    '?item=x',
    '?item=99999999999999999999',
    '?date=2024-02-31',
    '?date=%00',
    '?date=-000001-01-01',
  ])
    assert.deepEqual([query, ...edges((await visitor.open(path + query)).text)], [query, 1, 20])
  assert.deepEqual(edges((await visitor.open(`${path}?item=999999999999999`)).text), [62, 62])
})

test('a member sees how many are unread, and gets to the first of them; a visitor sees none', async () => {
  const { text } = await cleo.open(path)
  assert.match(text, new RegExp(`<a class="unread[^"]*" href="${path}\\?from=61#m61">2 unread</a>`))
  assert.match(text, /<li class="unread[^"]*"><a [^>]*>First unread<\/a> <span class="quiet">61<\/span>/)
  assert.match(text, /<b[^>]*>You are here<\/b> <span class="quiet" data-here="">1<\/span>/)
  assert.match(text, /<a class="button main[^"]*" href="#reply">Reply<\/a>/)
  const there = await cleo.open(`${path}?unread`)
  assert.equal(there.path, `${path}?from=61#m61`)
  assert.match(there.text, /2 unread<\/span><\/p>\s*<article class="message[^"]*" id="m61"/)
  assert.doesNotMatch((await visitor.open(path)).text, /unread|Reply</)
})

test('a topic on one page has none of that, and German readers get German', async () => {
  const short = await world.post('ben', { subject: 'Oats', body: 'Rolled' }, group)
  const { text } = await cleo.open(`/g/${group.name}/topic/${short.topic_id}`)
  assert.doesNotMatch(text, /data-position|class="pages|You are here/)
  const german = await newVisitor(server, origin, 'de').open(`${path}?item=21`)
  assert.match(german.text, /21 von 62/)
  assert.match(german.text, /Zu einem Datum/)
})
