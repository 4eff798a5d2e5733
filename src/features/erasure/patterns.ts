import type { Erasure } from './store.ts'

/** The replacements of a person's name and address. */
export const formerMember = 'Former member'
export const formerAddress = 'former-member@deleted.invalid'

/** Regular expressions valid in PostgreSQL and JavaScript, each with its replacement. */
export type Redaction = { patterns: string[]; replacements: string[]; any: string }

// In HTML and in JSON they are written otherwise.
const spelledOtherwise: Readonly<Record<string, string>> = {
  "'": `(?:'|&#39;)`,
  '"': '(?:\\\\?"|&quot;)',
  '&': '(?:&amp;|&)',
}
const letters = (text: string): string =>
  text.replace(/[^\p{L}\p{N}_ ]/gu, letter => spelledOtherwise[letter] ?? `\\${letter}`)
// An address in another one (`bada@…`, `…@example.org.uk`) is not it. In links and in rewritten senders «@» is spelled otherwise.
// Before the ending of a file name it is: `zelda@example.org.png`.
const fileEndings = [
  ...['png|jpe?g|gif|webp|avif|hei[cf]|svg|tiff?|bmp|ico|mp[34]|m4[av]|wav|ogg|oga|opus|flac|webm|avi|mov|mkv'],
  ...['pdf|txt|rtf|docx?|xlsx?|pptx?|od[tsp]|csv|tsv|json|xml|html?|ya?ml|log|eml|mbox|ics|vcf|msg|epub'],
  ...['zip|tar|gz|tgz|bz2|xz|7z|rar|bak|orig|old|patch|diff|asc|sig|p7[sm]|pgp|gpg|key|pem|crt|cer'],
].join('|')
/** What follows an address, in PostgreSQL and in JavaScript. */
export const addressEnd = `(?![a-z0-9-]|\\.(?!(?:${fileEndings})(?![a-z0-9-]))[a-z0-9])`
const addressPattern = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `(?<![a-z0-9._+-])${letters(email.slice(0, at))}(?:@|%40|=|&#64;)${letters(email.slice(at + 1))}${addressEnd}`
}
const namePattern = (name: string): string => `(?<!\\w)${letters(name)}(?!\\w)`

/** Shorter names are too often a word, or a part of one. */
const leastName = 4

const redactionOf = (rules: readonly [pattern: string, replacement: string][]): Redaction => ({
  patterns: rules.map(([pattern]) => pattern),
  replacements: rules.map(([, replacement]) => replacement),
  any: rules.map(([pattern]) => pattern).join('|'),
})

/** Replaced in every text. */
export const addressesOf = ({ emails }: Erasure): Redaction =>
  redactionOf(emails.map(email => [addressPattern(email), formerAddress]))

/** Replaced in facts: full names too, whoever wrote them. */
export const factTextsOf = ({ emails, names }: Erasure): Redaction =>
  redactionOf([
    ...emails.map(email => [addressPattern(email), formerAddress] as [string, string]),
    ...names.filter(name => /\S\s\S/.test(name)).map(name => [namePattern(name), formerMember] as [string, string]),
  ])

/** Replaced in Message-IDs: programs append the author's address to a number. */
export const messageIdsOf = ({ emails }: Erasure): Redaction =>
  redactionOf(emails.map(email => [`${letters(email)}${addressEnd}`, formerAddress]))

/** Replaced in texts by the person. */
export const ownTextsOf = (erasure: Erasure): Redaction =>
  redactionOf([
    ...erasure.emails.map(email => [addressPattern(email), formerAddress] as [string, string]),
    ...(erasure.anonymize ? erasure.names : [])
      .filter(name => name.length >= leastName)
      .map(name => [namePattern(name), formerMember] as [string, string]),
  ])

/** The same as `redact` in the database. */
export const redact = (text: string, { patterns, replacements }: Redaction): string =>
  patterns.reduce((value, pattern, n) => value.replace(new RegExp(pattern, 'gi'), replacements[n]!), text)
