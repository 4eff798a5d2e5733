import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedCommands } from '#contract/groups/group-addresses.ts'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { bounceHelpers } from '#test/mail/bounces.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' }, { mail: { kinds: {} } })
const server = await listenFor(world)
const { group, people, sql } = world
const { report } = bounceHelpers(world)
const ben = people.ben.account.email
const to = `${group.name}@folkmoot.test`
await sql(`update accounts set site_admin = true where id = $1`, [people.stranger.account.id])
const administrator = {
  identity: { ...people.stranger.identity, account: { ...people.stranger.account, site_admin: true } },
}

type LedgerParams = Parameters<ReturnType<typeof world.as>['getmessageledger']>[0]
const ledger = async (who: Parameters<typeof world.as>[0], given: LedgerParams = {}) =>
  (await world.as(who).getmessageledger(given)).data
const brief = (entries: Awaited<ReturnType<typeof ledger>>) =>
  entries.map(({ direction, outcome, why }) => [direction, outcome, why])

const mail = mailOf({ From: `Ben <${ben}>`, To: to, Subject: 'Bread', 'Message-ID': '<bread@example.org>' })
assert.match(await sendTo(server, mail, { from: ben, to }), /^250/)
const [posted] = (await world.as('ben').getmessages({ group_id: group.id, limit: 1 })).data
const message_id = posted!.id
// A stranger's mail to the group is refused, and one that a program sent, too.
await sendTo(server, mailOf({ From: 'X <x@example.org>', To: to, Subject: 'Buy' }), { from: 'x@example.org', to })
await sendTo(server, mailOf({ From: `Ben <${ben}>`, To: to, 'Auto-Submitted': 'auto-replied' }), { from: ben, to })

test('incoming and outgoing email of a message, by time and as counts', async () => {
  await sql(`update outgoing_messages set state = 'done' where message_id = $1`, [message_id])
  await sql(
    `insert into outgoing_message_results (group_id, outgoing_message_id, recipient_ids, responses)
     select group_id, id, recipient_ids[4:], '{}' from outgoing_messages where message_id = $1`,
    [message_id],
  )
  await sql(
    `insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, state, run_at)
     select group_id, id, recipient_ids[n], '', '', (array['waiting', 'refused', 'sent'])[n], now()
     from outgoing_messages, generate_series(1, 3) n where message_id = $1`,
    [message_id],
  )
  await report('cleo', message_id, { about: 'message' })

  // What became of a mail is written down once it is known.
  const [came, out, ...more] = await ledger('owner', { group_id: group.id, message_id })

  const about = { object: 'ledger_entry', group_id: group.id, message_id, pending_message_id: 0, subject: 'Bread' }
  const mime_id = 'bread@example.org'
  const recipients = out!.num_recipients
  assert.deepEqual(
    [out, came, more],
    [
      {
        ...about,
        created: out!.created,
        direction: 'ledger_out',
        mime_id,
        sender: '',
        recipient: '',
        type: 'delivery_message',
        outcome: 'ledger_sent',
        why: '',
        proof: '',
        num_recipients: recipients,
        num_sent: recipients - 2,
        num_waiting: 1,
        num_refused: 1,
        num_bounced: 1,
      },
      {
        ...about,
        created: came!.created,
        direction: 'ledger_in',
        mime_id,
        sender: ben,
        recipient: to,
        type: '',
        outcome: 'ledger_done',
        why: 'posted',
        proof: 'trust',
        num_recipients: 0,
        num_sent: 0,
        num_waiting: 0,
        num_refused: 0,
        num_bounced: 0,
      },
      [],
    ],
  )
  // The same by its Message-ID, for its author, and for an administrator.
  const both = [came, out]
  assert.deepEqual(await ledger('ben', { message_id }), both)
  assert.deepEqual(await ledger('ben', { mime_id: '<bread@example.org>' }), both)
  assert.deepEqual(await ledger('owner', { group_id: group.id, mime_id: 'bread@example.org' }), both)
  assert.deepEqual(await ledger(administrator, { all: true, message_id }), both)
  assert.deepEqual(await ledger(administrator, { all: true, mime_id: 'bread@example.org' }), both)
})

test('everyone sees their own entries, moderators those of the group', async () => {
  const came = ['ledger_in', 'ledger_done', 'posted']
  const out = ['ledger_out', 'ledger_sent', '']
  const own = brief(await ledger('ben'))
  assert.deepEqual(own.slice(-2), [came, out])
  assert.deepEqual(brief(await ledger('ben', { group_id: group.id })), own)
  assert.equal(own.length, 3)
  const [first] = own
  assert.deepEqual(first!.slice(0, 2), ['ledger_in', 'ledger_refused'])
  assert.deepEqual(await ledger('cleo'), [])

  const all = await ledger('owner', { group_id: group.id })
  assert.deepEqual(
    all.map(({ outcome }) => outcome),
    ['ledger_refused', 'ledger_refused', 'ledger_done', 'ledger_sent'],
  )
  assert.deepEqual(await ledger(administrator, { all: true }), all)
})

