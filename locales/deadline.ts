import type { Locale } from './index.ts'

/** A deadline in words, in a time zone. */
export const formatDeadline = (
  deadline: string,
  timeZone: string,
  locale: Locale,
  more: Pick<Intl.DateTimeFormatOptions, 'year'> = {},
): string =>
  // English dates in the international order of day and month.
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', ...more },
    ...{ timeZoneName: 'short', timeZone: timeZone || 'UTC' },
  }).format(Date.parse(deadline))
