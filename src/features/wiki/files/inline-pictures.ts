import type { GroupSettings } from '#contract/groups/group-settings.ts'
import {
  inspectFile,
  isDisplayable,
  shrinkToLimit,
  type ArchiveDeps,
  type FileInspection,
} from '../../archives/index.ts'
import type { Tx } from '#storage/database.ts'
import { nextFileIds, sameFiles } from './store.ts'

/** A file that a change adds to a page. */
export type NewFile = FileInspection & { id: number; hash: string; size: number; filename: string }

type InliningCall = {
  tx: Tx
  account: { id: number }
  group: { settings: Pick<GroupSettings, 'max_photo_size_wiki_images'> }
  signal: () => AbortSignal
  fail: (error: 'bad attachment') => never
}

const beginning = 'data:image/'
const maxPictures = 50
const extensions: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg' }
const encoded = /data:image\/([a-z0-9.+-]{1,20});base64,([A-Za-z0-9+/=\s]*)/y

/**
 * The images that a text contains as `data:` URLs, and the text around them. An SVG, which can run scripts, is left out as in
 * messages.
 */
function splitAtPictures(text: string): { around: string[]; pictures: Buffer[] } {
  const [around, pictures]: [string[], Buffer[]] = [[], []]
  let copied = 0
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    encoded.lastIndex = at
    const match = encoded.exec(text)
    if (!match) continue
    if (match[1]!.startsWith('svg')) continue
    around.push(text.slice(copied, at))
    pictures.push(Buffer.from(match[2]!.replace(/\s+/g, ''), 'base64'))
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
  const inspector = { queueKey: `account ${call.account.id}`, signal: call.signal() }
  const files: NewFile[] = []
  for (const { hash, size } of stored) {
    if (known.has(hash)) continue
    const inspection = await inspectFile(blobs, { hash, size }, inspector)
    if (!isDisplayable(inspection)) call.fail('bad attachment')
    const limit = call.group.settings.max_photo_size_wiki_images
    const picture = await shrinkToLimit(blobs, { ...inspection, hash, size }, limit, inspector)
    const same = picture.hash === hash ? [] : await sameFiles.all(call.tx, { page_id, hashes: [picture.hash] })
    const id = same[0]?.id ?? (await nextFileIds.one(call.tx, { count: 1 })).id
    known.set(hash, id)
    if (same.length > 0) continue
    const extension = extensions[picture.media_type] ?? picture.media_type.replace('image/', '')
    files.push({ ...picture, id, filename: `picture-${id}.${extension}` })
  }
  const parts = around.map((part, n) => (n === 0 ? part : `cid:wiki-${known.get(hashes[n - 1]!)}${part}`))
  return { text: parts.join(''), files }
}
