import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutTokens } from '#test/fixtures/strip-tokens.ts'
import type { GroupRef } from '#test/world/groups.ts'
import { addMembership, testRoles } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { announcePending, remindOfPending } from './notify-moderators.ts'
import { expirePendingMessages } from './expire-pending-messages.ts'

const world = await newWorld()
const { people, sql } = world
const { runAsSystem } = world.app.pipeline
const moderator = world.as('sub_perm_pendingmsg')

const newGroup = () => world.addGroup({ moderated: true }, { peopled: ['ben', 'sub_perm_pendingmsg'] })
test.beforeEach(() => sql(`delete from pending_messages`))
const hold = (group: GroupRef, subject: string) => world.hold('ben', { subject }, group)
// Emails about several messages are written side by side.
const told = async () =>
  (await world.newEmails()).map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()
const line = (group: GroupRef, subject: string, who = 'sub_perm_pendingmsg') =>
  `${who}@example.org: [${group.name}] Needs approval: ${subject}`
const many = (group: GroupRef, count: number) =>
  `sub_perm_pendingmsg@example.org: [${group.name}] ${count} posts need approval`
/** Minutes go by, and the chore that writes summaries runs as it does every minute. */
async function minutesPass(minutes: number): Promise<void> {
  // What was held before is announced, or not, before time goes by.
  await world.app.jobQueue.settle()
  await sql(
    `update rate_counts set window_start = window_start - make_interval(mins => $1) where key like 'pending-told:%'`,
    [minutes],
  )
  await sql(`update pending_messages set created = created - make_interval(mins => $1)`, [minutes])
  while (await runAsSystem(announcePending));
}
const daysPass = (days: number) =>
  sql(
    `update pending_messages set created = created - make_interval(days => $1), reminded = reminded - make_interval(days => $1)`,
    [days],
  )
const decide = (...ids: number[]) =>
  Promise.all(ids.map(pending_message_id => moderator.deletependingmessage({ pending_message_id })))

test('a few posts are announced individually, others in a summary within ten minutes', async () => {
  const group = await newGroup()
  const subjects = ['First', 'Second', 'Third']
  for (const subject of subjects) await hold(group, subject)
  assert.deepEqual(await told(), subjects.map(subject => line(group, subject)).toSorted())

  const fourth = await hold(group, 'Fourth')
  await minutesPass(4)
  const fifth = await hold(group, 'Fifth')
  await minutesPass(3)
  assert.deepEqual(await told(), [])
  await minutesPass(1)

  const page = `https://folkmoot.test/g/${group.name}/moderation`
  const links = (id: number) => `   Review post: ${page}?item=message-${id}
   Approve:     ${group.name}+approve+CODE@folkmoot.test
   Reject:      ${group.name}+reject+CODE@folkmoot.test
   Claim:       ${group.name}+claim+CODE@folkmoot.test`
  assert.deepEqual(withoutTokens(await world.newEmails()), [
    {
      recipient: 'sub_perm_pendingmsg@example.org',
      kind: 'pending_msg_notify',
      subject: `[${group.name}] 2 posts need approval`,
      body: `2 posts to ${group.name} need your approval.

To approve, reject or claim a post, send an email to its address. If you reject it, write the reason in the email: the author gets it.

1. Fourth
   Ben <ben@example.org>. All posts to this group are moderated.
   "Text."
${links(fourth)}

2. Fifth
   Ben <ben@example.org>. All posts to this group are moderated.
   "Text."
${links(fifth)}

Review all pending posts:

    ${page}

Pending posts are deleted after 14 days unless a moderator claims them.

--
You're getting this because you moderate ${group.name}.
Notification settings: https://folkmoot.test/g/${group.name}/subscription
${group.name}: https://folkmoot.test/g/${group.name}
`,
    },
  ])
  await minutesPass(10)
  assert.deepEqual(await told(), [])
})

test('a single post is announced with its text and the possible actions', async () => {
  const group = await newGroup()
  await sql(`update groups set title = 'Bakers' where id = $1`, [group.id])
  const id = await hold(group, 'Rye')

  assert.deepEqual(withoutTokens(await world.newEmails()), [
    {
      recipient: 'sub_perm_pendingmsg@example.org',
      kind: 'pending_msg_notify',
      subject: `[${group.name}] Needs approval: Rye`,
      body: `A post from Ben to Bakers needs your approval. All posts to this group are moderated.

Ben <ben@example.org> wrote:

> Subject: Rye
>
> Text.

Review post:

    https://folkmoot.test/g/${group.name}/moderation?item=message-${id}

Pending posts are deleted after 14 days unless a moderator claims them.

Reply to this email to approve. To reject it with a reason, to delete it, or to claim it, use these addresses:

Reject  ${group.name}+reject+CODE@folkmoot.test
Delete  ${group.name}+delete+CODE@folkmoot.test
Claim   ${group.name}+claim+CODE@folkmoot.test

--
You're getting this because you moderate Bakers.
Notification settings: https://folkmoot.test/g/${group.name}/subscription
Bakers: https://folkmoot.test/g/${group.name}
`,
    },
  ])
})

test('of many concurrent posts each is in one email, and a single last one is announced individually', async () => {
  const group = await newGroup()

  await Promise.all(Array.from({ length: 12 }, (_, n) => hold(group, `Flood ${n}`)))
  assert.equal((await world.newEmails()).length, 3)
  await minutesPass(8)
  assert.deepEqual(await told(), [many(group, 9)])
  const [{ id }] = (await sql(`select max(id) as id from pending_messages`)) as [{ id: number }]
  await sql(`update pending_messages set announced = null where id = $1`, [id])
  await minutesPass(1)

  const [alone, ...more] = await told()
  assert.match(alone!, /Needs approval: Flood \d+$/)
  assert.deepEqual(more, [])
})

