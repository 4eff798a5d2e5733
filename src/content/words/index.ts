import { eachWord } from './scan.ts'

/** What searching knows of a message. */
export type Searchable = {
  subject: string
  /** The plain text of each piece. */
  body: string
  quoted: string
  remainder: string
  /** Names of its attachments: they count as text of its body. */
  files?: readonly string[]
  /** Its author's name. */
  name: string
  /** What it is marked with, see `mark`. */
  marks: readonly string[]
}

/** Marks of messages: lexemes that no word can be. */
export const mark = {
  poster: (account_id: number) => `p=${account_id}`,
  hashtag: (hashtag_id: number) => `#${hashtag_id}`,
  attachment: 'h=attachment',
  chat: (chat_id: number) => `c=${chat_id}`,
}
/** A word of the author's name as a lexeme. */
export const nameMark = (word: string): string => `f=${word}`

// PostgreSQL keeps a vector below 1 MB, 256 places for a word, and places up to 16383. docs/decisions/0061
const mostBytes = 900_000
const mostLexemes = 50_000
const mostPlaces = 256
const lastPlace = 16_383
// Words of different pieces are never beside each other.
const gap = 10

/** A lexeme of a vector: where it stands, as the literal tells it, how often, and where last. */
type Lexeme = { places: string; count: number; last: string }

/** The literal of a tsvector with the words of a message: A subject, B what is new, C what is quoted, D what is under it. */
export function searchVector(message: Searchable): string {
  const lexemes = new Map<string, Lexeme>()
  let bytes = 0
  const add = (word: string, place: string) => {
    const known = lexemes.get(word)
    if (known) {
      if (known.count >= mostPlaces || bytes >= mostBytes || known.last === place) return
      bytes += 2
      known.count += 1
      known.last = place
      known.places += known.places ? `,${place}` : place
      return
    }
    const size = 3 * word.length + 6
    if (lexemes.size >= mostLexemes || bytes + size > mostBytes) return
    bytes += size
    lexemes.set(word, { places: place, count: place ? 1 : 0, last: place })
  }
  for (const lexeme of message.marks) add(lexeme, '')
  eachWord(message.name.slice(0, 1000), (word, at) => add(nameMark(word), String(at)))
  const pieces = [
    ['A', message.subject],
    ['B', message.body],
    ...(message.files ?? []).map(name => ['B', name] as const),
    ['C', message.quoted],
    ['D', message.remainder],
  ] as const
  let next = 1
  for (const [weight, text] of pieces) {
    const end = eachWord(text, (word, at) => add(word, `${Math.min(at, lastPlace)}${weight}`), next)
    next = end + gap
  }
  let literal = ''
  for (const [word, { places }] of lexemes) {
    if (literal) literal += ' '
    literal += quoteLexeme(word)
    if (places) literal += `:${places}`
  }
  return literal
}

/** The vector of a message that is marked with these as well. */
export const withMarks = (vector: string, marks: readonly string[]): string =>
  [...marks.map(quoteLexeme), ...(vector === '' ? [] : [vector])].join(' ')

/** A lexeme as literals of tsvector and tsquery write it. */
export const quoteLexeme = (lexeme: string): string =>
  lexeme.includes("'") || lexeme.includes('\\') ? `'${lexeme.replaceAll(/['\\]/g, '$&$&')}'` : `'${lexeme}'`

/** How many messages of a group a block has. */
export const blockSize = 8192
const blocksOfAGroup = 2 ** 20

/** The block of a message: the newest blocks of a group have the greatest numbers. */
export const blockOf = (group_id: number, msg_num: number): number =>
  group_id * blocksOfAGroup + Math.floor(msg_num / blockSize)
/** The number that the first message of a block has or would have. */
export const firstOfBlock = (block: number): number => (block % blocksOfAGroup) * blockSize
/** The same in SQL, for statements that write many messages. */
export const blockSql = (group_id: string, msg_num: string): string =>
  `(${group_id})::bigint * ${blocksOfAGroup} + (${msg_num})::bigint / ${blockSize}`
