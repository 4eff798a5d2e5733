import { isUtf8 } from 'node:buffer'
import PostalMime from 'postal-mime'
import { decodeText, isPlain, linesOf } from '#content/text/charset.ts'
import { decoderOf } from './decode-part.ts'
import { joinFlowedLines } from './format-flowed.ts'
import { decodeHeaderWords } from './encoded-words.ts'
import { nextSpan, type Parser } from './read-span.ts'
import { MailRefusedError, type MailReasonKey } from './mail-refused-error.ts'

/** Collects the lines of a part and returns its bytes. */
type Decoder = { update(line: Uint8Array): void; finalize(): Promise<ArrayBuffer> }
type StructuredHeader = { value: string; params: Record<string, string> }

/** The patched members of the parser's part. */
type PostalNode = {
  postalMime: { buf: ArrayBuffer }
  parentNode?: PostalNode
  childNodes: readonly PostalNode[]
  state: string
  headerLines: string[]
  contentDecoder: Decoder
  contentType: { parsed: StructuredHeader; multipart: string | false }
  contentDisposition: { parsed: StructuredHeader }
  feed(line: Uint8Array): void
  setupContentDecoder(encoding: string): void
}
/** The patched members of the parser. */
type PatchedParser = Parser & {
  root: { constructor: { prototype: PostalNode } }
  readLine(): ReturnType<typeof nextSpan>
}
type ParseState = { parts: number; text: number; remarks: Set<MailReasonKey>; hint?: string }

const maxPartCount = 1000
/** The limit of all text parts together. The text of a message is shorter, even with markup. */
const maxTextBytes = 4 * 1_048_576

const states = new WeakMap<object, ParseState>()
const stateOf = (parser: object): ParseState =>
  states.getOrInsertComputed(parser, () => ({ parts: 0, text: 0, remarks: new Set() }))

/** Remarks about guesses and omissions of the parser. */
export const parseRemarksOf = (parser: PostalMime): readonly MailReasonKey[] => [...stateOf(parser).remarks]

/**
 * The parser takes a part in line by line, gives every line an end of its own, and believes the declared charset. In the
 * threads that read emails its parts are the bytes that stand in the email, charsets are checked, and texts are limited.
 * It has no options for that, so three of its methods are replaced; `known-postal-mime.test.ts` fails when it changes.
 * docs/decisions/0028, 0025 and 0041
 */
export function patchPostalMime(): void {
  const patchedParser = PostalMime.prototype as unknown as PatchedParser
  const { prototype } = (new PostalMime() as unknown as PatchedParser).root.constructor
  const { feed } = prototype

  patchedParser.readLine = function readStretch(this: PatchedParser) {
    return nextSpan(this)
  }
  prototype.feed = function feedReadable(this: PostalNode, lines): void {
    if (this.state !== 'header' || lines.length === 0) {
      feed.call(this, lines)
      return
    }
    const { buf } = this.postalMime
    const hint = (): string => (stateOf(this.postalMime).hint ??= charsetIn(buf))
    const readable = (line: Uint8Array): string => decodeText(line, isUtf8(line) ? 'utf-8' : '', hint())
    feed.call(this, isUtf8(lines) ? lines : Buffer.from(linesOf(lines).map(readable).join('')))
    const head = this.headerLines.pop()!
    for (const line of decodeHeaderWords(head.split('\n').map(withoutReturns))) this.headerLines.push(line)
  }
  prototype.setupContentDecoder = function setup(this: PostalNode, encoding): void {
    const state = stateOf(this.postalMime)
    state.parts += 1
    if (state.parts > maxPartCount) throw new MailRefusedError('tooManyParts', String(maxPartCount))
    classify(this)
    this.contentDecoder = decoderFor(this)(this, encoding, state)
  }
}

function withoutReturns(line: string): string {
  let end = line.length
  while (line[end - 1] === '\r') end -= 1
  return line.slice(0, end)
}

/** A type for calendars that the parser leaves unchanged. */
export const calendarType = 'application/x-calendar'

const textType = /^text\/(?:plain|html)$/
const isText = ({ contentType, contentDisposition }: PostalNode): boolean =>
  textType.test(contentType.parsed.value) && contentDisposition.parsed.value !== 'attachment'

/**
 * Named text parts are attachments, unless they are the only or an alternative body. Calendars are attachments too, since the
 * parser would rewrite them.
 */
