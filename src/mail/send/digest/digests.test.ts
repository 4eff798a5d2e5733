import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import PostalMime from 'postal-mime'
import { groupSettingDefaults } from '#contract/groups/group-settings.ts'
import { localMails } from '#test/mail/local-mailbox.ts'
import { messageRows } from '#test/database/message-rows.ts'
import { nastyTexts } from '#test/fixtures/nasty-texts.ts'
import type { PersonName } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'
import { fileLinks } from '../member-copy/file-links.ts'
import { fillSlots } from '../member-copy/template.ts'
import { parseDigestReply } from './replies.ts'
import { digestKinds, digestMail } from './compose-digest.ts'
import type { DigestMessage } from './layout.ts'
import { enqueueDueDigests } from './enqueue-digests.ts'
import { nextDigestTime } from './schedule.ts'

const world = await newWorld()
const at = (time: string) => Temporal.Instant.from(time)

/** A group in which these people get what they wish. */
async function groupWith(wishes: Partial<Record<PersonName, Record<string, string>>>) {
  const group = await world.addGroup({}, { peopled: ['owner', ...(Object.keys(wishes) as PersonName[])] })
  for (const [name, wish] of Object.entries(wishes))
    await world.as(name as PersonName).updatesub({ group_id: group.id, ...wish })
  return group
}
const write = (group: { id: number }, count: number) =>
  messageRows(
    world,
    group.id,
    Array.from({ length: count }, () => ({ author: world.people.owner })),
  )

/** Makes all digests that are due, and answers to whom which of them went. */
async function run(group: { id: number }, now: string): Promise<string[]> {
  while (await world.app.pipeline.runAsSystem(systemTransaction => enqueueDueDigests(systemTransaction, at(now))));
  const rows = (await world.sql(
    `select kind, jsonb_array_length(params -> 'nums') as count, (select array_agg(a.email order by a.email) from members r
       join accounts a on a.id = r.account_id where r.id = any(recipient_ids)) as emails
     from outgoing_messages where group_id = $1 and kind <> 'single' order by kind, id`,
    [group.id],
  )) as { kind: string; count: number; emails: string[] }[]
  await world.sql(`delete from outgoing_messages where group_id = $1 and kind <> 'single'`, [group.id])
  return rows.map(({ kind, count, emails }) => `${kind} ${count}: ${emails.map(email => email.split('@')[0]).join()}`)
}
const digest = { email_delivery: 'email_delivery_digest' } as const

test('what was moved here from another group is in no digest', async () => {
  const group = await groupWith({ ben: digest })
  const { topic_id } = await world.post('ben')
  await run(group, '2026-11-10T12:00:00Z')

  await world.as('owner').movetopic({ topic_id, to_group_id: group.id })
  await write(group, 1)

  assert.deepEqual(await run(group, '2026-11-11T12:00:00Z'), ['digest 1: ben'])
})

test('twelve messages make a digest, fewer wait for six o’clock, and nothing is sent twice', async () => {
  const group = await groupWith({ ben: digest, cleo: { email_delivery: 'email_delivery_html_digest' } })
  await run(group, '2026-11-10T12:00:00Z')

  await write(group, 11)
  assert.deepEqual(await run(group, '2026-11-10T13:00:00Z'), [])
  await write(group, 1)
  assert.deepEqual(await run(group, '2026-11-10T14:00:00Z'), ['digest 12: ben', 'html_digest 12: cleo'])
  assert.deepEqual(await run(group, '2026-11-11T05:59:59Z'), [])
  await write(group, 2)
  assert.deepEqual(await run(group, '2026-11-11T06:00:00Z'), ['digest 2: ben', 'html_digest 2: cleo'])
  assert.deepEqual(await run(group, '2026-11-12T06:00:00Z'), [])
})

test('a summary is sent once a day, however many messages there are', async () => {
  const group = await groupWith({ ben: { email_delivery: 'email_delivery_summary' } })
  await run(group, '2026-11-10T12:00:00Z')
  await write(group, 20)

  assert.deepEqual(await run(group, '2026-11-10T23:00:00Z'), [])
  assert.deepEqual(await run(group, '2026-11-11T06:00:00Z'), ['summary 20: ben'])
})

