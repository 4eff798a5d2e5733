import { oldAddress, type OldAddress } from './keys.ts'

/** An address of another service, with its host if it has one; `month`: the part of the archive, such as `2009-05`. */
export type ParsedAddress = { host: string; address: OldAddress; month: string }

type Reading = OldAddress | { archive: OldAddress; month: string }
type Form = { pattern: RegExp; read: (...groups: string[]) => Reading }

const name = '([^/]{1,200})'
const number = '(\\d{1,12})'
const end = '(?:\\.html?)?/?$'
const form = (pattern: string, read: Form['read']): Form => ({ pattern: new RegExp(`^${pattern}`, 'i'), read })
const low = (text = ''): string => text.toLowerCase()

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The month of an index of pipermail, whose archives are cut by month, quarter, year, week or day; empty if none is named. */
function monthOf(period: string): string {
  const [, year, word] = /^(\d{4})-([a-z]+)$/i.exec(period) ?? []
  if (year !== undefined) {
    const place = months.indexOf(low(word).slice(0, 3))
    return place < 0 ? '' : `${year}-${String(place + 1).padStart(2, '0')}`
  }
  const [, quarterYear, quarter] = /^(\d{4})q([1-4])$/i.exec(period) ?? []
  if (quarterYear !== undefined) return `${quarterYear}-${String(Number(quarter) * 3 - 2).padStart(2, '0')}`
  const [, dayYear, day] = /^(?:Week-of-Mon-)?(\d{4})(0[1-9]|1[0-2])\d\d$/i.exec(period) ?? []
  return dayYear === undefined ? '' : `${dayYear}-${day}`
}

const pipermail = `/(?:pipermail|mailman/private)/${name}`
const hyperkitty = `(?:/mailman3)?/(?:hyperkitty|archives)/list/${name}`
const google = `(?:/a/[^/]{1,200})?/(?:g|forum|d/forum|group)/${name}`

/** The forms of addresses, the longer first. */
const forms: readonly Form[] = [
  form(`${pipermail}/[^/]{4,40}/${number}${end}`, (list, n) => oldAddress.pipermail(low(list), Number(n))),
  form(
    `${pipermail}/([^/]{4,40}?)(?:\\.txt(?:\\.gz)?|/(?:thread|date|subject|author|index)\\.html|/)?$`,
    (list, period) => ({
      archive: oldAddress.pipermailArchive(low(list)),
      month: monthOf(period),
    }),
  ),
  form(`${pipermail}/?(?:index\\.html)?$`, list => oldAddress.pipermailArchive(low(list))),
  form(`/mailman/listinfo/${name}/?$`, list => oldAddress.pipermailArchive(low(list))),

  form(`${hyperkitty}/message/([A-Z2-7]{32})(?:/|$)`, (list, hash) =>
    oldAddress.hyperkitty(low(list), hash.toUpperCase()),
  ),
  form(`${hyperkitty}/thread/([A-Z2-7]{32})(?:/|$)`, (list, hash) => ({
    about: 'topic',
    text: oldAddress.hyperkitty(low(list), hash.toUpperCase()).text,
  })),
  form(`${hyperkitty}/(\\d{4})/(\\d{1,2})(?:/|$)`, (list, year, month) => ({
    archive: oldAddress.hyperkittyArchive(low(list)),
    month: `${year}-${month.padStart(2, '0')}`,
  })),
  form(`${hyperkitty}(?:/(?:latest|recent-threads|tags|stats)?/?)?$`, list => oldAddress.hyperkittyArchive(low(list))),
  form(`(?:/mailman3)?/(?:postorius|mailman3)/lists/${name}/?$`, list => oldAddress.hyperkittyArchive(low(list))),

  form(`${google}/c/${name}/m/${name}`, (group, _thread, id) => oldAddress.googleMessage(low(group), id)),
  form(`${google}/c/${name}/?$`, (group, id) => oldAddress.googleTopic(low(group), id)),
  form(`/d/msg/${name}/${name}/${name}/?$`, (group, _thread, id) => oldAddress.googleMessage(low(group), id)),
  form(`/d/topic/${name}/${name}/?$`, (group, id) => oldAddress.googleTopic(low(group), id)),
  form(`/d/msgid/${name}/${name}/?$`, (group, id) => oldAddress.googleMessageId(low(group), id)),

  form(`/g/${name}/message/${number}/?$`, (group, n) => oldAddress.groupsIoMessage(low(group), Number(n))),
  form(`/g/${name}/topic/(?:[^/]{1,300}/)?${number}/?$`, (_group, id) => oldAddress.groupsIoTopic(Number(id))),
  form(`/mt/${number}(?:/|$)`, id => oldAddress.groupsIoTopic(Number(id))),
  form(`/g/${name}(?:/(?:messages|topics))?/?$`, group => oldAddress.groupsIoArchive(low(group))),

  form(`/t/(?:[^/]{1,300}/)?${number}/${number}/?$`, (topic, n) =>
    oldAddress.discoursePostIn(Number(topic), Number(n)),
  ),
  form(`/t/(?:[^/]{1,300}/)?${number}/?$`, topic => oldAddress.discourseTopic(Number(topic))),
  form(`/p/${number}(?:/|$)`, id => oldAddress.discoursePost(Number(id))),
  form(`/c/(?:[^/]{1,300}/){0,3}${number}(?:/|$)`, id => oldAddress.discourseCategory(Number(id))),
]

/** Reads an address: a URL, or a path for one of any host. Null if no service has such addresses. */
export function parseOldUrl(text: string): ParsedAddress | null {
  const isPath = text.startsWith('/') && !text.startsWith('//')
  const url = URL.parse(isPath ? `http://any${text}` : text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const path = decoded(url.pathname)
  if (path === null) return null
  for (const { pattern, read } of forms) {
    const found = pattern.exec(path)
    if (!found) continue
    const reading = read(...found.slice(1))
    const { address, month } =
      'archive' in reading ? { address: reading.archive, month: reading.month } : { address: reading, month: '' }
    return { host: isPath ? '' : url.hostname.replace(/\.$/, ''), address, month: isMonth(month) ? month : '' }
  }
  return null
}

const isMonth = (month: string): boolean => /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(month)

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
