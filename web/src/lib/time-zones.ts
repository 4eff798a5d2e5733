/** The time zones to choose from, with the present one even if it has another name by now. */
export const timeZones = (present: string): string[] =>
  [...new Set(['UTC', present, ...Intl.supportedValuesOf('timeZone')])].filter(Boolean)
