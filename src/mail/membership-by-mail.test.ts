import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import PostalMime from 'postal-mime'
import { probeDue } from '#features/delivery/index.ts'
import type { ResolveDns } from '#mail/receive/index.ts'
import { sendTo } from '#test/mail/mail-server.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { startSink, type TakenMail } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'
import { enqueueDueDigests } from './send/digest/enqueue-digests.ts'

// Nora's provider has said nothing yet about who may send its mail; later it does.
let isSaid = false
const resolve: ResolveDns = async (name, type) => {
  if (isSaid && name === 'nora.example' && type === 'TXT') return [['v=spf1 ip4:127.0.0.1 -all']]
  throw Object.assign(new Error('nothing is found'), { code: 'ENOTFOUND' })
}
// Her mail server, and that of everybody.
const sink = await startSink()
const world = await newWorld({ FOLKMOOT_SMTP_RELAY: sink.url }, { resolve })
world.atEnd(() => sink.close())
const { mail, reply, server } = await mailHelpers(world)
const group = await world.addGroup({ new_users_moderated: false }, { peopled: ['owner', 'ben'] })
const nora = 'Nora <nora@nora.example>'
const email = 'nora@nora.example'
const at = (word: string) => `${group.name}${word === '' ? '' : `+${word}`}@folkmoot.test`
const done = '250 2.0.0 Done'
const digestsAt = async (time: string) => {
  while (
    await world.app.pipeline.runAsSystem(systemTransaction =>
      enqueueDueDigests(systemTransaction, Temporal.Instant.from(time)),
    )
  );
}
const statusOf = async () => (await world.sql(`select status from accounts where email = $1`, [email]))[0]!['status']

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
/** What her mail program has, emails and mails of the group apart; what was looked at is not there any more. */
const inbox: Record<'emails' | 'mails', TakenMail[]> = { emails: [], mails: [] }
async function look(folder: keyof typeof inbox) {
  await world.settle()
  for (const taken of sink.taken.splice(0).filter(({ to }) => to === email))
    inbox[/^List-Id:/m.test(taken.raw) ? 'mails' : 'emails'].push(taken)
  const mails = inbox[folder].splice(0)
  return Promise.all(mails.map(async ({ from, raw }) => ({ ...(await PostalMime.parse(raw)), returnPath: from })))
}
const gotten = () => look('mails')
const newEmails = async () =>
  (await look('emails')).map(({ subject = '', text = '', messageId = '', replyTo }) => ({
    ...{ recipient: email, kind: '', subject, body: text, message_id: messageId },
    reply_to: replyTo?.[0]?.address ?? '',
  }))
const subjects = async () => (await newEmails()).map(({ subject }) => subject)

