import { may } from '#contract/permissions.ts'
import { implement, type Call, type Prepare } from '#runtime/call.ts'
import * as contract from './contract.ts'
import type { EventRow } from './finders.ts'
import { promote } from './promote.ts'
import { everFits, seat } from './seats.ts'
import { lockEvent, lockMembership, ownAnswer, putAnswer } from './seat-store.ts'
import { rsvpView } from './view.ts'

type Answering = Call<typeof contract.rsvp, null>

/** The event and what the caller has answered before, locked; refused where no answer is taken. */
async function lockBoth({ tx, row, group, account, membership, position, fail }: Answering) {
  if (membership === null || !may('sub_page', position)) fail('not subscribed')
  if (!may('calendar_visible', position)) fail('inadequate_permissions', 'calendar_visible')
  const [member, event, was] = await Promise.all([
    lockMembership.first(tx, { group_id: group.id, id: membership!.id }),
    lockEvent.first(tx, { id: row.id }),
    ownAnswer.first(tx, { event_id: row.id, account_id: account.id }),
  ])
  if (member?.status !== 'sub_status_normal') fail('not subscribed')
  return { event: event ?? fail('invalid event_id'), was }
}

const refuseWaitlist: Prepare<typeof contract.rsvp, null> = async ({ params, fail }) =>
  params.response === 'rsvp_waitlist' ? fail('waitlist response') : null

const takesAnswers = ({ rsvp, is_locked, is_cancelled }: EventRow): boolean => rsvp && !is_locked && !is_cancelled

// What is certain is refused before: the transaction knows then where all is, and looks it up at once. Everybody who answers
// the same event waits for it.
export const rsvp = implement(contract.rsvp, refuseWaitlist, async call => {
  const { tx, group, account, membership, params, fail, refuse, record } = call
  const { response, additional_guests, comment } = params
  const { event, was } = await lockBoth(call)
  if (!takesAnswers(event)) fail('locked event')
  const brings = response !== 'rsvp_no' && additional_guests > 0
  if (brings && (!event.additional_guests || !everFits(event, params))) refuse('additional_guests')

  const guests = brings ? additional_guests : 0
  const seating = seat(event, was, { response, additional_guests: guests }) ?? fail('no place for guests')
  const { answer, because, attendees, waiting, arrivals, frees } = seating
  const mine = { group_id: group.id, event_id: event.id, account_id: account.id }
  const rsvps = was ? 0 : 1
  const put = await putAnswer.one(tx, { ...mine, ...answer, comment, attendees, waiting, rsvps, arrivals })
  const num_attendees = event.num_attendees + attendees
  record('event.answered', {
    ...{ event_id: event.id, name: event.name, group_id: group.id, user_id: account.id, type: answer.type },
    ...{ member_info_id: membership!.id, email: account.email },
    ...{ additional_guests: guests, num_attendees, max_attendees: event.max_attendees, was: was?.type ?? '', because },
  })
  const after = { ...event, num_attendees, num_waiting: event.num_waiting + waiting, arrivals }
  if (frees) await promote(call, after, frees)
  const type = frees && put.type === 'rsvp_waitlist' ? (await ownAnswer.one(tx, mine)).type : put.type
  return rsvpView({ ...put, type }, true)
})
