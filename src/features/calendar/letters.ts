import type { Fact } from '#contract/facts.ts'
import { theirs, type Letter, type LetterDesk, type LetterWriter, type LetterWriters } from '#runtime/letters.ts'
import type { Row } from '#storage/query.ts'
import { findLetterGroup } from '../groups/index.ts'
import { whyMember } from '../members/index.ts'
import { calendarText, type Invitation } from './ics/calendar.ts'
import { answerers, mailedMembers, toldEvents } from './letter-store.ts'
import { summaryLetters } from './summary-letters.ts'
import { whenTold } from './when.ts'

type Told = Row<'event.told'>
const partstats: Readonly<Record<string, string>> = {
  rsvp_yes: 'ACCEPTED',
  rsvp_no: 'DECLINED',
  rsvp_maybe: 'TENTATIVE',
}
const mostLines = 12

/** What letters about events share: what they are about, in words and for calendars, and why they come. */
function about(events: readonly Told[], desk: LetterDesk) {
  const [event] = events as readonly [Told, ...Told[]]
  const { url, addressTo } = desk
  const page = `${url}/g/${event.group_name}/calendar/${event.id}`
  const dates = events.slice(0, mostLines).map(told => `${theirs(told.name)}: ${whenTold(told)}`)
  const more = events.length > mostLines ? [`… and ${events.length - mostLines} more dates.`] : []
  const where = event.location ? [`Where: ${theirs(event.location)}`] : []
  const organizer = {
    name: event.organizer_name || event.group_title || event.group_name,
    email: addressTo('answer event', [event.group_id, event.id], event.group_name),
  }
  const invitation = (
    method: Invitation['method'],
    email: string,
    type: string,
  ): Pick<Letter, 'calendar' | 'replyTo'> => {
    // A mail is about one event (RFC 5546): of several dates the page tells.
    if (events.length > 1) return {}
    const attendee = { email, partstat: partstats[type] ?? 'NEEDS-ACTION' }
    const text = calendarText(events, url, { invitation: { method, organizer, attendee } })
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
  return [...people].flatMap(([recipient, answers]) => {
    const theirEvents = answers.map(({ event_id }) => events.get(event_id)).filter(event => event !== undefined)
    if (theirEvents.length === 0) return []
    const { event, page, lines, invitation } = about(theirEvents, desk)
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
  // Of one that repeats, the first date is what a calendar is asked about.
  const isSeries = events.every(event => event.series_id !== null && event.series_id === events[0]!.series_id)
  const { event, page, lines, invitation } = about(isSeries ? events.slice(0, 1) : events, desk)
  const repeats = isSeries && events.length > 1 ? [`It repeats: ${events.length} dates are in the calendar.`] : []
  const people = await mailedMembers.all(tx, { group_id, member_id })
  const text = {
    title: 'You are invited',
    paragraphs: [...lines, ...repeats],
    quoted: event.plain_description.trim() ? [{ lead: 'About it', text: event.plain_description.slice(0, 5000) }] : [],
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
