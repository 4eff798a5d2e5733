import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Resolve } from '#mail/receive/index.ts'
import { mailingIn } from '#test/mailing.ts'
import { newWorld } from '#test/world.ts'

// Nora's provider has said nothing yet about who may send its mail; later it does.
let isSaid = false
const resolve: Resolve = async (name, type) => {
  if (isSaid && name === 'nora.example' && type === 'TXT') return [['v=spf1 ip4:127.0.0.1 -all']]
  throw Object.assign(new Error('nothing is found'), { code: 'ENOTFOUND' })
}
const world = await newWorld({}, { resolve })
const { mail, reply, lettersTo } = await mailingIn(world)
const group = await world.addGroup({ new_users_moderated: false }, { peopled: ['owner', 'ben'] })
const nora = 'Nora <nora@nora.example>'
const email = 'nora@nora.example'
const at = (word: string) => `${group.name}${word === '' ? '' : `+${word}`}@folkmoot.test`
const done = '250 2.0.0 Done'

/** The Message-ID of the newest message. */
async function newest() {
  const { data } = await world.as('owner').getmessages({ group_id: group.id, limit: 1 })
  const { subject, snippet, num_likes, msg_num, topic_id } = data[0]!
  const [row] = await world.sql(`select mime_id from messages where group_id = $1 and msg_num = $2`, [
    group.id,
    msg_num,
  ])
  const mime_id = String(row!['mime_id'])
  return { shown: { subject, snippet, num_likes, msg_num }, topic_id, answer: { 'In-Reply-To': `<${mime_id}>` } }
}
const subjects = async () => (await lettersTo(email)).map(({ subject }) => subject)

test('somebody who never opens a page joins, writes, answers, likes, mutes, asks, changes and leaves', async t => {
  await t.test('she asks to join, and answers the letter that asks whether it was her', async () => {
    assert.equal(await mail(nora, at('subscribe')), done)
    const [asked] = await lettersTo(email)
    assert.equal(asked!.subject, `Please confirm: join the group ${group.name}`)
    assert.equal(await reply(nora, asked!, { body: 'Yes.' }), done)
    assert.deepEqual(await subjects(), [`You are a member of ${group.name}`])
  })

  await t.test('as long as nothing shows that it is her, what she writes waits', async () => {
    assert.equal(await mail(nora, at(''), { subject: 'Hello' }), '250 2.0.0 Taken: a moderator looks at it first')
    isSaid = true
  })

  await t.test('she writes to the group', async () => {
    assert.equal(await mail(nora, at(''), { subject: 'Rye', body: 'Who has some?' }), done)
    const { shown } = await newest()
    assert.deepEqual(shown, { subject: 'Rye', snippet: 'Who has some?', num_likes: 0, msg_num: 1 })
  })

  await t.test('she answers what another member writes, in the same topic', async () => {
    await world.post('ben', { subject: 'Ovens', body: '<p>Which one?</p>' }, group)
    const { topic_id, answer } = await newest()
    assert.equal(await mail(nora, at(''), { subject: 'Re: Ovens', body: 'Mine.', headers: answer }), done)
    const answered = await newest()
    assert.deepEqual(answered.shown, { subject: 'Re: Ovens', snippet: 'Mine.', num_likes: 0, msg_num: 3 })
    assert.equal(answered.topic_id, topic_id)
  })

  await t.test('she likes a message, and mutes its topic', async () => {
    await world.post('ben', { subject: 'Salt', body: '<p>Some?</p>' }, group)
    const { answer } = await newest()
    assert.equal(await mail(nora, at(''), { subject: 'Re: Salt', body: '+1', headers: answer }), done)
    assert.equal(await mail(nora, at('mute'), { subject: 'Re: Salt', headers: answer }), done)
    assert.deepEqual((await newest()).shown, { subject: 'Salt', snippet: 'Some?', num_likes: 1, msg_num: 4 })
    assert.ok((await subjects()).includes('Muted: Salt'))
  })

  await t.test('she asks where her mails are', async () => {
    assert.equal(await mail(nora, at('status')), done)
    const [letter] = await lettersTo(email)
    const doubt = ' (nothing shows that it was you who sent it)'
    const page = `https://folkmoot.test/g/${group.name}/message`
    assert.deepEqual(
      letter!.body
        .split('\n\n')
        .slice(1, 8)
        .map(line => line.replace(/^.* UTC to \S+?@folkmoot\.test(?:, |: )/, '')),
      [
        'done: muted',
        'done: liked',
        `"Re: Ovens": posted: ${page}/3`,
        `"Rye": posted: ${page}/1`,
        `"Hello": it waits for a moderator: unproven${doubt}`,
        `done: confirmed${doubt}`,
        `done: its sender is asked to confirm${doubt}`,
      ],
    )
  })

  await t.test('she changes how mail comes, writes to the owners, and leaves', async () => {
    assert.equal(await mail(nora, at('digest')), done)
    assert.equal(await mail(nora, at('owner'), { subject: 'Thanks', body: 'It was nice.' }), done)
    assert.equal(await mail(nora, at('unsubscribe')), done)
    assert.equal(
      await mail(nora, at('')),
      `550 5.7.1 You are not a member of ${group.name}, and only members can post there`,
    )
    assert.deepEqual(await subjects(), [`How mail of ${group.name} comes`, `You have left ${group.name}`])
  })
})
