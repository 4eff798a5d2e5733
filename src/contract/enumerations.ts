import { administrationWords } from './docs/administration-docs.ts'
import { archiveWords } from './docs/archive-descriptions.ts'
import { databaseWords } from './docs/database-descriptions.ts'
import { exportWords } from './docs/export-descriptions.ts'
import { fileWords } from './docs/file-descriptions.ts'
import { groupWords } from './docs/group-descriptions.ts'
import { pollWords } from './docs/poll-descriptions.ts'
import { peopleWords } from './docs/people-descriptions.ts'
import { webhookWords } from './docs/webhook-descriptions.ts'
import { wikiWords } from './docs/wiki-descriptions.ts'

/** Every enumeration of the API: its values, each with its meaning. */
export const wordDocs = {
  ...groupWords,
  ...peopleWords,
  ...archiveWords,
  ...databaseWords,
  ...fileWords,
  ...exportWords,
  ...pollWords,
  ...webhookWords,
  ...wikiWords,
  ...administrationWords,
} as const

type WordDocs = typeof wordDocs
export type Value<Name extends keyof WordDocs> = keyof WordDocs[Name] & string
export type Enumerations = { readonly [Name in keyof WordDocs]: readonly Value<Name>[] }

export const enumerations = Object.fromEntries(
  Object.entries(wordDocs).map(([name, words]) => [name, Object.keys(words)]),
) as unknown as Enumerations
