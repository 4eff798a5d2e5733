import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { TestGroup } from '#test/world/groups.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'
import type { NoticeKind } from './notices-to-member.ts'
import { remindMembers } from './reminders.ts'

const world = await newWorld()
const { people, sql } = world
const asOwner = world.as('owner')

/** What has a notice sent in a group of its own, in which Ben is a member, and who gets it. */
type Cause = { restricted?: true; moderated?: true; act: (group: TestGroup) => Promise<unknown>; to: string[] }

const joins = ({ id }: TestGroup) => world.as('stranger').joingroup({ group_id: id })
const leavesAll = () => sql(`delete from members where account_id = $1`, [people.stranger.account.id])
const refused = (reason: 'locked group' | 'locked topic') => (group: TestGroup) =>
  world.app.pipeline.runAsSystem(async ({ record }) =>
    record('message.refused', { group_id: group.id, email: 'ben@example.org', subject: 'Bread', reason }),
  )

const causes: Record<NoticeKind, Cause> = {
  member_notice_welcome: { act: joins, to: ['stranger@example.org'] },
  member_notice_guidelines: { act: joins, to: ['stranger@example.org'] },
  member_notice_pending_subscription: { restricted: true, act: joins, to: ['stranger@example.org'] },
  member_notice_rejected_subscription: {
    restricted: true,
    act: async group => asOwner.removemember({ member_info_id: (await joins(group)).id }),
    to: ['stranger@example.org'],
  },
  member_notice_removed_member: {
    act: ({ members }) => asOwner.removemember({ member_info_id: members.ben }),
    to: ['ben@example.org'],
  },
  member_notice_banned_member: {
    act: ({ members }) => asOwner.banmember({ member_info_id: members.ben }),
    to: ['ben@example.org'],
  },
  member_notice_goodbye: { act: ({ id }) => world.as('ben').deletesub({ group_id: id }), to: ['ben@example.org'] },
  member_notice_direct_add: {
    act: ({ id }) => asOwner.directadd({ group_id: id, emails: 'added@new.example' }),
    to: ['added@new.example'],
  },
  member_notice_invite: {
    act: ({ id }) => asOwner.invite({ group_id: id, emails: 'invited@new.example' }),
    to: ['invited@new.example'],
  },
  member_notice_monthly_reminder: {
    act: async ({ id }) => {
      await sql(`update members set created = created - interval '40 days' where group_id = $1`, [id])
      await world.app.pipeline.runAsSystem(systemTransaction => remindMembers(systemTransaction, firstOfNextMonth))
    },
    to: ['ben@example.org', 'owner@example.org'],
  },
  member_notice_rejected_message: {
    moderated: true,
    act: async group =>
      asOwner.rejectpendingmessage({ pending_message_id: await world.hold('ben', { subject: 'Rye' }, group) }),
    to: ['ben@example.org'],
  },
  member_notice_sponsorship: {
    act: ({ members }) => asOwner.notesponsorship({ member_info_id: members.ben }),
    to: ['ben@example.org'],
  },
  member_notice_locked_group: { act: refused('locked group'), to: ['ben@example.org'] },
  member_notice_locked_topic: { act: refused('locked topic'), to: ['ben@example.org'] },
  member_notice_message_to_member: {
    act: async group =>
      asOwner.postdraft({ draft_id: await world.draft('owner', { member_id: group.members.ben }, group) }),
    to: ['ben@example.org'],
  },
}

const firstOfNextMonth = Temporal.Now.zonedDateTimeISO('UTC')
  .with({ day: 1 })
  .add({ months: 1 })
  .startOfDay()
  .add({ hours: 12 })
  .toInstant()
const words = 'As the group says:\nbread first.'

suite('an active notice is sent to its recipients, an inactive one is not', () => {
  for (const [type, { act, to, restricted = false, moderated = false }] of Object.entries(causes)) {
    test(type, async () => {
      for (const active of [true, false]) {
        await leavesAll()
        const group = await world.addGroup({ restricted, moderated }, { peopled: ['ben', 'owner'] })
        const notice = { group_id: group.id, type: type as keyof typeof causes, subject: 'From the group', body: words }
        await asOwner.newmembernotice({ ...notice, active })
        await world.newEmails()
        await sql(`delete from rate_counts`)

        await act(group)

        const emails = await world.newEmails()
        const saying = emails.filter(({ body }) => body.replaceAll('> ', '').includes(words))
        assert.deepEqual(saying.map(({ recipient }) => recipient).toSorted(), active ? to : [])
        await sql(`delete from unsolicited_emails`)
      }
    })
  }
})

test('a sponsor must be in the group; added members count', async () => {
  const group = await world.addGroup({ restricted: true }, { peopled: ['owner'] })
  const { id: waiting } = await world.as('stranger').joingroup({ group_id: group.id })
  await asOwner.directadd({ group_id: group.id, emails: 'unsolicited@new.example' })
  const { data } = await asOwner.getmembers({ group_id: group.id })
  const { id: unsolicited } = data.find(({ email }) => email === 'unsolicited@new.example')!

  await assert.rejects(asOwner.notesponsorship({ member_info_id: waiting }), expectedError('not subscribed'))
  await asOwner.notesponsorship({ member_info_id: unsolicited })
})

test('added members get the guidelines once they accept', async () => {
  const group = await world.addGroup({}, { peopled: ['owner'] })
  const somebody = await world.addPerson('later')
  const type = 'member_notice_guidelines' as const
  await asOwner.newmembernotice({ group_id: group.id, type, subject: 'How we do it', body: 'Be kind.' })
  await asOwner.directadd({ group_id: group.id, emails: somebody.account.email })
  await world.newEmails()

  await world.as(somebody).updatesub({ group_id: group.id })

  const emails = await world.newEmails()
  assert.deepEqual(
    emails.map(({ kind, recipient, subject }) => [kind, recipient, subject]),
    [[type, somebody.account.email, 'How we do it']],
  )
})

test('a rejection notice is for members, and sent once a day', async () => {
  const group = await world.addGroup({}, { peopled: ['ben', 'owner'] })
  const type = 'member_notice_locked_group' as const
  await asOwner.newmembernotice({ group_id: group.id, type, subject: 'Closed', body: 'Until spring.' })
  await world.newEmails()
  const refuse = (email: string) =>
    world.app.pipeline.runAsSystem(async ({ record }) =>
      record('message.refused', { group_id: group.id, email, subject: 'Bread', reason: 'locked group' }),
    )

  for (const email of ['ben@example.org', 'Ben@Example.org', 'cleo@example.org', 'nobody@example.org'])
    await refuse(email)

  assert.deepEqual(
    (await world.newEmails()).map(({ recipient, subject }) => [recipient.toLowerCase(), subject]),
    [['ben@example.org', 'Closed']],
  )
})
