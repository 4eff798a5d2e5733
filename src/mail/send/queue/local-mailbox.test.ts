import assert from 'node:assert/strict'
import { test } from 'node:test'
import { notificationMailKind } from '#mail/send/notifications/mail-kind.ts'
import { noSigner } from '#mail/send/sign/dkim.ts'
import { fakeMailKinds } from '#test/mail/fake-composer.ts'
import { newWorld } from '#test/world.ts'
import { storedLocallyResponse } from '#features/delivery/index.ts'
import { deleteOutdated } from '../../retention.ts'
import { sweepQueue } from './delete-finished.ts'

const kinds = { notification: notificationMailKind('folkmoot.test', async () => noSigner), ...fakeMailKinds }
const world = await newWorld({}, { mail: { kinds } })
const { sql, people } = world

test('without a relay copies are stored, with shared content once', async () => {
  const { message_id } = await world.post('ben')
  await world.settle()

  const [kept] = await sql(
    `select k.pieces, k.copies, m.state, m.recipient_ids from local_mailbox_messages k join outgoing_messages m on m.id = k.outgoing_message_id
     where m.message_id = $1`,
    [message_id],
  )
  const { pieces, copies, state, recipient_ids } = kept as {
    pieces: Buffer[]
    copies: { recipient_id: number; to: string; pieces: number[] }[]
    state: string
    recipient_ids: number[]
  }
  assert.equal(state, 'done')
  assert.deepEqual(
    copies.map(copy => copy.recipient_id).toSorted((a, b) => a - b),
    recipient_ids.toSorted((a, b) => a - b),
  )
  assert.equal(pieces.length, 1 + 2 * copies.length)
  const cleo = copies.find(copy => copy.recipient_id === people.cleo.id)!
  const mail = Buffer.concat(cleo.pieces.map(piece => pieces[piece]!)).toString()
  assert.equal(cleo.to, people.cleo.account.email)
  assert.match(
    mail,
    new RegExp(`^Message-ID: <${message_id}\\..*\\r\\n--\\r\\nhttps://example.org/m/${people.cleo.id}\\r\\n$`, 's'),
  )
  const [result] = await sql(
    `select r.responses from outgoing_message_results r join outgoing_messages m on m.id = r.outgoing_message_id where m.message_id = $1`,
    [message_id],
  )
  assert.deepEqual(new Set(result!['responses'] as string[]), new Set([storedLocallyResponse]))
})

test('the first copies of a large message are stored, and overall the newest', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  await sql(
    `with made as (insert into accounts (email, full_name, status)
       select 'many' || n || '@example.org', '', 'user_status_confirmed' from generate_series(1, 70) n returning id)
     insert into members (group_id, account_id, sort_name, sort_email) select $1, id, '', '' from made`,
    [group.id],
  )
  const { message_id } = await world.post('ben', {}, group)
  await world.settle()
  const kept = () =>
    sql(
      `select jsonb_array_length(k.copies) as copies, cardinality(m.recipient_ids) as recipients
       from outgoing_messages m left join local_mailbox_messages k on k.outgoing_message_id = m.id where m.message_id = $1`,
      [message_id],
    )
  assert.deepEqual(await kept(), [{ copies: 10, recipients: 71 }])

  await sql(
    `with old as (insert into outgoing_messages (group_id, kind, recipient_ids, state) select 0, 'x', '{}', 'done' from generate_series(1, 1100) returning group_id, id)
     insert into local_mailbox_messages (group_id, outgoing_message_id, pieces, copies) select group_id, id, '{}', '[]' from old`,
  )
  await sweepQueue(world.database.read)

  assert.deepEqual(await kept(), [{ copies: null, recipients: 71 }])
  assert.deepEqual(await sql(`select count(*)::int as count from local_mailbox_messages`), [{ count: 1000 }])
})

test('outgoing messages are deleted after three months, emails after four weeks, and rows of former members', async () => {
  await sql(
    `with made as (insert into outgoing_messages (group_id, kind, recipient_ids, state, created) values
       (7, 'old', '{}', 'done', now() - interval '91 days'), (7, 'old and waits', '{}', 'queued', now() - interval '91 days'),
       (7, 'newer', '{}', 'done', now() - interval '89 days') returning group_id, id)
     insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, run_at)
     select group_id, id, 4711, 'gone@example.org', 'example.org', now() from made`,
  )
  await sql(
    `insert into service_emails (kind, recipient, subject, body, message_id, state, created) values
       ('old', 'a@example.org', '', '', '', 'stored', now() - interval '29 days'),
       ('old and waits', 'a@example.org', '', '', '', 'queued', now() - interval '29 days'),
       ('newer', 'a@example.org', '', '', '', 'sent', now() - interval '27 days')`,
  )

  await deleteOutdated(world.database.read, world.settings, new AbortController().signal)
  await sweepQueue(world.database.read)

  assert.deepEqual(await sql(`select kind from service_emails where recipient = 'a@example.org' order by id`), [
    { kind: 'old and waits' },
    { kind: 'newer' },
  ])

  assert.deepEqual(await sql(`select kind from outgoing_messages where group_id = 7 order by id`), [
    { kind: 'old and waits' },
    { kind: 'newer' },
  ])
  assert.deepEqual(await sql(`select * from deliveries where group_id = 7`), [])
})
