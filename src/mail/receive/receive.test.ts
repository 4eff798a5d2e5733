import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { lastIncoming, mailOf } from '#test/mail/incoming-mails.ts'
import type { PersonName } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { posted } from '#test/world/writing.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const server = await listenFor(world)
const { group, people } = world
const addressOf = ({ name }: { name: string }) => `${name}@folkmoot.test`
const to = addressOf(group)
const ben = people.ben.account.email
const mail = (headers: Record<string, string> = {}, body?: string) =>
  mailOf({ From: `Ben <${ben}>`, To: to, ...headers }, body)
const newest = async (group_id = group.id) => {
  const { data } = await world.as('owner').getmessages({ group_id, limit: 1 })
  const { msg_num } = data[0]!
  return world.as('owner').getmessage({ group_id, msg_num })
}
const counted = async (group_id = group.id) => (await world.as('owner').getmessages({ group_id, limit: 1 })).total_count

test('tokens in a fully quoted email are hidden from others', async () => {
  const code = 'zl6rptub3chsifm6aaaqeaetuuaq'
  const link = `https://folkmoot.test/mail/unsubscribe/${code}`
  const body = `So: ${link}\r\n\r\nOn Monday Cleo wrote:\r\n> Leave the group: ${link}\r\n> bread+approve+${code}@folkmoot.test\r\n`

  await sendTo(server, mail({ Subject: 'With codes' }, body), { from: ben, to })

  const { msg_num, raw_message } = await newest()
  const shown = await world.as('cleo').getmessage({ group_id: group.id, msg_num })
  assert.deepEqual(
    [shown.body.includes('mail/unsubscribe/'), JSON.stringify(shown).includes(code), raw_message!.includes(code)],
    [true, false, true],
  )
  const rows = await world.sql(`select m::text as row from messages m where subject = 'With codes'`)
  assert.doesNotMatch(String(rows[0]!['row']), new RegExp(code))
})

test('a member’s mail is posted byte for byte, and the reply says so', async () => {
  const raw = mail({ Subject: 'Bread for Sunday' })

  const answer = await sendTo(server, raw, { from: ben, to })

  assert.equal(answer, '250 2.0.0 Done')
  const { subject, body, user_id, raw_message } = await newest()
  assert.deepEqual(
    [subject, body.trim(), user_id, raw_message],
    ['Bread for Sunday', '<p>Rye, please.</p>', people.ben.account.id, `${raw}\r\n`],
  )
  assert.deepEqual(await lastIncoming(world), [
    { recipient: to, sender: ben, proof: 'trust', outcome: 'done', why: 'posted' },
  ])
  const [fact] = await world.sql(
    `select account_id, via from facts where name = 'message.posted' order by id desc limit 1`,
  )
  assert.deepEqual(fact, { account_id: people.ben.account.id, via: 'via_email' })
})

test('concurrent mails each have their message, recipients and fact', async () => {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const senders = ['ben', 'cleo', 'ben', 'cleo', 'ben', 'cleo'] as const
  const subjects = senders.map((by, n) => `${by} ${n}`)

  await Promise.all(
    senders.map((by, n) => {
      const { email } = people[by].account
      const raw = mail({ From: email, To: addressOf(group), Subject: subjects[n]! })
      return sendTo(server, raw, { from: email, to: addressOf(group) })
    }),
  )

  const { owner, ben: benHere, cleo } = group.members
  const others = { ben: [owner, cleo], cleo: [owner, benHere] }
  assert.deepEqual(
    await world.sql(
      `select m.subject, i.sender = m.email as is_sender, f.account_id = m.account_id as is_told,
         array(select unnest(d.recipient_ids) order by 1) as recipients
       from messages m join incoming_emails i on i.message_id = m.id join outgoing_messages d on d.message_id = m.id
       join facts f on f.name = 'message.posted' and f.group_id = m.group_id and (f.data -> 'message_id')::bigint = m.id
       where m.group_id = $1 and i.xmin = m.xmin and f.xmin = m.xmin order by m.subject`,
      [group.id],
    ),
    subjects.toSorted().map(subject => ({
      subject,
      is_sender: true,
      is_told: true,
      recipients: others[subject.startsWith('ben') ? 'ben' : 'cleo'].toSorted((a, b) => a - b),
    })),
  )
})

const moderated = () => world.addGroup({ moderated: true }, { peopled: true })

