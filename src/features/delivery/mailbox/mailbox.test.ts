import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { notificationMailKind } from '#mail/send/notifications/mail-kind.ts'
import { noSigner } from '#mail/send/sign/dkim.ts'
import { json } from '#storage/values.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

// The copies are made here by hand.
const kinds = { notification: notificationMailKind('folkmoot.test', async () => noSigner) }
const world = await newWorld({}, { mail: { kinds } })
const { people, group, sql } = world
await sql(`update accounts set site_admin = true where id = $1`, [people.owner.account.id])
const calls = world.as({
  identity: { ...people.owner.identity, account: { ...people.owner.account, site_admin: true } },
})
const bytesOf = async (file: { chunks: AsyncIterable<Uint8Array> }) => String(await buffer(file.chunks))

/** An outgoing message of which two copies are kept: the same but for the name. */
async function kept(): Promise<{ message_id: number; mail_id: number }> {
  const { message_id } = await world.post('ben', { subject: 'Bread', body: 'Rye' })
  await world.settle()
  const [outgoing] = await sql(`select id from outgoing_messages where message_id = $1`, [message_id])
  const pieces = [
    'From: Ben <ben@example.org>\r\nSubject: Bread\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nDear ',
    'Cleo',
    'Dora',
    ',\r\n--b\r\nContent-Type: text/csv; name=list.csv\r\nContent-Disposition: attachment\r\n\r\na,b\r\n--b--\r\n',
  ]
  const copy = (to: string, name: number) => ({
    recipient_id: 1,
    from: 'bounce+x@folkmoot.test',
    to,
    pieces: [0, name, 3],
  })
  await sql(
    `insert into local_mailbox_messages (group_id, outgoing_message_id, subject, pieces, copies)
     select group_id, id, 'Bread', array(select convert_to(p, 'utf8') from jsonb_array_elements_text($2::jsonb) p), $3
     from outgoing_messages where id = $1`,
    [outgoing!['id'], json(pieces), json([copy('cleo@example.org', 1), copy('dora@example.org', 2)])],
  )
  return { message_id, mail_id: Number(outgoing!['id']) * 2 + 1 }
}

test('anyone may know whether the site sends email', async () => {
  assert.deepEqual(await world.as('anonymous').getemailstatus({}), { object: 'email_status', sends_email: false })
})

test('notifications and copies are listed together, the newest first', async () => {
  await world.as('anonymous').requestpasswordreset({ email: people.cleo.account.email })
  // The notification is there before the message is.
  await world.settle()
  const { message_id, mail_id } = await kept()

  const { data, total_count } = await calls.getmailbox({})
  const [outgoing, notification] = data

  assert.deepEqual(
    [total_count, outgoing, notification],
    [
      2,
      {
        object: 'mailbox_mail',
        id: mail_id,
        created: outgoing!.created,
        type: 'delivery_message',
        group_id: group.id,
        message_id,
        subject: 'Bread',
        recipients: ['cleo@example.org', 'dora@example.org'],
        num_recipients: outgoing!.num_recipients,
      },
      {
        object: 'mailbox_mail',
        id: notification!.id,
        created: notification!.created,
        type: 'delivery_notification',
        group_id: 0,
        message_id: 0,
        subject: 'Reset your password at folkmoot.test',
        recipients: [people.cleo.account.email],
        num_recipients: 1,
      },
    ],
  )
  const first = await calls.getmailbox({ limit: 1, sort_dir: 'asc' })
  const second = await calls.getmailbox({ limit: 1, sort_dir: 'asc', page_token: first.next_page_token })
  assert.deepEqual([...first.data, ...second.data], [notification, outgoing])
})

test('a copy is shown as it would have been sent, with text and files', async () => {
  const { mail_id } = await kept()

  const { headers, ...copy } = await calls.getmailboxmail({ mail_id, copy: 2 })
  const raw = await bytesOf(await calls.downloadmailboxmail({ mail_id, copy: 2 }))

  assert.deepEqual(copy, {
    object: 'mailbox_copy',
    mail_id,
    copy: 2,
    envelope_from: 'bounce+x@folkmoot.test',
    recipient: 'dora@example.org',
    subject: 'Bread',
    body: '<p>Dear Dora,</p>',
    plain_body: 'Dear Dora,',
    size: raw.length,
    parts: [{ object: 'mailbox_part', part: 1, filename: 'list.csv', size: 3, inline: false }],
  })
  assert.equal(raw.split('\r\n\r\n')[0], headers.trimEnd())
  assert.match(raw, /Dear Dora,/)
  const part = await calls.downloadmailboxpart({ mail_id, copy: 2, part: 1 })
  assert.deepEqual([part.filename, await bytesOf(part)], ['list.csv', 'a,b'])
  for (const none of [{ mail_id, copy: 3 }, { mail_id: 999_999 }, { mail_id: 999_998 }])
    await assert.rejects(calls.getmailboxmail(none), expectedError('invalid mail_id'))
  await assert.rejects(calls.downloadmailboxpart({ mail_id, part: 2 }), expectedError('invalid part'))
})

test('no email is lost between pages, however ids and times are ordered', async () => {
  await sql(
    `insert into service_emails (kind, recipient, subject, body, message_id, state, created)
     select 'x', 'a@example.org', n::text, '', '', 'stored', timestamptz '2020-01-01' + make_interval(hours => (n * 7) % 5)
     from generate_series(1, 30) n`,
  )
  await sql(
    `with made as (
       insert into outgoing_messages (group_id, kind, recipient_ids, state, created)
       select $1, 'digest', '{}', 'done', timestamptz '2020-01-01' + make_interval(hours => (n * 3) % 5) from generate_series(1, 20) n
       returning group_id, id)
     insert into local_mailbox_messages (group_id, outgoing_message_id, pieces, copies, subject) select group_id, id, '{}', '[]', 'x' from made`,
    [group.id],
  )
  for (const sort_dir of ['asc', 'desc'] as const) {
    const whole = (await calls.getmailbox({ limit: 100, sort_dir })).data
    const seen = []
    let page_token = 0
    do {
      const page = await calls.getmailbox({ limit: 7, sort_dir, page_token })
      assert.equal(page.total_count, whole.length)
      seen.push(...page.data)
      page_token = page.next_page_token
    } while (page_token !== 0)

    assert.ok(whole.length >= 50)
    assert.deepEqual(seen, whole)
  }
  await sql(`delete from service_emails where kind = 'x'`)
  await sql(`delete from outgoing_messages where kind = 'digest'`)
})

test('a notification is shown in the same way', async () => {
  const [notification] = (await calls.getmailbox({ sort_dir: 'asc', limit: 1 })).data

  const { recipient, subject, plain_body, parts } = await calls.getmailboxmail({ mail_id: notification!.id })

  assert.deepEqual([recipient, subject, parts], [people.cleo.account.email, 'Reset your password at folkmoot.test', []])
  assert.match(plain_body, /asked to reset your password at folkmoot\.test/)
  assert.match(
    await bytesOf(await calls.downloadmailboxmail({ mail_id: notification!.id })),
    /^Subject: Reset your password/m,
  )
})

test('email sent by a relay is not in it, and it is for administrators only', async () => {
  const [notification] = (await calls.getmailbox({ sort_dir: 'asc', limit: 1 })).data
  await sql(`update service_emails set state = 'sent' where id = $1`, [notification!.id / 2])

  await assert.rejects(calls.getmailboxmail({ mail_id: notification!.id }), expectedError('invalid mail_id'))
  await assert.rejects(world.as('ben').getmailbox({}), { type: 'inadequate_permissions' })
})
