import type { FactData, FactName } from '#contract/facts.ts'
import { escapeHtml, type Html } from '#content/html.ts'
import { messageFor, messagesFor, type Locale, type Messages } from '#locales/index.ts'
import { fieldLabels, type FieldLabels } from './field-labels.ts'

/** Facts about accounts, disks and email commands are not shown in a group. Chat messages are read in the chat. */
export type GroupFact = Exclude<
  FactName,
  | `account.${string}`
  | `disk.${string}`
  | `backup.${string}`
  | `certificate.${string}`
  | 'mail.asked'
  | 'mail.answered'
  | 'moderation.changed'
  | 'chat.said'
  | 'chat.mentioned'
  | 'notifications.changed'
  | 'poll.voted'
>

/** Parts of an entry that are HTML stand in its text as these, until the text is escaped. */
export const placeholders = { actor: '\u0001', member: '\u0002', author: '\u0003' } as const
type Placeholders = typeof placeholders

/** What a sentence is made of: the texts of a language, and the people as placeholders. */
export type SentenceContext<N extends FactName> = Placeholders & {
  t: Messages['activityLog']['sentences']
  /** The name of a subgroup, for those who may know every subgroup. */
  subgroup: string
  data: FactData[N]
  texts: LogTexts
}

/** The words of one language. */
export type LogTexts = FieldLabels & {
  sentences: Messages['activityLog']['sentences']
  words: Messages['activityLog']['words']
  role(mod_status: string): string
  refusal(reason: string): string
  table(data: { name: string }): string
  /** With the reason and the number of seats, so that everyone can see that seats are given in order. */
  seats(data: FactData['event.answered' | 'event.promoted']): string
}

export function logTexts(locale: Locale): LogTexts {
  const { sentences, words, roles, refusals, because: reasons, guests, places } = messagesFor(locale).activityLog
  return {
    ...fieldLabels(locale),
    sentences,
    words,
    role: mod_status => messageFor(roles, mod_status) ?? mod_status,
    refusal: reason => messageFor(refusals, reason) ?? reason,
    table: ({ name }) => (name === '' ? words.table : words.namedTable({ name })),
    seats({ num_attendees, max_attendees, additional_guests, because }) {
      const reason = because ? `: ${messageFor(reasons, because) ?? because}` : ''
      const taken = { taken: String(num_attendees), places: String(max_attendees) }
      return `${guests({ count: additional_guests })}${reason}${max_attendees > 0 ? places(taken) : ''}`
    },
  }
}

/** The escaped text with the people in place of their placeholders. One who is not named begins a sentence with a capital. */
export function withPeople(text: string, people: Record<keyof Placeholders, Html>, unnamed: readonly string[]): string {
  const entry = (Object.entries(placeholders) as [keyof Placeholders, string][]).reduce(
    (filled, [who, placeholder]) => filled.replaceAll(placeholder, () => people[who].text),
    escapeHtml(text),
  )
  return unnamed.some(words => entry.startsWith(`${escapeHtml(words)} `))
    ? entry.charAt(0).toUpperCase() + entry.slice(1)
    : entry
}