test('posting or holding is recorded with the message, once, even for duplicates', async () => {
  const held = await moderated()
  const [posting, waiting] = ['written-down@example.org', 'waiting@example.org']
  const raw = mail({ 'Message-ID': `<${posting}>` })
  for (let n = 0; n < 2; n += 1) await sendTo(server, raw, { from: ben, to })
  await sendTo(server, mail({ 'Message-ID': `<${waiting}>` }), { from: ben, to: addressOf(held) })

  const rows = await world.sql(
    // Moderators may have been told of what is held, which changes its row: its fact stays as it was.
    `select i.outcome, i.xmin = coalesce(m.xmin, f.xmin) as is_one, i.message_id = m.id as is_posted, i.pending_message_id = p.id as is_held
     from incoming_emails i
     left join messages m on m.group_id = i.group_id and m.mime_id = i.mime_id
     left join pending_messages p on p.group_id = i.group_id and p.id = i.pending_message_id
     left join facts f on f.name = 'message.held' and (f.data -> 'pending_message_id')::bigint = p.id
     where i.mime_id = any($1) order by i.id`,
    [[posting, waiting]],
  )
  const posted = { outcome: 'done', is_posted: true, is_held: null }
  assert.deepEqual(rows, [
    { ...posted, is_one: true },
    { ...posted, is_one: false },
    { outcome: 'held', is_one: true, is_posted: null, is_held: true },
  ])
})

test('text inside an unmarked quote is recognized by comparison with the parent', async () => {
  const asked = 'When do you open in the morning?'
  await sendTo(server, mail({ Subject: 'Hours', 'Message-ID': '<hours@example.org>' }, asked), { from: ben, to })
  const head = '-----Original Message-----\r\nFrom: Ben\r\nSent: Monday\r\nTo: all\r\nSubject: Hours\r\n\r\n'
  const answer = async (text: string) => {
    const headers = { Subject: 'RE: Hours', 'In-Reply-To': '<hours@example.org>' }
    await sendTo(server, mail(headers, `Good question.\r\n\r\n${head}${text}`), { from: ben, to })
    const { body, quoted } = await newest()
    return [body.includes('At seven'), quoted.includes('When do')]
  }

  assert.deepEqual(await answer(asked), [false, true])
  assert.deepEqual(await answer(`${asked}\r\n\r\nAt seven.`), [true, false])
})

test('attachments and pictures of a mail are those of its message', async () => {
  const parts = [
    '--b\r\nContent-Type: text/plain\r\n\r\nSee the list.',
    '--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename=list.csv\r\nContent-Transfer-Encoding: base64\r\n\r\nYSxiCg==',
    '--b--',
  ]
  const raw = mail({ 'Content-Type': 'multipart/mixed; boundary=b', 'MIME-Version': '1.0' }, parts.join('\r\n'))

  await sendTo(server, raw, { from: ben, to })

  const { attachments, raw_message } = await newest()
  assert.deepEqual(
    attachments.map(({ filename }) => filename),
    ['list.csv'],
  )
  assert.equal(raw_message, `${raw}\r\n`)
})

test('a reply joins the topic of its parent', async () => {
  await sendTo(server, mail({ Subject: 'Yeast', 'Message-ID': '<yeast@example.org>' }), { from: ben, to })
  const first = await newest()

  await sendTo(server, mail({ Subject: 'Re: Yeast', 'In-Reply-To': '<yeast@example.org>' }), { from: ben, to })

  const { topic_id, is_reply } = await newest()
  assert.deepEqual([topic_id, is_reply], [first.topic_id, true])
})

test('a reply to a message of a topic that was moved is posted there, if the sender may post there', async () => {
  const from = await world.addGroup({ subject_tag: 'Mill' }, { peopled: true })
  const into = await world.addGroup({ subject_tag: 'Oven' }, { peopled: ['owner', 'ben'] })
  const moved = await world.submit('ben', { subject: 'Wheat', mime_id: 'wheat@example.org' }, from)
  const stayed = await world.submit('ben', { subject: 'Maize', mime_id: 'maize@example.org' }, from)
  const { topic_id } = posted(moved)
  await world.as('owner').movetopic({ topic_id, to_group_id: into.id })
  const answer = (who: 'ben' | 'cleo', subject: string, References: string) =>
    sendTo(
      server,
      mail({
        From: `<${people[who].account.email}>`,
        To: addressOf(from),
        Subject: `Re: [Mill] ${subject}`,
        References,
      }),
      { from: people[who].account.email, to: addressOf(from) },
    )

  assert.equal(await answer('ben', 'Wheat', '<wheat@example.org>'), '250 2.0.0 Done')

  const reply = await newest(into.id)
  assert.deepEqual([reply.topic_id, reply.subject, reply.is_reply], [topic_id, 'Re: Wheat', true])
  const before = await counted(into.id)
  // Cleo is not a member there, and what stayed is answered where it is.
  assert.equal(await answer('cleo', 'Wheat', '<wheat@example.org>'), '250 2.0.0 Done')
  const apart = await newest(from.id)
  assert.notEqual(apart.topic_id, topic_id)
  assert.equal(await answer('ben', 'Maize', '<wheat@example.org> <maize@example.org>'), '250 2.0.0 Done')
  assert.equal((await newest(from.id)).topic_id, posted(stayed).topic_id)
  assert.equal(await counted(into.id), before)
})

