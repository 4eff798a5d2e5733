import { may } from '#contract/permissions.ts'
import { implementBatched, outcomeOf, type CallInBatch, type Outcome } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import type { EventRow } from '../finders.ts'
import { promote } from './promote.ts'
import { fitsCapacity, allocateSeats, type SeatDecision } from './waitlist.ts'
import { firstWaitlisted, lockEvent, lockMemberships, ownRsvp, ownRsvps, putRsvps } from './waitlist-store.ts'
import { rsvpView, type RsvpObject } from '../view.ts'

type RsvpCall = CallInBatch<typeof contract.rsvp>
/** An event while RSVPs are processed; undefined if it was deleted. */
type LockedEvent = { event: EventRow | undefined; members: ReadonlySet<number> }
type PreviousRsvp = Awaited<ReturnType<typeof ownRsvps.all>>[number]
type RsvpDecision = { call: RsvpCall; was: PreviousRsvp | undefined; seating: SeatDecision }

/** Locks the memberships and then the event. */
async function lockEventAndMembers(calls: readonly RsvpCall[]): Promise<LockedEvent> {
  const [{ tx, row, group }] = calls as [RsvpCall]
  const ids = calls.flatMap(({ membership }) => (membership ? [membership.id] : []))
  const [members, event] = await Promise.all([
    lockMemberships.all(tx, { group_id: group.id, ids }),
    lockEvent.first(tx, { id: row.id }),
  ])
  return { event, members: new Set(members.map(({ id }) => id)) }
}

const takesRsvps = ({ rsvp, is_locked, is_cancelled, ends }: EventRow): boolean =>
  rsvp && !is_locked && !is_cancelled && Date.parse(ends) > Date.now()

/** Whether a late reply is older than the stored RSVP (RFC 5546, section 2.1.5). */
function isOlder({ answered, sequence }: RsvpCall['params'], was: PreviousRsvp): boolean {
  if (answered === undefined) return false
  if (sequence !== undefined && sequence !== was.sequence) return sequence < was.sequence
  return Date.parse(answered) < Math.floor(Date.parse(was.answered) / 1000) * 1000
}

/** Decides on an RSVP, or returns why it is refused. */
function decideRsvp(
  call: RsvpCall,
  { event, members }: LockedEvent,
  was: PreviousRsvp | undefined,
  othersWait: boolean,
): RsvpDecision {
  const { params, membership, access, fail, refuse } = call
  const { response, additional_guests } = params
  if (response === 'rsvp_waitlist') fail('waitlist response')
  if (membership === null || !may('sub_page', access)) fail('not subscribed')
  if (!may('calendar_visible', access)) fail('inadequate_permissions', 'calendar_visible')
  if (!members.has(membership!.id)) fail('not subscribed')
  const hall = event ?? fail('invalid event_id')
  if (!takesRsvps(hall)) fail('locked event')
  if (was && isOlder(params, was)) fail('older answer')
  const brings = response !== 'rsvp_no' && additional_guests > 0
  if (brings && (!hall.additional_guests || !fitsCapacity(hall, params))) refuse('additional_guests')
  const seating = allocateSeats(hall, was, { response, additional_guests: brings ? additional_guests : 0 }, othersWait)
  return { call, was, seating: seating ?? fail('no place for guests') }
}

/** Records an RSVP and returns the updated event. */
function recordRsvp(event: EventRow, { call, was, seating }: RsvpDecision): EventRow {
  const { account, membership, record } = call
  const { answer, because, attendees, waiting, arrivals } = seating
  const num_attendees = event.num_attendees + attendees
  record('event.answered', {
    ...{ event_id: event.id, name: event.name, group_id: event.group_id, user_id: account.id, type: answer.type },
    ...{ member_info_id: membership!.id, email: account.email, additional_guests: answer.additional_guests },
    ...{ num_attendees, max_attendees: event.max_attendees, was: was?.type ?? '', because },
  })
  const num_rsvps = event.num_rsvps + (was ? 0 : 1)
  return { ...event, num_attendees, num_waiting: event.num_waiting + waiting, num_rsvps, arrivals }
}

