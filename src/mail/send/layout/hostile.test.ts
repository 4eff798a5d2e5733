// Not on every day: it tries very large or random texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { externalResources } from '#test/emails/external-resources.ts'
import { hostileHtml } from '#test/fixtures/hostile-html.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({
  FOLKMOOT_EMAILS_PER_HOUR_ADDRESS: '100000',
  FOLKMOOT_DIRECT_ADDS_PER_DAY: '100000',
  FOLKMOOT_DIRECT_ADDS_PER_DAY_ACCOUNT: '100000',
})
const { people, sql } = world
const asOwner = world.as('owner')
const all = hostileHtml()
// Some of each kind of attack: they stand together.
const attacks = [
  ...all.filter((_, at) => at % Math.ceil(all.length / 12) === 0),
  '\u202e\u2066</p></td></table><a href="https://evil.example">Sign in</a>',
  'x\r\nBcc: evil@example.org\r\n\r\n<script>alert(1)</script>\u2028-- \u0085https://evil.example',
].map(attack => attack.replaceAll('\0', ''))

test('user text in names, titles, subjects, notices and reasons cannot break the layout', async () => {
  const kinds = new Set<string>()
  for (const [at, attack] of attacks.entries()) {
    const group = await world.addGroup({ moderated: true }, { peopled: ['ben', 'cleo', 'owner', 'moderator'] })
    const { id: group_id } = group
    await sql(`update groups set title = $2 where id = $1`, [group_id, attack])
    await sql(`update accounts set full_name = $2 where id = any($1)`, [
      [people.ben.account.id, people.owner.account.id],
      attack,
    ])
    const notices = [
      'welcome',
      'direct_add',
      'invite',
      'rejected_message',
      'removed_member',
      'message_to_member',
    ] as const
    for (const name of notices) {
      const notice = { type: `member_notice_${name}` as const, subject: `x${attack}`, body: `x${attack}` }
      await asOwner.newmembernotice({ group_id, ...notice })
    }
    await asOwner.updatesub({ group_id, sub_notify: 'sub_notify_email' })
    await world.newEmails()

    const writing = { subject: `x ${attack}`.slice(0, 200), body: `x ${attack}`, body_type: 'plain' } as const
    const files = { [`x${attack.replace(/[\r\n/]/g, '')}.txt`.slice(0, 100)]: 'x' }
    const held = await world.hold('ben', { ...writing, files }, group)
    await asOwner.rejectpendingmessage({ pending_message_id: held, reason: attack })
    const { message_id } = await world.post('owner', writing, group)
    await world.as('ben').reportmessage({ message_id, reason: attack })
    await asOwner.directadd({
      group_id,
      emails: `added${at}@new.example`,
      subject: attack.slice(0, 200),
      message: attack,
    })
    await asOwner.invite({ group_id, emails: `invited${at}@new.example`, message: attack })
    for (const to of [{ member_id: group.members.cleo }, { dm_member_id: group.members.cleo }])
      await asOwner.postdraft({ draft_id: await world.draft('owner', { ...writing, ...to }, group) })
    await asOwner.removemember({ member_info_id: group.members.ben })
    await world.as('stranger').joingroup({ group_id })
    await world.settle()

    const emails = await sql(`select kind, subject, body, html, from_name from service_emails`)
    await sql(`delete from service_emails`)
    await sql(`delete from rate_counts`)
    for (const { kind, subject, body, html, from_name } of emails as Record<string, string>[]) {
      kinds.add(kind!)
      assert.deepEqual(externalResources(html!, 'https://folkmoot.test'), [], `${kind}: ${attack}`)
      assert.doesNotMatch(html!, /[\u202a-\u202e]/)
      assert.doesNotMatch(body!, /[\r\u0085\u2028\u202a-\u202e]/)
      assert.doesNotMatch(`${subject}${from_name}`, /[\n\u2028]\S*:/)
    }
  }
  assert.deepEqual([...kinds].toSorted(), [
    ...['member_notice_direct_add', 'member_notice_invite', 'member_notice_rejected_message'],
    ...['member_notice_removed_member', 'member_notice_welcome', 'message_report_notify', 'pending_msg_notify'],
    ...['private_message', 'sub_notify'],
  ])
})
