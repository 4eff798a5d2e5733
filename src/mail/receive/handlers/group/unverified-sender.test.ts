// Not on every day: it receives or sends many emails.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suspend } from '#features/accounts/index.ts'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { lastIncoming } from '#test/mail/incoming-mails.ts'
import { addMembership } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

// Nothing shows who sends the mails of this world: no network is trusted, and no domain says anything.
const world = await newWorld()
const { people } = world
const { mail, reply, emailsTo } = await mailHelpers(world)
const open = await world.addGroup()
await addMembership(world, open.id, people.owner, { mod_status: 'sub_modstatus_owner' })
await addMembership(world, open.id, people.ben, {})
const at = (word: string, { name } = open) => `${name}+${word}@folkmoot.test`
const ben = people.ben.account.email
const taken = '250 2.0.0 Done'
const subs = async () =>
  (await world.sql(
    `select email, m.status, email_delivery from members m join accounts a on a.id = account_id where group_id = $1 order by 1`,
    [open.id],
  )) as { email: string }[]

test.beforeEach(async () => {
  await emailsTo('')
  await world.sql('delete from rate_counts')
  await world.facts()
})

test('a newcomer joins by replying to one email, and gets an account without a password', async () => {
  const email = 'nora@new.example'

  assert.equal(await mail(`Nora <${email}>`, at('subscribe')), taken)
  const before = await subs()
  const [received] = await emailsTo(email)
  const answers = [await reply(email, received!), await reply('other@home.example', received!)]

  assert.ok(!before.some(sub => sub.email === email))
  assert.match(received!.reply_to, new RegExp(`^${open.name}\\+confirm\\+[a-z2-7]{16,}@folkmoot\\.test$`))
  assert.equal(received!.subject, `Please confirm: join ${open.name}`)
  assert.deepEqual(answers, ['250 2.0.0 Done', '250 2.0.0 Done'])
  assert.ok((await subs()).some(sub => sub.email === email))
  assert.deepEqual(await world.facts(), [
    'mail.asked',
    'account.registered',
    'member.joined',
    'mail.answered',
    'mail.answered',
  ])
  const sent = (await emailsTo(email)).map(({ subject, body }) => [subject, body.split('\n')[0]])
  assert.deepEqual(
    sent.map(([subject]) => subject),
    [`You're now a member of ${open.name}`, 'You already confirmed this'],
  )
  const again = `You already confirmed that you want to join ${open.name}. There's nothing else you need to do.`
  assert.equal(sent[1]![1], again)
})

test('of fifty concurrent replies one takes effect', async () => {
  const email = 'many@new.example'
  await mail(email, at('subscribe'))
  const [received] = await emailsTo(email)
  await world.facts()

  const answers = await Promise.all(Array.from({ length: 50 }, () => reply(email, received!)))

  assert.deepEqual([...new Set(answers)], ['250 2.0.0 Done'])
  // One answer tells what was done, and one that it was done before.
  assert.deepEqual(await world.facts(), ['account.registered', 'member.joined', 'mail.answered', 'mail.answered'])
})

test('a person who joined meanwhile is told that they are a member', async () => {
  const email = 'lena@new.example'
  await mail(email, at('subscribe'))
  await mail(email, at('subscribe'))
  const [first, second] = await emailsTo(email)
  await reply(email, first!)
  await emailsTo(email)

  const answers = [await reply(email, second!), await reply(email, second!)]

  assert.deepEqual(answers, ['250 2.0.0 Done', '250 2.0.0 Done'])
  assert.deepEqual(
    (await emailsTo(email)).map(({ subject }) => subject),
    [`You're already a member of ${open.name}`, 'You already confirmed this'],
  )
  await world.facts()
})

test('a reply does only what its email says, whatever its address is changed to, for three days', async () => {
  await mail(ben, at('digest'))
  await mail(ben, at('unsubscribe'))
  const [digest, leave] = await emailsTo(ben)
  const [, code] = /\+confirm\+([a-z2-7]+)@/.exec(leave!.reply_to)!
  const to = (reply_to: string) => ({ ...leave!, reply_to })
  const nothing = '550 5.7.1 There is no such address here.'

  assert.equal(await reply(ben, to(at(`approve+${code}`))), nothing)
  assert.equal(await reply(ben, to(at(`delete+${code}`))), nothing)
  assert.equal(
    await reply(ben, to(leave!.reply_to.replace(/[a-z2-7](?=@)/, last => (last === 'a' ? 'b' : 'a')))),
    nothing,
  )
  await reply(ben, { ...digest!, reply_to: digest!.reply_to.toUpperCase() })
  await world.sql(`update mail_requests set expires = now()`)
  assert.equal(await reply(ben, leave!), "550 5.7.1 That didn't work. It may no longer be possible.")

  assert.deepEqual(await world.facts(), ['mail.asked', 'mail.asked', 'member.updated', 'mail.answered'])
  assert.deepEqual(
    (await subs()).find(({ email }) => email === ben),
    { email: ben, status: 'sub_status_normal', email_delivery: 'email_delivery_digest' },
  )
})

