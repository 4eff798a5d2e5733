import type { Locale } from '#locales/index.ts'
import {
  untrusted,
  type EmailDraft,
  type EmailGroup,
  type EmailMessages,
} from '#runtime/notifications/email-content.ts'
import { memberFooter } from '../../members/index.ts'
import type { FileOfEvent } from '../files/files-sql.ts'
import type { TimeSpan } from '../times.ts'
import { formatWhen } from './format-when.ts'

const maxLines = 12
const maxDescription = 5000

/** What an email says about an event. */
export type MailedEvent = TimeSpan & { name: string; location: string; files: unknown }

/** When and where some events take place, and what their files are called. */
export function eventEmailLines(events: readonly MailedEvent[], { event: t }: EmailMessages, locale: Locale): string[] {
  const { location, files } = events[0]!
  const dates = events.slice(0, maxLines).map(date => `${untrusted(date.name)}: ${formatWhen(date, locale)}`)
  const more = events.length > maxLines ? [t.moreDates({ count: events.length - maxLines })] : []
  const where = location ? [t.where({ place: untrusted(location) })] : []
  const names = ((files ?? []) as FileOfEvent[]).map(({ filename }) => filename).join(', ')
  return [...dates, ...more, ...where, ...(names ? [t.files({ names: untrusted(names) })] : [])]
}

type InvitationContent = {
  description: string
  /** The number of dates. */
  count: number
  rsvp: boolean
  page: string
  group: EmailGroup
  url: string
}

/** The invitation to an event, or to a series by its first date. */
export function invitationWriter(
  events: readonly MailedEvent[],
  { description, count, rsvp, page, group, url }: InvitationContent,
): EmailDraft['write'] {
  return (email, locale) => {
    const t = email.event
    const repeats = count > 1 ? [t.repeats({ count })] : []
    return {
      subject: t.invitedSubject({ event: untrusted(events[0]!.name), group: group.name }),
      title: t.invitedTitle,
      paragraphs: [...eventEmailLines(events, email, locale), ...repeats],
      quoted: description.trim() ? [{ lead: t.about, text: description.slice(0, maxDescription) }] : [],
      action: { text: rsvp ? t.respond : email.viewEvent, url: page },
      more: rsvp ? [t.fromCalendar] : [],
      why: memberFooter('member')(email, group, url),
      group,
    }
  }
}
