import { factDocs } from '#contract/docs/facts.ts'
import type { FactName } from '#contract/facts.ts'
import { html } from '#content/html.ts'
import type { Locale } from '#locales/index.ts'
import type { Row } from '#storage/query.ts'
import { logTexts, placeholders, withPeople, type GroupFact, type LogTexts } from './log-text.ts'
import { sentences, type Category, type Sentence } from './sentences.ts'

const groupFacts = Object.keys(sentences) as GroupFact[]
/** The facts of a kind, or one by its name; null for all of them. */
export function factNamesFor(category: 'all' | Category, action: string | undefined): string[] | null {
  const names = groupFacts.filter(name => category === 'all' || sentences[name].category === category)
  if (action !== undefined) return names.filter(name => name === action)
  return category === 'all' ? null : names
}

const textsByLocale = new Map<Locale, LogTexts>()
const textsOf = (locale: Locale): LogTexts => textsByLocale.getOrInsertComputed(locale, logTexts)

type LogRow = Row<'activity.page'>

/** The reader of the log: names follow what they may see of members. */
export type LogViewer = {
  account_id: number
  seesMembers: boolean
  seesAddresses: boolean
  seesPending: boolean
  seesSubgroups: boolean
}

type PersonRef = { id: number | null; member_id: number | null; status: string | null }

/** A line of the log. Programs read these with patterns: a person is the name and address, with a link if they have a page. */
export function logEntry(row: LogRow, groupUrl: string, reader: LogViewer, locale: Locale): string {
  const texts = textsOf(locale)
  const { words } = texts
  const person = ({ id, member_id, status }: PersonRef, name: string | null, email: string, otherwise: string) => {
    // `getmembers` names nobody to callers who may not list members, so neither does the log.
    if (!reader.seesMembers && id !== reader.account_id) return html`${otherwise}`
    const isShown = reader.seesAddresses || id === reader.account_id
    const shown = isShown ? (name ? html`${name} &lt;${email}&gt;` : html`${email}`) : html`${name || otherwise}`
    // People who left have no page; non-members have one for moderators.
    if (id === null || member_id === null) return shown
    const page = status === 'sub_status_normal' ? `memberbyuid/${id}` : `members/${member_id}`
    return html`<a href="${`${groupUrl}/${page}`}">${shown}</a>`
  }
  const { email = '', name = '' } = row.data as { email?: string; name?: string }
  const sentence = sentences[row.name as GroupFact] as Sentence<GroupFact> | undefined
  const actorRef = { id: row.account_id, member_id: row.actor_member_id, status: row.actor_status }
  const subjectRef = { id: row.subject_id, member_id: row.subject_member_id, status: row.subject_status }
  const whoActs = sentence?.category === 'moderator' ? words.moderator : words.member
  const actor =
    row.account_id === null
      ? html`Folkmoot`
      : person(actorRef, row.actor_name, row.actor_email ?? words.deletedAccount, whoActs)
  const member = person(subjectRef, row.subject_name, email, words.member)
  // Pending messages are listed with the address they came from.
  const author = reader.seesAddresses || reader.seesPending ? html`${email}` : html`${words.author}`
  // An unlisted subgroup is known to its members and owners; once it is deleted its privacy is unknown.
  const subgroup = reader.seesSubgroups ? words.namedSubgroup({ name }) : words.subgroup
  const context = { ...placeholders, t: texts.sentences, texts, subgroup, data: row.data as never }
  return withPeople(sentence?.say(context) ?? factDocs[row.name as FactName], { actor, member, author }, [
    words.member,
    words.moderator,
    words.deletedAccount,
  ])
}
