import type { Fact } from '#contract/facts.ts'
import {
  untrusted,
  type NotificationEmail,
  type EmailContext,
  type EmailWriter,
  type EmailWriters,
} from '#runtime/notifications/email-content.ts'
import type { Row } from '#storage/query.ts'
import { findEmailGroup } from '../../groups/index.ts'
import { memberFooter } from '../../members/index.ts'
import { descriptionText, invitationText, type Invitation } from '../ics/calendar.ts'
import { calendarFor, findSeries, type SeriesById } from '../letter-calendar.ts'
import { eventsFor, peopleOf, type Person } from '../letter-people.ts'
import { mailedMembers, eventsForEmail } from './email-store.ts'
import { summaryEmails } from './summary-emails.ts'
import { formatDay, formatWhen } from './format-when.ts'

type EventEmailRow = Row<'event.ofSeries'>
type Attendee = Pick<Person, 'email' | 'answers'>
const maxLines = 12
const seriesIds = (events: readonly EventEmailRow[]): number[] => [
  ...new Set(events.flatMap(({ series_id }) => series_id ?? [])),
]

/** What letters about events share: what they are about, in words and for calendars, and why they come. */
function eventEmailContent(events: readonly EventEmailRow[], desk: EmailContext, known: SeriesById, whole: boolean) {
  const [event] = events as readonly [EventEmailRow, ...EventEmailRow[]]
  const { url, replyAddress } = desk
  const page = `${url}/g/${event.group_name}/calendar/${event.id}`
  const dates = events.slice(0, maxLines).map(date => `${untrusted(date.name)}: ${formatWhen(date)}`)
  const more = events.length > maxLines ? [`… and ${events.length - maxLines} more dates.`] : []
  const where = event.location ? [`Where: ${untrusted(event.location)}`] : []
  const series = event.series_id === null ? undefined : known.get(event.series_id)
  // Calendars take updates only from the organizer that they know: of all dates of a series it is the same.
  const ids = series && series.dates.length > 0 ? series.dates.map(({ id }) => id) : [event.id]
  const organizer = {
    name: event.organizer_name || event.group_title || event.group_name,
    email: replyAddress('answer event', [event.group_id, Math.min(...ids)], event.group_name),
  }
  const invitation = (
    method: Invitation['method'],
    { email, answers }: Attendee,
  ): Pick<NotificationEmail, 'calendar' | 'replyTo'> => {
    const told = calendarFor(events, series, { method, whole }, answers)
    if (!told || told.components.length === 0) return {}
    const as = { method: told.method, organizer, attendee: { email } }
    const text = invitationText(told.components, series?.dates ?? [], url, as)
    return { calendar: { method: as.method, text }, ...(as.method === 'REQUEST' ? { replyTo: organizer.email } : {}) }
  }
  return { event, page, lines: [...dates, ...more, ...where], invitation }
}

type EventEmail = {
  title: string
  subject: (name: string) => string
  says: string[]
  method: Invitation['method']
  action: string
  quoted?: string
  /** Which answers it goes to, and whether also to who was invited and has not answered. */
  types: readonly string[]
  invited: boolean
  account_id?: number
  /** Calendars hear of the whole series. */
  whole: boolean
}

const whyTold = ({ isInvited, answers }: Person) =>
  memberFooter(isInvited && answers.size === 0 ? 'you are invited to an event of' : 'you answered an event of')

/** Letters to all whom some events concern, each about those that are theirs. */
async function tell(
  fact: Fact,
  desk: EmailContext,
  events: readonly EventEmailRow[],
  told: EventEmail,
): Promise<NotificationEmail[]> {
  const group = await findEmailGroup(desk.tx, fact.group_id)
  if (!group || events.length === 0) return []
  const ids = seriesIds(events)
  const series = await findSeries(desk.tx, ids)
  const people = await peopleOf(desk.tx, events, told, ids)
  return people.flatMap(person => {
    const theirEvents = eventsFor(person, events, told.types)
    if (theirEvents.length === 0) return []
    const { event, page, lines, invitation } = eventEmailContent(theirEvents, desk, series, told.whole)
    const text = {
      title: told.title,
      paragraphs: [...told.says, ...lines],
      quoted: told.quoted?.trim() ? [{ lead: `The organiser writes`, text: told.quoted }] : [],
      action: { text: told.action, url: told.method === 'CANCEL' ? `${desk.url}/g/${group.name}/calendar` : page },
      why: whyTold(person)(group, desk.url),
      group,
    }
    const subject = told.subject(untrusted(event.name))
    return [{ kind: fact.name, recipient: person.email, subject, text, ...invitation(told.method, person) }]
  })
}

