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

export const plainName = (name: string): string => withoutQuotes(oneLine(name)).slice(0, maxName)

/** Takes off marks around all of a name, and one that has no other to it. */
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

/** Whoever sees the archives reads the names in them, but not everybody may know addresses: `anna@...` */
export const shownAuthor = ({ name, email }: MailAuthor): MailAuthor => ({
  email,
  name: (name || email).replace(/(?<=[^\s@<>()])@[^\s@<>()]+/g, '@...'),
})
