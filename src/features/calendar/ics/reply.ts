/** A reply to an invitation by a calendar program. */
export type CalendarReply = {
  uid: string
  attendee: string
  response: 'rsvp_yes' | 'rsvp_no' | 'rsvp_maybe'
  comment: string
  /** The sequence of the invitation and the time of the reply; undefined if not included. */
  sequence: number | undefined
  answered: string | undefined
  /** The date of a series that it is about. */
  date: ReplyDate | null
}
/** A date of a series as named by a calendar: an instant, or a day if the time zone is unknown. */
export type ReplyDate = { moment: Temporal.Instant } | { day: Temporal.PlainDate }

const maxBytes = 100_000
const maxLines = 2000
const responses: Readonly<Record<string, CalendarReply['response']>> = {
  ACCEPTED: 'rsvp_yes',
  DECLINED: 'rsvp_no',
  TENTATIVE: 'rsvp_maybe',
}

type IcsLine = { name: string; params: ReadonlyMap<string, string>; value: string }

/** Parses a line into name, parameters and value. Parameters may be quoted. */
function parseLine(text: string): IcsLine | null {
  const head: string[] = ['']
  let quoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!
    if (character === '"') quoted = !quoted
    else if (!quoted && character === ';') head.push('')
    else if (!quoted && character === ':') {
      const [name = '', ...given] = head
      const params = given.map(
        param => [param.split('=')[0]!.toUpperCase(), param.slice(param.indexOf('=') + 1)] as const,
      )
      return { name: name.toUpperCase(), params: new Map(params), value: text.slice(at + 1) }
    } else head[head.length - 1] += character
  }
  return null
}

const plain = (value: string): string => value.replaceAll(/\\[nN]/g, '\n').replaceAll(/\\(.)/g, '$1')

const times = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/

function dateOf({ params, value }: IcsLine): ReplyDate | null {
  const [, year, month, date, hour, minute, second, zulu] = times.exec(value.trim()) ?? []
  if (!year) return null
  try {
    const day = Temporal.PlainDate.from(`${year}-${month}-${date}`)
    if (hour === undefined) return { day }
    const time = day.toPlainDateTime(Temporal.PlainTime.from(`${hour}:${minute}:${second}`))
    const zone = zulu ? 'UTC' : params.get('TZID')
    return zone && isZone(zone) ? { moment: time.toZonedDateTime(zone).toInstant() } : { day }
  } catch {
    return null
  }
}

// Some programs use time zone names of their own.
function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

function stampOf(icsLine: IcsLine | undefined): string | undefined {
  const date = icsLine && dateOf(icsLine)
  return date && 'moment' in date ? date.moment.toString() : undefined
}

/** Parses a reply from a calendar file (RFC 5546, section 3.2.3); null if it is not one, or is for several people. */
export function parseCalendarReply(bytes: Uint8Array): CalendarReply | null {
  if (bytes.length > maxBytes) return null
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replaceAll(/\r?\n[ \t]/g, '')
  const lines = text.split(/\r?\n/)
  if (lines.length > maxLines) return null
  const read = lines.map(parseLine).filter(icsLine => icsLine !== null)
  const of = (name: string): IcsLine[] => read.filter(icsLine => icsLine.name === name)
  const [method, uids, attendees] = [of('METHOD'), of('UID'), of('ATTENDEE')]
  const events = of('BEGIN').filter(({ value }) => value.toUpperCase() === 'VEVENT')
  if (method.length !== 1 || method[0]!.value.toUpperCase() !== 'REPLY' || events.length !== 1) return null
  if (uids.length !== 1 || attendees.length !== 1) return null
  const response = responses[attendees[0]!.params.get('PARTSTAT')?.toUpperCase() ?? '']
  if (!response) return null
  const attendee = attendees[0]!.value.replace(/^mailto:/i, '').trim()
  const comment = plain(of('COMMENT')[0]?.value ?? '').slice(0, 2000)
  const version = /^\d{1,9}$/.exec(of('SEQUENCE')[0]?.value.trim() ?? '')?.[0]
  const sequence = version === undefined ? undefined : Number(version)
  const [recurrenceId] = of('RECURRENCE-ID')
  const date = recurrenceId ? dateOf(recurrenceId) : null
  if (recurrenceId && !date) return null
  const answered = stampOf(of('DTSTAMP')[0])
  return { uid: uids[0]!.value.trim(), attendee, response, comment, sequence, answered, date }
}
