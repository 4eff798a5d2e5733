import { findRepliedEvents, parseCalendarReply, type CalendarReply } from '#features/calendar/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import { refused, type Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import type { SignedReply } from './signed-address.ts'
import { doneOutcome, isApiErrorFor, outcomeOfError, unprovenOutcome } from './reply-email.ts'

/**
 * Records a calendar reply to an invitation (RFC 6047). The address names the event, the sender has to be proven, and the
 * attached calendar file has the response. Other files are ignored.
 */
export async function recordRsvpReply(
  { incoming, deps, ...signedReply }: SignedReply,
  group_id: number,
  event_id: number,
): Promise<Outcome> {
  const group = signedReply.group ?? (await freshGroups.groupById(deps.database.read, group_id))
  const url = `${deps.settings.url}/g/${group?.name ?? ''}/calendar/${event_id}`
  const [reply] = incoming.mail.files.map(({ content }) => parseCalendarReply(content)).filter(read => read !== null)
  const isOwnReply = reply?.attendee.toLowerCase() === incoming.sender.email.toLowerCase()
  if (!reply || !isOwnReply) return refused('no answer of a calendar', { key: 'noCalendarReply', args: { url } }, group)
  const identity = await resolveActor(incoming, deps)
  if (!identity) return unprovenOutcome(group, url)
  const calls = deps.callAs(identity, 'via_email')
  try {
    const ids = await findRepliedEvents(deps.database.read, event_id, reply)
    if (ids.length === 0) return refused('another event', { key: 'anotherEvent', args: { url } }, group)
    await rsvpToAll(calls, ids, reply)
    return doneOutcome('answered an event', group)
  } catch (error) {
    return outcomeOfError(error, group, {
      'locked event': () => ({ key: 'eventClosed', args: { url } }),
      'older answer': () => ({ key: 'newerResponse', args: { url } }),
    })
  }
}

type Calls = ReturnType<SignedReply['deps']['callAs']>

/** Responds to each event. If there are several dates, those that accept no response are skipped. */
async function rsvpToAll(calls: Calls, ids: readonly number[], reply: CalendarReply): Promise<void> {
  const { response, answered, sequence } = reply
  let refusal: unknown
  let isAccepted = false
  for (const event_id of ids) {
    try {
      const event = await calls.getevent({ event_id })
      const comment = reply.comment || event.rsvp_comment
      const additional_guests = response === 'rsvp_no' ? 0 : event.rsvp_additional_guests
      const version = { ...(answered && { answered }), ...(sequence !== undefined && { sequence }) }
      await calls.rsvp({ event_id, response, additional_guests, comment, ...version })
      isAccepted = true
    } catch (error) {
      if (!isApiErrorFor(error, 'locked event', 'older answer', 'no place for guests')) throw error
      refusal ??= error
    }
  }
  if (!isAccepted) throw refusal
}