const attendingTypes = ['rsvp_yes', 'rsvp_maybe', 'rsvp_waitlist']

/** Letters that ask members whether they come. */
async function invitationEmails(
  fact: Fact<'event.added' | 'event.invited'>,
  desk: EmailContext,
  member_id: number | null,
): Promise<NotificationEmail[]> {
  const { tx } = desk
  const group_id = fact.group_id ?? 0
  const events = await eventsForEmail.all(tx, { ids: fact.data.event_ids })
  const group = await findEmailGroup(tx, group_id)
  if (!group || events.length === 0) return []
  const isSeries = events.every(event => event.series_id !== null && event.series_id === events[0]!.series_id)
  const shown = isSeries ? events.slice(0, 1) : events
  const { event, page, lines, invitation } = eventEmailContent(
    shown,
    desk,
    await findSeries(tx, seriesIds(events)),
    isSeries,
  )
  const repeats = isSeries && events.length > 1 ? [`It repeats: ${events.length} dates are in the calendar.`] : []
  const described = descriptionText(event)
  const people = await mailedMembers.all(tx, { group_id, member_id })
  const text = {
    title: 'You are invited',
    paragraphs: [...lines, ...repeats],
    quoted: described.trim() ? [{ lead: 'About it', text: described.slice(0, 5000) }] : [],
    action: { text: event.rsvp ? 'Say whether you come' : 'See the event', url: page },
    more: event.rsvp && lines.length > 0 ? ['Or answer from your calendar.'] : [],
    why: memberFooter('you are a member of')(group, desk.url),
    group,
  }
  return people.map(({ email }) => ({
    ...{ kind: fact.name, recipient: email, subject: `Invitation: ${untrusted(event.name)} (${group.name})`, text },
    ...invitation('REQUEST', { email, answers: new Map() }),
  }))
}

const addedEmails: EmailWriter<'event.added'> = async (fact, desk) =>
  fact.data.invites ? invitationEmails(fact, desk, null) : []
const invitedEmails: EmailWriter<'event.invited'> = (fact, desk) =>
  invitationEmails(fact, desk, fact.data.member_info_id)

/** What everyone concerned must hear of. */
const notifiedFields: readonly string[] = ['name', 'location', 'start_time', 'recurrence', 'is_cancelled']

const promotedEmails: EmailWriter<'event.promoted'> = async (fact, desk) =>
  tell(fact, desk, await eventsForEmail.all(desk.tx, { ids: [fact.data.event_id] }), {
    ...{ title: 'You have a place', subject: name => `You have a place: ${name}`, method: 'REQUEST', whole: false },
    ...{ says: ['You waited for a place, and now you have one. Should you not come, please say so: others wait.'] },
    ...{ action: 'See the event, or change your answer', account_id: fact.data.user_id },
    ...{ types: ['rsvp_yes'], invited: false },
  })

/**
 * What became of a series whose later dates were made a series of their own: calendars still have them under the old one, until they
 * hear that it ends before.
 */
