// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announcePending } from '#features/archives/index.ts'
import { mailHelpers, type ReceivedEmail } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { people, sql } = world
const { mail, emailsTo } = await mailHelpers(world)
const emailOf = (who: keyof typeof people) => people[who].account.email
const [ben, owner, decider, quiet] = ['ben', 'owner', 'sub_perm_pendingmsg', 'moderator'].map(who =>
  emailOf(who as keyof typeof people),
) as [string, string, string, string]
const done = '250 2.0.0 Done'

/** Each pending post that an email names, and the addresses that it gives for it. */
function namedIn({ subject, body, reply_to }: ReceivedEmail): Record<string, Record<string, string>> {
  const addresses = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/\S+\+(approve|reject|claim|delete)\+[a-z2-7]+@folkmoot\.test/g)].map(([address, word]) => [
        word,
        address,
      ]),
    )
  const [, only] = /Needs approval: (.*)/.exec(subject) ?? []
  if (only) return { [only]: { ...addresses(body), approve: reply_to } }
  const items = body.split(/\n(?=\d+\. )/).slice(1)
  return Object.fromEntries(items.map(item => [/^\d+\. (.*)/.exec(item)![1]!, addresses(item)]))
}

/** A group with three moderators, each with another wish. */
async function newGroup() {
  const group = await world.addGroup(
    { moderated: true },
    { peopled: ['ben', 'owner', 'sub_perm_pendingmsg', 'moderator'] },
  )
  const wishes = {
    owner: 'sub_notify_email',
    sub_perm_pendingmsg: 'sub_notify_email_and_app',
    moderator: 'sub_notify_none',
  } as const
  for (const [who, pending_msg_notify] of Object.entries(wishes))
    await world.as(who as keyof typeof wishes).updatesub({ group_id: group.id, pending_msg_notify })
  return group
}
const minutesPass = (minutes: number) =>
  sql(`update pending_messages set created = created - make_interval(mins => $1)`, [minutes])

test('each of thirty concurrently held posts is announced to subscribed moderators within ten minutes', async () => {
  const group = await newGroup()
  await emailsTo('')
  const subjects = Array.from({ length: 30 }, (_, n) => `Loaf ${n}`)

  const answers = await Promise.all(subjects.map(subject => mail(ben, `${group.name}@folkmoot.test`, { subject })))
  assert.deepEqual(new Set(answers), new Set(['250 2.0.0 Accepted: a moderator has to approve it']))
  await world.settle()
  // The chore that writes summaries runs every minute; two minutes remain to send them.
  await minutesPass(8)
  while (await world.app.pipeline.runAsSystem(announcePending));
  await world.settle()
  const all = (await sql(`select * from service_emails order by id`)) as ReceivedEmail[]
  const of = (recipient: string) => all.filter(email => email.recipient === recipient)

  for (const recipient of [owner, decider]) {
    const emails = of(recipient)
    const named = emails.flatMap(email => Object.entries(namedIn(email)))
    assert.deepEqual(named.map(([subject]) => subject).toSorted(), subjects.toSorted(), 'each once')
    assert.equal(emails.length, 4)
    for (const [, addresses] of named)
      for (const word of ['approve', 'reject', 'claim']) assert.ok(addresses[word], word)
  }
  assert.deepEqual(of(quiet), [])
  // The author heard of it once.
  assert.deepEqual(
    of(ben).map(({ kind }) => kind),
    ['message_held'],
  )
  await emailsTo('')

  const byName = Object.assign({}, ...of(decider).map(namedIn)) as Record<string, Record<string, string>>
  for (const [n, subject] of subjects.entries()) {
    const address = byName[subject]![['approve', 'reject', 'claim'][n % 3]!]!
    assert.equal(await mail(n % 2 === 0 ? owner : decider, address, { body: 'Not today.' }), done, subject)
  }
  const posted = (await world.as('owner').getmessages({ group_id: group.id, limit: 100 })).data
  const pending = (await world.as('owner').getpendingmessages({ group_id: group.id, limit: 100 })).data
  const third = (rest: number) => subjects.filter((_, n) => n % 3 === rest).toSorted()
  assert.deepEqual(posted.map(({ subject }) => subject).toSorted(), third(0))
  assert.deepEqual(pending.map(({ subject }) => subject).toSorted(), third(2))
  assert.equal(
    pending.every(({ claimed_by, expires }) => claimed_by !== 0 && expires === null),
    true,
  )
  // Every rejection reaches the author, with the reason.
  const rejections = (await emailsTo(ben)).filter(({ kind }) => kind === 'member_notice_rejected_message')
  assert.deepEqual(rejections.map(({ subject }) => subject.replace(/.*: /, '')).toSorted(), third(1))
  assert.equal(
    rejections.every(({ body }) => body.includes('The moderator wrote:\n\n> Not today.\n')),
    true,
  )
})

