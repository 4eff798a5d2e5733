import { createHash } from 'node:crypto'
import { base64Lines, nameOf, redactTokens } from '#features/archives/index.ts'
import { textOf } from '#content/text/index.ts'
import { sanitizeForEmail } from '#content/text/html/sanitize-for-email.ts'
import { decodeText } from '#content/text/charset.ts'
import { decoderOf } from '#mail/parse/decode-part.ts'
import { headerField, plainValue } from './header-fields.ts'
import type { FileLinks } from './file-links.ts'
import type { Footer } from './footer.ts'
import { valueOf, type MimeEntity } from './mime-tree.ts'
import type { CopiedFile, CopySource } from './source.ts'
import { bodiesOf, isEncrypted, isOpaque, leavesOf, partsWithin } from './structure.ts'
import { htmlWithFooter, plainWithFooter, normalizeBytes, textWithSignature } from './texts.ts'
import { encodedText, encodingFor, mergeText, type Piece, type TextPiece } from './template.ts'

/** The plan for the parts of a copy. */
export type CopyPlan = {
  source: CopySource
  root: MimeEntity
  footer: Footer
  left: ReadonlySet<MimeEntity>
  /** Files that are replaced by links. */
  files: readonly CopiedFile[]
  links: FileLinks
}

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
const crlf = bytes('\r\n')

/** The body of a copy with its content headers. */
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

/** A part unchanged, with normalized line ends. */
const wholePart = (plan: CopyPlan, entity: MimeEntity): Piece[] => [
  ...contentFields(entity).map(bytes),
  crlf,
  ...bytesOf(plan.source, entity.body, entity.to),
]

/** The content headers of a part, unchanged. */
function contentFields({ fields }: MimeEntity, except: readonly string[] = []): string[] {
  const contentHeaders = fields.filter(one => nameOf(one).startsWith('content-') && !except.includes(nameOf(one)))
  return contentHeaders.map(one => `${normalizeBytes(bytes(one.trimEnd())).toString('latin1')}\r\n`)
}

/** The original bytes with the attachments inserted again. */
function bytesOf({ raw, contents }: CopySource, from: number, to: number): Buffer[] {
  const pieces: Buffer[] = []
  let at = from
  for (const part of partsWithin({ body: from, to }, raw.parts)) {
    pieces.push(normalizeBytes(raw.skeleton.subarray(at, part.at)))
    at = part.at
    const content = contents.get(part.hash)
    if (content) pieces.push(bytes(base64Lines(content)))
  }
  return [...pieces, normalizeBytes(raw.skeleton.subarray(at, to))]
}

function multipart(plan: CopyPlan, entity: MimeEntity, more: readonly Piece[][] = []): Piece[] {
  const boundary = entity.params.get('boundary') ?? ''
  const children = entity.children.filter(child => !plan.left.has(child)).map(child => entityPart(plan, child))
  return [...contentFields(entity).map(bytes), crlf, ...multipartBody(boundary, [...children, ...more])]
}

/** Joins parts with boundaries. */
export const multipartBody = (boundary: string, parts: readonly (readonly Piece[])[]): Piece[] => [
  ...parts.flatMap(one => [bytes(`--${boundary}\r\n`), ...one, crlf]),
  bytes(`--${boundary}--\r\n`),
]

/** Wraps parts in a new multipart. The boundary is derived from the mail, so that the result is reproducible. */
function wrapInMultipart(
  kind: 'mixed' | 'alternative',
  { source }: CopyPlan,
  parts: readonly (readonly Piece[])[],
): Piece[] {
  const { skeleton } = source.raw
  const boundary = `=_${kind}_${createHash('sha256').update(`${kind} of a copy`).update(skeleton).digest('hex').slice(0, 24)}`
  return [bytes(`Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`), ...multipartBody(boundary, parts)]
}

/** An attachment unchanged, or in base64 if its lines are not safe for transport. */
function filePart({ source }: CopyPlan, entity: MimeEntity): Piece[] {
  const { raw } = source
  const encoded = raw.skeleton.subarray(entity.body, entity.to)
  const isSafe = partsWithin(entity, raw.parts).length > 0 || entity.type.startsWith('message/') || isSevenBit(encoded)
  const head = contentFields(entity, isSafe ? [] : ['content-transfer-encoding']).map(bytes)
  if (isSafe) return [...head, crlf, ...bytesOf(source, entity.body, entity.to)]
  const decoded = decoderOf(entity.encoding)(encoded)
  return [...head, bytes('Content-Transfer-Encoding: base64\r\n\r\n'), bytes(base64Lines(decoded))]
}

