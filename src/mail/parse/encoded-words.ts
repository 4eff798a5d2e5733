import { decodeText, isPlain } from '#content/text/charset.ts'

// RFC 2047: =?charset?encoding?text?=
const encodedWordPattern = /=\?([^?\s]{1,60})\?([QqBb])\?([^?]*)\?=/g
type EncodedWord = { charset: string; encoding: string; bytes: Buffer; from: number; to: number }

/** Re-encodes encoded words as UTF-8 if their declared charset is wrong. */
export function decodeHeaderWords(lines: readonly string[]): string[] {
  if (!lines.some(line => line.includes('=?'))) return [...lines]
  const headers: string[] = []
  for (const line of lines) {
    // A character may be split between encoded words, and words between lines.
    if (headers.length > 0 && /^[ \t]/.test(line)) headers.push(`${headers.pop()}\n${line}`)
    else headers.push(line)
  }
  return headers.flatMap(header => (header.includes('=?') ? decodeHeader(header).split('\n') : header.split('\n')))
}

function decodeHeader(header: string): string {
  let decoded = ''
  let at = 0
  for (const words of adjacentWords(header)) {
    const { charset } = words[0]!
    const charsetName = charset.split('*', 1)[0]!
    const bytes = Buffer.concat(words.map(one => one.bytes))
    if (isPlain(bytes, charsetName)) continue
    decoded += header.slice(at, words[0]!.from) + encoded(decodeText(bytes, charsetName))
    at = words.at(-1)!.to
  }
  return decoded + header.slice(at)
}

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** Groups adjacent encoded words that form one text. */
function adjacentWords(header: string): EncodedWord[][] {
  const groups: EncodedWord[][] = []
  for (const { 0: whole, 1: charset, 2: encoding, 3: letters, index } of header.matchAll(encodedWordPattern)) {
    const encodedWord = { charset: charset!, encoding: encoding!.toUpperCase(), from: index, to: index + whole.length }
    const last = groups.at(-1)?.at(-1)
    const isNext =
      last?.charset === encodedWord.charset &&
      last.encoding === encodedWord.encoding &&
      header.slice(last.to, index).trim() === ''
    const one = { ...encodedWord, bytes: bytesOf(encodedWord.encoding, letters!) }
    if (isNext) groups.at(-1)!.push(one)
    else groups.push([one])
  }
  return groups
}

function bytesOf(encoding: string, letters: string): Buffer {
  if (encoding === 'B') return Buffer.from(letters, 'base64')
  const plain = Buffer.from(letters.replaceAll('_', ' ')).toString('latin1')
  return Buffer.from(
    plain.replace(/=([\dA-F]{2})/gi, (_, digits: string) => String.fromCharCode(parseInt(digits, 16))),
    'latin1',
  )
}
