// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { assertArchivesCounted, assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { steps } from './steps.ts'
import { say } from './steps/chats.ts'
import { groupKeys, groups, parents } from './groups.ts'
import { guide, exampleCalls } from './guide.ts'
import { cast, names } from './people.ts'
import { createDemoContext } from './context.ts'
import { runSteps } from './run-steps.ts'
import { chats } from './texts/chats.ts'
import { wordsByScript } from './texts/translators.ts'

const t = messagesFor('en')
const world = await newWorld()
const stage = createDemoContext(world)
const lines: string[] = []
const isWhole = await runSteps(stage, line => lines.push(line), t)
await world.settle()
const mara = stage.as('mara')

test('the demo is complete: groups, people, messages, and every counter is right', async () => {
  const counts = await Promise.all(groupKeys.map(async key => mara.getgroup({ group_id: stage.groupId(key) })))

  assert.equal(isWhole, true)
  assert.deepEqual(
    lines,
    steps.map(({ title }, index) => `  ${index + 1}/${steps.length}  ${t.cli.demo.steps[title]}`),
  )
  assert.deepEqual(
    counts.map(({ name, parent_group_id }) => [name, parent_group_id]),
    groupKeys.map(key => [groups[key].name, parents[key] ? stage.groupId(parents[key]) : 0]),
  )
  assert.equal(stage.people.size, 12)
  assert.ok(counts.reduce((sum, { messages_count }) => sum + messages_count!, 0) >= 300)
  await assertCounted(world)
  await assertArchivesCounted(world)
})

test('every message can be shown, and all kinds are included', async () => {
  const messages = []
  for (const key of groupKeys) {
    let page_token = 0
    do {
      const page = await mara.getmessages({ group_id: stage.groupId(key), limit: 100, page_token })
      messages.push(...page.data)
      page_token = page.next_page_token
    } while (page_token !== 0)
  }
  const first = Math.min(...messages.map(({ created }) => Date.parse(created)))
  const kinds = {
    replies: messages.filter(message => message.is_reply),
    plain: messages.filter(message => message.is_plain_text),
    quoted: messages.filter(message => message.quoted !== ''),
    signed: messages.filter(message => message.remainder !== ''),
    tables: messages.filter(message => message.body.includes('<table')),
    lists: messages.filter(message => message.body.includes('<li>')),
    links: messages.filter(message => message.body.includes('<a href=')),
    pictures: messages.filter(message => /<img [^>]*downloadattachment/.test(message.body)),
    pdfs: messages.filter(({ attachments }) => attachments.some(file => file.media_type === 'application/pdf')),
    shown: messages.filter(({ attachments }) => attachments.some(file => file.image_thumbnail_url !== '')),
    tagged: messages.filter(message => message.hashtags.length > 0),
    liked: messages.filter(message => message.num_likes > 0),
    edited: messages.filter(message => message.rev_count > 0),
    closed: messages.filter(message => message.is_closed),
    moderated: messages.filter(message => message.is_moderated),
  }

  assert.deepEqual(
    Object.entries(kinds).filter(([, found]) => found.length < 2),
    [],
  )
  assert.equal(
    messages.every(({ body, subject, name, snippet }) => body + subject !== '' && name !== '' && snippet !== ''),
    true,
  )
  assert.equal(
    messages.every(({ user_id }) => user_id > 0),
    true,
  )
  assert.ok(Date.now() - first > 700 * 86_400_000)
})

test('a word of each script is found by search', async () => {
  const group_id = stage.groupId('translators')
  const found = await Promise.all(
    Object.entries(wordsByScript).map(async ([script, q]) => [
      script,
      (await mara.searcharchives({ group_id, q })).total_count > 0,
    ]),
  )

  assert.deepEqual(
    found,
    Object.keys(wordsByScript).map(script => [script, true]),
  )
})

test('there is work for moderators and for authors', async () => {
  const lane = { group_id: stage.groupId('lane') }
  const held = await mara.getpendingmessages(lane)
  const pending = await mara.getmembers({ ...lane, type: 'pending' })
  const drafts = await stage.as('tobias').getdrafts({})
  const mods = await mara.getmembers({ group_id: stage.groupId('rowing'), type: 'mods' })
  const labels = await mara.getmemberlabels({ group_id: stage.groupId('rowing') })
  const { data: topics } = await mara.gettopics({ group_id: stage.groupId('rowing') })

  assert.deepEqual(
    held.data.map(({ subject, reason }) => [subject, reason]),
    [['Hello from number 22', 'new_member']],
  )
  assert.deepEqual(
    pending.data.map(({ full_name }) => full_name),
    ['Gus Thornapple-Wick'],
  )
  assert.equal(drafts.total_count, 2)
  assert.deepEqual([mods.total_count, labels.total_count], [2, 3])
  assert.deepEqual(topics.map(({ is_sticky }) => is_sticky).slice(0, 3), [true, true, false])
})

test('the suggested calls work, and only two passwords are printed', async () => {
  const said = guide(stage, { url: 'https://localhost:8443', smtpPort: 2525 }, t)
  const anybody = world.app.callAs(null, 'via_api')
  const answers = []
  for (const { call, params, keyed } of exampleCalls(stage)) {
    const calls = (keyed ? mara : anybody) as unknown as Record<string, (given: object) => Promise<unknown>>
    answers.push([call, typeof (await calls[call]!(params))])
  }

  assert.deepEqual(
    answers,
    exampleCalls(stage).map(({ call }) => [call, 'object']),
  )
  assert.equal(said.filter(line => line.includes('curl -k')).length, 5)
  assert.equal(
    said.filter(line => line.includes(`mail send --server 127.0.0.1:2525 --from ${cast.tobias.email}`)).length,
    1,
  )
  assert.equal(stage.key.length, 64)
  const told = names.filter(name => said.join('\n').includes(stage.passwords[name]))
  assert.deepEqual(told, ['mara', 'tobias'])
})

test('two open chats have messages and reactions, and people keep talking', async () => {
  const { data: open } = await mara.getchats({ group_id: stage.groupId('rowing') })
  const before = await mara.getchathistory({ chat_id: open[0]!.id, sort_dir: 'asc' })
  await say(stage, open[0]!.subject, chats[0]!.later[2]!)
  const after = await mara.getchathistory({ chat_id: open[0]!.id, sort_dir: 'asc' })

  assert.deepEqual(
    open.map(({ subject, num_messages }) => [subject, num_messages]),
    [['On the water today', chats[0]!.before.length]],
  )
  assert.deepEqual(
    before.data.map(({ message }) => message),
    chats[0]!.before.map(({ text }) => text),
  )
  assert.equal(before.data.filter(({ tapback_counts }) => tapback_counts.length > 0).length, 2)
  const last = after.data.at(-1)!
  assert.deepEqual([last.message, last.reply_to_msg_num], ['Behind the flower pot, as always.', last.msg_num - 1])
})
