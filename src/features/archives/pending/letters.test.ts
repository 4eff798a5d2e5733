import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutCodes } from '#test/coded.ts'
import type { Where } from '#test/groups.ts'
import { place, places } from '#test/people.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, sql } = world
const moderator = world.as('sub_perm_pendingmsg')

const newGroup = () => world.addGroup({ moderated: true }, { peopled: ['ben', 'sub_perm_pendingmsg'] })
const hold = (group: Where, subject: string) => world.hold('ben', { subject }, group)
// Letters about several messages are written side by side.
const told = async () =>
  (await world.newLetters()).map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted()
const line = (group: Where, subject: string, who = 'sub_perm_pendingmsg') =>
  `${who}@example.org: Message Approval Needed: ${subject} (${group.name})`
const minutesPass = (minutes: number) =>
  sql(
    `update rate_counts set window_start = window_start - make_interval(mins => $1) where key like 'pending-told:%'`,
    [minutes],
  )
const decide = (...ids: number[]) =>
  Promise.all(ids.map(pending_message_id => moderator.deletependingmessage({ pending_message_id })))

test('while messages wait a moderator gets one letter in ten minutes, which says how many wait', async () => {
  const group = await newGroup()
  await hold(group, 'First')
  assert.deepEqual(await told(), [line(group, 'First')])

  for (const subject of ['Second', 'Third', 'Fourth']) await hold(group, subject)
  await minutesPass(9)
  await hold(group, 'Fifth')
  assert.deepEqual(await told(), [])
  await minutesPass(1)
  const id = await hold(group, 'Sixth')

  assert.deepEqual(withoutCodes(await world.newLetters()), [
    {
      recipient: 'sub_perm_pendingmsg@example.org',
      kind: 'pending_msg_notify',
      subject: `Message Approval Needed: Sixth (${group.name})`,
      body: `A message of Ben <ben@example.org> to ${group.name} waits for a moderator: all messages to this group do.

Ben writes:

> Subject: Sixth
>
> Text.

Let it through, send it back or delete it:

    https://folkmoot.test/g/${group.name}/pending/${id}

By mail: to let it through, answer this letter.

Send it back, with the reason in your mail:

    ${group.name}+reject+CODE@folkmoot.test

Delete it without a word, by an empty mail:

    ${group.name}+delete+CODE@folkmoot.test

With this one 6 messages wait:

    https://folkmoot.test/g/${group.name}/pending

If nobody decides or claims it, it is deleted after 14 days.

--
You get this because you look after ${group.name} and want to be told of messages that wait.
Change what you are told of: https://folkmoot.test/g/${group.name}/subscription
${group.name}: https://folkmoot.test/g/${group.name}
`,
    },
  ])
  await hold(group, 'Seventh')
  assert.deepEqual(await told(), [])
})

test('of many messages that come at once there is one letter', async () => {
  const group = await newGroup()

  await Promise.all(Array.from({ length: 12 }, (_, n) => hold(group, `Flood ${n}`)))

  assert.equal((await world.newLetters()).length, 1)
})

test('who has decided on all that waited is told of the next at once, and ten minutes begin anew', async () => {
  const group = await newGroup()
  await decide(await hold(group, 'First'), await hold(group, 'Second'))
  await world.newLetters()
  const first = await hold(group, 'Third')
  assert.deepEqual(await told(), [line(group, 'Third')])
  await minutesPass(6)
  await decide(first)

  // Whichever of the two letters would be written first.
  await hold(group, 'Fourth')
  await hold(group, 'Fifth')

  assert.deepEqual(await told(), [line(group, 'Fourth')])
  await minutesPass(6)
  await hold(group, 'Sixth')
  assert.deepEqual(await told(), [])
  await minutesPass(4)
  await hold(group, 'Seventh')
  assert.deepEqual(await told(), [line(group, 'Seventh')])
})

test('every group and every moderator has a measure of its own', async () => {
  const [group, other] = [await newGroup(), await newGroup()]
  await hold(group, 'Here')
  await world.newLetters()
  await place(world, group.id, people.owner, places.owner)

  await hold(group, 'Here again')
  await hold(other, 'There')

  assert.deepEqual(await told(), [line(group, 'Here again', 'owner'), line(other, 'There')])
})

test('an address from which mail came back for good hears of its account, and of no group', async () => {
  const group = await newGroup()
  const { account } = people.sub_perm_pendingmsg
  await sql(`update accounts set status = 'user_status_bounced' where id = $1`, [account.id])
  await world.newLetters()

  await hold(group, 'Unheard')
  await world.as('anonymous').requestpasswordreset({ email: account.email })

  const kinds = (await world.newLetters()).map(({ recipient, kind }) => [recipient, kind])
  assert.deepEqual(kinds, [[account.email, 'reset_password']])
})
