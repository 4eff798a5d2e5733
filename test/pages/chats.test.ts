// Not on every day: it walks through many pages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { hostileHtml } from '../fixtures/hostile-html.ts'
import { pngOf } from '../fixtures/pictures.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import type { PersonName } from '../world/people.ts'
import { builtPages } from './pages.ts'
import { newVisitor, type Visitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ chat_access: 'group_access_subscribers' }, { peopled: true })
const home = `/g/${group.name}`
const fresh = (subject: string) =>
  world.as('ben').newchat({ group_id: group.id, subject, desc: `<p>About ${subject}</p>`, announce: false })
const post = (name: PersonName, chatsub_id: number, message: string, more = {}) =>
  world.as(name).postchatmessage({ chatsub_id, message, ...more })

function browserOf(name: PersonName | null, language = 'en-GB'): Visitor {
  const visitor = newVisitor(server, origin, language)
  if (name) visitor.cookies.set(sessionCookieName, world.people[name].ways.cookie.cookie!)
  return visitor
}
const [ben, cleo] = [browserOf('ben'), browserOf('cleo')]
const textOf = (html: string): string =>
  html
    .replaceAll(/<(?:style|head|template)\b[\s\S]*?<\/(?:style|head|template)>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
/** The texts of the messages on a page, in order. */
const linesOf = (html: string): string[] =>
  [...html.replace(/<template[\s\S]*?<\/template>/, '').matchAll(/<p class="text[^>]*>(.*?)<\/p>/gs)].map(([, text]) =>
    textOf(text!).trim(),
  )

test('chats are listed with the newest message and how many are unread', async () => {
  const chat = await fresh('Ovens')
  const { id: chatsub_id } = await world.as('cleo').joinchat({ chat_id: chat.id })
  await post('ben', chat.chat_sub!.id, 'Stone or gas?')
  await post('ben', chat.chat_sub!.id, 'Stone, I say')
  assert.match((await cleo.open(home)).text, new RegExp(`href="${home}/chats"[^>]*>Chats<`))
  const list = await cleo.open(`${home}/chats`)
  assert.match(textOf(list.text), /Ovens 2 2 unread messages Ben : Stone, I say 2 members/)
  // Showing the chat marks it as read.
  const shown = await cleo.open(`${home}/chat/${chat.id}`)
  assert.match(textOf(shown.text), /2 new messages/)
  assert.deepEqual(linesOf(shown.text), ['Stone or gas?', 'Stone, I say'])
  assert.doesNotMatch((await cleo.open(`${home}/chats`)).text, /unread message/)
  assert.match(textOf((await browserOf('cleo', 'de').open(`${home}/chats`)).text), /Neuer Chat/)
  for (const path of ['/chats', `/chat/${chat.id}`, '/chats/new'])
    assert.match((await browserOf(null).open(home + path)).path, /^\/login/)
  assert.equal((await browserOf('stranger').open(`${home}/chat/${chat.id}`)).status, 404)
  assert.equal((await cleo.open(`/g/${world.group.name}/chat/${chat.id}`)).status, 404)
  for (const nonsense of ['at=x', 'at=0', 'before=99999', 'after=99999', 'date=2026-99-99', 'reply=99', 'edit=x'])
    assert.equal((await cleo.open(`${home}/chat/${chat.id}?${nonsense}`)).status, 200, nonsense)
  await post('cleo', chatsub_id, 'Gas')
  assert.match(textOf((await ben.open(`${home}/chats?q=gas`)).text), /Cleo .* in Ovens Gas/)
  assert.match(textOf((await ben.open(`${home}/chats?q=steam&chat=${chat.id}`)).text), /No messages match “steam”/)
})

test('without scripts, messages are posted once, replied to, edited, reacted to and deleted', async () => {
  const chat = await fresh('Flour')
  const at = `${home}/chat/${chat.id}`
  await world.as('cleo').joinchat({ chat_id: chat.id })
  const page = await ben.open(at)
  for (const message of ['Rye', 'Rye', 'Oats']) await ben.fill(page, { message }, `${at}?/post`, { files: [] })
  // The same form sent twice is one message; with another text it is another.
  const shown = await cleo.open(at)
  assert.deepEqual(linesOf(shown.text), ['Rye', 'Oats'])
  const reply = await cleo.send(`${at}?reply=1`, { message: 'Why?' }, `${at}?/post`, { files: [] })
  assert.match(textOf(reply.text), /Ben Rye Why\?/)
  await cleo.send(`${at}?edit=3`, { message: 'Why rye?' }, `${at}?/edit`, { files: [] })
  const tapped = await cleo.send(at, { tap: '1 chat_msg_tapback_laugh' }, `${at}?/tap`)
  assert.match(textOf(tapped.text), /Why rye\? \(edited\)/)
  assert.match(tapped.text, /value="1 chat_msg_tapback_laugh" aria-pressed="true"[^>]*>😄 1</)
  const files = [{ param: 'fileupload', filename: 'loaf.png', content: pngOf({ width: 300, height: 200 }) }]
  const pictured = await ben.send(at, { message: 'Look' }, `${at}?/post`, { files })
  assert.match(
    pictured.text,
    /downloadchatfile\?chat_id=\d+&amp;msg_num=4&amp;thumbnail=1" alt="" width="240" height="160"/,
  )
  assert.match(textOf((await ben.send(at, { remove: '1' }, `${at}?/remove`)).text), /Message deleted/)
  assert.doesNotMatch((await cleo.open(at)).text, /name="remove" value="2"/)
})

test('a chat that was posted is linked with its topic, both ways', async () => {
  const chat = await fresh('Malt')
  await post('ben', chat.chat_sub!.id, 'Barley')
  const topic = await ben.send(`${home}/chat/${chat.id}/post`, { subject: 'On malt', from: '1', to: '1' })
  assert.match(topic.text, new RegExp(`href="${home}/chat/${chat.id}"[^>]*>Open the chat<`))
  assert.match((await ben.open(`${home}/chat/${chat.id}`)).text, /href="\/g\/[^"]*\/topic\/\d+"[^>]*>Open the topic</)
})

test('a chat about a topic is started from it, once', async () => {
  const { topic_id } = await world.post('ben', { subject: 'A <new> oven', body: 'Which one?' }, group)
  const topic = await ben.open(`${home}/topic/${topic_id}`)
  const start = `${home}/chats/new?topic=${topic_id}`
  assert.match(topic.text, new RegExp(`href="${start.replace('?', '\\?')}"[^>]*>Start a chat about this topic<`))
  const chat = await ben.send(start, {})
  assert.match(textOf(chat.text), /A &lt;new> oven .*About the topic “A &lt;new> oven”.*Open the topic/)
  assert.match((await cleo.open(`${home}/topic/${topic_id}`)).text, new RegExp(`href="${chat.path}">Open the chat<`))
  assert.equal((await cleo.send(start, {})).path, chat.path)
  const elsewhere = await world.post('ben', { subject: 'Elsewhere', body: '-' })
  for (const nonsense of ['x', '0', '99999999', String(elsewhere.topic_id)])
    assert.equal((await ben.open(`${home}/chats/new?topic=${nonsense}`)).status, 404, nonsense)
})

test('a long chat is read page by page, and from a day', async () => {
  const chat = await fresh('Long')
  const at = `${home}/chat/${chat.id}`
  for (let n = 1; n <= 120; n += 1) await post('ben', chat.chat_sub!.id, `No. ${n}`)
  await world.sql(
    `update chat_messages set created = timestamptz '2026-03-01 12:00Z' + (msg_num / 40) * interval '1 day' where chat_id = $1`,
    [chat.id],
  )
  const range = async (query: string): Promise<(string | undefined)[]> => {
    const lines = linesOf((await ben.open(at + query)).text)
    return [lines[0], lines.at(-1)]
  }
  assert.deepEqual(await range(''), ['No. 71', 'No. 120'])
  assert.match((await ben.open(at)).text, new RegExp(`href="${at}\\?before=71#end"`))
  assert.deepEqual(await range('?before=71'), ['No. 21', 'No. 70'])
  assert.deepEqual(await range('?after=20'), ['No. 21', 'No. 70'])
  assert.deepEqual(await range('?at=60'), ['No. 52', 'No. 101'])
  assert.deepEqual(await range('?date=2026-03-02'), ['No. 40', 'No. 89'])
  // A message or day that is not there yet leads to the newest.
  assert.deepEqual(await range('?date=2026-03-20'), ['No. 71', 'No. 120'])
  assert.deepEqual(await range('?at=999'), ['No. 71', 'No. 120'])
  const cookie = [...ben.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const weigh = async (path: string): Promise<number> => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br', cookie }
    return Number((await server.ask(path, { headers })).headers['content-length'])
  }
  const { text } = await ben.open(at)
  const loaded = [...text.matchAll(/<(?:link href|script (?:type="module" )?src|img src)="(\/[^"]+)"/g)].map(
    ([, file]) => file!,
  )
  const sizes = await Promise.all([at, ...new Set(loaded)].map(weigh))
  const all = sizes.reduce((sum, bytes) => sum + bytes, 0)
  assert.ok(loaded.some(file => file.includes('/chat-')) && all <= 70_000, `${all} bytes: ${sizes.join(' ')}`)
})

test('who has not joined, may not post, or comes too late has no composer', async () => {
  const chat = await fresh('Quiet')
  const at = `${home}/chat/${chat.id}`
  assert.match((await cleo.open(at)).text, /Join this chat to post and react/)
  assert.doesNotMatch((await cleo.open(at)).text, /<textarea|name="tap"/)
  await cleo.send(at, {}, `${at}?/join`)
  assert.match((await cleo.open(at)).text, /<textarea/)
  const post_status = 'sub_poststatus_notallowed'
  await world.as('owner').updatemember({ member_info_id: group.members.cleo, post_status })
  const muted = await cleo.open(at)
  assert.match(muted.text, /You can read this chat, but not post in it/)
  assert.doesNotMatch(muted.text, /<textarea|name="tap"|name="remove"/)
  await world.as('owner').updatemember({ member_info_id: group.members.cleo, post_status: 'sub_poststatus_allowed' })
  assert.equal((await cleo.open(`${at}/edit`)).status, 404)
  await ben.send(`${at}/edit`, {}, `${at}/edit?/close`)
  const closed = await ben.open(at)
  assert.match(textOf(closed.text), /The chat was closed\. .*This chat is closed/)
  assert.doesNotMatch(closed.text, /<textarea|scripts\/chat-/)
  assert.match((await ben.open(`${home}/chats?closed`)).text, /Quiet/)
})

test('hostile texts are only text, in every field of a chat', async () => {
  const texts = hostileHtml().filter(text => text.length < 300 && !text.includes('\0') && text.isWellFormed())
  const breakout = `'"></title></textarea></script></template><img src=x onerror=alert(1)>`
  const chat = await fresh(breakout)
  const at = `${home}/chat/${chat.id}`
  for (let n = 0; n < texts.length; n += 40)
    await post('ben', chat.chat_sub!.id, [breakout, ...texts.slice(n, n + 40)].join(' ').slice(0, 60_000))
  await post('ben', chat.chat_sub!.id, `javascript:alert(1) https://example.org/"onmouseover=alert(1) ${breakout}`)
  for (const path of [
    at,
    `${at}/about`,
    `${at}/edit`,
    `${at}/delete`,
    `${at}/post`,
    `${home}/chats`,
    `${at}?edit=1`,
    `${home}/chats?q=alert`,
  ]) {
    const { text, status } = await ben.open(path)
    assert.equal(status, 200, path)
    const [active = ''] =
      /.{60}(?:<img src=x|<script>|<a [^>]*href="javascript|<\/title><\/textarea>).{60}/s.exec(text) ?? []
    assert.equal(active, '', path)
  }
})
