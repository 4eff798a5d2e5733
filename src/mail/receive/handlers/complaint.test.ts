import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { returnAddress } from '#mail/bounces/index.ts'
import { createCodes } from '#mail/codes.ts'
import { lines, listenFor, sendTo } from '#test/mail-server.ts'
import { lastIn } from '#test/mails-in.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_DIRECT_ADDS_PER_DAY: '50' })
const server = await listenFor(world)
const codes = createCodes(await findSigningKey(world.database.read, 'mail codes'))
const admin = await world.addPerson('administrator')
admin.identity.account.site_admin = true
await world.sql(`update accounts set site_admin = true where id = $1`, [admin.identity.account.id])

async function groupOf(emails: readonly string[]) {
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { added_members } = await world.as('owner').directadd({ group_id: group.id, emails: emails.join('\n') })
  const { message_id } = await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()
  const returnPath = async (email: string) => {
    const { id } = added_members.find(member => member.email === email)!
    const [mailing] = await world.sql(`select id from mailings where message_id = $1 and $2 = any(recipient_ids)`, [
      message_id,
      id,
    ])
    const sent = { group_id: group.id, mailing_id: Number(mailing!['id']), recipient_id: id }
    return returnAddress(codes, 'folkmoot.test', sent, email)
  }
  const statusOf = async (email: string) =>
    (await world.as('owner').getmember({ member_info_id: added_members.find(one => one.email === email)!.id }))
      .user_status
  return { ...group, returnPath, statusOf }
}

/** What a mailbox provider sends when a reader marks a mail as spam (RFC 5965). */
const report = (returnPath: string, type = 'abuse') =>
  lines(
    'From: Feedback Loop <fbl@provider.example>',
    'To: abuse@folkmoot.test',
    'Subject: Email Feedback Report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="part";',
    ' report-type=feedback-report',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'A user marked this email as spam.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Provider-FBL/1.0',
    'Version: 1',
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    `Return-Path: <${returnPath}>`,
    'Subject: Rye',
    '',
    'Bread',
    '--part--',
    '',
  )

test('who marks mail of a group as spam gets no more of it, wherever the report goes', async () => {
  const group = await groupOf(['a@one.example', 'b@one.example', 'c@one.example'])
  const [first, second, third] = [
    await group.returnPath('a@one.example'),
    await group.returnPath('b@one.example'),
    await group.returnPath('c@one.example'),
  ]

  assert.match(await sendTo(server, report(first), { from: '', to: 'abuse@folkmoot.test' }), /^250/)
  assert.deepEqual(
    (await lastIn(world)).map(({ outcome, why }) => [outcome, why]),
    [['done', 'marked as spam']],
  )
  assert.match(await sendTo(server, report(second), { from: 'fbl@provider.example', to: second }), /^250/)
  assert.match(await sendTo(server, report(third, 'not-spam'), { from: '', to: 'abuse@folkmoot.test' }), /^250/)
  const forged = report(third.replace(/.{4}@/, 'aaaa@'))
  assert.match(await sendTo(server, forged, { from: '', to: 'abuse@folkmoot.test' }), /^250/)

  assert.deepEqual(
    [
      await group.statusOf('a@one.example'),
      await group.statusOf('b@one.example'),
      await group.statusOf('c@one.example'),
    ],
    ['user_status_bouncing', 'user_status_bouncing', 'user_status_notconfirmed'],
  )
})

test('after three complaints a site administrator looks at every add of the group, and of who added them', async () => {
  await world.sql(`delete from add_complaints`)
  const emails = Array.from({ length: 5 }, (_, n) => `p${n}@many.example`)
  const [group, other] = [await groupOf(emails), await world.addGroup({}, { peopled: ['owner', 'ben'] })]
  const add = (group_id: number, email: string) => world.as('owner').directadd({ group_id, emails: email })
  for (const email of emails.slice(0, 2))
    await sendTo(server, report(await group.returnPath(email)), { from: '', to: 'abuse@folkmoot.test' })
  await add(group.id, 'still@many.example')

  for (const email of emails.slice(2, 3))
    await sendTo(server, report(await group.returnPath(email)), { from: '', to: 'abuse@folkmoot.test' })

  await assert.rejects(add(group.id, 'held@many.example'), { type: 'pending_adds' })
  await assert.rejects(add(other.id, 'held@many.example'), { type: 'pending_adds' })
  assert.equal((await world.as(admin).getpendingadds({})).total_count, 2)
  await world.sql(`update add_complaints set created = created - interval '31 days'`)
  await add(group.id, 'later@many.example')
})
