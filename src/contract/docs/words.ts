import { enumerations, type Enumerations } from '../enumerations.ts'
import { errorDocs } from './errors.ts'
import { factDocs } from './facts.ts'
import { archiveWords } from './archive-words.ts'
import { databaseWords } from './database-words.ts'
import { groupWords, type WordDocs } from './group-words.ts'
import { peopleWords } from './people-words.ts'

/** Every word of every enumeration, explained: a new one without its line does not compile. */
export const wordDocs: WordDocs<keyof Enumerations> = {
  ...groupWords,
  ...peopleWords,
  ...archiveWords,
  ...databaseWords,
}

/** Sets of words that one call or one object has for itself; `test/contract-docs.test.ts` says which word is missing. */
const otherWords: Readonly<Record<string, string>> = {
  '': 'None.',
  api_key_active: 'It works.',
  api_key_expired: 'Its time is over.',
  api_key_revoked: 'It was revoked.',
  read: 'Calls that read.',
  write: 'Calls that change what a member may change.',
  moderate: 'Calls that need a right of moderators.',
  admin: 'Calls about the account, its keys, and deleting a group.',
  not_subscribed: 'Is no member.',
  sole_owner: 'Is the only owner of a group.',
  moderator_or_owner: 'Is a moderator or an owner.',
  too_many: 'Was written to too often lately.',
  asc: 'Smallest or oldest first.',
  desc: 'Largest or newest first.',
  relevance: 'What fits best comes first.',
  preview: 'It was only looked at.',
  refused: 'Lines are wrong, and nothing was written.',
  working: 'Rows are being written.',
  done: 'All is written.',
  added: 'It was added.',
  changed: 'It was changed.',
  is: 'Equals `value`.',
  is_not: 'Does not equal `value`.',
  begins: 'Begins with `value`.',
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
  member: 'What concerns members.',
  message: 'What concerns messages.',
  moderator: 'What moderators did.',
  payment: 'What concerns the plan.',
  this: 'This date alone.',
  following: 'This date and those after it.',
  custom: 'From `start_date` to `end_date`.',
  members: 'All members.',
  pending: 'Who waits to join.',
  banned: 'Who is banned.',
  mods: 'Moderators and owners.',
  bouncing: 'Members whose mail comes back.',
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

/** What each of a set of words means; undefined where nothing says so. */
export function wordDocsOf(words: readonly string[]): [word: string, meaning: string | undefined][] {
  const own = wordDocsIn(enumerationOf(words) ?? nearestEnumeration(words))
  const found = (word: string): string | undefined => own[word] ?? otherWords[word] ?? inEnumerations[word]
  return words.map(word => [word, found(word) ?? found(otherSpelling(word))])
}

const wordDocsIn = (name: string | undefined): Readonly<Record<string, string>> =>
  name === undefined ? {} : wordDocs[name as keyof Enumerations]

/** The enumeration that most of the words are from: a part of it, or all of it with a word or two besides. */
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
