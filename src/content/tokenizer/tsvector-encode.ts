import { countOf, fields, firstOf, currentVector, weightBits, weights } from './tsvector-builder.ts'

const [space, quote, backslash, colon, comma, zero] = [0x20, 0x27, 0x5c, 0x3a, 0x2c, 0x30]
const weightMask = 2 ** weightBits - 1
const signs = Object.fromEntries(Object.entries(weights).map(([sign, weight]) => [weight, sign.charCodeAt(0)]))
/** The maximum size of a position with weight and comma, and of what surrounds a word. */
const maxPositionBytes = 7
const maxWordOverhead = 4
// The literal being written.
let outputBuffer = Buffer.allocUnsafeSlow(65_536)

/** The current vector as a tsvector literal. */
export function tsvectorLiteral(): string {
  const { words, lexemes, places, placed } = currentVector()
  const { letters, ends, count: known } = words
  const most = 2 * words.startOf(known) + maxPositionBytes * placed + maxWordOverhead * known
  if (most > outputBuffer.length) outputBuffer = Buffer.allocUnsafeSlow(2 * most)
  let at = 0
  let index = 0
  for (let word = 0; word < known; word += 1) {
    if (at > 0) outputBuffer[at++] = space
    outputBuffer[at++] = quote
    for (const end = ends[word]!; index < end; index += 1) {
      const code = letters[index]!
      if (code === quote || code === backslash) outputBuffer[at++] = code
      outputBuffer[at++] = code
    }
    outputBuffer[at++] = quote
    let sign = colon
    for (let position = lexemes[word * fields + firstOf]!; position >= 0; position = places[position + 1]!) {
      outputBuffer[at++] = sign
      at = numberAt(places[position]! >> weightBits, at)
      const weight = places[position]! & weightMask
      if (weight !== weights.none) outputBuffer[at++] = signs[weight]!
      sign = comma
    }
  }
  return outputBuffer.toString('utf8', 0, at)
}

/** Writes a number; returns where it ends. */
function numberAt(value: number, at: number): number {
  let digits = 1
  for (let power = 10; power <= value; power *= 10) digits += 1
  let rest = value
  for (let index = at + digits - 1; index >= at; index -= 1) {
    outputBuffer[index] = zero + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  return at + digits
}

/**
 * The same in the server's binary format: the number of words, then each with a terminator, its number of positions and
 * the positions. In the server's sort order: sorting there would take longer than everything else.
 */
export function tsvectorBytes(): Buffer {
  const { words, lexemes, places, placed } = currentVector()
  const { letters, ends, count: known } = words
  const vector = Buffer.allocUnsafeSlow(4 + words.startOf(known) + 3 * known + 2 * placed)
  let at = vector.writeInt32BE(known, 0)
  const sorted = sortedLexemes()
  for (let index = 0; index < known; index += 1) {
    const word = sorted[index]!
    const [lexeme, end] = [word * fields, ends[word]!]
    for (let from = words.startOf(word); from < end; from += 1) vector[at++] = letters[from]!
    const count = lexemes[lexeme + countOf]!
    vector[at] = 0
    vector[at + 1] = count >> 8
    vector[at + 2] = count & 0xff
    at += 3
    for (let position = lexemes[lexeme + firstOf]!; position >= 0; position = places[position + 1]!) {
      const weighed = (places[position]! >> weightBits) | weightsOfServer[places[position]! & weightMask]!
      vector[at] = weighed >> 8
      vector[at + 1] = weighed & 0xff
      at += 2
    }
  }
  return vector
}

/** The server's weight bits, by our weights. */
const weightsOfServer = [weights.D, weights.D, weights.C, weights.B, weights.A].map(
  weight => (weight - weights.D) << 14,
)

const firstLetters = 5
const indexes = 2 ** 13
// Sort keys of the lexemes, and their order.
const keys = new Float64Array(indexes)
const order = new Int32Array(indexes)
/** Up to this many words with a common prefix are compared one by one. */
const maxCompared = 64

/**
 * The lexemes in byte order. Numbers are sorted far faster than strings: the first five bytes of each and its index
 * form a number. Common prefixes are sorted afterwards; if there are too many, the server sorts the rest.
 */
function sortedLexemes(): Int32Array {
  const { letters, ends, count: known } = currentVector().words
  if (known > indexes) return Int32Array.from({ length: known }, (_, index) => index)
  let from = 0
  for (let lexeme = 0; lexeme < known; lexeme += 1) {
    const end = ends[lexeme]!
    let key = 0
    for (let index = from; index < from + firstLetters; index += 1)
      key = key * 256 + (index < end ? letters[index]! : 0)
    keys[lexeme] = key * indexes + lexeme
    from = end
  }
  keys.subarray(0, known).sort()
  let alike = 0
  for (let index = 0, before = -1; index < known; index += 1) {
    const key = keys[index]!
    const beginning = Math.floor(key / indexes)
    const lexeme = key - beginning * indexes
    alike = beginning === before ? alike + 1 : 0
    before = beginning
    let at = index
    if (alike <= maxCompared)
      for (; at > index - alike && comesBefore(lexeme, order[at - 1]!); at -= 1) order[at] = order[at - 1]!
    order[at] = lexeme
  }
  return order
}

/** Compares two lexemes with a common prefix. */
function comesBefore(one: number, other: number): boolean {
  const { words } = currentVector()
  const { letters, ends } = words
  const [from, otherFrom] = [words.startOf(one), words.startOf(other)]
  const [length, otherLength] = [ends[one]! - from, ends[other]! - otherFrom]
  for (let index = firstLetters; index < length && index < otherLength; index += 1) {
    const difference = letters[from + index]! - letters[otherFrom + index]!
    if (difference !== 0) return difference < 0
  }
  return length < otherLength
}
