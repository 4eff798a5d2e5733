import { isLocale } from '#messages/index.ts'

// What would break a line or turn the direction of the text around it.
const controlCharacters = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** A name on one line, without spaces at its ends; null if it is none. */
export function nameOf(text: string): string | null {
  return controlCharacters.test(text) ? null : text.trim().replace(/\s+/g, ' ')
}

/** The IANA name of a time zone as it is usually written; null if there is none of that name. */
export function timezoneOf(text: string): string | null {
  // Offsets are time zones as well, but have no name and no summer.
  if (!/^[a-z][\w+-]*(\/[\w+-]+)*$/i.test(text)) return null
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId
  } catch {
    return null
  }
}

/** A language that there are messages in, or empty for none; null if it is neither. */
export const languageOf = (text: string): string | null => (text === '' || isLocale(text) ? text : null)

/** The address of a page; null if it is not one of http or https. */
export function websiteOf(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const url = URL.parse(trimmed)
  const isPage = (url?.protocol === 'https:' || url?.protocol === 'http:') && !url.username && !url.password
  return isPage ? url.href : null
}
