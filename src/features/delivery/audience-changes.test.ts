import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addressChecksum } from '#contract/address.ts'
import { suspend, unsuspend } from '#features/accounts/index.ts'
import { mailCalls } from '#mail/receive/calls.ts'
import { propertyRuns } from '#test/sampling.ts'
import { newWorld } from '#test/world.ts'

// How many members a group has, how many a post reaches, and who gets it, after whatever happened to members.

const world = await newWorld({ FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '10000', FOLKMOOT_EMAILS_PER_HOUR: '10000' })
const { sql, app } = world
const owner = world.as('owner')
type Group = Awaited<ReturnType<typeof world.addGroup>>

const membersOf = async (group: Group, type?: 'bouncing' | 'banned') =>
  (await owner.getmembers({ group_id: group.id, limit: 100, ...(type ? { type } : {}) })).data
const memberIn = async (group: Group, email: string) => (await membersOf(group)).find(member => member.email === email)

/** Posts, and returns the members it was sent to, with the outgoing messages. */
async function post(group: Group) {
  const { message_id } = await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()
  const rows = await sql(`select id, unnest(recipient_ids) as member_id from outgoing_messages where message_id = $1`, [
    message_id,
  ])
  return new Map(rows.map(({ id, member_id }) => [Number(member_id), Number(id)]))
}

const reachable: readonly string[] = ['user_status_confirmed', 'user_status_notconfirmed']

async function assertSameNumbers(group: Group, after: string): Promise<void> {
  const group_id = group.id
  const members = await membersOf(group)
  const reached = members.filter(({ user_status }) => reachable.includes(user_status!))
  const emailed = reached.filter(
    ({ email, email_delivery }) => email !== 'ben@example.org' && email_delivery === 'email_delivery_single',
  )
  const { subs_count } = await owner.getgroup({ group_id })
  const { subs_count: inSubscription } = await owner.getsub({ group_id })
  const { num_members } = await world.as('ben').getaudience({ group_id })
  const recipients = [...(await post(group)).keys()]

  assert.deepEqual(
    { after, subs_count, inSubscription, num_members, recipients: recipients.toSorted((a, b) => a - b) },
    {
      ...{ after, subs_count: members.length, inSubscription: members.length, num_members: reached.length },
      recipients: emailed.map(({ id }) => id).toSorted((a, b) => a - b),
    },
  )
  const bouncing = members.filter(({ user_status }) => /bounc/.test(user_status!)).map(({ id }) => id)
  assert.deepEqual(new Set((await membersOf(group, 'bouncing')).map(({ id }) => id)), new Set(bouncing))
}

/** What may happen to a member; it does nothing where it can't happen now. */
const changes = {
  async add(group: Group, email: string) {
    if (!(await memberIn(group, email))) await owner.directadd({ group_id: group.id, emails: email })
  },
  async bounce(group: Group, email: string) {
    const member = await memberIn(group, email)
    const outgoing_message_id = member && (await post(group)).get(member.id)
    if (!member || !outgoing_message_id) return
    await mailCalls(app.pipeline, null).acceptbouncereport({
      ...{
        of_group_id: group.id,
        outgoing_message_id,
        recipient_id: member.id,
        mark: addressChecksum(email),
        is_hard: true,
      },
      ...{ about: 'recipient', response: '550 5.1.1 User unknown' },
    })
    assert.equal((await memberIn(group, email))!.user_status, 'user_status_bouncing')
  },
  async restore(group: Group, email: string) {
    const [member] = (await membersOf(group, 'bouncing')).filter(one => one.email === email)
    if (!member) return
    await world.newEmails()
    await owner.sendbounceprobe({ member_info_id: member.id })
    const probe = (await world.newEmails()).find(
      ({ recipient, kind }) => recipient === email && kind === 'bounce_probe',
    )
    await world.as('anonymous').resumemail({ code: /code=([a-z2-7]+)/.exec(probe!.body)![1]! })
    assert.ok(reachable.includes((await memberIn(group, email))!.user_status!))
  },
  async ban(group: Group, email: string) {
    const member = await memberIn(group, email)
    if (member) await owner.banmember({ member_info_id: member.id })
  },
  async unban(group: Group, email: string) {
    const [member] = (await membersOf(group, 'banned')).filter(one => one.email === email)
    if (member) await owner.unbanmember({ member_info_id: member.id })
  },
  async remove(group: Group, email: string) {
    const member = await memberIn(group, email)
    if (member) await owner.removemember({ member_info_id: member.id })
  },
  async digest(group: Group, email: string) {
    const member = await memberIn(group, email)
    if (member) await owner.updatemember({ member_info_id: member.id, email_delivery: 'email_delivery_digest' })
  },
  async noEmail(group: Group, email: string) {
    const member = await memberIn(group, email)
    if (member) await owner.updatemember({ member_info_id: member.id, email_delivery: 'email_delivery_none' })
  },
  async individual(group: Group, email: string) {
    const member = await memberIn(group, email)
    if (member) await owner.updatemember({ member_info_id: member.id, email_delivery: 'email_delivery_single' })
  },
  async suspend(_: Group, email: string) {
    await setSuspended(email, true)
  },
  async unsuspend(_: Group, email: string) {
    await setSuspended(email, false)
  },
}
type Change = keyof typeof changes

/** Only of those who have joined: where an address was only added, it must not show that its account is suspended. */
async function setSuspended(email: string, isSuspended: boolean): Promise<void> {
  const [account] = await sql(`select id from accounts where email = $1`, [email])
  if (email !== 'cleo@example.org') return
  await app.pipeline.runAsSystem(tx => (isSuspended ? suspend : unsuspend)(tx, Number(account!['id'])))
}

const names = Object.keys(changes) as Change[]
const steps = fc.array(
  fc.tuple(
    fc.constantFrom(...names, 'bounce' as const, 'restore' as const, 'add' as const),
    fc.constantFrom('cleo@example.org', 'new@added.example', 'other@added.example'),
  ),
  { minLength: 5, maxLength: 15 },
)

test('members, audience and recipients are the same people after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async sequence => {
      await sql(`delete from bounce_states`)
      await sql(`delete from bounces`)
      await setSuspended('cleo@example.org', false)
      await sql(`update accounts set status = 'user_status_confirmed' where email = 'cleo@example.org'`)
      const group = await world.addGroup({ new_users_moderated: false }, { peopled: ['owner', 'ben', 'cleo'] })
      await owner.directadd({ group_id: group.id, emails: 'new@added.example' })
      for (const [change, email] of sequence) {
        await changes[change](group, email)
        await world.settle()
        await assertSameNumbers(group, `${change} ${email}`)
      }
    }),
    { numRuns: propertyRuns(4) },
  )
})