test('more messages than fit are split over several digests in order', async () => {
  const group = await groupWith({ ben: digest })
  await run(group, '2026-11-10T12:00:00Z')
  await write(group, 120)

  assert.deepEqual(await run(group, '2026-11-10T13:00:00Z'), ['digest 50: ben', 'digest 50: ben', 'digest 20: ben'])
})

test('muted and unfollowed topics, one’s own posts and special notices are in no digest', async () => {
  const group = await groupWith({
    ben: { ...digest, message_selection: 'message_selection_follow_only' },
    cleo: digest,
    moderator: digest,
  })
  await run(group, '2026-11-10T12:00:00Z')
  const first = await world.post('cleo', { subject: 'Rye' }, group)
  await world.as('ben').followtopic({ topic_id: first.topic_id })
  await world.as('moderator').mutetopic({ topic_id: first.topic_id })
  await world.post('owner', { subject: 'Closed', is_special: true }, group)

  // Only what she wrote herself waits for Cleo.
  assert.deepEqual(await run(group, '2026-11-11T06:00:00Z'), ['digest 1: ben'])
})

test('leaving digests stops them, and new subscribers start with new messages', async () => {
  const group = await groupWith({ ben: digest, cleo: { email_delivery: 'email_delivery_single' } })
  await run(group, '2026-11-10T12:00:00Z')
  await write(group, 5)
  await world.as('ben').updatesub({ group_id: group.id, email_delivery: 'email_delivery_none' })
  await world.as('cleo').updatesub({ group_id: group.id, ...digest })
  await run(group, '2026-11-10T13:00:00Z')
  await write(group, 1)

  assert.deepEqual(await run(group, '2026-11-11T06:00:00Z'), ['digest 1: cleo'])
  await world.as('cleo').deletesub({ group_id: group.id })
  assert.deepEqual(await world.sql(`select from digest_cursors where group_id = $1`, [group.id]), [])
})

test('two processes create each digest once', async () => {
  const group = await groupWith({ ben: digest })
  await run(group, '2026-11-10T12:00:00Z')
  await write(group, 12)

  const once = () =>
    world.app.pipeline.runAsSystem(systemTransaction =>
      enqueueDueDigests(systemTransaction, at('2026-11-10T13:00:00Z')),
    )
  await Promise.all([once(), once(), once()])

  assert.deepEqual(await run(group, '2026-11-10T13:00:00Z'), ['digest 12: ben'])
})

test('where email is sent as HTML, plain digests are too', async () => {
  const group = await groupWith({ ben: digest })
  await world.as('owner').updategroup({ group_id: group.id, force_html_emails: true })
  await run(group, '2026-11-10T12:00:00Z')
  await write(group, 12)

  assert.deepEqual(await run(group, '2026-11-10T13:00:00Z'), ['html_digest 12: ben'])
})

test('a digest has a table of contents, links to files, and unsubscribe links that need no sign-in', async () => {
  const group = await groupWith({ ben: { email_delivery: 'email_delivery_html_digest' } })
  await run(group, '2026-11-10T12:00:00Z')
  await world.post(
    'owner',
    {
      subject: 'Rye <b>',
      body: '<p>Rye &amp; <a href="https://rye.example/">more</a></p>',
      files: { 'oven.txt': 'Hot' },
    },
    group,
  )
  while (
    await world.app.pipeline.runAsSystem(systemTransaction =>
      enqueueDueDigests(systemTransaction, at('2026-11-11T06:00:00Z')),
    )
  );

  const [mail] = await localMails(world, group)
  const read = await PostalMime.parse(mail!.raw)

  assert.equal(read.subject, `${group.name} digest: 1 message`)
  assert.match(read.text!, /Rye & more \(https:\/\/rye\.example\/\)/)
  assert.match(read.html!, /Rye &lt;b&gt;/)
  const file = /oven\.txt: \S+getmailfile\?code=([a-z2-7]+)/.exec(read.text!)![1]!
  assert.match(read.html!, new RegExp(`getmailfile\\?code=${file}"`))
  assert.equal(await text((await world.as('anonymous').getmailfile({ code: file })).chunks), 'Hot')
  const code = /mail\/unsubscribe\/([a-z2-7]+)/.exec(read.text!)![1]!
  assert.equal((await world.as('anonymous').usemaillink({ code })).extra, 'leave')
})

