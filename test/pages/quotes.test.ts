// Not on every day: it walks through pages with a browser.
// Replies that quote, without scripts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const { origin } = new URL(world.settings.url)
const group = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
const home = `/g/${group.name}`
const cleo = newVisitor(server, origin)
cleo.cookies.set(sessionCookieName, world.people.cleo.ways.cookie.cookie!)
const name = '</textarea><b>Ben'
await world.sql('update accounts set full_name = $2 where id = $1', [world.people.ben.account.id, name])
const long = 'Rye needs time. '.repeat(60).trim()
const bread = await world.post('ben', { subject: 'Bread', body: `# Not *bold*\n\n${long}`, body_type: 'plain' }, group)
const textIn = (text: string): string =>
  /<textarea[^>]*name="body"[^>]*>([^]*?)<\/textarea>/.exec(text)?.[1] ??
  /<textarea[^>]*>([^]*?)<\/textarea>/.exec(text)![1]!
const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const at = `${home}/message/${bread.msg_num}/reply`

test('"Quote" begins a reply with the message, which is then a folded quote with its author and a link back', async () => {
  const topic = await cleo.open(`${home}/topic/${bread.topic_id}`)
  assert.match(topic.text, new RegExp(`<a href="${at}\\?quote" data-quote[^>]*>Quote</a>`))
  const form = await cleo.open(`${at}?quote`)
  const quote = decoded(textIn(form.text))
  assert.match(quote, /^> \[\\<\/textarea\\>\\<b\\>Ben, #1\]\(https:/)
  assert.match(quote, /\n> \\# Not \\\*bold\\\*\n/)

  const body = `${quote}Agreed.`
  const sent = await cleo.fill(form, { body, body_type: 'markdown', reply_to: '' }, '?/send')
  const shown = /<article class="message[^"]*" id="m2"[^]*?<\/article>/.exec(sent.text)![0]
  assert.match(
    shown,
    /<blockquote class="from"><details><summary><a href="[^"]*\/message\/1"[^>]*>&lt;\/textarea&gt;&lt;b&gt;Ben, #1<\/a><\/summary>/,
  )
  assert.match(shown, /# Not \*bold\*/)
  assert.match(shown, /<\/details><\/blockquote>\s*<p>Agreed\.<\/p>/)
})

test('copies by email show the quote as one, in both parts', async () => {
  const [row] = await world.sql('select body from messages where group_id = $1 and msg_num = 2', [group.id])
  assert.match(String(row!['body']), /^<blockquote>\s*<p><a href/)
})

test('a selected passage is quoted alone, and what the message has not is not put into its mouth', async () => {
  const some = decoded(textIn((await cleo.open(`${at}?quote&text=${encodeURIComponent('Rye needs time.')}`)).text))
  assert.match(some, /^> \[[^\n]*\n>\n> Rye needs time\.\n\n$/)
  const other = decoded(textIn((await cleo.open(`${at}?quote&text=I+resign`)).text))
  assert.doesNotMatch(other, /resign/)
  assert.match(other, /Rye needs time/)
})

test('a reply to a topic that was locked meanwhile stays, as a draft that can become a new topic', async () => {
  const { topic_id, msg_num } = await world.post('ben', { subject: 'Oats', body: 'Rolled?' }, group)
  const lock = () => world.as('owner').updatetopic({ topic_id, is_closed: true })
  const refused = await cleo.send(
    `${home}/message/${msg_num}/reply`,
    { body: 'Steel-cut\n"two"', body_type: 'markdown', reply_to: '' },
    '?/send',
    { meanwhile: lock },
  )
  assert.match(refused.text, /Your reply wasn&#39;t posted|Your reply wasn't posted/)
  assert.match(refused.text, /readonly[^>]*>Steel-cut\n"two"<\/textarea>/)
  const draft = /href="\/drafts\/(\d+)"/.exec(refused.text)![1]!
  assert.match((await cleo.open(`/drafts/${draft}`)).text, />Steel-cut\n"two"<\/textarea>/)
  const topic = await cleo.open(`${home}/new?draft=${draft}`)
  assert.match(topic.text, />Steel-cut\n"two"<\/textarea>/)

  const other = newVisitor(server, origin)
  other.cookies.set(sessionCookieName, world.people.ben.ways.cookie.cookie!)
  assert.doesNotMatch((await other.open(`${home}/new?draft=${draft}`)).text, /Steel-cut/)
})

test('who cannot reply is offered no quotes', async () => {
  const visitor = newVisitor(server, origin)
  assert.doesNotMatch((await visitor.open(`${home}/topic/${bread.topic_id}`)).text, /data-quote/)
  assert.match((await visitor.open(`${at}?quote`)).text, /Only members can post here|Sign in/)
})