async function shortened(
  fact: Fact<'event.updated' | 'event.cancelled'>,
  desk: EmailContext,
): Promise<NotificationEmail[]> {
  const { split_from, event_ids, name } = fact.data
  if (split_from === undefined) return []
  const [old, group] = [
    (await findSeries(desk.tx, [split_from])).get(split_from),
    await findEmailGroup(desk.tx, fact.group_id),
  ]
  if (!old || !group) return []
  const moved = await eventsForEmail.all(desk.tx, { ids: event_ids })
  const events = [...old.dates, ...moved]
  // Where no earlier date is left, the old series is called off; its later dates are in the new one.
  const named = old.dates.length > 0 ? old.dates : moved.slice(0, 1).map(date => ({ ...date, series_id: split_from }))
  if (named.length === 0) return []
  const { page, invitation } = eventEmailContent(named, desk, new Map([[split_from, old]]), true)
  const last = old.dates.findLast(({ is_cancelled }) => !is_cancelled) ?? old.dates.at(-1)
  const until = last && formatDay(Temporal.PlainDate.from(last.first_day))
  const people = await peopleOf(desk.tx, events, { invited: true }, [split_from])
  return people
    .filter(person => eventsFor(person, events, attendingTypes).length > 0)
    .map(person => ({
      ...{ kind: 'event.shortened', recipient: person.email },
      subject: until ? `Changed: ${untrusted(name)} (ends on ${until})` : `Replaced: ${untrusted(name)}`,
      text: {
        title: until ? 'A series ends earlier' : 'A series was replaced',
        paragraphs: [
          until
            ? `The last date of this series of ${untrusted(name)} is now ${until}.`
            : `This series of ${untrusted(name)} has no dates any more.`,
          'The later dates were changed. You get a separate email about them.',
        ],
        action: { text: 'See the event', url: page },
        why: whyTold(person)(group, desk.url),
        group,
      },
      ...invitation(last ? 'REQUEST' : 'CANCEL', person),
    }))
}

const updatedEmails: EmailWriter<'event.updated'> = async (fact, desk) => {
  const { fields, event_ids, split_from } = fact.data
  if (split_from === undefined && !fields.some(field => notifiedFields.includes(field))) return []
  // Those that went with the change are told as deleted, and of those that are cancelled nothing else matters.
  const events = (await eventsForEmail.all(desk.tx, { ids: event_ids })).filter(
    ({ deleted, is_cancelled }) => deleted === null && !is_cancelled,
  )
  const letters = await tell(fact, desk, events, {
    ...{ title: 'An event was changed', subject: name => `Changed: ${name}`, method: 'REQUEST' },
    ...{ says: ['This event has changed. It is now:'], action: 'See what is new, or change your answer' },
    ...{ types: attendingTypes, invited: true },
    whole: event_ids.length > 1 || split_from !== undefined || fields.includes('recurrence'),
  })
  return [...(await shortened(fact, desk)), ...letters]
}

const cancellationEmail = (quoted: string): EventEmail => ({
  ...{ title: 'An event is cancelled', subject: name => `Cancelled: ${name}`, method: 'CANCEL', whole: false },
  ...{ says: ['This event does not take place:'], action: 'See what else is in the calendar', quoted },
  ...{ types: attendingTypes, invited: true },
})
const cancelledEmails: EmailWriter<'event.cancelled'> = async (fact, desk) => {
  const events = await eventsForEmail.all(desk.tx, { ids: fact.data.event_ids })
  const message = events.find(({ id }) => id === fact.data.event_id)?.cancel_message ?? ''
  return [...(await shortened(fact, desk)), ...(await tell(fact, desk, events, cancellationEmail(message)))]
}
const deletedEmails: EmailWriter<'event.deleted'> = async (fact, desk) =>
  tell(
    fact,
    desk,
    await eventsForEmail.all(desk.tx, { ids: fact.data.event_ids }),
    cancellationEmail(fact.data.message),
  )

const reminderEmails: EmailWriter<'event.reminded'> = async (fact, desk) =>
  tell(fact, desk, await eventsForEmail.all(desk.tx, { ids: [fact.data.event_id] }), {
    ...{ title: 'An event is near', subject: name => `Reminder: ${name}`, method: 'REQUEST', whole: false },
    ...{ says: ['You said that you come:'], action: 'See the event, or change your answer' },
    ...{ types: ['rsvp_yes'], invited: false },
  })

/** The letters about events. */
export const calendarEmails: EmailWriters = {
  'event.added': addedEmails,
  'event.invited': invitedEmails,
  'event.promoted': promotedEmails,
  'event.updated': updatedEmails,
  'event.cancelled': cancelledEmails,
  'event.deleted': deletedEmails,
  'event.reminded': reminderEmails,
  'event.summed': summaryEmails,
}