const isSevenBit = (encoded: Buffer): boolean => !/[\0\x80-\xff]|[^\n]{999}/.test(encoded.toString('latin1'))

/** A text part with the footer; for plain text an HTML alternative may be added. */
function textPart(plan: CopyPlan, entity: MimeEntity): Piece[] {
  const { source, footer } = plan
  const { settings } = source.group
  const isHtml = entity.type === 'text/html'
  const decoded = decodeText(
    decoderOf(entity.encoding)(source.raw.skeleton.subarray(entity.body, entity.to)),
    entity.params.get('charset') ?? '',
  )
  const { signature } = source.raw
  const signedText = signature ? textWithSignature(decoded, signature, isHtml) : decoded
  const content = !isHtml
    ? signedText
    : settings.normalize_html_emails
      ? source.message.html
      : sanitized(source, signedText)
  const text = withFileLinks(plan, redactedText(source, content), isHtml)
  const isFooted = !settings.seperate_footers
  const pieces = isHtml
    ? htmlWithFooter(text, isFooted ? footer : noFooter)
    : plainWithFooter(text, isFooted ? footer.plain : [])
  const own = encodedPart(plan.links.cut(pieces), [contentType(entity), ...contentFields(entity, rewrittenHeaders)])
  const others = bodiesOf(plan.root).filter(({ type }) => type !== entity.type)
  if (others.length > 0 || (!isHtml && !settings.force_html_emails)) return own
  if (isHtml) {
    if (bodiesOf(plan.root)[0] !== entity) return own
    const plainPieces = plainWithFooter(textOf(redactedText(source, source.message.html)), isFooted ? footer.plain : [])
    return wrapInMultipart('alternative', plan, [encodedPart(plainPieces, [plainType]), own])
  }
  const htmlPieces = htmlWithFooter(redactedText(source, source.message.html), isFooted ? footer : noFooter)
  return wrapInMultipart('alternative', plan, [own, encodedPart(htmlPieces, [htmlType])])
}

/** Removes our signed tokens from text that the author quotes. */
const redactedText = ({ addresses, seals }: CopySource, text: string): string =>
  redactTokens(text, { ...addresses, codes: seals })

const noFooter = { html: [], coloured: [] }

/** The author's HTML without scripts and tracking; if it is too long for that, the sanitized version of the archive. */
const sanitized = ({ message }: CopySource, html: string): string =>
  html.length > maxHtmlBytes ? message.html : sanitizeForEmail(html)
const maxHtmlBytes = 1_048_576

export const plainType = 'Content-Type: text/plain; charset=utf-8\r\n'
export const htmlType = 'Content-Type: text/html; charset=utf-8\r\n'
// Changed text is encoded anew, so these headers are rewritten.
const rewrittenHeaders = ['content-type', 'content-transfer-encoding', 'content-md5', 'content-length']

function contentType({ fields, type }: MimeEntity): string {
  const parameters = plainValue(valueOf(fields, 'content-type')).match(/;\s*(?:format|delsp)\s*=\s*"?[a-z]+"?/gi) ?? []
  return headerField('Content-Type', `${type}; charset=utf-8${parameters.join('')}`)
}

/** A text part with its transfer encoding. */
export function encodedPart(text: readonly TextPiece[], fields: readonly string[]): Piece[] {
  const pieces = mergeText(text)
  const encoding = encodingFor(pieces)
  return [bytes(`${fields.join('')}Content-Transfer-Encoding: ${encoding}\r\n\r\n`), ...encodedText(pieces, encoding)]
}

/** The footer as a separate part. */
const footerPart = ({ footer, root }: CopyPlan): Piece[] =>
  bodiesOf(root).some(({ type }) => type === 'text/html')
    ? encodedPart(footer.html, [htmlType, 'Content-Disposition: inline\r\n'])
    : encodedPart(footer.plain, [plainType, 'Content-Disposition: inline\r\n'])

/** Replaces images left out of this copy by links to the archive, which need no login. */
function withFileLinks({ files, links }: CopyPlan, text: string, isHtml: boolean): string {
  if (!isHtml) return text
  const shown = files.filter(({ content_id }) => content_id !== '')
  return shown.reduce((html, { id, content_id }) => html.replaceAll(`cid:${content_id}`, () => links.to(id)), text)
}

/** Parts above the reader's size limit, which become links. */
export function oversizedLeaves(
  root: MimeEntity,
  sizeOf: (leaf: MimeEntity) => number,
  maxBytes: number,
): MimeEntity[] {
  const bodies = new Set(bodiesOf(root))
  return leavesOf(root).filter(leaf => !bodies.has(leaf) && sizeOf(leaf) > maxBytes)
}