test('six o’clock is in the member’s time zone, even when clocks change', () => {
  const six = (zone: string, now: string) => nextDigestTime(zone, at(now)).toString()

  assert.deepEqual(
    [
      six('Europe/Berlin', '2026-07-01T00:00:00Z'),
      six('Europe/Berlin', '2026-12-01T00:00:00Z'),
      six('Europe/Berlin', '2026-12-01T05:00:00Z'),
      // Clocks are put forward at two in this night, and back at three in the other.
      six('Europe/Berlin', '2026-03-28T20:00:00Z'),
      six('Europe/Berlin', '2026-10-24T20:00:00Z'),
      six('Pacific/Kiritimati', '2026-01-01T00:00:00Z'),
      six('', '2026-01-01T00:00:00Z'),
      six('Nowhere/Land', '2026-01-01T06:00:00Z'),
    ],
    [
      '2026-07-01T04:00:00Z',
      '2026-12-01T05:00:00Z',
      '2026-12-02T05:00:00Z',
      '2026-03-29T04:00:00Z',
      '2026-10-25T05:00:00Z',
      '2026-01-01T16:00:00Z',
      '2026-01-01T06:00:00Z',
      '2026-01-02T06:00:00Z',
    ],
  )
})

const addresses = { mailDomain: 'folkmoot.test', url: 'https://folkmoot.test/g/bread' }
test('a reply to a digest replies to the one message it quotes, else to none', () => {
  const subject = 'Re: [Bread] Bread digest: 2 messages'
  const answer = (text: string, references = ['digest.1.7@folkmoot.test'], written = subject) =>
    parseDigestReply({ subject: written, references, text }, addresses)
  const link = (num: number) => `> Message: https://folkmoot.test/g/bread/message/${num}\n`

  assert.deepEqual(
    [
      answer(`Yes\n${link(12)}${link(12)}`),
      answer(`Yes\n${link(12)}${link(13)}`),
      answer('Yes'),
      answer('Yes', undefined, 'Re: Rye'),
      answer(link(12), []),
      answer('Yes', [], 'Bread digest: 2 messages'),
      answer(link(12), ['rye@example.org']),
      answer(link(12), ['digest.1.7@folkmoot.test', 'rye@example.org']),
      answer(link(12), ['digest.1.7@elsewhere.example']),
    ],
    [
      { is: 'message', msg_num: 12 },
      { is: 'digest' },
      { is: 'digest' },
      { is: 'none' },
      { is: 'message', msg_num: 12 },
      { is: 'none' },
      { is: 'none' },
      { is: 'none' },
      { is: 'none' },
    ],
  )
})

const links = fileLinks('https://folkmoot.test', 1)
const messages: DigestMessage[] = [
  {
    msg_num: 12,
    subject: 'Rye #food',
    name: 'Ben Baker',
    when: '2026-11-10 10:00 (Europe/Berlin)',
    url: 'https://folkmoot.test/g/bread/message/12',
    reply: 'mailto:bread@folkmoot.test?subject=Re%3A%20Rye%20%23food&In-Reply-To=%3Crye.1%40example.org%3E',
    plain: 'Rye rises.\n\nSlowly.',
    html: '<p>Rye rises.</p><p>Slowly.</p>',
    snippet: 'Rye rises. Slowly.',
    poll: null,
    files: [{ filename: 'oven.png', url: links.to(1) }],
  },
  {
    msg_num: 13,
    subject: 'Re: "<script>alert(1)</script>',
    name: 'Cleo <b>',
    when: '2026-11-10 11:30 (Europe/Berlin)',
    url: 'https://folkmoot.test/g/bread/message/13',
    reply: 'mailto:bread@folkmoot.test?subject=Re%3A%20x',
    plain: 'Grüße',
    html: '<p>Grüße</p>',
    snippet: 'Grüße',
    poll: null,
    files: [],
  },
]

