import { createHash } from 'node:crypto'
import { base64Lines, nameOf, redactTokens } from '#features/archives/index.ts'
import { TooMuchMarkupError } from '#content/text/html/clean.ts'
import { textOf } from '#content/text/index.ts'
import { passiveHtml } from '#content/text/html/passive-html.ts'
import { decodeText } from '#mail/parse/charset.ts'
import { decoderOf } from '#mail/parse/decode-part.ts'
import { headerField, plainValue } from './header-fields.ts'
import type { FileLinks } from './file-links.ts'
import type { Footer } from './footer.ts'
import { valueOf, type MimeEntity } from './mime-tree.ts'
import type { CopiedFile, CopySource } from './source.ts'
import { bodiesOf, isEncrypted, isOpaque, leavesOf, partsWithin } from './structure.ts'
import { htmlWithFooter, plainWithFooter, normalizeBytes, textWithSignature } from './texts.ts'
import { encodedText, encodingFor, mergeText, type Piece, type TextPiece } from './template.ts'

/** What is to become of the parts of a mail. */
export type CopyPlan = {
  source: CopySource
  root: MimeEntity
  footer: Footer
  left: ReadonlySet<MimeEntity>
  /** The files of the parts that are left out, and where each is. */
  files: readonly CopiedFile[]
  links: FileLinks
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const crlf = bytes('\r\n')

/** The body of a copy, and the fields of its head that say what it is. */
export function bodyOf(plan: CopyPlan): Piece[] {
  const { root, source } = plan
  if (isEncrypted(root)) return wholePart(plan, root)
  const isSeparate = source.group.settings.seperate_footers || bodiesOf(root).length === 0
  if (!isSeparate) return entityPart(plan, root)
  const own = footerPart(plan)
  if (plan.left.has(root)) return own
  if (root.type === 'multipart/mixed') return multipart(plan, root, [own])
  return wrapInMultipart('mixed', plan, [entityPart(plan, root), own])
}

function entityPart(plan: CopyPlan, entity: MimeEntity): Piece[] {
  if (isOpaque(entity)) return wholePart(plan, entity)
  if (entity.children.length > 0) return multipart(plan, entity)
  return bodiesOf(plan.root).includes(entity) ? textPart(plan, entity) : filePart(plan, entity)
}

/** A part and its fields as they came, its lines ended as they should be. */
const wholePart = (plan: CopyPlan, entity: MimeEntity): Piece[] => [
  ...contentFields(entity).map(bytes),
  crlf,
  ...bytesOf(plan.source, entity.body, entity.to),
]

/** Fields that say what a part is, as they came; of the mail itself the others are written anew. */
function contentFields({ fields }: MimeEntity, except: readonly string[] = []): string[] {
  const said = fields.filter(one => nameOf(one).startsWith('content-') && !except.includes(nameOf(one)))
  return said.map(one => `${normalizeBytes(bytes(one.trimEnd())).toString('latin1')}\r\n`)
}

/** Bytes of the kept mail with its files back in it. */
function bytesOf({ raw, contents }: CopySource, from: number, to: number): Buffer[] {
  const pieces: Buffer[] = []
  let at = from
  for (const place of partsWithin({ body: from, to }, raw.parts)) {
    pieces.push(normalizeBytes(raw.skeleton.subarray(at, place.at)))
    at = place.at
    const content = contents.get(place.hash)
    if (content) pieces.push(bytes(base64Lines(content)))
  }
  return [...pieces, normalizeBytes(raw.skeleton.subarray(at, to))]
}

function multipart(plan: CopyPlan, entity: MimeEntity, more: readonly Piece[][] = []): Piece[] {
  const boundary = entity.params.get('boundary') ?? ''
  const children = entity.children.filter(child => !plan.left.has(child)).map(child => entityPart(plan, child))
  return [...contentFields(entity).map(bytes), crlf, ...multipartBody(boundary, [...children, ...more])]
}

/** Parts between borders. */
export const multipartBody = (boundary: string, parts: readonly (readonly Piece[])[]): Piece[] => [
  ...parts.flatMap(one => [bytes(`--${boundary}\r\n`), ...one, crlf]),
  bytes(`--${boundary}--\r\n`),
]

/** A multipart of ours. What parts it is made from the mail, so that a mail is the same bytes each time. */
function wrapInMultipart(
  kind: 'mixed' | 'alternative',
  { source }: CopyPlan,
  parts: readonly (readonly Piece[])[],
): Piece[] {
  const { skeleton } = source.raw
  const boundary = `=_${kind}_${createHash('sha256').update(`${kind} of a copy`).update(skeleton).digest('hex').slice(0, 24)}`
  return [bytes(`Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`), ...multipartBody(boundary, parts)]
}

/** A file as it came, in base64 where a line of it would not get through. */
function filePart({ source }: CopyPlan, entity: MimeEntity): Piece[] {
  const { raw } = source
  const said = raw.skeleton.subarray(entity.body, entity.to)
  const isSafe = partsWithin(entity, raw.parts).length > 0 || entity.type.startsWith('message/') || isSevenBit(said)
  const head = contentFields(entity, isSafe ? [] : ['content-transfer-encoding']).map(bytes)
  if (isSafe) return [...head, crlf, ...bytesOf(source, entity.body, entity.to)]
  const decoded = decoderOf(entity.encoding)(said)
  return [...head, bytes('Content-Transfer-Encoding: base64\r\n\r\n'), bytes(base64Lines(decoded))]
}

const isSevenBit = (said: Buffer): boolean => !/[\0\x80-\xff]|[^\n]{999}/.test(said.toString('latin1'))

/** A text with the footer in it; of plain texts there may be a second as HTML. */
function textPart(plan: CopyPlan, entity: MimeEntity): Piece[] {
  const { source, footer } = plan
  const { settings } = source.group
  const isHtml = entity.type === 'text/html'
  const written = decodeText(
    decoderOf(entity.encoding)(source.raw.skeleton.subarray(entity.body, entity.to)),
    entity.params.get('charset') ?? '',
  )
  const { signature } = source.raw
  const whole = signature ? textWithSignature(written, signature, isHtml) : written
  const said = !isHtml ? whole : settings.normalize_html_emails ? source.message.html : passiveOf(source, whole)
  const text = withFileLinks(plan, redactedText(source, said), isHtml)
  const isFooted = !settings.seperate_footers
  const pieces = isHtml
    ? htmlWithFooter(text, isFooted ? footer : noFooter)
    : plainWithFooter(text, isFooted ? footer.plain : [])
  const own = encodedPart(plan.links.cut(pieces), [contentType(entity), ...contentFields(entity, rewrittenHeaders)])
  const others = bodiesOf(plan.root).filter(({ type }) => type !== entity.type)
  if (others.length > 0 || (!isHtml && !settings.force_html_emails)) return own
  if (isHtml) {
    if (bodiesOf(plan.root)[0] !== entity) return own
    const words = plainWithFooter(textOf(redactedText(source, source.message.html)), isFooted ? footer.plain : [])
    return wrapInMultipart('alternative', plan, [encodedPart(words, [plainType]), own])
  }
  const second = htmlWithFooter(redactedText(source, source.message.html), isFooted ? footer : noFooter)
  return wrapInMultipart('alternative', plan, [own, encodedPart(second, [htmlType])])
}

/** What the author quotes of our mails goes out without the codes in it. */
const redactedText = ({ addresses, seals }: CopySource, text: string): string =>
  redactTokens(text, { ...addresses, codes: seals })

const noFooter = { html: [], coloured: [] }

/** HTML as its author wrote it, but for what runs in it or tells who reads; where it cannot be read so, as it is in the archives. */
function passiveOf({ message }: CopySource, html: string): string {
  try {
    return html.length > maxHtmlBytes ? message.html : passiveHtml(html)
  } catch (error) {
    if (error instanceof TooMuchMarkupError) return message.html
    throw error
  }
}
const maxHtmlBytes = 1_048_576

export const plainType = 'Content-Type: text/plain; charset=utf-8\r\n'
export const htmlType = 'Content-Type: text/html; charset=utf-8\r\n'
// A text that was changed is written in letters and in a way of our own.
const rewrittenHeaders = ['content-type', 'content-transfer-encoding', 'content-md5', 'content-length']

function contentType({ fields, type }: MimeEntity): string {
  const kept = plainValue(valueOf(fields, 'content-type')).match(/;\s*(?:format|delsp)\s*=\s*"?[a-z]+"?/gi) ?? []
  return headerField('Content-Type', `${type}; charset=utf-8${kept.join('')}`)
}

/** A text as a part by itself. */
export function encodedPart(given: readonly TextPiece[], fields: readonly string[]): Piece[] {
  const pieces = mergeText(given)
  const encoding = encodingFor(pieces)
  return [bytes(`${fields.join('')}Content-Transfer-Encoding: ${encoding}\r\n\r\n`), ...encodedText(pieces, encoding)]
}

/** The footer by itself. */
const footerPart = ({ footer, root }: CopyPlan): Piece[] =>
  bodiesOf(root).some(({ type }) => type === 'text/html')
    ? encodedPart(footer.html, [htmlType, 'Content-Disposition: inline\r\n'])
    : encodedPart(footer.plain, [plainType, 'Content-Disposition: inline\r\n'])

/** Pictures that are not in this copy are fetched from the archive; whoever has the mail need not sign in for them. */
function withFileLinks({ files, links }: CopyPlan, text: string, isHtml: boolean): string {
  if (!isHtml) return text
  const shown = files.filter(({ content_id }) => content_id !== '')
  return shown.reduce((html, { id, content_id }) => html.replaceAll(`cid:${content_id}`, () => links.to(id)), text)
}

/** The parts that are too large for a reader, as far as they can be fetched elsewhere. */
export function oversizedLeaves(root: MimeEntity, sizeOf: (leaf: MimeEntity) => number, most: number): MimeEntity[] {
  const bodies = new Set(bodiesOf(root))
  return leavesOf(root).filter(leaf => !bodies.has(leaf) && sizeOf(leaf) > most)
}