function classify({
  contentType: { parsed: type },
  contentDisposition: { parsed: disposition },
  parentNode,
}: PostalNode): void {
  addMissingSemicolon(type)
  const name = disposition.params['filename'] || type.params['name']
  const isBody = !parentNode || /^(?:alternative|related)$/.test(parentNode.contentType.multipart || '')
  if (name && !isBody && textType.test(type.value)) disposition.value = 'attachment'
  if (/^(?:text\/calendar|application\/ics)$/.test(type.value)) type.value = calendarType
}

/** Some programs omit the semicolon: `text/plain charset=utf-8`. */
function addMissingSemicolon(type: StructuredHeader): void {
  const [, value, charset] = /^(text\/(?:plain|html))\s+charset="?([\w.:-]{1,40})/i.exec(type.value) ?? []
  if (!value) return
  type.value = value.toLowerCase()
  type.params['charset'] ??= charset!
}

/** The bytes of a part; the line end before a boundary belongs to the boundary. */
function spanOf({ postalMime, parentNode }: PostalNode) {
  let [from, to] = [-1, -1]
  return {
    update({ byteOffset, length }: Uint8Array): void {
      if (from < 0) from = byteOffset
      to = byteOffset + length
    },
    bytes(): Buffer {
      if (from < 0) return Buffer.alloc(0)
      const end = parentNode ? to : postalMime.buf.byteLength
      return Buffer.from(postalMime.buf, from, Math.max(0, end - from))
    },
  }
}

function decoderFor(postalNode: PostalNode): (postalNode: PostalNode, encoding: string, mail: ParseState) => Decoder {
  if (postalNode.contentType.multipart) return multipartDecoder
  return isText(postalNode) ? textDecoder : bytesDecoder
}

/** Text around the parts is ignored. If there are no parts, it is the body. */
function multipartDecoder(postalNode: PostalNode, encoding: string, mail: ParseState): Decoder {
  const { update, finalize } = textDecoder(postalNode, encoding, mail)
  return {
    update,
    async finalize() {
      if (postalNode.childNodes.length > 0) return new ArrayBuffer(0)
      postalNode.contentType.multipart = false
      postalNode.contentType.parsed.value = 'text/plain'
      const text = await finalize()
      if (/\S/.test(Buffer.from(text).toString('latin1'))) mail.remarks.add('partsUnclear')
      return text
    },
  }
}

function bytesDecoder(postalNode: PostalNode, encoding: string): Decoder {
  const { update, bytes } = spanOf(postalNode)
  return { update, finalize: async () => ownBuffer(decoderOf(encoding)(bytes())) }
}

/** Decodes text to UTF-8, up to the limit. */
function textDecoder(postalNode: PostalNode, encoding: string, mail: ParseState): Decoder {
  const { update, bytes } = spanOf(postalNode)
  const { params } = postalNode.contentType.parsed
  return {
    update,
    async finalize() {
      const all = bytes()
      const encoded = all.subarray(0, maxTextBytes - mail.text)
      mail.text += encoded.length
      if (encoded.length < all.length) mail.remarks.add('textTooLong')
      const decoded = decoderOf(encoding)(encoded)
      const charset = params['charset'] ?? ''
      const isFlowed = isWord(params['format'], 'flowed')
      if (!isFlowed && isPlain(decoded, charset)) return ownBuffer(decoded)
      params['charset'] = 'utf-8'
      params['format'] = 'fixed'
      const text = decodeText(decoded, charset)
      return ownBuffer(Buffer.from(isFlowed ? joinFlowedLines(text, isWord(params['delsp'], 'yes')) : text))
    },
  }
}

const isWord = (value: string | undefined, word: string): boolean => value?.trim().toLowerCase() === word

/** Copies a slice, since transferring a buffer detaches all of its memory. */
const ownBuffer = ({ buffer, byteOffset, byteLength }: Buffer): ArrayBuffer =>
  (byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)) as ArrayBuffer

const headBytes = 65_536
/** The charset declared by one of the parts, as a hint. */
function charsetIn(raw: ArrayBuffer): string {
  const head = Buffer.from(raw, 0, Math.min(raw.byteLength, headBytes)).toString('latin1')
  const charsets = [...head.matchAll(/charset="?([\w.:-]{1,40})/gi)].map(([, charset]) => charset!)
  return charsets.find(charset => !/^(?:us-ascii|utf-?8)$/i.test(charset)) ?? ''
}
