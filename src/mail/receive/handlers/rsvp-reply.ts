import { findRepliedEvents, parseCalendarReply, type CalendarReply } from '#features/calendar/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import { refused, type Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import type { SignedReply } from './signed-address.ts'
import { doneOutcome, isApiErrorFor, outcomeOfError, unprovenOutcome } from './reply-email.ts'

/**
 * Somebody's calendar answers an invitation (RFC 6047). The address says to which event, the mail has to show who they are,
 * and the calendar what they answer. A file that says anything else changes nothing.
 */
export async function recordRsvpReply(
  { incoming, parts, ...answering }: SignedReply,
  group_id: number,
  event_id: number,
): Promise<Outcome> {
  const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
  const page = `${parts.settings.url}/g/${group?.name ?? ''}/calendar/${event_id}`
  const instead = `Answer at ${page}`
  const [reply] = incoming.mail.files.map(({ content }) => parseCalendarReply(content)).filter(read => read !== null)
  const isTheirs = reply?.attendee.toLowerCase() === incoming.sender.email.toLowerCase()
  if (!reply || !isTheirs)
    return refused('no answer of a calendar', `The mail has no answer of your calendar. ${instead}`, group)
  const identity = await resolveActor(incoming, parts)
  if (!identity) return unprovenOutcome(group, instead)
  const calls = parts.callAs(identity, 'via_email')
  try {
    const ids = await findRepliedEvents(parts.database.read, event_id, reply)
    if (ids.length === 0) return refused('another event', instead, group)
    await rsvpToAll(calls, ids, reply)
    return doneOutcome('answered an event', group)
  } catch (error) {
    return outcomeOfError(error, group, {
      'locked event': () => `The event takes no answers any more. See ${page}`,
      'older answer': () => `You have given a newer answer since. See ${page}`,
    })
  }
}

type Calls = ReturnType<SignedReply['parts']['callAs']>

/** Answers each event; of several dates, those that take no answer do not stand in the way of the others. */
async function rsvpToAll(calls: Calls, ids: readonly number[], reply: CalendarReply): Promise<void> {
  const { response, answered, sequence } = reply
  let refusal: unknown
  let isTaken = false
  for (const event_id of ids) {
    try {
      const event = await calls.getevent({ event_id })
      const comment = reply.comment || event.rsvp_comment
      const additional_guests = response === 'rsvp_no' ? 0 : event.rsvp_additional_guests
      const version = { ...(answered && { answered }), ...(sequence !== undefined && { sequence }) }
      await calls.rsvp({ event_id, response, additional_guests, comment, ...version })
      isTaken = true
    } catch (error) {
      if (!isApiErrorFor(error, 'locked event', 'older answer', 'no place for guests')) throw error
      refusal ??= error
    }
  }
  if (!isTaken) throw refusal
}
