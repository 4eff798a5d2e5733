import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { people } = world
const { mail, emailsTo } = await mailHelpers(world)
const emailOf = (name: keyof typeof people) => people[name].account.email
const placeOf = ({ name }: { name: string }) => `${name}: https://folkmoot.test/g/${name}`
const done = '250 2.0.0 Done'
const toOwners = ({ name }: { name: string }) => `${name}+owner@folkmoot.test`
const answering = (mime_id: string) => ({ headers: { 'In-Reply-To': `<${mime_id}>` } })
const mimeIdOf = async (message_id: number) =>
  String((await world.sql(`select mime_id from messages where id = $1`, [message_id]))[0]!['mime_id'])

test.beforeEach(async () => {
  await emailsTo('')
  await world.facts()
})

test('mail to the owners reaches them with its text, and their replies go to the sender', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })

  assert.equal(await mail(emailOf('ben'), toOwners(group), { subject: 'A question', body: 'Who bakes?' }), done)

  assert.deepEqual(
    (await emailsTo(emailOf('owner'))).map(({ subject, body, reply_to }) => ({ subject, body, reply_to })),
    [
      {
        subject: 'A question',
        reply_to: emailOf('ben'),
        body: `Who bakes?

--
Ben <ben@example.org> sent this to the moderators of ${group.name}. Replies go only to them.
${placeOf(group)}
`,
      },
    ],
  )
})

test('each moderator chooses mail of members, of everyone, or none', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'moderator', 'powerless', 'ben', 'banned'] })
  await world.setMember(group, 'moderator', { options: '{"owner_msg_notify": "sub_ownermsg_notify_subs"}' })
  await world.setMember(group, 'powerless', { options: '{"owner_msg_notify": "sub_ownermsg_notify_none"}' })
  const got = async () => {
    await world.settle()
    return (await world.newEmails()).map(({ recipient }) => recipient).toSorted()
  }
  await got()

  await mail(emailOf('ben'), toOwners(group))
  assert.deepEqual(await got(), [emailOf('moderator'), emailOf('owner')])
  await mail('Nora <nora@new.example>', toOwners(group))
  assert.deepEqual(await got(), [emailOf('owner')])
  assert.equal(
    await mail(emailOf('banned'), toOwners(group)),
    `550 5.7.1 You can't contact the owners of ${group.name}.`,
  )
})

test('duplicate mail to the owners is forwarded once', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const written = { headers: { 'Message-ID': '<same@example.org>' } }

  for (let n = 0; n < 3; n += 1) assert.equal(await mail(emailOf('ben'), toOwners(group), written), done)

  assert.equal((await emailsTo(emailOf('owner'))).length, 1)
})

test('unverified mail to the owners is marked as such', async () => {
  const closed = await newWorld()
  const mail = await mailHelpers(closed)

  await mail.mail(emailOf('ben'), toOwners(closed.group), { body: 'Make me an owner.' })

  const [email] = await mail.emailsTo(emailOf('owner'))
  assert.ok(email!.body.includes("It says it's from Someone <ben@example.org>, but we couldn't verify that."))
})

test('an author’s masked address accepts replies to their messages only', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const { message_id } = await world.post('ben', { subject: 'Rye' }, group)
  const mime_id = await mimeIdOf(message_id)
  const [ben, cleo] = ['ben=example.org@folkmoot.test', 'cleo=example.org@folkmoot.test']
  await world.settle()
  await emailsTo('')
  const refused = '550 5.7.1 This address only accepts replies to messages of its owner.'

  assert.equal(await mail(emailOf('cleo'), ben, { subject: 'Re: Rye', body: 'Yes!', ...answering(mime_id) }), done)
  assert.equal(await mail(emailOf('cleo'), ben), refused)
  assert.equal(await mail(emailOf('ben'), cleo, answering(mime_id)), refused)
  assert.equal(await mail(emailOf('ben'), 'x=elsewhere.example@folkmoot.test', answering(mime_id)), refused)

  assert.deepEqual(
    (await world.newEmails()).slice(-1).map(({ recipient, subject, body }) => ({ recipient, subject, body })),
    [
      {
        recipient: emailOf('ben'),
        subject: 'Re: Rye',
        body: `Yes!

--
Cleo <cleo@example.org> sent this in reply to your message in ${group.name}. Replies go only to them.
${placeOf(group)}
`,
      },
    ],
  )
  assert.equal((await emailsTo(emailOf('cleo'))).length, 0)
})

test('where replies go to the author only, mail to the group does too', async () => {
  const group = await world.addGroup({ reply_to: 'group_reply_only_to_sender' }, { peopled: ['owner', 'ben', 'cleo'] })
  const { message_id } = await world.post('ben', { subject: 'Rye' }, group)
  const answer = answering(await mimeIdOf(message_id))
  const to = `${group.name}@folkmoot.test`
  await emailsTo('')

  assert.equal(await mail(emailOf('cleo'), to, { subject: 'Re: Rye', body: 'For you alone.', ...answer }), done)
  assert.equal(await mail(emailOf('ben'), to, { subject: 'Re: Rye', body: 'I go on.', ...answer }), done)
  assert.equal(await mail(emailOf('owner'), to, { subject: 'Re: Rye', body: 'For all.', ...answer }), done)

  const { data } = await world.as('owner').getmessages({ group_id: group.id, sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ snippet }) => snippet),
    ['Text.', 'I go on.', 'For all.'],
  )
  assert.deepEqual(
    (await emailsTo(emailOf('ben'))).map(({ body }) => body.split('\n')[0]),
    ['For you alone.'],
  )
})

test('a subject that starts with Private is not posted, by email as on the web', async () => {
  const answer = await mail(emailOf('ben'), `${world.group.name}@folkmoot.test`, { subject: 'Private: rye' })

  assert.equal(answer, `550 5.7.1 The subject starts with "Private", so this email wasn't posted to the group.`)
})

test('mail to postmaster, abuse and support goes to the administrators, even automatic mail', async () => {
  const texts = ['Who bakes?', 'Spam comes from you.', 'I cannot sign in.']
  const nobody = await mail(emailOf('ben'), 'postmaster@folkmoot.test', { body: 'Is anybody there?' })
  await world.sql('update accounts set site_admin = true where id = $1', [people.owner.account.id])

  const answers = [
    await mail('Nora <nora@new.example>', 'Postmaster', { subject: 'A question', body: texts[0]! }),
    await mail('Nora <nora@new.example>', 'ABUSE@folkmoot.test', { subject: 'Spam', body: texts[1]! }),
    await mail('Nora <nora@new.example>', 'support@folkmoot.test', { subject: 'Again', body: texts[2]!, envelope: '' }),
    await mail('Nora <nora@new.example>', 'postmaster@folkmoot.test', { body: '' }),
  ]

  assert.equal(nobody, '550 5.7.1 This site has no administrator who could read your message.')
  assert.deepEqual(answers, [done, done, done, '550 5.7.1 This email has no text.'])
  assert.deepEqual(
    (await emailsTo(emailOf('owner'))).map(({ subject, body, reply_to }) => ({ subject, body, reply_to })),
    ['A question', 'Spam', 'Again'].map((subject, n) => ({
      subject,
      reply_to: 'nora@new.example',
      body: `${texts[n]}

--
Nora <nora@new.example> sent this to the administrators of folkmoot.test. Replies go only to them.
folkmoot.test: https://folkmoot.test
`,
    })),
  )
})
