import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatHelpers, type ChatConnection } from '#test/world/chatting.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await serve(world)
const { talk } = chatHelpers(world, server)
const { ben, cleo } = world.people
const people = { peopled: ['owner', 'moderator', 'ben', 'cleo'] } as const
const group = await world.addGroup({ privacy: 'group_privacy_none' }, people)
const forbidden = { type: 'inadequate_permissions' }

async function say(talking: ChatConnection, frame: object) {
  talking.send(frame)
  return talking.next()
}
let chats = 0
/** A chat of its own subject in which Ben said this. */
async function chatOf(lines: readonly string[], where: { id: number } = group) {
  const subject = `Rye ${(chats += 1)}`
  const words = { group_id: where.id, subject, desc: 'About rye', announce: false }
  const { id: chat_id, chat_sub } = await world.as('ben').newchat(words)
  const b = await talk(ben, chat_sub!.id)
  for (const message of lines) await say(b, { message })
  await world.facts()
  return { chat_id, subject, b, chatsub_id: chat_sub!.id }
}
const chatIn = async (chat_id: number, where: { id: number } = group) =>
  (await world.as('ben').getchats({ group_id: where.id, limit: 100 })).data.find(({ id }) => id === chat_id)!
const topicOf = async (topic_id: number) => {
  const { topic, data } = await world.as('cleo').gettopic({ topic_id })
  return { topic, data }
}
/** The times of messages are those of the test. */
const timeless = (body: string) => body.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'NOW')

test('a chat becomes a topic: one message with names, times and files', async () => {
  const { chat_id, subject, b, chatsub_id } = await chatOf([
    'Is <b>rye</b> good?\nsee https://example.org/rye',
    'Forget this',
  ])
  await say(b, { delete_msg_num: 2 })
  const { id } = await world.as('cleo').joinchat({ chat_id })
  await say(await talk(cleo, id, { no_history: 1 }), { message: '> yes\n-- \nit is', reply_to_msg_num: 1 })
  const file = [{ param: 'fileupload', filename: 'loaf.txt', content: 'Flour' }]
  await server.call('uploadchatfile', { chatsub_id }, { person: ben, way: 'cookie' }, file)
  await world.facts()

  const told = await world.as('ben').chattotopic({ chat_id })
  const facts = await world.facts()
  const { topic, data } = await topicOf(told.topic_id)
  const [message] = data

  const url = `${world.settings.url}/g/${group.name}/chat/${chat_id}`
  assert.deepEqual(told, {
    object: 'chat_topic',
    chat_id,
    topic_id: topic.id,
    message_id: message!.id,
    is_pending: false,
  })
  assert.deepEqual(facts, ['message.posted', 'chat.posted'])
  assert.equal(
    timeless(message!.body).replaceAll(/ (?:target|rel)="[^"]*"/g, ''),
    [
      `<p>From the chat <a href="${url}">${subject}</a> (times: UTC)</p>`,
      `<p><b>Ben</b>, NOW<br />Is &lt;b&gt;rye&lt;/b&gt; good?<br />see <a href="https://example.org/rye">https://example.org/rye</a></p>`,
      `<p><b>Cleo</b> to Ben, NOW<br />&gt; yes<br />-- <br />it is</p>`,
      `<p><b>Ben</b>, NOW<br />[loaf.txt]</p>`,
    ].join('\n'),
  )
  assert.deepEqual([message!.quoted, message!.remainder, message!.name], ['', '', 'Ben'])
  assert.deepEqual(
    message!.attachments.map(({ filename }) => filename),
    ['loaf.txt'],
  )
  assert.deepEqual([topic.subject, topic.chat_id, (await chatIn(chat_id)).topic_id], [subject, chat_id, topic.id])
})

test('a double click posts once, and later messages continue the same topic', async () => {
  const { chat_id, subject, b } = await chatOf(['One', 'Two'])

  const [first, again] = await Promise.all([
    world.as('ben').chattotopic({ chat_id }),
    world.as('ben').chattotopic({ chat_id }),
  ])
  await say(b, { message: 'Three' })
  const later = await world.as('ben').chattotopic({ chat_id, from_msg_num: 3 })
  const other = await world.as('ben').chattotopic({ chat_id, from_msg_num: 2, to_msg_num: 2, subject: 'Another' })
  const { topic, data } = await topicOf(first.topic_id)

  assert.deepEqual([again, later.topic_id, topic.num_messages], [first, first.topic_id, 2])
  assert.match(data[1]!.body, /Three/)
  assert.doesNotMatch(data[1]!.body, /Two/)
  assert.deepEqual([data[1]!.subject, (await topicOf(other.topic_id)).topic.subject], [`Re: ${subject}`, 'Another'])
})

