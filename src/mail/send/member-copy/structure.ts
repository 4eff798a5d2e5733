import type { RawPart } from '#features/archives/index.ts'
import { valueOf, type MimeEntity } from './mime-tree.ts'
import type { CopiedFile } from './source.ts'

/** What is signed or encrypted as a whole: a letter more in it, and it is worth nothing. */
const opaqueTypes = new Set([
  'multipart/signed',
  'multipart/encrypted',
  'application/pkcs7-mime',
  'application/x-pkcs7-mime',
])
export const isOpaque = ({ type }: MimeEntity): boolean => opaqueTypes.has(type)
/** Nobody reads it but those who have its key: there is nothing to put beside it either. */
export const isEncrypted = ({ type, params }: MimeEntity): boolean =>
  isOpaque({ type } as MimeEntity) &&
  type !== 'multipart/signed' &&
  params.get('smime-type')?.toLowerCase() !== 'signed-data'

const isText = ({ type, disposition }: MimeEntity): boolean =>
  (type === 'text/plain' || type === 'text/html') && disposition !== 'attachment'

/** The texts that a reader takes for the end of the mail: one, or each of those that say the same. */
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

/** All parts that have no parts, outside of what is sealed. */
export const leavesOf = (entity: MimeEntity): MimeEntity[] =>
  isOpaque(entity) ? [] : entity.children.length === 0 ? [entity] : entity.children.flatMap(leavesOf)

/** The files that stand in a part of a kept mail. */
export const partsWithin = ({ body, to }: Pick<MimeEntity, 'body' | 'to'>, parts: readonly RawPart[]): RawPart[] =>
  parts.filter(({ at }) => at >= body && at <= to)

/** Which file of the message a part is. */
export function fileOf(
  leaf: MimeEntity,
  parts: readonly RawPart[],
  files: readonly CopiedFile[],
): CopiedFile | undefined {
  const [place] = partsWithin(leaf, parts)
  if (place) return files.find(({ hash }) => hash === place.hash)
  const id = valueOf(leaf.fields, 'content-id').replace(/[<>\s]/g, '')
  const name = /filename="?([^";]+)/i.exec(valueOf(leaf.fields, 'content-disposition'))?.[1] ?? leaf.params.get('name')
  return files.find(({ content_id, filename }) => (id !== '' && content_id === id) || filename === name)
}
