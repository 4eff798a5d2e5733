import { longestWord } from './fold.ts'
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
export const isMark = (lexeme: string): boolean => lexeme[0] === '#' || lexeme[1] === '='

// PostgreSQL keeps a vector below 1 MB, 256 places for a word, and places up to 16383. docs/decisions/0061
const mostBytes = 900_000
const mostLexemes = 50_000
const mostPlaces = 256
const lastPlace = 16_383
// Words of different pieces are never beside each other.
const gap = 10

/** A lexeme of a vector: how often it stands somewhere, and the first and the last of its places in `places`. */
type Lexeme = { count: number; first: number; last: number }

/** Pieces by their weights; a name has none. */
const weights = { name: 0, A: 1, B: 2, C: 3, D: 4 } as const
const letters = ['', 'A', 'B', 'C', 'D'].map(letter => letter.charCodeAt(0))
const weightBits = 3

// Places of all lexemes of the vector that is being made, each with where the next of its lexeme stands. Texts have thousands of
// words, and there are thousands of texts: one list for all is several times as quick as one, or a text, for each word.
let places = new Int32Array(16_384)
let following = new Int32Array(16_384)

/** The literal of a tsvector with the words of a message: A subject, B what is new, C what is quoted, D what is under it. */
export function searchVector(message: Searchable): string {
  const lexemes = new Map<string, Lexeme>()
  let bytes = 0
  let used = 0
  const addPlace = (place: number): number => {
    if (used === places.length) [places, following] = [doubled(places), doubled(following)]
    places[used] = place
    following[used] = -1
    used += 1
    return used - 1
  }
  const add = (word: string, at: number, weight: number) => {
    const place = (Math.min(at, lastPlace) << weightBits) | weight
    const known = lexemes.get(word)
    if (known) {
      if (known.count >= mostPlaces || bytes >= mostBytes || places[known.last] === place) return
      bytes += 2
      known.count += 1
      const added = addPlace(place)
      following[known.last] = added
      known.last = added
      return
    }
    const size = 3 * word.length + 6
    if (lexemes.size >= mostLexemes || bytes + size > mostBytes) return
    bytes += size
    const first = addPlace(place)
    lexemes.set(word, { count: 1, first, last: first })
  }
  eachWord(message.name.slice(0, 1000), (word, at) => add(nameMark(word), at, weights.name))
  const pieces = [
    [weights.A, message.subject],
    [weights.B, message.body],
    ...(message.files ?? []).map(name => [weights.B, name] as const),
    [weights.C, message.quoted],
    [weights.D, message.remainder],
  ] as const
  let next = 1
  for (const [weight, text] of pieces) {
    const end = eachWord(text, (word, at) => add(word, at, weight), next)
    next = end + gap
  }
  return withMarks(literalOf(lexemes), message.marks)
}

const doubled = (list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const longer = new Int32Array(list.length * 2)
  longer.set(list)
  return longer
}

const [space, quote, colon, comma, zero] = [0x20, 0x27, 0x3a, 0x2c, 0x30]
// The literal that is being written, as bytes.
let written = Buffer.allocUnsafeSlow(65_536)
/** A place, its weight and a sign, and what stands around a word. */
const mostOfPlace = 8
const mostOfWord = 6 * longestWord + 16

function literalOf(lexemes: ReadonlyMap<string, Lexeme>): string {
  let at = 0
  let isAscii = true
  for (const [word, { count, first }] of lexemes) {
    const most = at + mostOfWord + count * mostOfPlace
    if (most > written.length) written = Buffer.concat([written], 2 * most)
    if (at > 0) written[at++] = space
    const quoted = escaped(word)
    written[at++] = quote
    const end = asciiAt(quoted, at)
    if (end < 0) isAscii = false
    at = end < 0 ? at + written.write(quoted, at) : end
    written[at++] = quote
    let sign = colon
    for (let place = first; place >= 0; place = following[place]!) {
      written[at++] = sign
      at = numberAt(places[place]! >> weightBits, at)
      const letter = letters[places[place]! & (2 ** weightBits - 1)]!
      if (letter > 0) written[at++] = letter
      sign = comma
    }
  }
  return written.toString(isAscii ? 'latin1' : 'utf8', 0, at)
}

/** Writes a text of ASCII letters; answers where it ends, or -1 where it has others. */
function asciiAt(text: string, at: number): number {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code > 0x7f) return -1
    written[at + index] = code
  }
  return at + text.length
}

/** Writes a number; answers where it ends. */
function numberAt(value: number, at: number): number {
  let digits = 1
  for (let power = 10; power <= value; power *= 10) digits += 1
  let rest = value
  for (let index = at + digits - 1; index >= at; index -= 1) {
    written[index] = zero + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  return at + digits
}

/** The vector of a message that is marked with these as well; each stands in it once, however often it is given. */
export const withMarks = (vector: string, marks: readonly string[]): string =>
  [...[...new Set(marks)].map(quoteLexeme), ...(vector === '' ? [] : [vector])].join(' ')

/** A lexeme as literals of tsvector and tsquery write it. */
export const quoteLexeme = (lexeme: string): string => `'${escaped(lexeme)}'`
const escaped = (lexeme: string): string =>
  lexeme.includes("'") || lexeme.includes('\\') ? lexeme.replaceAll(/['\\]/g, '$&$&') : lexeme

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