test('a member who only uses email joins, posts, reads, replies, likes, mutes, asks for status, bounces, returns and leaves', async t => {
  await t.test('she asks to join, and replies to the confirmation email', async () => {
    assert.equal(await mail(nora, at('subscribe')), done)
    const [asked] = await newEmails()
    assert.equal(asked!.subject, `Please confirm: join ${group.name}`)
    assert.equal(await reply(nora, asked!, { body: 'Yes.' }), done)
    assert.deepEqual(await subjects(), [`You're now a member of ${group.name}`])
  })

  await t.test('while she is not verified, her posts are held', async () => {
    assert.equal(await mail(nora, at(''), { subject: 'Hello' }), '250 2.0.0 Accepted: a moderator has to approve it')
    isSaid = true
  })

  await t.test('she posts to the group', async () => {
    assert.equal(await mail(nora, at(''), { subject: 'Rye', body: 'Who has some?' }), done)
    const { shown } = await newest()
    assert.deepEqual(shown, { subject: 'Rye', snippet: 'Who has some?', num_likes: 0, msg_num: 1 })
  })

  await t.test('she replies to another member in the same topic', async () => {
    await world.post('ben', { subject: 'Ovens', body: '<p>Which one?</p>' }, group)
    const { topic_id, answer } = await newest()
    assert.equal(await mail(nora, at(''), { subject: 'Re: Ovens', body: 'Mine.', headers: answer }), done)
    const answered = await newest()
    assert.deepEqual(answered.shown, { subject: 'Re: Ovens', snippet: 'Mine.', num_likes: 0, msg_num: 3 })
    assert.equal(answered.topic_id, topic_id)
  })

  await t.test('she switches to digests, and replies to a message in one', async () => {
    assert.equal(await mail(nora, at('digest')), done)
    await digestsAt('2026-11-20T12:00:00Z')
    const oats = await world.post('ben', { subject: 'Oats', body: '<p>Who has oats?</p>' }, group)
    await world.post('ben', { subject: 'Wheat', body: '<p>Who has wheat?</p>' }, group)
    await gotten()
    await digestsAt('2026-11-21T06:00:00Z')
    const [digest, ...more] = await gotten()
    assert.deepEqual([digest!.to?.[0]?.address, more], [at(''), []])
    const lines = digest!.text!.split(/\r?\n/)
    const link = lines.findIndex(line => line.includes(`/message/${oats.msg_num}`))
    assert.deepEqual(
      ['Who has oats?', 'Who has wheat?'].map(text => lines.some(line => line.includes(text))),
      [true, true],
    )
    const quoted = lines.slice(link, link + 1).map(line => `> ${line}`)
    assert.equal(
      await mail(nora, at(''), {
        subject: `Re: ${digest!.subject}`,
        body: ['I have.', '', 'On Saturday Folkmoot wrote:', ...quoted].join('\r\n'),
        headers: { 'In-Reply-To': digest!.messageId ?? '' },
      }),
      done,
    )
    const answered = await newest()
    assert.equal(answered.topic_id, oats.topic_id)
    assert.deepEqual(answered.shown, { subject: 'Re: Oats', snippet: 'I have.', num_likes: 0, msg_num: 6 })
    assert.equal(await mail(nora, at('single')), done)
    assert.deepEqual(await subjects(), [
      `Your email settings for ${group.name}`,
      `Your email settings for ${group.name}`,
    ])
  })

  await t.test('she likes a message, and mutes its topic', async () => {
    const salt = await world.post('ben', { subject: 'Salt', body: '<p>Some?</p>' }, group)
    const { answer } = await newest()
    assert.equal(await mail(nora, at(''), { subject: 'Re: Salt', body: '+1', headers: answer }), done)
    assert.equal(await mail(nora, at('mute'), { subject: 'Re: Salt', headers: answer }), done)
    assert.deepEqual((await newest()).shown, { subject: 'Salt', snippet: 'Some?', num_likes: 1, msg_num: 7 })
    assert.ok((await subjects()).includes(`[${group.name}] Muted: Salt`))
    await gotten()
    await world.answer('ben', salt, { subject: 'Re: Salt', body: '<p>Found some.</p>' }, group)
    assert.deepEqual(await gotten(), [])
  })

  await t.test('she asks for the status of her mail', async () => {
    assert.equal(await mail(nora, at('status')), done)
    const [email] = await newEmails()
    const doubt = " (we couldn't verify that you sent it)"
    const page = `https://folkmoot.test/g/${group.name}/message`
    assert.deepEqual(
      email!.body
        .split('\n\n')
        .slice(1, 11)
        .map(line => line.replace(/^.* UTC to \S+?@folkmoot\.test(?:, |: )/, '')),
      [
        'done: topic muted',
        'done: message liked',
        'done: you get individual messages',
        `“Re: Oats”: posted: ${page}/6`,
        'done: you get digests as plain text',
        `“Re: Ovens”: posted: ${page}/3`,
        `“Rye”: posted: ${page}/1`,
        `“Hello”: pending. We couldn't verify that you sent it.${doubt}`,
        `done: confirmed${doubt}`,
        `done: we asked you to confirm it${doubt}`,
      ],
    )
  })

  await t.test('her mailbox bounces, and delivery is suspended', async () => {
    await gotten()
    await world.post('ben', { subject: 'Yeast', body: '<p>Some?</p>' }, group)
    const [yeast] = await gotten()
    const report = await readFile(new URL('../../test/mails/bounces/postfix.eml', import.meta.url), 'utf8')
    assert.equal(await sendTo(server, report.replaceAll('\n', '\r\n'), { from: '', to: yeast!.returnPath }), done)
    assert.equal(await statusOf(), 'user_status_bouncing')
    await world.post('ben', { subject: 'Malt', body: '<p>Some?</p>' }, group)
    assert.deepEqual(await gotten(), [])
  })

  await t.test('she replies to a probe, and gets what she missed', async () => {
    await world.sql(`update bounce_states set next_probe = now()`)
    while (await world.app.pipeline.runAsSystem(probeDue));
    const [probe] = await newEmails()
    assert.equal(probe!.subject, 'Are you getting emails from folkmoot.test?')
    assert.equal(await reply(nora, probe!, { body: 'It does.' }), done)
    assert.equal(await statusOf(), 'user_status_confirmed')
    const [restored] = await newEmails()
    assert.equal(restored!.subject, 'Emails from folkmoot.test are resumed')
    assert.equal(await reply(nora, restored!, { body: 'Please.' }), done)
    assert.deepEqual(
      (await gotten()).map(({ subject = '' }) => subject).toSorted((one, other) => one.localeCompare(other)),
      ['Malt', 'Yeast'],
    )
  })

  await t.test('she writes to the owners, and leaves', async () => {
    assert.equal(await mail(nora, at('owner'), { subject: 'Thanks', body: 'It was nice.' }), done)
    assert.equal(await mail(nora, at('unsubscribe')), done)
    assert.equal(
      await mail(nora, at('')),
      `550 5.7.1 You're not a member of ${group.name}, and only members can post there.`,
    )
    assert.deepEqual(await subjects(), [`You left ${group.name}`])
    await world.post('ben', { subject: 'Salt again', body: '<p>Some?</p>' }, group)
    assert.deepEqual(await gotten(), [])
  })
})