test('an unverified From does nothing for members or moderators, and reveals nothing', async () => {
  const owner = people.owner.account.email
  const refused = /^550 5\.7\.1 We couldn't verify that you sent this email/
  for (const word of ['unsubscribe', 'nomail']) assert.equal(await mail('nobody@new.example', at(word)), taken)
  for (const word of ['help', 'guidelines', 'status', 'mute']) assert.match(await mail(owner, at(word)), refused)

  await world.settle()
  assert.deepEqual(await world.facts(), [])
  assert.deepEqual(await emailsTo(owner), [])
})

test('people who opted out of being added are not asked either', async () => {
  await world.sql(`insert into opted_out_addresses (email) values ('tired@new.example')`)

  await mail('tired@new.example', at('subscribe'))

  assert.deepEqual(await emailsTo('tired@new.example'), [])
})

test('confirmation emails to an address are limited over all groups', async () => {
  const other = await newWorld()
  const mail = await mailHelpers(other)
  const groups = await Promise.all(Array.from({ length: 12 }, () => other.addGroup()))
  const everywhere = async (email: string) => {
    for (const group of groups) assert.equal(await mail.mail(email, at('subscribe', group)), taken)
    await other.sql(`delete from rate_counts where key like 'mail-asked:%'`)
    for (const group of groups) await mail.mail(email, at('subscribe', group))
    await other.app.jobQueue.settle()
    return (await other.emails()).filter(({ recipient }) => recipient === email).length
  }

  assert.equal(await everywhere('victim@new.example'), 3)
  const nobody = other.as('anonymous')
  for (let n = 0; n < 4; n += 1) {
    await other.sql(`delete from rate_counts where key not like 'mail-to:%'`)
    await nobody.registeruser({ email: 'victim@new.example', password: 'chosen by others' })
    await nobody.requestpasswordreset({ email: 'victim@new.example' })
    await nobody.resendconfirmation({ email: 'victim@new.example' })
  }
  assert.equal(await everywhere('victim@new.example'), 3)
  assert.equal(await everywhere(other.people.cleo.account.email), 10)
})

test('an unverified calendar reply is ignored', async () => {
  const owner = world.as('owner')
  const event = { group_id: open.id, name: 'Baking', start_time: '2030-06-01', rsvp: true, send_invites: true }
  const { id: event_id, uid } = await owner.addevent(event)
  const [received] = await emailsTo(ben)
  const headers = { 'MIME-Version': '1.0', 'Content-Type': 'text/calendar; method=REPLY' }
  const said = ['METHOD:REPLY', 'BEGIN:VEVENT', `UID:${uid}`, `ATTENDEE;PARTSTAT=ACCEPTED:mailto:${ben}`, 'END:VEVENT']

  assert.match(
    await mail(ben, received!.reply_to, { headers, body: said.join('\r\n') }),
    /^550 5\.7\.1 We couldn't verify/,
  )
  assert.equal((await owner.getrsvps({ event_id })).total_count, 0)
})

test('the reply to an unverified email does not reveal that an account is suspended', async () => {
  for (const how of ['hold', 'confirm']) {
    const other = await newWorld({ FOLKMOOT_MAIL_UNPROVEN: how })
    const { cleo, dora } = { cleo: other.people.cleo.account, dora: (await other.addPerson('dora')).account }
    const mail = await mailHelpers(other)
    const { id, name } = await other.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
    const closed = await other.addGroup({}, { peopled: ['owner'] })
    for (const { id: account_id } of [cleo, dora])
      await other.app.pipeline.runAsSystem(systemTransaction => suspend(systemTransaction, account_id))
    /** All that can be told from outside, and what the ledger says, without the address. */
    const became = async (email: string, group: string): Promise<Record<string, unknown>> => {
      const answer = await mail.mail(email, `${group}@folkmoot.test`)
      const [{ sender: _sender, ...row } = {}] = await lastIncoming(other)
      return { answer, ...row }
    }

    const suspended = await became(cleo.email, name)
    const present = await became(other.people.ben.account.email, name)
    const pending = await other.sql(`select reason, account_id from pending_messages where group_id = $1 order by id`, [
      id,
    ])

    assert.equal(suspended['outcome'], 'held')
    assert.deepEqual(suspended, present)
    assert.equal(pending[0]!['reason'], pending[1]!['reason'])
    assert.deepEqual(
      pending.map(({ account_id }) => Number(account_id)),
      [cleo.id, other.people.ben.account.id],
    )
    // Nor does it in a group that somebody is not in, with or without an account.
    const elsewhere = [await became(dora.email, closed.name), await became('nobody@new.example', closed.name)]
    assert.match(String(elsewhere[0]!['answer']), /^550 5\.7\.1 You're not a member/)
    assert.deepEqual(elsewhere[0], elsewhere[1])
    // It is a member without email.
    assert.deepEqual(await mail.emailsTo(cleo.email), [])
  }
})
