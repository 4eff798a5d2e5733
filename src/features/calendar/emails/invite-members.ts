import type { RunAsSystem } from '#runtime/transactions/commit-with-facts.ts'
import type { FactSubscriber } from '#runtime/jobs/job-queue.ts'
import { tryConsumeQuota } from '#runtime/limits/rate-limiter.ts'
import { now, toTimestamp } from '#storage/values.ts'
import { query } from '#storage/query.ts'
import { addInvitations } from '../invitation-store.ts'
import { upcomingEvents } from './email-store.ts'

const wantsInvites = query(
  'event.wantsInvites',
  `select coalesce((settings ->> 'send_invites_on_join')::boolean, false) as "wanted!" from groups where id = :group_id`,
)
/** New members are invited to the next events only. */
const maxInvitations = 10
const days = 60
const once = { count: 1, seconds: 86_400 }

type Coming = Awaited<ReturnType<typeof upcomingEvents.all>>
/** The invitation rows for some events. Dates of one series stand for the whole series, as in the attachment. */
function invitedTo(events: Coming): { event_id: number | null; series_id: number | null }[] {
  const [first] = events
  const series_id = first?.series_id ?? null
  if (series_id !== null && events.every(event => event.series_id === series_id)) return [{ event_id: null, series_id }]
  return events.map(({ id }) => ({ event_id: id, series_id: null }))
}

/** Invites new members to upcoming events, in groups that have this enabled. */
export const invitationSubscriber = (operate: () => RunAsSystem): FactSubscriber => ({
  name: 'invitations to events',
  facts: ['member.joined', 'member.approved', 'member.added'],
  async handle({ fact }) {
    if (fact?.name !== 'member.joined' && fact?.name !== 'member.approved' && fact?.name !== 'member.added') return
    const { group_id, member_info_id } = fact.data
    await operate()(async ({ tx, record }) => {
      if (!(await wantsInvites.first(tx, { group_id }))?.wanted) return
      // A fact may be processed twice if a process ended before acknowledging it.
      if (!(await tryConsumeQuota(tx, `event-invites:${fact.id}`, once))) return
      const until = toTimestamp(Temporal.Now.instant().add({ hours: 24 * days }))
      const events = await upcomingEvents.all(tx, { group_id, from: now(), until, limit: maxInvitations })
      const event_ids = events.map(({ id }) => id)
      for (const event of invitedTo(events))
        await addInvitations.run(tx, { group_id, member_id: member_info_id, ...event })
      if (event_ids.length > 0)
        record('event.invited', { event_id: event_ids[0]!, name: '', event_ids, group_id, member_info_id })
    })
  },
})
