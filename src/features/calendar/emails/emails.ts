import type { Fact } from '#contract/facts.ts'
import {
  emailType,
  untrusted,
  type EmailContext,
  type EmailDraft,
  type EmailMessages,
  type EmailType,
  type EmailWriter,
} from '#runtime/notifications/email-content.ts'
import type { Locale } from '#locales/index.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import { displayName, findEmailGroup } from '../../groups/index.ts'
import { memberFooter } from '../../members/index.ts'
import { descriptionText, invitationText, type Invitation } from '../ics/calendar.ts'
import { calendarFor, findSeries, type SeriesById } from './calendar-attachment.ts'
import { eventsFor, peopleOf, type Person } from './recipients.ts'
import { mailedMembers, eventsForEmail, upcomingEvents } from './email-store.ts'
import { formatDay, formatWhen } from './format-when.ts'
import { eventEmailLines, invitationWriter } from './invitation.ts'

type EventEmailRow = Row<'event.ofSeries'>
type Attendee = Pick<Person, 'email' | 'answers'>
const seriesIds = (events: readonly EventEmailRow[]): number[] => [
  ...new Set(events.flatMap(({ series_id }) => series_id ?? [])),
]

/** Content that emails about events share: a description, the iCalendar attachment, and the reason for the email. */
function eventEmailContent(events: readonly EventEmailRow[], context: EmailContext, byId: SeriesById, whole: boolean) {
  const [event] = events as readonly [EventEmailRow, ...EventEmailRow[]]
  const { url, replyAddress } = context
  const page = `${url}/g/${event.group_name}/calendar/${event.id}`
  const lines = (t: EmailMessages, locale: Locale): string[] => eventEmailLines(events, t, locale)
  const series = event.series_id === null ? undefined : byId.get(event.series_id)
  // Calendars accept updates only from the same organizer, so it is the same for all dates of a series.
  const ids = series && series.dates.length > 0 ? series.dates.map(({ id }) => id) : [event.id]
  const organizer = {
    name: event.organizer_name || event.group_title || event.group_name,
    email: replyAddress('answer event', [event.group_id, Math.min(...ids)], event.group_name),
  }
  const invitation = (
    method: Invitation['method'],
    { email, answers }: Attendee,
  ): Pick<EmailDraft, 'calendar' | 'replyTo'> => {
    const calendar = calendarFor(events, series, { method, whole }, answers)
    if (!calendar || calendar.components.length === 0) return {}
    const as = { method: calendar.method, organizer, attendee: { email } }
    const text = invitationText(calendar.components, series?.dates ?? [], url, as)
    return { calendar: { method: as.method, text }, ...(as.method === 'REQUEST' ? { replyTo: organizer.email } : {}) }
  }
  return { event, page, lines, invitation }
}

type EventEmail = {
  texts: (t: EmailMessages['event']) => {
    title: string
    subject: (given: { event: string }) => string
    text: string
    action: string
  }
  method: Invitation['method']
  quoted?: string
  /** The RSVP types that it is sent to, and whether invited people without an RSVP get it too. */
  types: readonly string[]
  invited: boolean
  account_id?: number
  /** The attachment contains the whole series. */
  whole: boolean
}

const whyTold = ({ isInvited, answers }: Person) =>
  memberFooter(isInvited && answers.size === 0 ? 'invitedToEvent' : 'answeredEvent')

/** Emails to everyone concerned by some events, each about the events that concern them. */
async function eventEmails(
  fact: Fact,
  context: EmailContext,
  events: readonly EventEmailRow[],
  audience: EventEmail,
): Promise<EmailDraft[]> {
  const group = await findEmailGroup(context.tx, fact.group_id)
  if (!group || events.length === 0) return []
  const ids = seriesIds(events)
  const series = await findSeries(context.tx, ids)
  const people = await peopleOf(context.tx, events, audience, ids)
  return people.flatMap(person => {
    const theirEvents = eventsFor(person, events, audience.types)
    if (theirEvents.length === 0) return []
    const { event, page, lines, invitation } = eventEmailContent(theirEvents, context, series, audience.whole)
    const link = audience.method === 'CANCEL' ? `${context.url}/g/${group.name}/calendar` : page
    const write: EmailDraft['write'] = (t, locale) => {
      const { title, subject, text: lead, action } = audience.texts(t.event)
      return {
        subject: subject({ event: untrusted(event.name) }),
        title,
        paragraphs: [lead, ...lines(t, locale)],
        quoted: audience.quoted?.trim() ? [{ lead: t.event.organizerWrites, text: audience.quoted }] : [],
        action: { text: action, url: link },
        why: whyTold(person)(t, group, context.url),
        group,
      }
    }
    return [{ recipient: person.email, write, ...invitation(audience.method, person) }]
  })
}