/** Writes RSVPs and the updated event; returns their views. */
async function writeRsvps(event: EventRow, decisions: readonly RsvpDecision[]): Promise<RsvpObject[]> {
  if (decisions.length === 0) return []
  const { tx } = decisions[0]!.call
  const rows = await putRsvps.all(tx, {
    ...{ group_id: event.group_id, event_id: event.id, num_rsvps: event.num_rsvps, arrivals: event.arrivals },
    ...{ num_attendees: event.num_attendees, num_waiting: event.num_waiting },
    account_ids: decisions.map(({ call }) => call.account.id),
    comments: decisions.map(({ call }) => call.params.comment),
    types: decisions.map(({ seating }) => seating.answer.type),
    guests: decisions.map(({ seating }) => seating.answer.additional_guests),
    sequences: decisions.map(({ call: { params } }) => (params.answered === undefined ? -1 : (params.sequence ?? -1))),
    answered: decisions.map(({ call: { params } }) => params.answered ?? ''),
    arrivals_of: decisions.map(({ seating }) => seating.answer.arrival ?? 0),
  })
  const byAccount = new Map(rows.map(row => [row.account_id, row]))
  return decisions.map(({ call }) => rsvpView(byAccount.get(call.account.id)!, true))
}

type RsvpRound = { outcomes: Outcome<RsvpObject>[]; event: EventRow | undefined }

/** Processes RSVPs in order, up to one that frees a seat: the waitlist comes before the next RSVP. */
async function processRsvps(calls: readonly RsvpCall[], { event, members }: LockedEvent): Promise<RsvpRound> {
  const [{ tx, row }] = calls as [RsvpCall]
  const account_ids = calls.map(({ account }) => account.id)
  const [before, first] = await Promise.all([
    ownRsvps.all(tx, { event_id: row.id, account_ids }),
    firstWaitlisted.all(tx, { event_id: row.id }),
  ])
  const line = first.map(({ account_id }) => account_id)
  const wasOf = new Map(before.map(was => [was.account_id, was]))
  let hall = event
  const judged: Outcome<RsvpDecision>[] = []
  for (const call of calls) {
    const { id } = call.account
    const othersWait = line.some(other => other !== id)
    const outcome = outcomeOf(() => decideRsvp(call, { event: hall, members }, wasOf.get(id), othersWait))
    judged.push(outcome)
    if (!('answer' in outcome)) continue
    hall = recordRsvp(hall!, outcome.answer)
    if (outcome.answer.seating.frees) break
    if (outcome.answer.seating.answer.type === 'rsvp_waitlist') line.push(id)
  }
  const decisions = judged.flatMap(outcome => ('answer' in outcome ? [outcome.answer] : []))
  const views = hall ? await writeRsvps(hall, decisions) : []
  const last = decisions.at(-1)
  const because = last?.seating.frees
  if (because) {
    const { account, ...recording } = last.call
    hall = await promote(recording, hall!, because)
    const view = views.at(-1)!
    if (view.type === 'rsvp_waitlist')
      view.type = (await ownRsvp.one(tx, { event_id: row.id, account_id: account.id })).type as RsvpObject['type']
  }
  const outcomes = judged.map(outcome => ('answer' in outcome ? { answer: views.shift()! } : outcome))
  return { outcomes, event: hall }
}

// All RSVPs to an event update its row, so they are batched. docs/decisions/0003
export const rsvp = implementBatched(contract.rsvp, async calls => {
  const { members, ...hall } = await lockEventAndMembers(calls)
  const outcomes: Outcome<RsvpObject>[] = []
  let { event } = hall
  while (outcomes.length < calls.length) {
    const round = await processRsvps(calls.slice(outcomes.length), { event, members })
    event = round.event
    outcomes.push(...round.outcomes)
  }
  return outcomes
})
