import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { PersonName } from '#test/world/people.ts'
import { bounceHelpers } from '#test/mail/bounces.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'

const refusals: Record<string, string> = {}
const sink = await startSink({
  manner: to => {
    const refusal = refusals[to]
    return refusal === undefined ? undefined : { code: Number(refusal.slice(0, 3)), text: refusal.slice(4) }
  },
})
after(() => sink.close())
const world = await newWorld({ FOLKMOOT_SMTP_RELAY: sink.url })
const { statusOf } = bounceHelpers(world)

/** An email to somebody whom the relay refuses with these words. */
async function refused(name: PersonName, words: string): Promise<void> {
  const { email } = world.people[name].account
  refusals[email] = words
  await world.as('anonymous').requestpasswordreset({ email })
  await world.settle()
}
const bouncesOf = async (name: PersonName) =>
  (await world.as(name).getbounceinfo({})).data.map(({ response, is_hard, type, group_id, msg_id }) => ({
    ...{ response, is_hard, type, group_id, msg_id },
  }))

test('a rejected email bounces as if it had been reported', async () => {
  await refused('cleo', '550 5.1.1 Nobody here has that name')

  const type = 'delivery_notification' as const
  // The probe that follows is refused as well, sooner or later.
  const bounces = (await bouncesOf('cleo')).filter(bounce => bounce.type === type)
  assert.deepEqual(bounces, [
    { response: '550 5.1.1 Nobody here has that name', is_hard: true, type, group_id: 0, msg_id: 0 },
  ])
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
})

test('the text wins over the status code, as in a report', async () => {
  await refused('owner', '550 5.1.1 <owner@example.net>: the mailbox is over quota')
  await refused('powerless', '550 5.1.1 Your server is on the block list of Spamhaus')

  for (const name of ['owner', 'powerless'] as const) {
    assert.deepEqual(
      (await bouncesOf(name)).map(({ is_hard }) => is_hard),
      [false],
    )
    assert.equal(await statusOf(name), 'user_status_confirmed')
  }
})

test('rejections of the content, and temporary ones, say nothing about the address', async () => {
  await refused('ben', '550 5.7.1 Not from there')
  await refused('moderator', '552 5.2.2 Mailbox full')

  assert.deepEqual(
    (await bouncesOf('ben')).map(({ is_hard }) => is_hard),
    [false],
  )
  assert.deepEqual(
    (await bouncesOf('moderator')).map(({ is_hard }) => is_hard),
    [false],
  )
  assert.deepEqual([await statusOf('ben'), await statusOf('moderator')], Array(2).fill('user_status_confirmed'))
})
