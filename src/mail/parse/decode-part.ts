/** Removes the transfer encoding of a part. */
type Decode = (encoded: Buffer) => Buffer

const decoders: Readonly<Record<string, Decode>> = { base64: fromBase64, 'quoted-printable': fromQuotedPrintable }
const asItIs: Decode = encoded => encoded

/** The decoder for a transfer encoding. */
export const decoderOf = (encoding: string): Decode => decoders[encoding] ?? asItIs

const [lineFeed, carriageReturn, space, tab, equalsSign] = [0x0a, 0x0d, 0x20, 0x09, 0x3d]

// Decoded in blocks of this size.
const blockBytes = 1_048_576

function fromBase64(encoded: Buffer): Buffer {
  const decoded = Buffer.allocUnsafeSlow(Math.floor((lettersIn(encoded) * 3) / 4))
  let size = 0
  for (let from = 0; from < encoded.length;) {
    const padding = encoded.indexOf(equalsSign, from)
    const end = padding < 0 ? encoded.length : padding
    let rest = ''
    for (; from < end; from += blockBytes) {
      const letters = rest + encoded.toString('latin1', from, Math.min(end, from + blockBytes)).replace(/\s+/g, '')
      const whole = from + blockBytes < end ? letters.length - (letters.length % 4) : letters.length
      size += decoded.write(letters.slice(0, whole), size, 'base64')
      rest = letters.slice(whole)
    }
    // Some programs encode each line separately, and some lists append a plain footer.
    from = end
    while (encoded[from] === equalsSign) from += 1
    if (isForeign.test(encoded.toString('latin1', from, from + 200))) break
  }
  return decoded.subarray(0, size)
}

/** An upper bound for the number of base64 characters; exact if there are only line ends besides. */
function lettersIn(encoded: Buffer): number {
  let letters = encoded.length
  for (let at = encoded.indexOf(lineFeed); at >= 0; at = encoded.indexOf(lineFeed, at + 1))
    letters -= encoded[at - 1] === carriageReturn ? 2 : 1
  for (let at = encoded.length - 1; at > encoded.length - 5 && letters > 0; at -= 1)
    if (encoded[at] === equalsSign) letters -= 1
  return letters
}

const isForeign = /[^\w+/=\s]|_|\w \w/

/** RFC 2045, section 6.7: `=` and two hex digits are a byte, `=` at the end of a line is a soft line break. */
function fromQuotedPrintable(encoded: Buffer): Buffer {
  const decoded = Buffer.allocUnsafe(encoded.length)
  let size = 0
  let from = 0
  for (let at = encoded.indexOf(equalsSign); at >= 0; at = encoded.indexOf(equalsSign, from)) {
    size += encoded.copy(decoded, size, from, at)
    const byte = byteAt(encoded, at + 1)
    if (byte >= 0) {
      decoded[size] = byte
      size += 1
      from = at + 3
      continue
    }
    const next = endOfBreak(encoded, at + 1)
    // An invalid escape is kept as it is.
    if (next === undefined) {
      decoded[size] = equalsSign
      size += 1
    }
    from = next ?? at + 1
  }
  size += encoded.copy(decoded, size, from)
  return decoded.subarray(0, size)
}

const digit = (code = 0): number => {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}
const byteAt = (bytes: Buffer, at: number): number => {
  const [high, low] = [digit(bytes[at]), digit(bytes[at + 1])]
  return high < 0 || low < 0 ? -1 : high * 16 + low
}

/** The offset after a soft line break, which may be preceded by spaces. */
function endOfBreak(bytes: Buffer, from: number): number | undefined {
  let at = from
  while (bytes[at] === space || bytes[at] === tab) at += 1
  if (bytes[at] === carriageReturn) at += 1
  if (at >= bytes.length) return at
  return bytes[at] === lineFeed ? at + 1 : undefined
}
