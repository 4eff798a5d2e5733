import type { Address } from 'postal-mime'
import { parseAddress } from '#contract/address.ts'
import { oneLine } from '#content/text/subject.ts'

export type MailAuthor = { name: string; email: string }

const maxName = 255

/** The valid mailboxes of an address header. */
export const mailboxes = (addresses: readonly Address[]): MailAuthor[] =>
  addresses.flatMap(address =>
    address.group ? mailboxes(address.group) : mailboxOf(address.name, address.address ?? ''),
  )

export const plainName = (name: string): string => withoutQuotes(oneLine(name)).slice(0, maxName)

/** Removes quotes around a name, and an unmatched one. */
function withoutQuotes(name: string): string {
  let [from, to] = [0, name.length]
  for (; to - from > 1 && isQuote(name[from]!) && name[from] === name[to - 1]; from += 1) to -= 1
  const bare = name.slice(from, to).trim()
  if (isQuote(bare[0] ?? '') && !bare.includes(bare[0]!, 1)) return bare.slice(1).trim()
  const last = bare.at(-1) ?? ''
  return isQuote(last) && bare.indexOf(last) === bare.length - 1 ? bare.slice(0, -1).trim() : bare
}

const isQuote = (letter: string): boolean => letter === '"' || letter === "'"

export function mailboxOf(name: string, address: string): MailAuthor[] {
  const email = parseAddress(address)
  return email === null ? [] : [{ name: plainName(name), email }]
}

/** Hides the domain of addresses in names, since readers of the archive may not see addresses: `anna@...` */
export const shownAuthor = ({ name, email }: MailAuthor): MailAuthor => ({
  email,
  name: (name || email).replace(/(?<=[^\s@<>()])@[^\s@<>()]+/g, '@...'),
})
