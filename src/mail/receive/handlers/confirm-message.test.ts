import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

// Nothing shows who sends the mails of this world, and members are asked.
const world = await newWorld({ FOLKMOOT_MAIL_UNPROVEN: 'confirm' })
const { people } = world
const { mail, reply, emailsTo } = await mailHelpers(world)
const ben = people.ben.account.email
const asked = '250 2.0.0 Accepted: to post it, reply to the confirmation email'
const done = '250 2.0.0 Done'
const at = ({ name }: { name: string }) => `${name}@folkmoot.test`
const subjectsIn = async ({ id }: { id: number }) =>
  (await world.as('owner').getmessages({ group_id: id })).data.map(({ subject, user_id }) => [subject, user_id])
const waitingIn = async ({ id }: { id: number }) =>
  (await world.as('owner').getpendingmessages({ group_id: id })).data.map(({ subject, reason }) => [subject, reason])

test.beforeEach(async () => {
  await emailsTo('')
  await world.facts()
})

test('unverified mail of a member is posted when they reply to the confirmation email, once', async () => {
  const group = await world.addGroup({}, { peopled: true })

  const answer = await mail(`Ben <${ben}>`, at(group), { subject: 'Rye' })
  const [email] = await emailsTo(ben)
  const before = [await subjectsIn(group), await waitingIn(group)]
  const answers = [await reply('other@home.example', email!), await reply(ben, email!)]

  assert.equal(answer, asked)
  assert.equal(email!.subject, `Please confirm: Rye (${group.name})`)
  assert.match(email!.reply_to, new RegExp(`^${group.name}\\+confirm\\+[a-z2-7]{16,}@folkmoot\\.test$`))
  assert.match(email!.body, /^To post it, reply to this email\. .*Subject: Rye\n.*Rye, please\./ms)
  assert.deepEqual(before, [[], [['Rye', 'unconfirmed']]])
  assert.deepEqual(answers, [done, done])
  assert.deepEqual([await subjectsIn(group), await waitingIn(group)], [[['Rye', people.ben.account.id]], []])
  assert.deepEqual(await world.facts(), ['message.held', 'message.posted', 'message.confirmed'])
  assert.deepEqual(await emailsTo(people.owner.account.email), [])
})

test('of fifty concurrent replies one posts it', async () => {
  const group = await world.addGroup({}, { peopled: true })
  await mail(ben, at(group), { subject: 'Rye' })
  const [email] = await emailsTo(ben)
  await world.facts()

  const answers = await Promise.all(Array.from({ length: 50 }, () => reply(ben, email!)))

  assert.deepEqual(new Set(answers), new Set([done]))
  assert.deepEqual(await subjectsIn(group), [['Rye', people.ben.account.id]])
  assert.deepEqual(await world.facts(), ['message.posted', 'message.confirmed'])
})

test('a post that needs approval anyway becomes pending then, and moderators are notified', async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: true })
  await mail(ben, at(group), { subject: 'Rye' })
  const [email] = await emailsTo(ben)

  const answer = await reply(ben, email!)

  assert.equal(answer, '250 2.0.0 Accepted: a moderator has to approve it')
  assert.deepEqual([await subjectsIn(group), await waitingIn(group)], [[], [['Rye', 'group']]])
  const told = (await emailsTo(people.owner.account.email)).map(({ subject }) => subject)
  assert.deepEqual(told, [`[${group.name}] Needs approval: Rye`])
})

test('nothing is posted if a moderator decided meanwhile, or the member left', async () => {
  const group = await world.addGroup({}, { peopled: true })
  await mail(ben, at(group), { subject: 'Rye' })
  await mail(ben, at(group), { subject: 'Oats' })
  const [rye, oats] = await emailsTo(ben)
  const { data } = await world.as('owner').getpendingmessages({ group_id: group.id })
  await world.as('owner').deletependingmessage({ pending_message_id: data[0]!.id })

  const decided = await reply(ben, rye!)
  await world.as('ben').deletesub({ group_id: group.id })
  const gone = await reply(ben, oats!)

  assert.deepEqual(
    [decided, gone.slice(0, 9)],
    ['550 5.7.1 This post has already been approved, rejected or deleted, or has expired.', '550 5.7.1'],
  )
  assert.deepEqual(await subjectsIn(group), [])
})

test('confirmation emails to a member are limited', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const cleo = people.cleo.account.email
  for (let n = 0; n < 22; n += 1) assert.equal(await mail(cleo, at(group), { subject: `Rye ${n}` }), asked)

  assert.equal((await emailsTo(cleo)).length, 20)
})