test('moderators who may not see members do not see addresses', async () => {
  const hiding = await world.addGroup({ members_visible: 'group_view_members_owners' }, { peopled: true })
  const address = `${hiding.name}@folkmoot.test`
  await sendTo(server, mailOf({ From: `Ben <${ben}>`, To: address }), { from: ben, to: address })
  const sendersFor = async (who: 'powerless' | 'owner' | 'ben') =>
    (await ledger(who, { group_id: hiding.id })).map(({ sender }) => sender).filter(Boolean)

  assert.deepEqual(await sendersFor('powerless'), [ben.replace(/@.*/, '@hidden.invalid')])
  assert.deepEqual(await sendersFor('owner'), [ben])
  assert.deepEqual(await sendersFor('ben'), [ben])
})

test('held messages are listed with their current state', async () => {
  const moderated = await world.addGroup({ moderated: true }, { peopled: true })
  const address = `${moderated.name}@folkmoot.test`
  const named = ['posted', 'rejected', 'discarded', 'expired', 'waiting'] as const
  for (const name of named)
    await sendTo(
      server,
      mailOf({ From: `Ben <${ben}>`, To: address, Subject: name, 'Message-ID': `<${name}@example.org>` }),
      { from: ben, to: address },
    )
  const waiting = (await world.as('owner').getpendingmessages({ group_id: moderated.id, limit: 10 })).data
  const idOf = (name: string) => waiting.find(({ subject }) => subject === name)!.id
  await world.as('owner').approvependingmessage({ pending_message_id: idOf('posted') })
  await world.as('owner').rejectpendingmessage({ pending_message_id: idOf('rejected') })
  await world.as('owner').deletependingmessage({ pending_message_id: idOf('discarded') })
  await sql(`update pending_messages set state = 'expired' where id = $1`, [idOf('expired')])

  const entries = await ledger('ben', { group_id: moderated.id })

  const [message] = (await world.as('ben').getmessages({ group_id: moderated.id })).data
  const came = entries.filter(({ direction }) => direction === 'ledger_in').toReversed()
  assert.deepEqual(
    came.map(entry => [entry.subject, entry.outcome, entry.why, entry.message_id, entry.pending_message_id]),
    [
      ['posted', 'ledger_done', 'posted', message!.id, 0],
      ['rejected', 'ledger_refused', 'a moderator sent it back', 0, idOf('rejected')],
      ['discarded', 'ledger_refused', 'a moderator deleted it', 0, idOf('discarded')],
      ['expired', 'ledger_refused', 'nobody decided in time', 0, idOf('expired')],
      ['waiting', 'ledger_held', 'group', 0, idOf('waiting')],
    ],
  )
  // It belongs to the message, however that is asked for.
  const about = brief(entries.filter(({ subject }) => subject === 'posted'))
  assert.equal(about.length, 2)
  assert.deepEqual(brief(await ledger('ben', { message_id: message!.id })), about)
  assert.deepEqual(brief(await ledger('ben', { mime_id: 'posted@example.org' })), about)
})

test('tokens in addresses are hidden', async () => {
  for (const word of signedCommands) {
    const address = `${group.name}+${word}+${'a'.repeat(30)}@folkmoot.test`
    await sendTo(server, mailOf({ From: `Ben <${ben}>`, To: address }), { from: ben, to: address })

    const [entry] = await ledger('ben')

    assert.equal(entry!.recipient, `${group.name}+${word}@folkmoot.test`)
  }
})

test('entries of others are not found', async () => {
  const other = await world.addGroup({}, { peopled: true })
  await assert.rejects(ledger('cleo', { message_id }), expectedError('invalid message_id'))
  await assert.rejects(ledger('cleo', { group_id: group.id, message_id }), expectedError('invalid message_id'))
  await assert.rejects(ledger('owner', { group_id: other.id, message_id }), expectedError('invalid message_id'))
  await assert.rejects(ledger('owner', { message_id: 999_999 }), expectedError('invalid message_id'))
  await assert.rejects(ledger('owner', { all: true }), { type: 'inadequate_permissions' })
  assert.deepEqual(await ledger('cleo', { mime_id: 'bread@example.org' }), [])
  assert.deepEqual(await ledger('cleo', { group_id: group.id, mime_id: 'bread@example.org' }), [])
})

test('pages continue in both directions', async () => {
  const calls = world.as('owner')
  for (const sort_dir of ['asc', 'desc'] as const) {
    const whole = await calls.getmessageledger({ group_id: group.id, limit: 100, sort_dir })
    const seen = []
    let page_token = 0
    do {
      const page = await calls.getmessageledger({ group_id: group.id, limit: 1, sort_dir, page_token })
      assert.equal(page.total_count, whole.data.length)
      seen.push(...page.data)
      page_token = page.next_page_token
    } while (page_token !== 0)

    assert.ok(seen.length >= 4)
    assert.deepEqual(seen, whole.data)
  }
})

test('a rejected email has its original subject', async () => {
  const refused = (await ledger('owner', { group_id: group.id })).filter(({ outcome }) => outcome === 'ledger_refused')

  assert.ok(refused.some(({ subject, sender }) => subject === 'Buy' && sender.startsWith('x@')))
})
