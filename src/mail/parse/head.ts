import { addressParser, decodeWords, type Email } from 'postal-mime'
import { countFields, type FieldCounts } from './fields.ts'
import { mailboxes, type MailAuthor } from './mailboxes.ts'

/** Headers that say how a mail came about and where it has been. */
const telling = [
  'authentication-results',
  'auto-submitted',
  'content-type',
  'dkim-signature',
  'list-id',
  'precedence',
  'received',
  'return-path',
  'x-autoreply',
  'x-autorespond',
  'x-failed-recipients',
  'x-loop',
] as const
export type TellingHeader = (typeof telling)[number]

const mostRecipients = 1000

/** What the head of a mail says about the mail itself. */
export type MailHead = {
  /** Every mailbox of every From, as it stands there: what a list has put in place of an author is not turned back. */
  from: MailAuthor[]
  /** How many addresses From names, also those that are none we know: more than one is nobody. */
  fromCount: number
  /** Whom To names, in lower case. */
  to: string[]
  cc: string[]
  counts: FieldCounts
  /** The values of each header, the topmost first. */
  values: Record<TellingHeader, string[]>
}

export function headOf(headers: Email['headers']): MailHead {
  const valuesOf = (name: string): string[] => headers.filter(({ key }) => key === name).map(({ value }) => value)
  const addresses = valuesOf('from').flatMap(value => addressParser(decodeWords(value)))
  const named = addresses.flatMap(({ address, group }) => group ?? [{ address }])
  const recipientsIn = (name: 'to' | 'cc'): string[] =>
    valuesOf(name)
      .flatMap(value => mailboxes(addressParser(value)))
      .slice(0, mostRecipients)
      .map(({ email }) => email.toLowerCase())
  return {
    from: mailboxes(addresses),
    fromCount: named.length,
    to: recipientsIn('to'),
    cc: recipientsIn('cc'),
    counts: countFields(headers.map(({ key }) => key)),
    values: Object.fromEntries(telling.map(name => [name, valuesOf(name)])) as MailHead['values'],
  }
}
