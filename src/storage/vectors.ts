const [quote, backslash, colon, comma, space, zero, nine, letterA] = [0x27, 0x5c, 0x3a, 0x2c, 0x20, 0x30, 0x39, 0x41]
/** A weight in the two highest bits of a place, by its letter; without a letter it is that of D. */
const weightOf = (letter: number): number =>
  letter >= letterA && letter < letterA + 3 ? (letterA + 3 - letter) << 14 : 0
const placeIn = (written: number): number => written & 0x3f_ff

/**
 * The literal of a tsvector, as we write them, in the form in which the server reads a vector in half the time: each word, an
 * end, how many places it has, and those in their order. A word must stand in it once. Never longer than the literal and five bytes.
 */
export function vectorBytes(literal: string): Buffer {
  const given = Buffer.from(literal)
  const bytes = Buffer.allocUnsafe(given.length + 5)
  let [at, to, words] = [0, 4, 0]
  while (at < given.length) {
    if (given[at] === space) at += 1
    if (given[at] !== quote) throw new TypeError('this is no literal of a vector')
    for (at += 1; ; at += 1) {
      if (at >= given.length) throw new TypeError('a literal of a vector ends within a word')
      const code = given[at]!
      if (code === quote || code === backslash) {
        if (code !== given[at + 1]) break
        at += 1
      }
      bytes[to++] = code
    }
    at += 1
    bytes[to++] = 0
    const count = to
    to += 2
    let last = 0
    for (let sign = colon; given[at] === sign; sign = comma) {
      let place = 0
      let code = given[++at]!
      for (; code >= zero && code <= nine; code = given[++at]!) place = place * 10 + code - zero
      if (code >= letterA) at += 1
      const weighed = place | weightOf(code)
      if (place <= last) {
        to = withPlace(bytes, count + 2, to, weighed)
        continue
      }
      bytes[to++] = weighed >> 8
      bytes[to++] = weighed & 0xff
      last = place
    }
    const places = (to - count - 2) / 2
    bytes[count] = places >> 8
    bytes[count + 1] = places & 0xff
    words += 1
  }
  bytes.writeInt32BE(words, 0)
  return bytes.subarray(0, to)
}

/** Writes a place behind those between `from` and `to`; answers where they end now. Of two in the same place the heavier counts. */
function withPlace(bytes: Buffer, from: number, to: number, place: number): number {
  let at = to
  while (at > from && placeIn(bytes.readUInt16BE(at - 2)) > placeIn(place)) at -= 2
  if (at > from && placeIn(bytes.readUInt16BE(at - 2)) === placeIn(place)) {
    bytes.writeUInt16BE(Math.max(bytes.readUInt16BE(at - 2), place), at - 2)
    return to
  }
  bytes.copyWithin(at + 2, at, to)
  bytes.writeUInt16BE(place, at)
  return to + 2
}