const attendingTypes = ['rsvp_yes', 'rsvp_maybe', 'rsvp_waitlist']

/** Emails that invite members to an event. */
async function invitationEmails(
  fact: Fact<'event.added' | 'event.invited'>,
  context: EmailContext,
  member_id: number | null,
): Promise<EmailDraft[]> {
  const { tx } = context
  const group_id = fact.group_id ?? 0
  const events = await eventsForEmail.all(tx, { ids: fact.data.event_ids })
  const group = await findEmailGroup(tx, group_id)
  if (!group || events.length === 0) return []
  const isSeries = events.every(event => event.series_id !== null && event.series_id === events[0]!.series_id)
  const shown = isSeries ? events.slice(0, 1) : events
  const { event, page, invitation } = eventEmailContent(
    shown,
    context,
    await findSeries(tx, seriesIds(events)),
    isSeries,
  )
  const people = await mailedMembers.all(tx, { group_id, member_id })
  const count = isSeries ? events.length : 1
  const write = invitationWriter(shown, {
    description: descriptionText(event),
    count,
    rsvp: event.rsvp,
    page,
    group,
    url: context.url,
  })
  return people.map(({ email }) => ({
    ...{ recipient: email, write },
    ...invitation('REQUEST', { email, answers: new Map() }),
  }))
}

const addedEmails: EmailWriter<'event.added'> = async (fact, context) =>
  fact.data.invites ? invitationEmails(fact, context, null) : []
const invitedEmails: EmailWriter<'event.invited'> = (fact, context) =>
  invitationEmails(fact, context, fact.data.member_info_id)

/** Changed fields that attendees are notified of. */
const notifiedFields: readonly string[] = ['name', 'location', 'start_time', 'recurrence', 'is_cancelled']

const promotedEmails: EmailWriter<'event.promoted'> = async (fact, context) =>
  eventEmails(fact, context, await eventsForEmail.all(context.tx, { ids: [fact.data.event_id] }), {
    texts: t => ({
      ...{ title: t.promotedTitle, subject: t.promotedSubject, text: t.promotedText, action: t.viewOrChange },
    }),
    ...{ method: 'REQUEST', whole: false, account_id: fact.data.user_id, types: ['rsvp_yes'], invited: false },
  })

/** Notifies of a series whose later dates were split off: calendars keep them in the old series until it ends earlier. */
const shortenedEmails: EmailWriter<'event.updated' | 'event.cancelled'> = async (fact, context) => {
  const { split_from, event_ids, name } = fact.data
  if (split_from === undefined) return []
  const [old, group] = [
    (await findSeries(context.tx, [split_from])).get(split_from),
    await findEmailGroup(context.tx, fact.group_id),
  ]
  if (!old || !group) return []
  const moved = await eventsForEmail.all(context.tx, { ids: event_ids })
  const events = [...old.dates, ...moved]
  // If no earlier date is left, the old series is cancelled; its later dates are in the new one.
  const named = old.dates.length > 0 ? old.dates : moved.slice(0, 1).map(date => ({ ...date, series_id: split_from }))
  if (named.length === 0) return []
  const { page, invitation } = eventEmailContent(named, context, new Map([[split_from, old]]), true)
  const last = old.dates.findLast(({ is_cancelled }) => !is_cancelled) ?? old.dates.at(-1)
  const lastDay = last && Temporal.PlainDate.from(last.first_day)
  const people = await peopleOf(context.tx, events, { invited: true }, [split_from])
  return people
    .filter(person => eventsFor(person, events, attendingTypes).length > 0)
    .map(person => {
      const write: EmailDraft['write'] = (email, locale) => {
        const [t, event] = [email.event, untrusted(name)]
        const day = lastDay && formatDay(lastDay, locale)
        const texts = day
          ? { subject: t.endsSubject({ event, day }), title: t.endsTitle, lead: t.endsText({ event, day }) }
          : { subject: t.replacedSubject({ event }), title: t.replacedTitle, lead: t.replacedText({ event }) }
        return {
          subject: texts.subject,
          title: texts.title,
          paragraphs: [texts.lead, t.laterDates],
          action: { text: email.viewEvent, url: page },
          why: whyTold(person)(email, group, context.url),
          group,
        }
      }
      const calendar = invitation(last ? 'REQUEST' : 'CANCEL', person)
      return { recipient: person.email, write, ...calendar }
    })
}

