import { parseAddress } from '#contract/address.ts'
import { untrusted, type EmailLink, type EmailContent } from '#runtime/notifications/email-content.ts'

/** Splits user text into lines and removes control characters and bidi overrides. */
export function linesOf(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/)
    .map(line => line.replace(/[\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t]/gu, '').trimEnd())
}

/** The visible and the escaped form of a link. Only links to this service are allowed. */
export function ownLink(link: EmailLink, home: string): { shown: string; href: string } {
  if ('mail' in link) {
    if (parseAddress(link.mail) === null) throw new Error('an email would name what is not a mail address')
    return { shown: link.mail, href: `mailto:${encodeURIComponent(link.mail).replace('%40', '@')}` }
  }
  const { origin } = new URL(link.url)
  if (origin !== new URL(home).origin) throw new Error(`an email would lead to ${origin}`)
  return { shown: link.url, href: link.url }
}

/** The origin of an email: its group, or the service. */
export function emailOrigin({ group }: EmailContent, home: string): { name: string; url: string } {
  if (!group) return { name: new URL(home).host, url: home }
  return { name: untrusted(group.title) || group.name, url: `${home}/g/${group.name}` }
}
