const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Offsets in minutes of the zones of RFC 5322, section 4.3, and others in use. Unknown zones count as UTC. */
const zones: Readonly<Record<string, number>> = {
  ...{ est: -300, edt: -240, cst: -360, cdt: -300, mst: -420, mdt: -360, pst: -480, pdt: -420 },
  ...{ wet: 0, west: 60, bst: 60, met: 60, mez: 60, cet: 60, mest: 120, mesz: 120, cest: 120, eet: 120, eest: 180 },
  ...{ msk: 180, msd: 240, ist: 330, hkt: 480, jst: 540, kst: 540, aest: 600, aedt: 660, nzst: 720, nzdt: 780 },
}
const maxOffsetMinutes = 14 * 60

// `Sat, 3 Jan 2015 10:00:00 +0100 (CET)`, or in the form of `asctime`: `Sat Jan  3 10:00:00 2015`, perhaps with a zone.
const clock = String.raw`(\d{1,2})[:.](\d\d)(?:[:.](\d\d))?`
const zone = String.raw`([+-]\d{4}|[A-Za-z]{1,5})?`
const rfcDate = new RegExp(String.raw`(\d{1,2})[ -]([A-Za-z]{3})[a-z]{0,6}[ -](\d{2,4}),? ${clock} ?${zone}`)
const asctime = new RegExp(String.raw`([A-Za-z]{3}) (\d{1,2}) ${clock} ?${zone} ?${zone} (\d{4})`)
const isoDate = new RegExp(String.raw`(\d{4})-(\d\d)-(\d\d)[T ]${clock}(?:\.\d{1,9})? ?([+-]\d\d:?\d\d|Z)?`)

type DateFields = { day: string; month: number; year: string; time: (string | undefined)[]; zone: string | undefined }

// Programs without a date write the Unix epoch, often in local time.
const earliest = Date.UTC(1970, 0, 2)

/** Parses a date to milliseconds; undefined if it is invalid, too early or in the future. */
export function parseDate(text: string | undefined, now: number = Date.now()): number | undefined {
  const fields = fieldsOf((text ?? '').slice(0, 200).replace(/\s+/g, ' '))
  if (!fields) return undefined
  const { day, month, year, time, zone: zoneName } = fields
  const offset = offsetOf(zoneName)
  const [hours = 0, minutes = 0, seconds = 0] = time.map(part => Number(part ?? 0))
  const local = Date.UTC(fullYear(year), month, Number(day), hours, minutes, Math.min(seconds, 59))
  // Rejects days and times that overflow.
  const isReal =
    month >= 0 && new Date(local).getUTCDate() === Number(day) && hours < 24 && minutes < 60 && seconds <= 60
  const timestamp = local - offset * 60_000
  return isReal && Math.abs(offset) <= maxOffsetMinutes && timestamp >= earliest && timestamp <= now
    ? timestamp
    : undefined
}

function fieldsOf(text: string): DateFields | undefined {
  const month = (name: string | undefined) => months.indexOf((name ?? '').toLowerCase())
  const mail = rfcDate.exec(text)
  if (mail) return { day: mail[1]!, month: month(mail[2]), year: mail[3]!, time: mail.slice(4, 7), zone: mail[7] }
  const line = asctime.exec(text)
  if (line)
    return { day: line[2]!, month: month(line[1]), year: line[8]!, time: line.slice(3, 6), zone: line[6] ?? line[7] }
  const iso = isoDate.exec(text)
  return iso
    ? { day: iso[3]!, month: Number(iso[2]) - 1, year: iso[1]!, time: iso.slice(4, 7), zone: iso[7]?.replace(':', '') }
    : undefined
}

/** Minutes east of Greenwich. */
function offsetOf(zoneName: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(zoneName ?? '') ?? []
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
  return zones[(zoneName ?? '').toLowerCase()] ?? 0
}

/** RFC 5322, section 4.3: two-digit years from 50 on are 19xx, three-digit years count from 1900. */
function fullYear(year: string): number {
  const number = Number(year)
  if (year.length === 2) return number + (number < 50 ? 2000 : 1900)
  return year.length === 3 ? number + 1900 : number
}
