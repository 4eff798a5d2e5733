import assert from 'node:assert/strict'
import { test } from 'node:test'
import { suspend } from '#features/accounts/index.ts'
import { enqueueDueDigests } from '#mail/send/digest/enqueue-digests.ts'
import { localMails } from '#test/mail/local-mailbox.ts'
import { addMembership, testRoles } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

// Suspended accounts keep their memberships, and get no email of groups, of whatever kind: docs/decisions/0011.

const world = await newWorld({ FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '1000', FOLKMOOT_EMAILS_PER_HOUR: '1000' })
const { sql } = world
const owner = world.as('owner')
const group = await world.addGroup({ restricted: true }, { peopled: ['owner', 'ben'] })
const names = ['joined', 'moderator-too', 'added', 'digested'] as const
const people = {
  suspended: await Promise.all(names.map(name => world.addPerson(`off-${name}`))),
  active: await Promise.all(names.map(name => world.addPerson(`on-${name}`))),
}
for (const [joined, moderator, added, digested] of Object.values(people)) {
  await addMembership(world, group.id, joined!, {})
  await addMembership(world, group.id, moderator!, testRoles.owner)
  const emails = [added, digested].map(person => person!.account.email)
  const { added_members: members } = await owner.directadd({ group_id: group.id, emails: emails.join('\n') })
  await owner.updatemember({ member_info_id: members[1]!.id, email_delivery: 'email_delivery_digest' })
}
const start_time = Temporal.Now.plainDateISO('UTC').add({ days: 2 }).toString()
const event = { group_id: group.id, name: 'Rye', start_time, all_day: true, rsvp: true, send_invites: true }
const planned = await owner.addevent(event)
for (const [joined, moderator] of Object.values(people))
  for (const person of [joined, moderator])
    await world.as(person!).rsvp({ event_id: planned.id, response: 'rsvp_yes', additional_guests: 0, comment: '' })
await world.settle()
for (const { account } of people.suspended)
  await world.app.pipeline.runAsSystem(systemTransaction => suspend(systemTransaction, account.id))
const memberOf = async (email: string): Promise<number> => {
  const [row] = await sql(
    `select m.id from members m join accounts a on a.id = m.account_id where m.group_id = $1 and a.email = $2`,
    [group.id, email],
  )
  return Number(row!['id'])
}
const run = async (time: string) => {
  while (
    await world.app.pipeline.runAsSystem(systemTransaction =>
      enqueueDueDigests(systemTransaction, Temporal.Instant.from(time)),
    )
  );
}

/** What came since the last look: kinds of emails by where they went. */
let seen = 0
async function cameTo(): Promise<Map<string, Set<string>>> {
  await world.settle()
  const emails = await sql(`select id, recipient, kind, state from service_emails where id > $1 order by id`, [seen])
  seen = Number(emails.at(-1)?.['id'] ?? seen)
  const came = new Map<string, Set<string>>()
  const note = (email: string, kind: string) => came.set(email, (came.get(email) ?? new Set()).add(kind))
  for (const { recipient, kind, state } of emails) if (state === 'stored') note(String(recipient), String(kind))
  for (const { to, raw } of await localMails(world, group))
    note(to, /^Subject: (.*)\r$/m.exec(raw)![1]!.toLowerCase().includes('digest') ? 'digest' : 'post')
  return came
}

test('no group email goes to a suspended account, of whatever kind', async () => {
  await run('2031-01-10T12:00:00Z')
  await cameTo()

  await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  const draft_id = await world.draft('owner', { subject: 'Flood', body: 'Stay', is_special: true }, group)
  await owner.postdraft({ draft_id })
  await run('2031-01-12T12:00:00Z')
  await owner.addevent(event)
  await owner.deleteevent({ event_id: planned.id })
  await world.as('ben').newchat({ group_id: group.id, subject: 'Ovens', desc: 'About ovens', announce: true })
  await world.as('stranger').joingroup({ group_id: group.id })
  const all = [...people.suspended, ...people.active].map(({ account }) => account.email)
  // Of those who agreed to be here, nobody finds one who is suspended.
  for (const email of all.filter(one => !/^off-(joined|moderator)/.test(one))) {
    const dm = await world.as('owner').newdraft({
      draft_type: 'draft_type_dm',
      group_id: group.id,
      dm_member_id: await memberOf(email),
    })
    await owner.updatedraft({ draft_id: dm.id, subject: 'You', body: 'Hello' })
    await owner.postdraft({ draft_id: dm.id })
  }
  const other = await world.addGroup({}, { peopled: ['owner'] })
  await owner.directadd({ group_id: other.id, emails: all.join('\n') })
  const third = await world.addGroup({}, { peopled: ['owner'] })
  await owner.invite({ group_id: third.id, emails: all.join('\n') })
  const came = await cameTo()

  const kindsTo = ({ account }: { account: { email: string } }) => [...(came.get(account.email) ?? [])].toSorted()
  assert.deepEqual(people.suspended.map(kindsTo), [[], [], [], []])
  const ofMembership = ['member_notice_direct_add', 'member_notice_invite']
  const rest = ['chat_announcement', 'event.added', 'event.deleted', ...ofMembership, 'post', 'private_message']
  assert.deepEqual(people.active.map(kindsTo), [
    rest,
    [...rest, 'pending_sub_notify'].toSorted(),
    rest,
    [...rest, 'digest'].toSorted(),
  ])
})