test('mail without a subject, Message-ID or Date is posted', async () => {
  const tagged = await world.addGroup({ subject_tag: 'Rye' }, { peopled: ['owner', 'ben'] })

  const answers = [
    await sendTo(server, mail({ Subject: '' }), { from: ben, to }),
    await sendTo(server, mail({ 'Message-ID': '', Date: '', Subject: 'Nothing said' }), { from: ben, to }),
    await sendTo(server, mail({ Subject: '[Rye]' }), { from: ben, to: addressOf(tagged) }),
  ]

  assert.deepEqual(answers, ['250 2.0.0 Done', '250 2.0.0 Done', '250 2.0.0 Done'])
  assert.equal((await newest(tagged.id)).subject, '(no subject)')
})

test('mail that arrives a hundred times at once, and again a day later, is one message', async () => {
  const [open, held] = [await world.addGroup({}, { peopled: true }), await moderated()]
  for (const [where, answer] of [
    [open, '250 2.0.0 Done'],
    [held, '250 2.0.0 Accepted: a moderator has to approve it'],
  ] as const) {
    const raw = mail({ To: addressOf(where) })
    const arrive = () => sendTo(server, raw, { from: ben, to: addressOf(where) })

    const answers = await Promise.all(Array.from({ length: 100 }, arrive))
    // What was written down of it is forgotten, and what stands under all that he writes is something else.
    await world.sql(`delete from incoming_emails where group_id = $1`, [where.id])
    for (const table of ['messages', 'pending_messages'])
      await world.sql(`update ${table} set created = created - interval '1 day' where group_id = $1`, [where.id])
    await world.as('ben').updatesub({ group_id: where.id, signature: 'Ben, baker', use_signature_email: true })
    const later = await arrive()

    assert.deepEqual([...new Set(answers), later], [answer, answer])
    const waiting = (await world.as('owner').getpendingmessages({ group_id: where.id })).total_count
    assert.equal((await counted(where.id)) + waiting, 1)
  }
  const [waiting] = (await world.as('owner').getpendingmessages({ group_id: held.id })).data
  await world.as('owner').approvependingmessage({ pending_message_id: waiting!.id })
  assert.equal(await counted(held.id), 1)
})

test('mail with an odd or missing Message-ID is deduplicated, and two mails stay two', async () => {
  const where = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const [at, again] = [addressOf(where), { 'Delivered-To': 'list@example.org' }]
  const named = ['', '<>', 'word', '<sp ace@example.org>', `<${'i'.repeat(400)}@example.org>`]

  for (const [n, id] of named.entries())
    for (const [added, text] of [
      [{}, `Rye ${n}`],
      [again, `Rye ${n}`],
      [{}, `Oats ${n}`],
    ] as const)
      await sendTo(server, mail({ To: at, 'Message-ID': id, ...added }, text), { from: ben, to: at })

  assert.equal(await counted(where.id), 2 * named.length)
})

