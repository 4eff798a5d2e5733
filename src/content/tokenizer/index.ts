import { tsvectorBytes, tsvectorLiteral } from './tsvector-encode.ts'
import { addAscii, addWord, startVector, weights } from './tsvector-builder.ts'
import { eachTokenRange, eachToken } from './tokenize.ts'
import { withKeywords } from './keyword-terms.ts'

export { withKeywords } from './keyword-terms.ts'

/** The indexed fields of a message. */
export type SearchableMessage = {
  subject: string
  /** The plain text of each part. */
  body: string
  quoted: string
  remainder: string
  /** Names of attachments: indexed as text of the body. */
  files?: readonly string[]
  /** The author's name. */
  name: string
  /** Keyword terms, see `keyword`. */
  keywords: readonly string[]
}

/** Keyword terms of messages: lexemes that no word can be. */
export const keyword = {
  poster: (account_id: number) => `p=${account_id}`,
  hashtag: (hashtag_id: number) => `#${hashtag_id}`,
  attachment: 'h=attachment',
  /** A file or a wiki page that is linked to (`content/linked-objects.ts`). */
  linked: (object: string) => `l=${object}`,
  chat: (chat_id: number) => `c=${chat_id}`,
}
/** A word of the author's name as a lexeme. */
export const nameKeyword = (word: string): string => `f=${word}`
export const isKeyword = (lexeme: string): boolean => lexeme[0] === '#' || lexeme[1] === '='

/** Words of different fields are never adjacent. */
const fieldGap = 10

/** The tsvector literal of a message, with weights: A subject, B new text, C quoted text, D below the text. */
export function searchVector(message: SearchableMessage): string {
  buildVector(message)
  const words = tsvectorLiteral()
  return [...[...new Set(message.keywords)].map(quoteLexeme), ...(words === '' ? [] : [words])].join(' ')
}

/** The same in the binary format, which the server reads in a fraction of the time. */
export function vectorBytes(message: SearchableMessage): Buffer {
  buildVector(message)
  return withKeywords(tsvectorBytes(), message.keywords)
}

function buildVector(message: SearchableMessage): void {
  startVector()
  eachToken(message.name.slice(0, 1000), (word, at) => addWord(nameKeyword(word), at, weights.none))
  const pieces = [
    [weights.A, message.subject],
    [weights.B, message.body],
    ...(message.files ?? []).map(name => [weights.B, name] as const),
    [weights.C, message.quoted],
    [weights.D, message.remainder],
  ] as const
  let next = 1
  for (const [weight, text] of pieces) {
    const add = (word: string | undefined, at: number, from: number, to: number): void =>
      word === undefined ? addAscii(text, from, to, at, weight) : addWord(word, at, weight)
    next = eachTokenRange(text, add, next) + fieldGap
  }
}

/** A lexeme as literals of tsvector and tsquery write it. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'`

/** Blocks of message numbers. A block belongs to one group, so that the group is part of the GIN index. */
export const blocksOfSize = (blockSize: number, blocksPerGroup: number) => ({
  blockSize,
  /** The block of a message: newer blocks of a group have greater numbers. */
  blockOf: (group_id: number, number: number): number => group_id * blocksPerGroup + Math.floor(number / blockSize),
  /** The first number of a block. */
  firstOfBlock: (block: number): number => (block % blocksPerGroup) * blockSize,
  /** The same as `blockOf` in SQL, for statements that write messages. */
  blockSql: (group_id: string, number: string): string =>
    `(${group_id})::bigint * ${blocksPerGroup} + (${number})::bigint / ${blockSize}`,
})
/** Blocks of the messages of a group, by message number. */
export const { blockSize, blockOf, firstOfBlock, blockSql } = blocksOfSize(8192, 2 ** 20)
