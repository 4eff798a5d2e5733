import { inspectFile, isDisplayable, type ArchiveDeps, type FileInspection } from '../../archives/index.ts'
import type { Tx } from '#storage/database.ts'
import { nextFileIds, sameFiles } from './store.ts'

/** A file that a change adds to a page. */
export type NewFile = FileInspection & { id: number; hash: string; size: number; filename: string }

type InliningCall = {
  tx: Tx
  account: { id: number }
  signal: () => AbortSignal
  fail: (error: 'bad attachment') => never
}

const beginning = 'data:image/'
const maxPictures = 50
const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }
const encoded = /data:image\/[a-z0-9.+-]{1,20};base64,([A-Za-z0-9+/=\s]*)/y

/** The images that a text contains as `data:` URLs, and the text around them. */
function splitAtPictures(text: string): { around: string[]; pictures: Buffer[] } {
  const [around, pictures]: [string[], Buffer[]] = [[], []]
  let copied = 0
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    encoded.lastIndex = at
    const match = encoded.exec(text)
    if (!match) continue
    around.push(text.slice(copied, at))
    pictures.push(Buffer.from(match[1]!.replace(/\s+/g, ''), 'base64'))
    copied = at + match[0].length
  }
  return { around: [...around, text.slice(copied)], pictures }
}

/**
 * Programs send pictures inside the text. They become files of the page, and the text refers to them; one that the page
 * has already is not stored again. `page_id`: 0 for a new page.
 */
export async function storePictures(
  call: InliningCall,
  { blobs, postLimits }: Pick<ArchiveDeps, 'blobs' | 'postLimits'>,
  page_id: number,
  text: string,
): Promise<{ text: string; files: NewFile[] }> {
  if (!text.includes(beginning)) return { text, files: [] }
  const { around, pictures } = splitAtPictures(text)
  if (pictures.length === 0) return { text, files: [] }
  if (pictures.length > maxPictures) call.fail('bad attachment')
  const stored = []
  for (const picture of pictures) {
    if (picture.length === 0) call.fail('bad attachment')
    stored.push(await blobs.put(picture, { limit: postLimits.message }))
  }
  const hashes = stored.map(({ hash }) => hash)
  const known = new Map((await sameFiles.all(call.tx, { page_id, hashes })).map(({ hash, id }) => [hash, id]))
  const fresh = [...new Map(stored.map(one => [one.hash, one])).values()].filter(({ hash }) => !known.has(hash))
  const ids = await nextFileIds.all(call.tx, { count: fresh.length })
  const files: NewFile[] = []
  for (const [n, { hash, size }] of fresh.entries()) {
    const inspection = await inspectFile(
      blobs,
      { hash, size },
      { queueKey: `account ${call.account.id}`, signal: call.signal() },
    )
    if (!isDisplayable(inspection)) call.fail('bad attachment')
    const { id } = ids[n]!
    const extension = extensions[inspection.media_type] ?? inspection.media_type.replace('image/', '')
    files.push({ ...inspection, id, hash, size, filename: `picture-${id}.${extension}` })
    known.set(hash, id)
  }
  const parts = around.map((part, n) => (n === 0 ? part : `cid:wiki-${known.get(hashes[n - 1]!)}${part}`))
  return { text: parts.join(''), files }
}