/** The mail of a digest, in a group that is called and tags its subjects so. */
function mailOf(content: Parameters<typeof digestMail>[2], title = 'Bread', subject_tag = ''): string {
  const group = { id: 1, name: 'bread', title, url: 'https://folkmoot.test/g/bread' }
  const source = {
    addresses: { url: 'https://folkmoot.test', mailDomain: 'folkmoot.test' },
    language: 'en' as const,
    group: { ...group, settings: { ...groupSettingDefaults, subject_tag } },
  }
  const pieces = digestMail(source, { id: 7, created: '2026-11-11T05:00:00+00:00' }, content)
  const codes = ['abcdefghijklmnopqrstuvwxyz234567', '765432zyxwvutsrqponmlkjihgfedcba']
  return Buffer.concat(fillSlots(pieces, codes)).toString('latin1')
}

for (const kind of digestKinds)
  test(`a digest matches its reviewed example: ${kind}`, async () => {
    const mail = mailOf({ kind, messages, last: 13, links })
    const file = new URL(`./examples/${kind.replaceAll('_', '-')}.eml`, import.meta.url)

    if (!existsSync(file)) {
      await writeFile(file, mail, 'latin1')
      assert.fail(`${file.pathname} is new: read it`)
    }
    assert.equal(mail, await readFile(file, 'latin1'))
  })

const namesIn = (mail: string) => mail.split('\r\n\r\n', 1)[0]!.match(/^[^\s:]+(?=:)/gm)
/** What no mail has: half an end of a line, or a byte that is not ASCII. */
const unsendable = /(?<!\r)\n|\r(?!\n)|[^\r\n\x20-\x7e]/

test('no title, tag or text can start a header, line or part in a digest', async () => {
  const plain = namesIn(mailOf({ kind: 'html_digest', messages, last: 13, links }))
  await fc.assert(
    fc.asyncProperty(nastyTexts, nastyTexts, nastyTexts, async (title, tag, text) => {
      const nasty = { ...messages[1]!, plain: text, snippet: text }
      const mail = mailOf({ kind: 'html_digest', messages: [nasty], last: 13, links }, title, tag)

      assert.deepEqual(namesIn(mail), plain)
      assert.doesNotMatch(mail, unsendable)
    }),
  )
})

test('no name, subject or file name can start a header, line or part in a digest', async () => {
  const breaking = 'x\r\nBcc: x@y.example\r\n\r\n\u0085\u2028=?utf-8?Q?=0D=0A?="<b>'
  const group = await groupWith({ ben: { email_delivery: 'email_delivery_html_digest' } })
  await run(group, '2026-11-10T12:00:00Z')
  const { message_id } = await world.post('owner', { subject: 'Rye', files: { 'oven.txt': 'Hot' } }, group)
  // What no call takes may stand in an archive that came from elsewhere.
  await world.sql(`update messages set subject_with_tags = $2, account_id = null, name = $2 where id = $1`, [
    message_id,
    breaking,
  ])
  await world.sql(`update attachments set filename = $2 where message_id = $1`, [message_id, breaking])
  while (
    await world.app.pipeline.runAsSystem(systemTransaction =>
      enqueueDueDigests(systemTransaction, at('2026-11-11T06:00:00Z')),
    )
  );

  const [kept] = await localMails(world, group)
  const mail = Buffer.from(kept!.raw).toString('latin1')

  assert.deepEqual(
    namesIn(mail)!.filter(name => name !== 'DKIM-Signature'),
    namesIn(mailOf({ kind: 'html_digest', messages, last: 13, links })),
  )
  assert.doesNotMatch(mail, unsendable)
  const shown = (await PostalMime.parse(kept!.raw)).text!
  // In the list of contents, as a heading, as who wrote it, and as a file.
  assert.deepEqual(shown.match(/^.*?Bcc:/gm), ['  1. x Bcc:', '1. x Bcc:', 'From: x Bcc:', 'x Bcc:'])
})
