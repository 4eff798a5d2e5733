import type { Fact } from '#contract/facts.ts'
import { theirs, type Letter, type LetterDesk, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
import type { Row } from '#storage/query.ts'
import { findLetterGroup } from '../groups/index.ts'
import { whyMember } from '../members/index.ts'
import { describedOf, invitationText, type CalendarEvent, type Component, type Invitation } from './ics/calendar.ts'
import { componentsOf, dateComponent, wholeComponent, type CalendarSeries } from './ics/series.ts'
import { answerers, calendarSeries, mailedMembers, seriesEvents, toldEvents } from './letter-store.ts'
import { summaryLetters } from './summary-letters.ts'
import { whenTold } from './when.ts'

type Told = Row<'event.told'>
const partstats: Readonly<Record<string, string>> = {
  rsvp_yes: 'ACCEPTED',
  rsvp_no: 'DECLINED',
  rsvp_maybe: 'TENTATIVE',
}
const mostLines = 12

/** A series, those of its dates that are there, and all of it as calendars take it. */
type TellingSeries = {
  series: CalendarSeries
  dates: Awaited<ReturnType<typeof seriesEvents.all>>
  components: Component[]
}

/** The series of events, by their ids. */
async function seriesOf(tx: LetterDesk['tx'], events: readonly Told[]): Promise<ReadonlyMap<number, TellingSeries>> {
  const ids = [...new Set(events.flatMap(({ series_id }) => series_id ?? []))]
  const found = ids.length === 0 ? [] : await calendarSeries.all(tx, { ids })
  const told = new Map<number, TellingSeries>()
  for (const series of found) {
    const dates = await seriesEvents.all(tx, { series_id: series.id })
    // A mail is about one thing: what is left from an earlier rule is another.
    const components = componentsOf(dates, new Map([[series.id, series]])).filter(({ uid }) => uid === series.uid)
    told.set(series.id, { series, dates, components })
  }
  return told
}

/**
 * What calendars hear of some events. A mail is about one thing (RFC 5546): an event, a series, or dates of one series. Of anything
 * else the page tells.
 */
function componentsFor(
  events: readonly CalendarEvent[],
  of: TellingSeries | undefined,
  method: Invitation['method'],
  whole: boolean,
): Component[] | null {
  const [event] = events as readonly [CalendarEvent, ...CalendarEvent[]]
  if (events.some(({ series_id }) => series_id !== event.series_id)) return null
  if (!of) return events.length === 1 ? componentsOf(events, new Map()) : null
  const { series, dates, components } = of
  if (method === 'REQUEST' && whole) return components
  if (method === 'CANCEL' && dates.every(({ is_cancelled }) => is_cancelled)) return [wholeComponent(event, series)]
  return events.map(date => dateComponent(date, series))
}

/** What letters about events share: what they are about, in words and for calendars, and why they come. */
function about(events: readonly Told[], desk: LetterDesk, known: ReadonlyMap<number, TellingSeries>, whole: boolean) {
  const [event] = events as readonly [Told, ...Told[]]
  const { url, addressTo } = desk
  const page = `${url}/g/${event.group_name}/calendar/${event.id}`
  const dates = events.slice(0, mostLines).map(date => `${theirs(date.name)}: ${whenTold(date)}`)
  const more = events.length > mostLines ? [`… and ${events.length - mostLines} more dates.`] : []
  const where = event.location ? [`Where: ${theirs(event.location)}`] : []
  const organizer = {
    name: event.organizer_name || event.group_title || event.group_name,
    email: addressTo('answer event', [event.group_id, event.id], event.group_name),
  }
  const series = event.series_id === null ? undefined : known.get(event.series_id)
  const invitation = (
    method: Invitation['method'],
    email: string,
    type: string,
  ): Pick<Letter, 'calendar' | 'replyTo'> => {
    const components = componentsFor(events, series, method, whole)
    if (!components?.length) return {}
    const attendee = { email, partstat: partstats[type] ?? 'NEEDS-ACTION' }
    const text = invitationText(components, series?.dates ?? [], url, { method, organizer, attendee })
    return { calendar: { method, text }, ...(method === 'REQUEST' ? { replyTo: organizer.email } : {}) }
  }
  return { event, page, lines: [...dates, ...more, ...where], invitation }
}

type Telling = {
  title: string
  subject: (name: string) => string
  says: string[]
  method: Invitation['method']
  action: string
  quoted?: string
}

/** Letters to all who have answered some events in one of these ways, each about those that they answered. */
async function toAnswerers(
  fact: Fact,
  desk: LetterDesk,
  ids: readonly number[],
  types: readonly string[],
  told: Telling & { account_id?: number },
): Promise<Letter[]> {
  const events = new Map((await toldEvents.all(desk.tx, { ids })).map(event => [event.id, event]))
  const people = Map.groupBy(
    await answerers.all(desk.tx, { ids, types, account_id: told.account_id ?? null }),
    ({ email }) => email,
  )
  const group = await findLetterGroup(desk.tx, fact.group_id)
  if (!group) return []
  const series = await seriesOf(desk.tx, [...events.values()])
  return [...people].flatMap(([recipient, answers]) => {
    const theirEvents = answers.map(({ event_id }) => events.get(event_id)).filter(event => event !== undefined)
    if (theirEvents.length === 0) return []
    const { event, page, lines, invitation } = about(theirEvents, desk, series, ids.length > 1)
    const text = {
      title: told.title,
      paragraphs: [...told.says, ...lines],
      quoted: told.quoted?.trim() ? [{ lead: `The organiser writes`, text: told.quoted }] : [],
      action: { text: told.action, url: told.method === 'CANCEL' ? `${desk.url}/g/${group.name}/calendar` : page },
      why: whyMember('you answered an event of')(group, desk.url),
      group,
    }
    const subject = told.subject(theirs(event.name))
    return [{ kind: fact.name, recipient, subject, text, ...invitation(told.method, recipient, answers[0]!.type) }]
  })
}

const coming = ['rsvp_yes', 'rsvp_maybe', 'rsvp_waitlist']

/** Letters that ask members whether they come. */
async function invite(
  fact: Fact<'event.added' | 'event.invited'>,
  desk: LetterDesk,
  member_id: number | null,
): Promise<Letter[]> {
  const { tx } = desk
  const group_id = fact.group_id ?? 0
  const events = await toldEvents.all(tx, { ids: fact.data.event_ids })
  const group = await findLetterGroup(tx, group_id)
  if (!group || events.length === 0) return []
  const isSeries = events.every(event => event.series_id !== null && event.series_id === events[0]!.series_id)
  const { event, page, lines, invitation } = about(
    isSeries ? events.slice(0, 1) : events,
    desk,
    await seriesOf(tx, events),
    isSeries,
  )
  const repeats = isSeries && events.length > 1 ? [`It repeats: ${events.length} dates are in the calendar.`] : []
  const described = describedOf(event)
  const people = await mailedMembers.all(tx, { group_id, member_id })
  const text = {
    title: 'You are invited',
    paragraphs: [...lines, ...repeats],
    quoted: described.trim() ? [{ lead: 'About it', text: described.slice(0, 5000) }] : [],
    action: { text: event.rsvp ? 'Say whether you come' : 'See the event', url: page },
    more: event.rsvp && lines.length > 0 ? ['Or answer from your calendar.'] : [],
    why: whyMember('you are a member of')(group, desk.url),
    group,
  }
  return people.map(({ email }) => ({
    ...{ kind: fact.name, recipient: email, subject: `Invitation: ${theirs(event.name)} (${group.name})`, text },
    ...invitation('REQUEST', email, ''),
  }))
}

const added: LetterWriter<'event.added'> = async (fact, desk) => (fact.data.invites ? invite(fact, desk, null) : [])
const invited: LetterWriter<'event.invited'> = (fact, desk) => invite(fact, desk, fact.data.member_info_id)

const promoted: LetterWriter<'event.promoted'> = async (fact, desk) => {
  const told = {
    ...{
      title: 'You have a place',
      subject: (name: string) => `You have a place: ${name}`,
      method: 'REQUEST' as const,
    },
    ...{ says: ['You waited for a place, and now you have one. Should you not come, please say so: others wait.'] },
    ...{ action: 'See the event, or change your answer', account_id: fact.data.user_id },
  }
  return toAnswerers(fact, desk, [fact.data.event_id], ['rsvp_yes'], told)
}

/** What who comes must hear of. */
const telling: readonly string[] = ['name', 'location', 'start_time', 'recurrence', 'is_cancelled']
const updated: LetterWriter<'event.updated'> = async (fact, desk) => {
  if (!fact.data.fields.some(field => telling.includes(field))) return []
  return toAnswerers(fact, desk, fact.data.event_ids, coming, {
    ...{ title: 'An event was changed', subject: name => `Changed: ${name}`, method: 'REQUEST' },
    ...{
      says: ['An event that you answered was changed. It is now:'],
      action: 'See what is new, or change your answer',
    },
  })
}
const calledOff = (quoted: string): Telling => ({
  ...{ title: 'An event does not take place', subject: name => `Cancelled: ${name}`, method: 'CANCEL' },
  ...{ says: ['An event that you answered does not take place:'], action: 'See what else is in the calendar', quoted },
})
const cancelled: LetterWriter<'event.cancelled'> = async (fact, desk) => {
  const [event] = await toldEvents.all(desk.tx, { ids: [fact.data.event_id] })
  return toAnswerers(fact, desk, fact.data.event_ids, coming, calledOff(event?.cancel_message ?? ''))
}
const deleted: LetterWriter<'event.deleted'> = (fact, desk) =>
  toAnswerers(fact, desk, fact.data.event_ids, coming, calledOff(fact.data.message))

const reminded: LetterWriter<'event.reminded'> = async (fact, desk) =>
  toAnswerers(fact, desk, [fact.data.event_id], ['rsvp_yes'], {
    ...{ title: 'An event is near', subject: name => `Reminder: ${name}`, method: 'REQUEST' },
    ...{ says: ['You said that you come:'], action: 'See the event, or change your answer' },
  })

/** The letters about events. */
export const calendarLetters: LetterWriters = {
  'event.added': added,
  'event.invited': invited,
  'event.promoted': promoted,
  'event.updated': updated,
  'event.cancelled': cancelled,
  'event.deleted': deleted,
  'event.reminded': reminded,
  'event.summed': summaryLetters,
}