const updatedEmails: EmailWriter<'event.updated'> = async (fact, context) => {
  const { fields, event_ids, split_from } = fact.data
  if (split_from === undefined && !fields.some(field => notifiedFields.includes(field))) return []
  // Events deleted by the change get a cancellation instead, and cancelled events need nothing else.
  const events = (await eventsForEmail.all(context.tx, { ids: event_ids })).filter(
    ({ deleted, is_cancelled }) => deleted === null && !is_cancelled,
  )
  return eventEmails(fact, context, events, {
    texts: t => ({
      ...{ title: t.changedTitle, subject: t.changedSubject, text: t.changedText, action: t.viewOrChange },
    }),
    ...{ method: 'REQUEST', types: attendingTypes, invited: true },
    whole: event_ids.length > 1 || split_from !== undefined || fields.includes('recurrence'),
  })
}

const cancellationEmail = (quoted: string): EventEmail => ({
  texts: t => ({
    ...{ title: t.cancelledTitle, subject: t.cancelledSubject, text: t.cancelledText, action: t.viewCalendar },
  }),
  ...{ method: 'CANCEL', whole: false, quoted, types: attendingTypes, invited: true },
})
const cancelledEmails: EmailWriter<'event.cancelled'> = async (fact, context) => {
  const events = await eventsForEmail.all(context.tx, { ids: fact.data.event_ids })
  const message = events.find(({ id }) => id === fact.data.event_id)?.cancel_message ?? ''
  return eventEmails(fact, context, events, cancellationEmail(message))
}
const deletedEmails: EmailWriter<'event.deleted'> = async (fact, context) =>
  eventEmails(
    fact,
    context,
    await eventsForEmail.all(context.tx, { ids: fact.data.event_ids }),
    cancellationEmail(fact.data.message),
  )

const reminderEmails: EmailWriter<'event.reminded'> = async (fact, context) =>
  eventEmails(fact, context, await eventsForEmail.all(context.tx, { ids: [fact.data.event_id] }), {
    texts: t => ({
      ...{ title: t.reminderTitle, subject: t.reminderSubject, text: t.reminderText, action: t.viewOrChange },
    }),
    ...{ method: 'REQUEST', whole: false, types: ['rsvp_yes'], invited: false },
  })

const maxUpcoming = 50

/** The upcoming events of a group, for its members; no email if there are none. */
const summaryEmails: EmailWriter<'event.summed'> = async ({ data }, { tx, url }) => {
  const { group_id, from, until } = data
  const span = { from: from as Timestamp, until: until as Timestamp }
  const ids = (await upcomingEvents.all(tx, { group_id, ...span, limit: maxUpcoming })).map(({ id }) => id)
  const events = ids.length === 0 ? [] : await eventsForEmail.all(tx, { ids })
  const group = await findEmailGroup(tx, group_id)
  if (!group || events.length === 0) return []
  const people = await mailedMembers.all(tx, { group_id, member_id: null })
  const write: EmailDraft['write'] = (email, locale) => {
    const t = email.event
    return {
      subject: t.upcomingSubject({ group: displayName(group) }),
      title: t.upcomingTitle,
      paragraphs: events.map(event => {
        const where = event.location ? `, ${untrusted(event.location)}` : ''
        return `${untrusted(event.name)}: ${formatWhen(event, locale)}${where}`
      }),
      action: { text: t.viewCalendar, url: `${url}/g/${group.name}/calendar` },
      why: memberFooter('member')(email, group, url),
      group,
    }
  }
  return people.map(({ email }) => ({ recipient: email, write }))
}

const concerned = 'Members who responded or were invited'

export const calendarEmails: readonly EmailType[] = [
  emailType('event.added', 'event.added', 'Members, if the event invites them', addedEmails),
  emailType('event.invited', 'event.invited', 'The member who is invited', invitedEmails),
  emailType('event.promoted', 'event.promoted', 'The member who moved up from the waiting list', promotedEmails),
  emailType('event.shortened', ['event.updated', 'event.cancelled'], concerned, shortenedEmails),
  emailType('event.updated', 'event.updated', concerned, updatedEmails),
  emailType('event.cancelled', 'event.cancelled', concerned, cancelledEmails),
  emailType('event.deleted', 'event.deleted', concerned, deletedEmails),
  emailType('event.reminded', 'event.reminded', 'Members who are going', reminderEmails),
  emailType('event.summed', 'event.summed', 'Members', summaryEmails),
]
