// Not on every day: it receives or sends many emails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import PostalMime from 'postal-mime'
import { composeNotification } from '#mail/send/notifications/compose.ts'
import { mailHelpers, type ReceivedEmail } from '#test/mail/mail-helpers.ts'
import { newWorld, type World } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { people } = world
const { mail, reply, emailsTo } = await mailHelpers(world)
const [owner, ben, decider] = [people.owner, people.ben, people.sub_perm_pendingmsg].map(
  ({ account }) => account.email,
) as [string, string, string]
const done = '250 2.0.0 Done'

/** A message waits, and a moderator has got the email about it. */
async function waiting(subject: string, in_: World = world, words = emailsTo) {
  const group = await in_.addGroup({ moderated: true }, { peopled: true })
  await words('')
  const id = await in_.hold('ben', { subject, body: '<p>Rye?</p>' }, group)
  const [email] = await words(decider)
  return { group, id, email: email! }
}
const addressIn = ({ body }: ReceivedEmail, word: string): string =>
  new RegExp(`\\S+\\+${word}\\+[a-z2-7]+@folkmoot\\.test`).exec(body)![0]
const posted = async (group: { id: number }) =>
  (await world.as('owner').getmessages({ group_id: group.id })).data.map(({ subject }) => subject)

test('a moderator approves a message by replying to its email; a later reply is told it was decided', async () => {
  const { group, email } = await waiting('Rye')

  assert.equal(email.reply_to, addressIn({ ...email, body: email.reply_to }, 'approve'))
  assert.equal(await reply(decider, email), done)
  await world.settle()
  assert.deepEqual(await world.facts(), ['message.posted', 'message.approved', 'mail.answered'])
  assert.equal(await reply(owner, email), done)

  assert.deepEqual(await posted(group), ['Rye'])
  assert.deepEqual(
    (await emailsTo(owner)).map(({ subject, body, reply_to }) => [subject, body.split('\n')[0], reply_to]),
    [
      [
        `[${group.name}] Already decided: Rye`,
        `Already approved by Sub_perm_pendingmsg: “Rye” is in ${group.name}.`,
        `${group.name}+owner@folkmoot.test`,
      ],
    ],
  )
})

