import { HtmlRefusedError, readWiki, type ParsedWiki } from '#content/text/index.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { addFiles } from './files/store.ts'
import { storePictures, type NewFile } from './files/inline-pictures.ts'
import { withoutFileUrls } from './own-files.ts'
import { insertRevision, putLinks, takeStorage } from './store.ts'
import { linkKeys, type WikiDeps } from './view.ts'

export type WikiFormat = 'html' | 'plain' | 'markdown'
/** A text that was parsed before the transaction, and the files that it brings. */
export type PreparedText = { parsed: ParsedWiki; format: WikiFormat; files: NewFile[] }

type PreparingCall = {
  tx: Tx
  account: { id: number }
  group: Pick<Group, 'settings'>
  signal: () => AbortSignal
  refuse: (param: 'body') => never
  fail: (error: 'bad attachment') => never
}
type WrittenText = { body: string; format: WikiFormat; title: string; page_id: number }

/** Takes pictures out of a text and parses it; refuses what is too long or too deep. */
export async function prepareText(call: PreparingCall, deps: WikiDeps, written: WrittenText): Promise<PreparedText> {
  const { body, format, title, page_id } = written
  const own = page_id === 0 ? body : withoutFileUrls(body, deps.addresses, page_id)
  const { text, files } = await storePictures(call, deps, page_id, own)
  return { parsed: await parseOr(() => call.refuse('body'), { format, text, title }), format, files }
}

export async function parseOr(refuse: () => never, input: Parameters<typeof readWiki>[0]): Promise<ParsedWiki> {
  try {
    return await readWiki(input)
  } catch (error) {
    if (error instanceof HtmlRefusedError) return refuse()
    throw error
  }
}

/** One line, as it is stored. */
export const messageOf = (edit_msg: string | undefined): string =>
  (edit_msg ?? '')
    .toWellFormed()
    .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** The columns of a page that follow from its text. */
export const textColumns = ({ parsed, format }: Pick<PreparedText, 'parsed' | 'format'>) => ({
  format,
  html: parsed.html,
  links: json(parsed.links),
  toc: json(parsed.toc),
  snippet: parsed.snippet,
  words: parsed.words,
})

/** What a version counts for in the storage of the group. */
export const sizeOfVersion = (...texts: string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
export const sizeOfFiles = (files: readonly { size: number }[]): number =>
  files.reduce((sum, { size }) => sum + size, 0)

type WritingCall = {
  tx: Tx
  group: Group
  account: { id: number; full_name: string; user_name: string }
  fail: (error: 'group out of space') => never
}
type NewVersion = {
  page_id: number
  version: number
  title: string
  format: WikiFormat
  body: string
  edit_msg: string
  restored: number
  size: number
}

export const nameOfAuthor = ({ full_name, user_name }: WritingCall['account']): string => full_name || user_name

/** Files must be locked before any row: the garbage collector of files takes no row. */
export const lockFiles = (tx: Tx, { blobs }: WikiDeps, files: readonly NewFile[]): Promise<void> =>
  lockBlobs(
    tx,
    blobs,
    files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
  )

/** Stores a version with its links and files, and takes the storage for it. */
export async function storeVersion(
  { tx, group, account, fail }: WritingCall,
  deps: WikiDeps,
  { parsed, files }: Pick<PreparedText, 'parsed' | 'files'>,
  version: NewVersion,
): Promise<void> {
  const about = { group_id: group.id, page_id: version.page_id }
  await insertRevision.run(tx, { ...version, group_id: group.id, account_id: account.id, name: nameOfAuthor(account) })
  await putLinks.run(tx, { ...about, keys: linkKeys(parsed.links) })
  if (files.length > 0) await addFiles.run(tx, { ...about, account_id: account.id, files: json(files) })
  const bytes = version.size + sizeOfFiles(files)
  const space = { group_id: group.id, bytes, most: deps.postLimits.groupStorage }
  if (!(await takeStorage(tx, space))) fail('group out of space')
}
