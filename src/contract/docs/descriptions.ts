import { enumerations, wordDocs } from '../enumerations.ts'
import { archiveWords } from './archive-descriptions.ts'
import { errorDocs } from './errors.ts'
import { factDocs } from './facts.ts'

/** Enumerations of one call or object; `test/contract-docs.test.ts` reports missing values. */
const otherWords: Readonly<Record<string, string>> = {
  '': 'None.',
  api_key_active: 'Active.',
  api_key_expired: 'Expired.',
  api_key_revoked: 'Revoked.',
  read: 'Calls that only read.',
  write: 'Calls that change what any member can change.',
  moderate: "Calls that need a moderator's permission.",
  admin: 'Calls about the account and its keys, and deleting a group.',
  not_subscribed: 'Not a member.',
  sole_owner: 'The only owner of a group.',
  moderator_or_owner: 'A moderator or owner.',
  too_many: 'Was emailed too often recently.',
  asc: 'Smallest or oldest first.',
  desc: 'Largest or newest first.',
  relevance: 'By relevance.',
  preview: 'A preview; nothing was imported.',
  refused: 'Some lines have errors, and nothing was imported.',
  working: 'The import is running.',
  done: 'The import is complete.',
  added: 'The row was added.',
  changed: 'The row was changed.',
  is: 'Equals `value`.',
  is_not: 'Does not equal `value`.',
  begins: 'Starts with `value`.',
  contains: 'Contains `value`.',
  above: 'Is greater than `value`.',
  below: 'Is less than `value`.',
  empty: 'Has no value.',
  filled: 'Has a value.',
  day: 'For a day.',
  week: 'For a week.',
  month: 'For a month.',
  forever: 'Until it is undone.',
  all: 'Everything.',
  member: 'Activity of members.',
  message: 'Activity around messages.',
  moderator: 'Actions of moderators.',
  payment: 'Changes of the plan.',
  this: 'Only this date.',
  following: 'This and all later dates.',
  custom: 'From `start_date` to `end_date`.',
  members: 'All members.',
  pending: 'People whose request to join is pending.',
  banned: 'Banned people.',
  mods: 'Moderators and owners.',
  bouncing: 'Members whose email bounces.',
  idpa: 'The first identity provider.',
  idpb: 'The second identity provider.',
  ...Object.fromEntries(
    Object.entries(archiveWords.held_because).map(([word, meaning]) => [`pendingmsg_${word}`, meaning]),
  ),
  ...factDocs,
  ...Object.fromEntries(Object.entries(errorDocs).map(([type, { meaning }]) => [type, meaning])),
}

const nameOf = new Map(Object.entries(enumerations).map(([name, words]) => [JSON.stringify(words), name]))
const inEnumerations: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(wordDocs).toReversed())

/** The enumeration that a set of words is, if it is one. */
export const enumerationOf = (words: readonly string[]): string | undefined => nameOf.get(JSON.stringify(words))

/** The description of each value; undefined if there is none. */
export function wordDocsOf(words: readonly string[]): [word: string, meaning: string | undefined][] {
  const own = wordDocsIn(enumerationOf(words) ?? nearestEnumeration(words))
  const describe = (word: string): string | undefined => own[word] ?? otherWords[word] ?? inEnumerations[word]
  return words.map(word => [word, describe(word) ?? describe(otherSpelling(word))])
}

const wordDocsIn = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined ? {} : wordDocs[name as keyof typeof wordDocs]

/** The enumeration that most of the values are from: a part of it, or all of it with one or two more. */
function nearestEnumeration(words: readonly string[]): string | undefined {
  const shared = Object.entries(wordDocs).map(
    ([name, meanings]) => [name, words.filter(word => word in meanings).length] as const,
  )
  const [name, count] = shared.reduce((best, one) => (one[1] > best[1] ? one : best))
  return 2 * count > words.length ? name : undefined
}

// Both spellings are taken of every word that has one of them.
const otherSpelling = (word: string): string =>
  word.startsWith('hashtag_') ? word.replace('hashtag_', 'hash_tag_') : word.replace('hash_tag_', 'hashtag_')
