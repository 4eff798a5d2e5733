import { isLocale } from '#locales/index.ts'

// Line breaks and bidirectional control characters.
const controlCharacters = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** A name on one line, trimmed; null if it contains control characters. */
export function nameOf(text: string): string | null {
  return controlCharacters.test(text) ? null : text.trim().replace(/\s+/g, ' ')
}

/** The IANA name of a time zone in its usual spelling; null if there is none. */
export function timezoneOf(text: string): string | null {
  // Offsets are valid time zones too, but have no name and no daylight saving time.
  if (!/^[a-z][\w+-]*(\/[\w+-]+)*$/i.test(text)) return null
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text).timeZoneId
  } catch {
    return null
  }
}

/** A supported language, or empty for none; null otherwise. */
export const languageOf = (text: string): string | null => (text === '' || isLocale(text) ? text : null)

/** The URL of a website; null if it is neither http nor https. */
export function websiteOf(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const url = URL.parse(trimmed)
  const isPage = (url?.protocol === 'https:' || url?.protocol === 'http:') && !url.username && !url.password
  return isPage ? url.href : null
}
