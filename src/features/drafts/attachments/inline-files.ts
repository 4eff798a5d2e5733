import type { Row } from '#storage/query.ts'
import type { Addresses } from '../../groups/index.ts'
import type { StoredFile } from '../../archives/index.ts'
import type { DraftRow } from '../finders.ts'
import { fileUrl } from '../view.ts'

type DraftFile = Row<'draft.files'>

/**
 * Pictures in the text: it names them by the address of a file of this draft, or as `cid:` and its number. In the message
 * each has a content id (RFC 2392); one that the text does not name is an attachment like others.
 */
export function resolveInlineFiles(
  draft: Pick<DraftRow, 'id' | 'body' | 'body_type'>,
  files: readonly DraftFile[],
  { url, mailDomain }: Addresses,
): { body: string; files: StoredFile[] } {
  const shown = new Map(files.filter(file => file.is_inline).map(file => [file.id, contentId(file, mailDomain)]))
  const named = new Set<number>()
  const place = (whole: string, before: string, number: string): string => {
    const id = shown.get(Number(number))
    if (id === undefined) return whole
    named.add(Number(number))
    return `${before}cid:${id}`
  }
  const address = new RegExp(
    `()(?:${escapeRegex(url)})?/api/v1/downloaddraftattachment\\?draft_id=${draft.id}&(?:amp;)?attachment_id=(\\d{1,9})(?!\\d)`,
    'g',
  )
  const isPlain = draft.body_type === 'plain' || shown.size === 0
  const body = isPlain ? draft.body : draft.body.replace(address, place).replace(byNumber, place)
  return { body, files: files.map(file => storedFile(file, named.has(file.id) ? shown.get(file.id)! : '')) }
}

// Not where a text merely speaks of them.
const byNumber = /([("'=<]\s{0,3})cid:(\d{1,9})(?![\w.@-])/g

/** The text of a draft, which names each picture in it by its address: as its author looks at it. */
export function linkInlineFiles(
  draft: Pick<DraftRow, 'id' | 'body' | 'body_type'>,
  files: readonly DraftFile[],
  addresses: Addresses,
): string {
  const shown = new Set(files.filter(file => file.is_inline).map(({ id }) => id))
  if (draft.body_type === 'plain' || shown.size === 0) return draft.body
  return draft.body.replace(byNumber, (whole, before: string, number: string) =>
    shown.has(Number(number)) ? before + fileUrl(addresses, draft.id, Number(number)) : whole,
  )
}

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const contentId = ({ id, draft_id }: DraftFile, mailDomain: string): string =>
  `file${id}.draft${draft_id}@${mailDomain}`

function storedFile(file: DraftFile, content_id: string): StoredFile {
  const { hash, size, filename, content_type: media_type, width, height, thumbnail_hash } = file
  const is_inline = content_id !== ''
  return { hash, size, filename, media_type, is_inline, content_id, width, height, thumbnail_hash }
}