test('a second decision by email is told the first one', async () => {
  const { group, email } = await waiting('Rye')
  const told = async (recipient: string) => (await emailsTo(recipient)).map(({ body }) => body.split('\n')[0])

  assert.equal(await reply(decider, email), done)
  assert.deepEqual(await told(decider), [`Approved: “Rye” is now in ${group.name}.`])
  assert.equal(await reply(decider, email), done)
  assert.deepEqual(await told(decider), [])
  assert.equal(await mail(decider, addressIn(email, 'reject')), done)
  assert.deepEqual(await told(decider), [`You already approved “Rye”. It is in ${group.name}.`])

  for (const [word, call] of [
    ['rejected', 'rejectpendingmessage'],
    ['deleted', 'deletependingmessage'],
  ] as const) {
    const next = await waiting(word)
    await world.as('owner')[call]({ pending_message_id: next.id })
    await emailsTo('')
    assert.equal(await reply(decider, next.email), done)
    assert.deepEqual(await told(decider), [`Already ${word} by Owner: “${word}” was not posted to ${next.group.name}.`])
    // What was decided is for those who may decide.
    assert.match(await reply(ben, next.email), /^550 5\.7\.1 You don't have permission to do that/)
  }
})

test('an email within the seconds in which a decision can be undone is told of it, and nothing happens twice', async () => {
  const told = async () => (await emailsTo(decider)).map(({ body }) => body.split('\n')[0])
  for (const action of ['approve', 'reject'] as const) {
    const { group, id, email } = await waiting(action)
    await world.facts()
    await world.as('owner').moderate({ group_id: group.id, action, pending_message_ids: [id] })
    assert.equal(await reply(decider, email), done)
    assert.equal(await mail(decider, addressIn(email, 'reject')), done)
    const outcome = action === 'approve' ? `Already approved by Owner` : `Already rejected by Owner`
    assert.deepEqual(
      (await told()).map(line => line?.slice(0, outcome.length)),
      [outcome, outcome],
    )

    await world.sql(`update moderation_decisions set due = now()`)
    await world.sql(`update jobs set run_at = now() where subscriber = 'moderation decisions'`)
    await world.settle()
    assert.deepEqual(await posted(group), action === 'approve' ? ['approve'] : [])
    const facts = (await world.facts()).filter(name => name.startsWith('message.'))
    assert.deepEqual(facts, action === 'approve' ? ['message.posted', 'message.approved'] : ['message.rejected'])
  }
})

test('the moderator who claimed a post is told what another decided', async () => {
  const told = async () => (await emailsTo(decider)).map(({ subject, body }) => [subject, body.split('\n')[0]])
  for (const [word, call, became] of [
    ['Approved', 'approvependingmessage', 'is now in'],
    ['Rejected', 'rejectpendingmessage', 'was not posted to'],
    ['Deleted', 'deletependingmessage', 'was not posted to'],
  ] as const) {
    const { group, id } = await waiting('Rye')
    await world.as('sub_perm_pendingmsg').claimpendingmessage({ pending_message_id: id })
    await world.as('owner')[call]({ pending_message_id: id })
    assert.deepEqual(await told(), [
      [`[${group.name}] ${word}: Rye`, `${word} by Owner: “Rye” ${became} ${group.name}.`],
    ])

    // Nobody hears of their own decision, and nobody who moderates no longer.
    const own = await waiting('Rye')
    await world.as('sub_perm_pendingmsg').claimpendingmessage({ pending_message_id: own.id })
    await world.as('sub_perm_pendingmsg')[call]({ pending_message_id: own.id })
    const left = await waiting('Rye')
    await world.as('sub_perm_pendingmsg').claimpendingmessage({ pending_message_id: left.id })
    await world.as('owner').removemember({ member_info_id: left.group.members.sub_perm_pendingmsg })
    await emailsTo('')
    await world.as('owner')[call]({ pending_message_id: left.id })
    assert.deepEqual(await told(), [])
  }
})

test('a reply that says no does not approve, and says how to reject', async () => {
  const { group, email } = await waiting('Oats')

  for (const body of ['No, please reject this.', 'Nein!', 'Spam'])
    assert.match(await reply(decider, email, { body }), /^550 5\.7\.1 A reply to this address approves\. To reject/)
  assert.deepEqual(await posted(group), [])
  assert.equal(await reply(decider, email, { body: 'Nobody objects.' }), done)

  assert.deepEqual(await posted(group), ['Oats'])
  await world.settle()
  await world.facts()
})

test('a reply works after the group is renamed', async () => {
  const { group, email } = await waiting('Spelt')
  await world.as('owner').updategroup({ group_id: group.id, name: `${group.name}-anew` })

  assert.equal(await reply(decider, email), done)

  assert.deepEqual(await posted(group), ['Spelt'])
  await world.settle()
  await world.facts()
})

test('of fifty concurrent replies, some approving and some rejecting, one decides', async () => {
  const { group, email } = await waiting('Barley')
  const back = addressIn(email, 'reject')
  await world.facts()

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => (n % 2 === 0 ? reply(decider, email) : mail(decider, back))),
  )
  await world.settle()

  assert.deepEqual(new Set(answers), new Set([done]))
  const decided = (await world.facts()).filter(fact => fact !== 'mail.answered')
  const isPosted = (await posted(group)).length === 1
  assert.deepEqual(decided, isPosted ? ['message.posted', 'message.approved'] : ['message.rejected'])
  // So many emails that it was decided before are more than anybody gets.
  await world.sql('delete from rate_counts')
})

