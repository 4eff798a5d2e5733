import type { RecordContext } from '#runtime/calls/handler.ts'
import type { RunAsSystem } from '#runtime/transactions/commit-with-facts.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { promote } from './promote.ts'
import { partySize } from './waitlist.ts'
import { rsvpsOfAccount, lockEvent, ownRsvp, removeRsvp } from './waitlist-store.ts'

type WithdrawCall = RecordContext<'event.answered' | 'event.promoted'>
type Attendee = { account_id: number; member_info_id: number; email: string }
const batch = 100

/** Withdraws RSVPs: in a group, to upcoming events; without one, all. Freed seats go to the waitlist. */
async function withdraw(call: WithdrawCall, person: Attendee, group_id: number | null, because: string): Promise<void> {
  const { tx } = call
  const { account_id } = person
  for (;;) {
    const answers = await rsvpsOfAccount.all(tx, { account_id, group_id, limit: batch })
    for (const { event_id } of answers) await withdrawFrom(call, event_id, person, because)
    if (answers.length < batch) return
  }
}

async function withdrawFrom(call: WithdrawCall, event_id: number, person: Attendee, because: string): Promise<void> {
  const { tx, record } = call
  const { account_id: user_id, member_info_id, email } = person
  const event = await lockEvent.first(tx, { id: event_id })
  const was = await ownRsvp.first(tx, { event_id, account_id: user_id })
  if (!was) return
  const attendees = was.type === 'rsvp_yes' ? -partySize(was) : 0
  const waiting = was.type === 'rsvp_waitlist' ? -1 : 0
  await removeRsvp.run(tx, { id: was.id, event_id, attendees, waiting })
  if (!event) return
  const num_attendees = event.num_attendees + attendees
  const { group_id, name, max_attendees } = event
  record('event.answered', {
    ...{ event_id, name, group_id, user_id, member_info_id, email, type: '', was: was.type, because },
    ...{ additional_guests: 0, num_attendees, max_attendees },
  })
  const after = { ...event, num_attendees, num_waiting: event.num_waiting + waiting }
  await promote(call, after, 'a place became free')
}

const formerMember = query(
  'rsvp.whoLeft',
  `select account_id from members where group_id = :group_id and id = :member_id
   union all select account_id from past_members where group_id = :group_id and member_id = :member_id and account_id is not null limit 1`,
)

/** Withdraws the RSVPs of people who left a group. */
export const attendanceSubscriber = (operate: () => RunAsSystem): FactSubscriber => ({
  name: 'attendance',
  facts: ['member.left', 'member.removed', 'member.banned'],
  async handle({ fact }) {
    if (fact?.name !== 'member.left' && fact?.name !== 'member.removed' && fact?.name !== 'member.banned') return
    const { group_id, member_info_id, email } = fact.data
    await operate()(async call => {
      const member = await formerMember.first(call.tx, { group_id, member_id: member_info_id })
      if (!member?.account_id) return
      await withdraw(call, { account_id: member.account_id, member_info_id, email }, group_id, 'they left the group')
    })
  },
})

const countOf = query(
  'rsvp.countOfAccount',
  `select count(*)::int as "count!" from event_rsvps where account_id = :account_id`,
)
const forgetCreator = query('event.forgetCreator', `update events set creator_name = '' where account_id = :account_id`)

/** Deletes the RSVPs of a deleted account. Events it created stay in their groups. */
export const rsvpDeletion = {
  name: 'event_rsvps',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countOf.one(tx, { account_id })).count,
  async remove(call: WithdrawCall, account_id: number): Promise<void> {
    await withdraw(call, { account_id, member_info_id: 0, email: '' }, null, 'the account was deleted')
    await forgetCreator.run(call.tx, { account_id })
  },
}
