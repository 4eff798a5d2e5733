import type { Address } from 'postal-mime'
import { parseAddress } from '#contract/address.ts'
import { oneLine } from '#content/text/subject.ts'

export type MailAuthor = { name: string; email: string }

const maxName = 255

/** Whoever stands in a header of addresses; what is no address is left out. */
export const mailboxes = (addresses: readonly Address[]): MailAuthor[] =>
  addresses.flatMap(address =>
    address.group ? mailboxes(address.group) : mailboxOf(address.name, address.address ?? ''),
  )

export const plainName = (name: string): string =>
  oneLine(name)
    .replace(/^["']+|(?<!["'])["']+$/g, '')
    .trim()
    .slice(0, maxName)

export function mailboxOf(name: string, address: string): MailAuthor[] {
  const email = parseAddress(address)
  return email === null ? [] : [{ name: plainName(name), email }]
}

/** Whoever sees the archives reads the names in them, but not everybody may know addresses: `anna@...` */
export const shownAuthor = ({ name, email }: MailAuthor): MailAuthor => ({
  email,
  name: (name || email).replace(/(?<=[^\s@<>()])@[^\s@<>()]+/g, '@...'),
})
