import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sessionCookieName } from '#runtime/http/cookies.ts'
import { serve } from '../servers/server.ts'
import { newWorld } from '../world.ts'
import { builtPages } from './pages.ts'
import { newVisitor } from './visitor.ts'

const world = await newWorld()
const server = await serve(world, { pages: await builtPages() })
const group = await world.addGroup({}, { peopled: true })
const ben = newVisitor(server, new URL(world.settings.url).origin)
ben.cookies.set(sessionCookieName, world.people.ben.ways.cookie.cookie!)
const owner = newVisitor(server, new URL(world.settings.url).origin)
owner.cookies.set(sessionCookieName, world.people.owner.ways.cookie.cookie!)

test('a page shows a poll once, though its message says it too', async () => {
  const answers = '[{"text":"Rye & \\"oats\\""},{"text":"Spelt","desc":"<fine>"}]'
  const asked = { group_id: group.id, question: "What's to bake?", subject: 'Baking', body: 'Choose.', answers }
  const { topic_id, message_id } = await world.as('ben').newpoll(asked)
  const [message] = (await world.as('ben').gettopic({ topic_id })).data
  assert.equal(message!.id, message_id)
  const { text } = await ben.open(`/g/${group.name}/message/${message!.msg_num}`)
  const shown = text.slice(text.indexOf('<article class="message'), text.indexOf('</article>'))
  assert.match(shown, /<p>Choose\.<\/p><\/div>/)
  assert.match(shown, /What(?:'|&#39;)s to bake\?/)
  assert.doesNotMatch(shown, /1\. Rye|2\. Spelt/)
})

test('a refused form keeps all answers, up to twenty', async () => {
  const form = await ben.open(`/g/${group.name}/polls/new`)
  const refused = await ben.fill(form, { question: '', answer_1: 'Rye', answer_9: 'Spelt', answer_12: 'Oats' })
  assert.equal(refused.status, 400)
  for (const [name, value] of [
    ['answer_9', 'Spelt'],
    ['answer_12', 'Oats'],
  ])
    assert.match(refused.text, new RegExp(`name="${name}"[^>]*value="${value}"`))
  assert.match(refused.text, /<details[^>]* open/)
  const kept = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`answer_${at + 1}`, `Bread ${at + 1}`]))
  const posted = await ben.fill(refused, {
    question: 'Which bread?',
    type: 'poll_single',
    show_results: 'poll_results_always',
    ...kept,
  })
  assert.match(posted.path, /\/poll\/\d+$/)
  assert.match(posted.text, /Bread 20/)
})

test('a moderator reads how people will vote in a pending poll, and until when', async () => {
  const moderated = await world.addGroup({ moderated: true }, { peopled: true })
  const answers = '[{"text":"Rye"},{"text":"Spelt"}]'
  await world.as('ben').newpoll({
    ...{ group_id: moderated.id, question: 'Which bread?', answers, closes: '2030-11-20T18:00Z' },
    ...{ is_anonymous: true, show_results: 'poll_results_on_close' },
  })

  const { text } = await owner.open(`/g/${moderated.name}/moderation`)

  assert.match(text, /Choose one · anonymous · closes November 20, 2030, 6:00 PM/)
  assert.match(text, /Results: Everyone, when the poll is closed\. When you approve it, the deadline moves/)
})

test('beside a topic, a poll is closed, extended and exported by those who may', async () => {
  const answers = '[{"text":"Rye"},{"text":"Spelt"}]'
  const asked = {
    group_id: group.id,
    question: 'Which flour?',
    answers,
    show_results: 'poll_results_on_close',
  } as const
  const { topic_id, poll_id } = await world.as('ben').newpoll(asked)
  const cleo = newVisitor(server, new URL(world.settings.url).origin)
  cleo.cookies.set(sessionCookieName, world.people.cleo.ways.cookie.cookie!)
  const [topic, poll] = [`/g/${group.name}/topic/${topic_id}`, `/g/${group.name}/poll/${poll_id}`]
  const railOf = async (reader: typeof ben) => {
    const { text } = await reader.open(topic)
    return text.slice(text.indexOf('<aside'), text.lastIndexOf('</aside>'))
  }
  const exported = `href="/api/v1/downloadpoll?poll_id=${poll_id}"`

  const [own, other] = [await railOf(ben), await railOf(cleo)]
  assert.ok(own.includes(`formaction="${poll}?/close"`) && own.includes(`href="${poll}#manage"`), own)
  assert.ok((await ben.open(poll)).text.includes('id="manage"'))
  assert.match(own, new RegExp(`href="${poll}\\?remind#remind">Remind the \\d+ who haven't voted…<`))
  assert.match((await ben.open(`${poll}?remind`)).text, /<details id="remind"[^>]* open/)
  assert.ok(!own.includes(exported) && !other.includes(poll), other)

  await world.as('ben').closepoll({ poll_id })
  for (const rail of [await railOf(ben), await railOf(cleo)])
    assert.ok(rail.includes(exported) && !rail.includes('?/close'), rail)
})
