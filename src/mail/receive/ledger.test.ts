import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'
import { openLedger, sweepLedger, type LedgerRow } from './ledger.ts'

const world = await newWorld()
const row: LedgerRow = {
  envelope_from: 'ben@example.org',
  recipient: 'bakers@folkmoot.test',
  sender: 'ben@example.org',
  proof: 'dkim',
  mime_id: '1@example.org',
  size: 100,
  group_id: world.group.id,
  outcome: 'refused',
  why: 'not subscribed',
  message_id: null,
  pending_message_id: null,
  subject: 'Bread',
}

test('results are recorded in the order in which they finish, however many at once', async () => {
  const ledger = openLedger(world.database.read)
  const ids = Array.from({ length: 50 }, (_, n) => `${n}@example.org`)

  await Promise.all(ids.map(mime_id => ledger.record([{ ...row, mime_id }])))

  const kept = await world.sql('select mime_id from incoming_emails order by id')
  assert.deepEqual(
    kept.map(({ mime_id }) => mime_id),
    ids,
  )
})

test('old entries are deleted', async () => {
  await world.sql(`update incoming_emails set created = now() - interval '91 days' where mime_id <> '49@example.org'`)

  await sweepLedger(world.database.read, { days: 90, limit: 100 })

  assert.deepEqual(await world.sql('select mime_id from incoming_emails'), [{ mime_id: '49@example.org' }])
})