test('more posts than fit into one email are split over several', async () => {
  const group = await newGroup()
  await hold(group, 'Rye')
  await sql(
    `insert into pending_messages (group_id, account_id, name, email, subject, snippet, reason, submission, skeleton, mime_key)
     select group_id, account_id, name, email, 'Flood ' || n, snippet, reason, submission, skeleton, ('\\x' || lpad(to_hex(n), 8, '0'))::bytea
     from pending_messages, generate_series(1, 130) n where group_id = $1`,
    [group.id],
  )
  await sql(`update groups set pending_messages_count = 131 where id = $1`, [group.id])
  await world.newEmails()

  await minutesPass(8)

  const emails = await world.newEmails()
  assert.deepEqual(emails.map(({ subject }) => subject).toSorted(), [
    `[${group.name}] 100 posts need approval`,
    `[${group.name}] 30 posts need approval`,
  ])
  const named = emails.flatMap(({ body }) => [...body.matchAll(/^\d+\. (Flood \d+)$/gm)].map(([, subject]) => subject))
  assert.equal(new Set(named).size, 130)
})

test('decided posts are not in the summary', async () => {
  const group = await newGroup()
  const ids = []
  for (const n of [1, 2, 3]) ids.push(await hold(group, `Post ${n}`))
  // Emails are written side by side: these three are the first.
  await world.newEmails()
  for (const n of [4, 5]) ids.push(await hold(group, `Post ${n}`))
  await decide(ids[3]!)
  await minutesPass(8)
  assert.deepEqual(await told(), [line(group, 'Post 5')])

  for (const n of [6, 7]) await hold(group, `Post ${n}`)
  await decide(ids[0]!)
  await minutesPass(8)
  assert.deepEqual(await told(), [many(group, 2)])
})

test('after deciding on everything, the next post is announced at once', async () => {
  const group = await newGroup()
  const ids = []
  for (const n of [1, 2, 3, 4]) ids.push(await hold(group, `Post ${n}`))
  await decide(...ids)
  await world.newEmails()

  await hold(group, 'Next')

  assert.deepEqual(await told(), [line(group, 'Next')])
})

test('every group has its own limit, and a new moderator hears of the next post', async () => {
  const [group, other] = [await newGroup(), await newGroup()]
  for (const n of [1, 2, 3]) await hold(group, `Post ${n}`)
  await world.newEmails()
  await addMembership(world, group.id, people.owner, testRoles.owner)

  await hold(group, 'Here again')
  await hold(other, 'There')
  assert.deepEqual(await told(), [line(other, 'There')])
  await minutesPass(8)

  assert.deepEqual(await told(), [line(group, 'Here again', 'owner'), line(group, 'Here again')].toSorted())
})

test('moderators are reminded once of unclaimed posts, two days before they expire', async () => {
  const group = await newGroup()
  const [first, second, third] = [await hold(group, 'Rye'), await hold(group, 'Spelt'), await hold(group, 'Oats')]
  await moderator.claimpendingmessage({ pending_message_id: second })
  await daysPass(11)
  while (await runAsSystem(remindOfPending));
  await world.newEmails()
  await sql(`update pending_messages set created = now() where id = $1`, [third])

  await daysPass(1)
  while (await runAsSystem(remindOfPending));
  const [email, ...more] = await world.newEmails()

  assert.deepEqual(more, [])
  assert.equal(email!.subject, `[${group.name}] 1 pending post expires in 2 days`)
  assert.match(
    email!.body,
    new RegExp(
      `^1 pending post expires in ${group.name} in 2 days\\. Nobody has approved, rejected or claimed it yet\\.\n`,
    ),
  )
  assert.match(email!.body, new RegExp(`\n1\\. Rye\n(.*\n){4} {3}Reject: .*\n {3}Claim: .*\n\nReview all`))
  const { expires } = await moderator.getpendingmessage({ pending_message_id: first })
  const [{ left }] = (await sql(`select round(extract(epoch from $1::timestamptz - now()) / 3600) as left`, [
    expires,
  ])) as [{ left: string }]
  assert.equal(Number(left), 48)
  while (await runAsSystem(remindOfPending));
  assert.deepEqual(await told(), [])
})

test('no post expires without a reminder to moderators', async () => {
  const group = await newGroup()
  const id = await hold(group, 'Rye')
  await moderator.claimpendingmessage({ pending_message_id: id })
  await daysPass(30)
  await moderator.claimpendingmessage({ pending_message_id: id, release: true })
  await world.newEmails()
  const held = async () => (await moderator.getpendingmessages({ group_id: group.id })).total_count

  await runAsSystem(expirePendingMessages)
  assert.equal(await held(), 1)
  while (await runAsSystem(remindOfPending));
  assert.deepEqual(await told(), [`sub_perm_pendingmsg@example.org: [${group.name}] 1 pending post expires in 2 days`])
  await runAsSystem(expirePendingMessages)
  assert.equal(await held(), 1)
  await daysPass(2)
  await runAsSystem(expirePendingMessages)
  assert.equal(await held(), 0)
})

test('an address with hard bounces gets account emails, and none of groups', async () => {
  const group = await newGroup()
  const { account } = people.sub_perm_pendingmsg
  await sql(`update accounts set status = 'user_status_bounced' where id = $1`, [account.id])
  await world.newEmails()

  await hold(group, 'Unheard')
  await world.as('anonymous').requestpasswordreset({ email: account.email })

  const kinds = (await world.newEmails()).map(({ recipient, kind }) => [recipient, kind])
  assert.deepEqual(kinds, [[account.email, 'reset_password']])
})