test('what cannot be posted is rejected with the reason', async () => {
  const { chat_id } = await chatOf(['One'])
  const empty = await chatOf([])
  const as = (who: 'ben' | 'stranger', more = {}) => world.as(who).chattotopic({ chat_id, ...more })

  await assert.rejects(world.as('ben').chattotopic({ chat_id: empty.chat_id }), expectedError('invalid msg_num'))
  await assert.rejects(as('ben', { from_msg_num: 2 }), expectedError('invalid msg_num'))
  await assert.rejects(as('ben', { subject: ' ' }), expectedError('invalid subject'))
  await assert.rejects(as('ben', { subject: 'Private: rye' }), expectedError('private message'))
  await assert.rejects(world.as('ben').chattotopic({ chat_id: 999_999 }), expectedError('invalid chat_id'))
  await assert.rejects(as('stranger'), forbidden)
  await world.as('owner').updategroup({ group_id: group.id, announce: true })
  await assert.rejects(as('ben'), expectedError('announcement group'))
  await world.as('owner').updategroup({ group_id: group.id, announce: false, chat_access: 'group_access_limited' })
  await assert.rejects(as('ben'), forbidden)
  await world.as('owner').updategroup({ group_id: group.id, chat_access: 'group_access_subscribers' })
  assert.deepEqual(await world.facts(), ['group.updated', 'group.updated', 'group.updated'])
})

test('in a moderated group it is held, and becomes the chat’s topic once approved', async () => {
  const moderated = await world.addGroup({ moderated: true }, people)
  const [kept, gone] = [await chatOf(['One'], moderated), await chatOf(['Two'], moderated)]
  const told = await world.as('ben').chattotopic({ chat_id: kept.chat_id })
  await world.as('ben').chattotopic({ chat_id: gone.chat_id })
  const waiting = await world.as('owner').getpendingmessages({ group_id: moderated.id, sort_dir: 'asc' })
  await world.as('ben').deletechat({ chat_id: gone.chat_id })

  for (const { id } of waiting.data) await world.as('owner').approvependingmessage({ pending_message_id: id })
  const { data } = await world.as('ben').gettopics({ group_id: moderated.id, sort_field: 'created', sort_dir: 'asc' })

  const nothing = { topic_id: 0, message_id: 0, is_pending: true }
  assert.deepEqual(told, { object: 'chat_topic', chat_id: kept.chat_id, ...nothing })
  assert.deepEqual(
    data.map(({ subject, chat_id }) => [subject, chat_id]),
    [
      [kept.subject, kept.chat_id],
      [gone.subject, 0],
    ],
  )
  assert.equal((await chatIn(kept.chat_id, moderated)).topic_id, data[0]!.id)
})

test('a topic gets one chat that links back; once it is closed, another', async () => {
  const { topic_id } = await world.post('cleo', { subject: 'Spelt & "more"', body: 'Spelt' }, group)
  await world.facts()

  const [chat, same] = await Promise.all([
    world.as('ben').topictochat({ topic_id }),
    world.as('ben').topictochat({ topic_id }),
  ])
  const facts = await world.facts()
  const { data } = await world.as('cleo').getchathistory({ chat_id: chat.id })
  const linked = (await topicOf(topic_id)).topic.chat_id
  await world.as('ben').updatechat({ chat_id: chat.id, is_closed: true })
  const next = await world.as('cleo').topictochat({ topic_id })

  const url = `${world.settings.url}/g/${group.name}/topic/${topic_id}`
  assert.deepEqual([same.id, linked, chat.topic_id, chat.subject], [chat.id, chat.id, topic_id, 'Spelt & "more"'])
  assert.match(chat.desc, new RegExp(`<p>About <a href="${url}"[^>]*>Spelt &amp; "more"</a></p>`))
  assert.deepEqual(
    data.map(({ msg_num, message, user_id }) => [msg_num, message, user_id]),
    [[1, `About the topic “Spelt & "more"”: ${url}`, chat.user_id]],
  )
  assert.deepEqual(facts, ['chat.created'])
  assert.notEqual(next.id, chat.id)
  assert.deepEqual([(await topicOf(topic_id)).topic.chat_id, next.num_members], [next.id, 1])
})

test('the link is deleted with either end, and hidden from those who see no chats', async () => {
  const { topic_id } = await world.post('cleo', { subject: 'Emmer', body: 'Emmer' }, group)
  const chat = await world.as('ben').topictochat({ topic_id })
  const stranger = await world.as('stranger').gettopic({ topic_id })
  const told = await chatOf(['One'])
  const { topic_id: other } = await world.as('ben').chattotopic({ chat_id: told.chat_id })

  await world.as('ben').deletechat({ chat_id: chat.id })
  await world.as('owner').deletetopic({ topic_id: other })

  assert.equal(stranger.topic.chat_id, 0)
  assert.equal((await topicOf(topic_id)).topic.chat_id, 0)
  assert.equal((await chatIn(told.chat_id)).topic_id, 0)
  await assert.rejects(world.as('ben').topictochat({ topic_id: other }), expectedError('invalid topic_id'))
  await assert.rejects(world.as('stranger').topictochat({ topic_id }), forbidden)
})
