import { isAscii, isUtf8 } from 'node:buffer'

// The declared charset of old mails is often missing or wrong, so the bytes are checked, as mail clients do. docs/decisions/0028

const utf7 = /^(?:x-)?(?:unicode-[12]-[01]-)?utf-?7$/i
/** Charset names that say nothing about non-ASCII characters. */
const uninformativeCharset =
  /^(?:|(?:us-?)?ascii|ansi_x3\.4-1968|(?:x-)?unknown(?:-8bit)?|(?:x-)?user-defined|8bit|none|default)$/i
const isUnicode = /^utf-?8$/i
const isEscaped = (text: string): boolean => text.includes('\u001b$B') || text.includes('\u001b$@')

/** Decodes text in the declared charset if it fits, else in the most likely one. */
export function decodeText(bytes: Uint8Array, declared: string, hint = ''): string {
  const charset = declared.trim().replace(/^["']|["']$/g, '')
  if (utf7.test(charset)) return decodeUtf7(latin1(bytes))
  if (uninformativeCharset.test(charset)) return decodeGuessed(bytes, hint)
  if (isUnicode.test(charset)) return isUtf8(bytes) ? utf8.decode(bytes) : decodeGuessed(bytes, hint)
  const text = decoderOf(charset)?.decode(bytes)
  return text !== undefined && isMostlyRight(text) ? text : decodeGuessed(bytes, hint)
}

/** Whether the declared charset is certainly right. */
export function isPlain(bytes: Uint8Array, declared: string): boolean {
  if (isAscii(bytes)) return !utf7.test(declared) && !(uninformativeCharset.test(declared) && isEscaped(latin1(bytes)))
  return isUnicode.test(declared) && isUtf8(bytes)
}

const utf8 = new TextDecoder('utf-8')
const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

// Creating a decoder takes longer than decoding a short text. There are only a few hundred labels.
const decoders = new Map<string, TextDecoder>()

function decoderOf(charset: string): TextDecoder | undefined {
  const name = charset.trim().toLowerCase()
  for (const label of [name, name.replace(/^(?:x-|cs)/, '')]) {
    try {
      return decoders.getOrInsertComputed(label, () => new TextDecoder(label))
    } catch {
      // Unknown label.
    }
  }
  return undefined
}

/** Some invalid characters are tolerated, such as one that was cut in two. */
function isMostlyRight(text: string): boolean {
  let invalidCount = 0
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) invalidCount += 1
  return invalidCount <= 1 + text.length / 20
}

/** Decodes valid UTF-8 lines as UTF-8, and the others, such as quotations, in the charset guessed from all of them. */
function decodeGuessed(bytes: Uint8Array, hint: string): string {
  if (isUtf8(bytes)) {
    const text = utf8.decode(bytes)
    return isEscaped(text) ? new TextDecoder('iso-2022-jp').decode(bytes) : text
  }
  const lines = linesOf(bytes)
  const nonUtf8Lines = lines.filter(line => !isUtf8(line))
  const decoder = hintedDecoder(hint, nonUtf8Lines) ?? new TextDecoder(charsetOf(nonUtf8Lines.map(latin1).join('\n')))
  return lines.map(line => (isUtf8(line) ? utf8 : decoder).decode(line)).join('')
}

/** Splits bytes into lines, with their line ends. */
export function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(10, from) + 1 || bytes.length
    lines.push(bytes.subarray(from, end))
    from = end
  }
  return lines
}

function hintedDecoder(hint: string, lines: readonly Uint8Array[]): TextDecoder | undefined {
  if (uninformativeCharset.test(hint) || isUnicode.test(hint) || utf7.test(hint)) return undefined
  const decoder = decoderOf(hint)
  return decoder && lines.every(line => isMostlyRight(decoder.decode(line))) ? decoder : undefined
}

const share = (text: string, expression: RegExp): number => (text.match(expression)?.length ?? 0) / text.length
const fits = (charset: string, bytes: Buffer): string | undefined => {
  const text = new TextDecoder(charset).decode(bytes)
  return isMostlyRight(text) ? text : undefined
}

/** The share of characters of a script among those beyond ASCII. */
const scripts: readonly (readonly [charset: string, letters: RegExp, least: number])[] = [
  ['shift_jis', /[\u3041-\u30fe]/g, 0.3],
  ['euc-jp', /[\u3041-\u30fe]/g, 0.3],
  ['euc-kr', /[\uac00-\ud7a3]/g, 0.95],
]

/** Guesses a multi-byte or non-Latin charset; each character of `text` is one byte. */
export function charsetOf(text: string): string {
  // Accented Latin letters are isolated between others.
  const runs = text.match(/[\u0080-\u00ff]{4,}/g)
  if (!runs) return 'windows-1252'
  const letters = runs.join('')
  // Cyrillic letters are in one quarter of the code page; the more frequent lower-case letters in one half of it.
  if (share(letters, /[\u00c0-\u00ff]/g) > 0.95)
    return share(letters, /[\u00c0-\u00df]/g) > 0.5 ? 'koi8-r' : 'windows-1251'
  const bytes = Buffer.from(text, 'latin1')
  for (const [charset, scriptLetters, least] of scripts) {
    const foreign = fits(charset, bytes)?.replace(/[^\u0080-\u2fff\u3003-\uff00\uff5f-\uffff]/g, '')
    if (foreign && share(foreign, scriptLetters) >= least) return charset
  }
  const pairs = text.match(/[\u0081-\u00fe][\u0040-\u00fe]/g) ?? []
  const isTaiwanese =
    pairs.some(pair => pair[1]! < '\u0080') &&
    pairs.filter(([lead]) => lead! >= '\u00a4' && lead! <= '\u00c6').length >= 0.7 * pairs.length
  if (isTaiwanese && fits('big5', bytes) !== undefined) return 'big5'
  return fits('gb18030', bytes) === undefined ? 'windows-1252' : 'gb18030'
}

/** RFC 2152: non-ASCII characters are UTF-16 in base64, between + and -. */
export const decodeUtf7 = (text: string): string =>
  text.replace(/\+([A-Za-z0-9+/]*)-?/g, (_, encoded: string) =>
    encoded === '' ? '+' : new TextDecoder('utf-16be').decode(evenLength(Buffer.from(encoded, 'base64'))),
  )
const evenLength = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length - (bytes.length % 2))