test('the pending message is attached to its email, readable in every program', async () => {
  await waiting('Rolls')

  const [row] = await world.sql(`select * from service_emails where recipient = $1 order by id desc limit 1`, [decider])
  const { raw } = await composeNotification(row as never, 'folkmoot.test')
  const mail = await PostalMime.parse(Buffer.concat(raw), { forceRfc822Attachments: true })

  const [file] = mail.attachments
  const attached = await PostalMime.parse(file!.content)
  assert.deepEqual(
    [file!.filename, file!.mimeType, attached.subject, attached.from?.address, attached.html?.trim()],
    ['message.eml', 'message/rfc822', 'Rolls', 'ben@hidden.invalid', '<p>Rye?</p>'],
  )
})

test('the text of a rejection is the reason for the author, without quotes', async () => {
  const { group, email } = await waiting('Spelt')
  const body = 'Not here, please.\r\n\r\nOn Monday, Folkmoot wrote:\r\n> A message of Ben\r\n> waits\r\n'

  assert.equal(await mail(decider, addressIn(email, 'reject'), { body }), done)

  const [returned] = await emailsTo(ben)
  assert.match(
    returned!.body,
    /^A moderator rejected your post “Spelt” to .*\n\nThe moderator wrote:\n\n> Not here, please\.\n\n/,
  )
  assert.doesNotMatch(returned!.body, /A message of Ben/)
  assert.equal(returned!.reply_to, `${group.name}+owner@folkmoot.test`)
  assert.deepEqual(await posted(group), [])
})

test('a message is deleted by email, silently', async () => {
  const { group, email } = await waiting('Wheat')

  assert.equal(await mail(decider, addressIn(email, 'delete'), { body: '' }), done)

  assert.deepEqual(await emailsTo(ben), [])
  assert.deepEqual([await posted(group), await world.facts()], [[], ['message.discarded', 'mail.answered']])
})

test('a token without the permission decides nothing', async () => {
  const { group, email } = await waiting('Oats')
  await world.settle()

  assert.equal(await reply(ben, email), `550 5.7.1 You don't have permission to do that in ${group.name}.`)
  assert.equal(
    await reply(people.powerless.account.email, email),
    `550 5.7.1 You don't have permission to do that in ${group.name}.`,
  )
  await world.as('owner').removemember({ member_info_id: group.members.sub_perm_pendingmsg })
  assert.equal(await reply(decider, email), `550 5.7.1 You don't have permission to do that in ${group.name}.`)
  const elsewhere = addressIn(email, 'delete').replace(group.name, world.group.name)
  assert.equal(await mail(owner, elsewhere), '550 5.7.1 There is no such address here.')

  assert.deepEqual(await posted(group), [])
  assert.equal((await world.as('owner').getpendingmessages({ group_id: group.id })).total_count, 1)
})

test('an unverified moderator decides nothing', async () => {
  const closed = await newWorld()
  const mail = await mailHelpers(closed)
  const { group, email } = await waiting('Barley', closed, mail.emailsTo)

  const answer = await mail.reply(decider, email)

  assert.match(answer, /^550 5\.7\.1 We couldn't verify that you sent this email.* Use the website instead: https:/)
  assert.equal((await closed.as('owner').getpendingmessages({ group_id: group.id })).total_count, 1)
})

test('moderators approve and reject requests by email; an approved member cannot be rejected', async () => {
  const group = await world.addGroup({ restricted: true }, { peopled: ['owner', 'moderator'] })
  const moderator = people.moderator.account.email
  const ask = async (who: 'cleo' | 'stranger') => {
    await emailsTo('')
    await world.as(who).joingroup({ group_id: group.id })
    const [email] = await emailsTo(moderator)
    return email!
  }
  const members = async () =>
    (await world.as('owner').getmembers({ group_id: group.id })).data
      .map(({ full_name }) => String(full_name))
      .toSorted()

  const first = await ask('cleo')
  assert.equal(await reply(moderator, first), done)
  assert.equal(await mail(owner, addressIn(first, 'reject')), done)
  const second = await ask('stranger')
  assert.equal(await mail(owner, addressIn(second, 'reject')), done)
  assert.equal(await reply(moderator, second), done)

  assert.deepEqual(await members(), ['Cleo', 'Moderator', 'Owner'])
})