test('an author is told once a day per group that a post is held, and why', async () => {
  const [group, other] = [await newGroup(), await newGroup()]
  await emailsTo('')
  const post = (name: string, subject: string) => mail(ben, `${name}@folkmoot.test`, { subject })
  const told = async () => (await emailsTo(ben)).map(({ subject }) => subject)

  await post(group.name, 'Rye')
  await post(group.name, 'Spelt')
  await post(other.name, 'Oats')
  const [first, second, ...more] = await emailsTo(ben)
  assert.deepEqual(more, [])
  assert.deepEqual(
    [first!, second!].map(({ subject }) => subject).toSorted(),
    [`[${group.name}] Pending: Rye`, `[${other.name}] Pending: Oats`].toSorted(),
  )
  assert.match(first!.body, /needs the approval of a moderator\. All posts to this group are moderated\.\n/)
  assert.match(first!.reply_to, /\+owner@folkmoot\.test$/)
  await sql(`update rate_counts set window_start = window_start - interval '23 hours' where key like 'held-told:%'`)
  await post(group.name, 'Wheat')
  assert.deepEqual(await told(), [])
  await sql(`update rate_counts set window_start = window_start - interval '1 hour' where key like 'held-told:%'`)
  await post(group.name, 'Barley')
  assert.deepEqual(await told(), [`[${group.name}] Pending: Barley`])
})

test('a post is claimed by email once, and the claim is announced', async () => {
  const group = await newGroup()
  await emailsTo('')
  await mail(ben, `${group.name}@folkmoot.test`, { subject: 'Rye' })
  const [email] = await emailsTo(owner)
  const { claim, approve } = namedIn(email!)['Rye'] as { claim: string; approve: string }

  assert.equal(await mail(owner, claim), done)
  assert.equal(await mail(decider, claim), '550 5.7.1 Another moderator has already claimed this post.')
  assert.match(await mail(ben, claim), /^550 5\.7\.1 You don't have permission to do that/)
  const [told] = await emailsTo(owner)
  assert.match(told!.body, /^Claimed: “Rye” stays pending in \S+ until it is approved or rejected\. /)
  assert.equal(await mail(decider, approve), done)
  const [approved] = await emailsTo(decider)
  assert.equal(approved!.subject, `[${group.name}] Approved: Rye`)
  assert.match(approved!.body, new RegExp(`^Approved: “Rye” is now in ${group.name}\\.\n`))
})

test('an unverified sender is not told that a post is held, but that it is rejected, and why', async () => {
  const doubted = await newWorld()
  const words = await mailHelpers(doubted)
  const group = await doubted.addGroup({}, { peopled: ['ben', 'owner'] })
  const pending = async () => (await doubted.as('owner').getpendingmessages({ group_id: group.id })).data[0]!.id
  await words.mail(ben, `${group.name}@folkmoot.test`, { subject: 'Buy pills', body: 'pills' })
  const rejected = await pending()
  await doubted.as('owner').rejectpendingmessage({ pending_message_id: rejected })
  const [first, ...others] = await words.emailsTo(ben)
  assert.deepEqual([first!.kind, others], ['member_notice_rejected_message', []])
  assert.doesNotMatch(first!.body + first!.subject, /pills|Buy/)

  await words.mail(ben, `${group.name}@folkmoot.test`, { subject: 'Buy more', body: 'more pills' })
  await doubted.as('owner').rejectpendingmessage({ pending_message_id: await pending(), reason: 'No trade here.' })

  const [email, ...more] = await words.emailsTo(ben)
  assert.deepEqual(more, [])
  assert.match(
    email!.body,
    /that was sent in your name\. We couldn't verify that you sent it\.\n(.*\n)*> No trade here\.\n/,
  )
  assert.doesNotMatch(email!.body + email!.subject, /pills|Buy/)
})
