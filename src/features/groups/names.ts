/** Names that mail or the pages use themselves. */
const reserved: ReadonlySet<string> = new Set([
  ...[
    'postmaster',
    'abuse',
    'noreply',
    'no-reply',
    'root',
    'admin',
    'administrator',
    'api',
    'settings',
    'static',
    'help',
  ],
  ...['owner', 'g', 'docs', 'subscriptions', 'login', 'logout', 'register', 'mailer-daemon', 'hostmaster', 'webmaster'],
  ...['bounce', 'bounces', 'www', 'mail', 'support', 'security'],
])

/** Letters, digits and single hyphens, not at an end, 2 to 34 characters: it is also the local part of an address. */
export function isGroupName(name: string): boolean {
  if (name.length < 2 || name.length > 34 || reserved.has(name.toLowerCase())) return false
  // These endings are the commands of the mailing list.
  return /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(name) && !/-(owner|request|bounces?)$/i.test(name)
}

/** The text a reader would see, without tags. */
const visibleText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-z0-9#]{1,10};/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** A description says something: at least 11 visible characters. */
export const isDescription = (html: string): boolean => visibleText(html).length >= 11
