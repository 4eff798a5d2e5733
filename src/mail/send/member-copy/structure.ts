import type { RawPart } from '#features/archives/index.ts'
import { valueOf, type MimeEntity } from './mime-tree.ts'
import type { CopiedFile } from './source.ts'

/** Types that are signed or encrypted as a whole: any change would break them. */
const opaqueTypes = new Set([
  'multipart/signed',
  'multipart/encrypted',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
])
export const isOpaque = ({ type }: MimeEntity): boolean => opaqueTypes.has(type)
/** Encrypted mail gets no footer either. */
export const isEncrypted = ({ type, params }: MimeEntity): boolean =>
  isOpaque({ type } as MimeEntity) &&
  type !== 'multipart/signed' &&
  params.get('smime-type')?.toLowerCase() !== 'signed-data'

const isText = ({ type, disposition }: MimeEntity): boolean =>
  (type === 'text/plain' || type === 'text/html') && disposition !== 'attachment'

/** The text parts shown last, to which the footer is added: one, or all alternatives. */
export function bodiesOf(entity: MimeEntity, parent = ''): MimeEntity[] {
  const { type, children, params, fields } = entity
  if (isOpaque(entity)) return []
  if (children.length === 0) {
    const isNamed = params.has('name') || /filename/i.test(valueOf(fields, 'content-disposition'))
    return isText(entity) && !(isNamed && parent === 'multipart/mixed') ? [entity] : []
  }
  if (type === 'multipart/alternative') return children.flatMap(child => bodiesOf(child, type))
  if (type === 'multipart/related') return bodiesOf(children[0]!, type)
  return children.map(child => bodiesOf(child, type)).findLast(found => found.length > 0) ?? []
}

/** All leaf parts outside of signed and encrypted ones. */
export const leavesOf = (entity: MimeEntity): MimeEntity[] =>
  isOpaque(entity) ? [] : entity.children.length === 0 ? [entity] : entity.children.flatMap(leavesOf)

/** The attachments within a part of the stored mail. */
export const partsWithin = ({ body, to }: Pick<MimeEntity, 'body' | 'to'>, parts: readonly RawPart[]): RawPart[] =>
  parts.filter(({ at }) => at >= body && at <= to)

/** The attachment of a part. */
export function fileOf(
  leaf: MimeEntity,
  parts: readonly RawPart[],
  files: readonly CopiedFile[],
): CopiedFile | undefined {
  const [rawPart] = partsWithin(leaf, parts)
  if (rawPart) return files.find(({ hash }) => hash === rawPart.hash)
  const id = valueOf(leaf.fields, 'content-id').replace(/[<>\s]/g, '')
  const name = /filename="?([^";]+)/i.exec(valueOf(leaf.fields, 'content-disposition'))?.[1] ?? leaf.params.get('name')
  return files.find(({ content_id, filename }) => (id !== '' && content_id === id) || filename === name)
}
