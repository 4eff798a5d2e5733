import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { findAttempts } from './index.ts'

const world = await newWorld({}, { mail: { kinds: {} } })
const { sql, group, people } = world
const member_id = people.cleo.id

/** What became of the mail of a message to cleo, as it is written down. */
async function became(
  message_id: number,
  state: 'sent' | 'waiting' | 'refused' | 'smoothly',
  response: string,
): Promise<void> {
  const values = [group.id, message_id, member_id, response]
  if (state === 'smoothly')
    await sql(
      `insert into mailing_results (group_id, mailing_id, recipient_ids, responses)
       select group_id, id, array[1, $3::bigint], array['other', $4] from mailings where group_id = $1 and message_id = $2`,
      values,
    )
  else
    await sql(
      `insert into deliveries (group_id, mailing_id, recipient_id, email, domain, state, tries, run_at, last_try, response)
       select group_id, id, $3::bigint, '', '', $5, 1, now(), now(), $4 from mailings where group_id = $1 and message_id = $2`,
      [...values, state],
    )
}
const told = async () => {
  const { success, attempt } = await findAttempts(world.database.read, group.id, member_id)
  return [success, attempt].map(one => one && [one.message_id, one.subject, one.kind, one.state, one.response])
}

test('what a member got last, and what was tried last, is found without a row for each mail', async () => {
  assert.deepEqual(await told(), [undefined, undefined])
  const first = await world.post('ben', { subject: 'First' })
  const second = await world.post('ben', { subject: 'Second' })
  assert.deepEqual(await told(), [undefined, undefined])

  await became(first.message_id, 'smoothly', '250 taken')
  const success = [first.message_id, 'First', 'single', 'sent', '250 taken']
  assert.deepEqual(await told(), [success, success])
  await became(second.message_id, 'waiting', '451 later')
  assert.deepEqual(await told(), [success, [second.message_id, 'Second', 'single', 'waiting', '451 later']])

  const third = await world.post('ben', { subject: 'Third' })
  await became(third.message_id, 'sent', '250 at last')
  const late = [third.message_id, 'Third', 'single', 'sent', '250 at last']
  assert.deepEqual(await told(), [late, late])
})