const refusals: [title: string, who: PersonName, settings: object, headers: Record<string, string>, answer: RegExp][] =
  [
    ['somebody who is not in the group', 'stranger', {}, {}, /^550 5\.7\.1 You're not a member of \S+,/],
    ['somebody who was banned', 'banned', { allow_non_subs_to_post: true }, {}, /^550 5\.7\.1 You're not a member/],
    ['a member of a locked group', 'ben', { locked: true }, {}, /^550 5\.7\.1 You can't post to/],
    ['a member of an announcement group', 'ben', { announce: true }, {}, /^550 5\.7\.1 Only moderators can post/],
    ['a private subject', 'ben', {}, { Subject: 'Private: for you' }, /^550 5\.7\.1 The subject starts with "Private"/],
    ['a subject without a hashtag', 'ben', { hash_tags_required: true }, {}, /^550 5\.7\.1 .* needs a hashtag\.$/],
  ]
for (const [title, who, settings, headers, answer] of refusals) {
  test(`a rejected mail gets the reason in the SMTP reply, and no email is sent: ${title}`, async () => {
    const where = await world.addGroup(settings, { peopled: true })
    const { email } = people[who].account
    await world.newEmails()

    const raw = mail({ From: email, To: addressOf(where), ...headers })
    const heard = await sendTo(server, raw, { from: email, to: addressOf(where) })

    assert.match(heard, answer)
    assert.deepEqual([await counted(where.id), await world.newEmails()], [0, []])
  })
}

const held: [title: string, from: string, settings: object, reason: string][] = [
  ['a guest, where the group allows them', 'guest@example.org', { allow_non_subs_to_post: true }, 'not_subscribed'],
  ['a member of a moderated group', ben, { moderated: true }, 'group'],
]
for (const [title, from, settings, reason] of held) {
  test(`a moderated mail is held: ${title}`, async () => {
    const where = await world.addGroup({ privacy: 'group_privacy_unlisted', ...settings }, { peopled: true })

    const answer = await sendTo(server, mail({ From: `Guest <${from}>`, To: addressOf(where) }), {
      from,
      to: addressOf(where),
    })

    assert.equal(answer, '250 2.0.0 Accepted: a moderator has to approve it')
    const { data } = await world.as('owner').getpendingmessages({ group_id: where.id })
    assert.deepEqual(
      data.map(one => [one.reason, one.sender_email, one.is_web_post, one.subject]),
      [[reason, from, false, 'Bread']],
    )
    await world.as('owner').approvependingmessage({ pending_message_id: data[0]!.id })
    assert.equal(await counted(where.id), 1)
  })
}

const automatic: Record<string, [from: string, headers: Record<string, string>, why: string]> = {
  'a delivery report': ['', {}, 'empty sender'],
  'a note of absence': [ben, { 'Auto-Submitted': 'auto-replied' }, 'automatic reply'],
  'a note of absence of an old program': [ben, { Precedence: 'auto_reply' }, 'automatic reply'],
  'one that answers by itself': [ben, { 'X-Autoreply': 'yes' }, 'automatic reply'],
  'one that says so in another header': [ben, { 'X-Auto-Reply': 'yes' }, 'automatic reply'],
  'a program that is called so': [ben, { 'X-Mailer': 'vacation 1.2' }, 'automatic reply'],
  'a note of absence of Exchange': [
    ben,
    { 'X-Auto-Response-Suppress': 'All', Subject: 'Automatic reply: Rye' },
    'automatic reply',
  ],
  'mail of a group here': [ben, { 'List-Id': 'Bakers <bakers.folkmoot.test>' }, 'from a group here'],
  'mail that goes in circles': [
    ben,
    { Received: Array.from({ length: 51 }, () => 'x').join('\r\nReceived: ') },
    'too many hops',
  ],
  'a report in parts': [ben, { 'Content-Type': 'multipart/report; boundary=b' }, 'delivery report'],
}
const bulk: Record<string, Record<string, string>> = {
  'marked as bulk': { Precedence: 'bulk' },
  'marked as junk': { Precedence: 'junk' },
  'marked as generated': { 'Auto-Submitted': 'auto-generated' },
}
const owner = people.owner.account.email
const places = ['', '+subscribe', '+help', '+owner', '+mute', `+approve+${'a'.repeat(30)}`].map(word =>
  to.replace('@', `${word}@`),
)
/** Nothing is posted, held or answered. */
async function nothingFollows(does: () => Promise<unknown>): Promise<void> {
  await world.newEmails()
  await world.facts()
  const before = await counted()
  await does()
  assert.deepEqual([await counted(), await world.newEmails(), await world.facts()], [before, [], []])
}

for (const [title, [from, headers, why]] of Object.entries(automatic)) {
  test(`automatic mail is rejected during the SMTP session, at every address: ${title}`, () =>
    nothingFollows(async () => {
      for (const address of places) {
        assert.match(
          await sendTo(server, mail({ ...headers, To: address }), { from, to: address }),
          /^550 5\.7\.1 This /,
        )
        const [last] = await lastIncoming(world)
        assert.deepEqual([last!['outcome'], last!['why']], ['refused', why])
      }
    }))
}

for (const [title, headers] of Object.entries(bulk)) {
  test(`mail that is ${title} is held, even of an owner, and rejected at command addresses`, async () => {
    await nothingFollows(async () => {
      for (const address of places.slice(1))
        assert.equal(
          await sendTo(server, mail({ ...headers, To: address }), { from: ben, to: address }),
          "550 5.7.1 This address doesn't accept automatic or bulk email.",
        )
      const stranger = mail({ ...headers, From: 'x@example.com' })
      assert.match(await sendTo(server, stranger, { from: 'x@example.com', to }), /^550 5\.7\.1 You're not a member/)
    })
    const [before, pending] = [
      await counted(),
      async () => (await world.as('owner').getpendingmessages({ group_id: group.id })).data,
    ]
    for (const from of [ben, owner]) {
      const raw = mail({ ...headers, From: from, Subject: 'like', 'In-Reply-To': '<x@example.org>' }, '+1')

      assert.equal(await sendTo(server, raw, { from, to }), '250 2.0.0 Accepted: a moderator has to approve it')

      const [held] = (await pending()).slice(-1)
      const [entry] = (await world.as('owner').getmessageledger({ group_id: group.id, limit: 1 })).data
      assert.deepEqual(
        [held!.sender_email, held!.type, entry!.outcome, entry!.why, entry!.pending_message_id],
        [from, 'pendingmsg_bulk', 'ledger_held', 'bulk', held!.id],
      )
      // Its moderators hear of it, and its author, who may be a program, does not.
      assert.equal(
        (await world.newEmails()).every(({ kind }) => kind === 'pending_msg_notify'),
        true,
      )
      await world.as('owner').approvependingmessage({ pending_message_id: held!.id })
    }
    assert.equal(await counted(), before + 2)
    await world.sql('delete from rate_counts')
  })
}

test('automatic mail to several addresses gets no email reply: each recipient gets its own SMTP reply', async () => {
  const several = [to, to.replace('@', '+help@')]
  await world.newEmails()
  const raw = mail({ Precedence: 'bulk', To: several.join(', '), Subject: 'To several' })

  assert.match(await sendTo(server, raw, { from: 'bulk@example.org', to: several }), /^451 4\.5\.3 /)

  const emails = await world.newEmails()
  assert.deepEqual(
    emails.filter(({ recipient }) => recipient === ben),
    [],
  )
  const rows = await world.sql(`select outcome, why from incoming_emails order by id desc limit 2`)
  assert.deepEqual(rows.map(({ outcome }) => String(outcome)).toSorted(), ['held', 'refused'])
})

test('manual mail marked as not automatic is posted, and mail of other lists is no loop', async () => {
  const answers = [
    await sendTo(server, mail({ 'Auto-Submitted': 'no' }), { from: ben, to }),
    await sendTo(server, mail({ 'List-Id': '<bakers.example.org>', Precedence: 'list' }), { from: ben, to }),
  ]

  assert.deepEqual(answers, ['250 2.0.0 Done', '250 2.0.0 Done'])
})

test('mail to several groups is posted where possible, and an email reports the others', async () => {
  const open = await world.addGroup({}, { peopled: true })
  const closed = await world.addGroup({ locked: true }, { peopled: true })
  const both = [addressOf(open), addressOf(closed)]
  await world.newEmails()

  const mixed = await sendTo(server, mail({ To: both.join(', ') }), { from: ben, to: both })
  const none = await sendTo(server, mail({ To: addressOf(closed) }), { from: ben, to: addressOf(closed) })

  assert.equal(mixed, '250 2.0.0 Done')
  assert.match(none, /^550 5\.7\.1 You can't post/)
  assert.deepEqual([await counted(open.id), await counted(closed.id)], [1, 0])
  const emails = (await world.newEmails()).map(({ recipient, subject, body }) => [
    recipient,
    subject,
    body.split('\n\n').slice(0, 3),
  ])
  const texts = [
    `You sent one email to several addresses here, and ${closed.name} didn't accept it.`,
    `You can't post to ${closed.name} right now.`,
    'The other addresses got it.',
  ]
  assert.deepEqual(emails, [[ben, `Not posted to ${closed.name}`, texts]])
})

test('with one SMTP reply per recipient, each has its own result', async () => {
  const lmtp = await listenFor(world, { protocol: 'lmtp' })
  const closed = await world.addGroup({ locked: true }, { peopled: true })
  const { openSession } = await import('#test/mail/mail-server.ts')
  const smtpSession = await openSession(lmtp)

  for (const command of ['LHLO mx', `MAIL FROM:<${ben}>`, `RCPT TO:<${to}>`, `RCPT TO:<${addressOf(closed)}>`, 'DATA'])
    await smtpSession.say(`${command}\r\n`)
  const first = await smtpSession.say(`${mail({ Subject: 'Two' })}\r\n.\r\n`)
  const second = await smtpSession.hear()
  smtpSession.end()

  assert.equal(first, '250 2.0.0 Done')
  assert.match(second, /^550 5\.7\.1 You can't post/)
  assert.deepEqual(await world.newEmails(), [])
})
