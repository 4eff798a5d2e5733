import { implement, type Call } from '#runtime/calls/handler.ts'
import { json } from '#storage/values.ts'
import { fileNameOf, inspectFile, shrinkToLimit, streamStoredFile, streamThumbnail } from '../../archives/index.ts'
import { textOf } from '../get-pages.ts'
import { maxFiles } from '../limits.ts'
import { changedPage } from '../pages.ts'
import { addSize, lockPage, returnStorage, takeStorage } from '../store.ts'
import { mayEditPage, pageSetView, type WikiDeps } from '../view.ts'
import { lockFiles, sizeOfFiles } from '../write.ts'
import * as contract from './contract.ts'
import { addFiles, fileOfPage, filesOfPage, nextFileIds, removeFile } from './store.ts'
import type { NewFile } from './inline-pictures.ts'

/** Names that links can have, each once in a page: `plan.png`, `plan 2.png`. */
function freeNames(files: readonly NewFile[], present: readonly { filename: string }[]): NewFile[] {
  const taken = new Set(present.map(({ filename }) => filename.toLowerCase()))
  return files.map(file => {
    const wanted = fileNameOf(file.filename)
      .replace(/[[\]|]/g, '-')
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
    const at = wanted.lastIndexOf('.')
    const [stem, ending] = at > 0 ? [wanted.slice(0, at), wanted.slice(at)] : [wanted, '']
    let filename = wanted
    for (let n = 2; taken.has(filename.toLowerCase()); n += 1) filename = `${stem} ${n}${ending}`
    taken.add(filename.toLowerCase())
    return { ...file, filename }
  })
}

export const uploadWikiFiles = (deps: WikiDeps) =>
  implement(
    contract.uploadWikiFiles,
    async ({ tx, params, account, group, row, access, signal, fail }) => {
      if (!mayEditPage(access, row)) fail('wiki page locked')
      const uploads = params.fileupload
      if (uploads.length === 0) fail('bad attachment')
      if (uploads.length > deps.postLimits.attachments) fail('post too big')
      const ids = await nextFileIds.all(tx, { count: uploads.length })
      const files: NewFile[] = []
      // One after the other: reading pictures takes all that a core can give.
      for (const [n, { hash, size, filename }] of uploads.entries()) {
        const context = { queueKey: `account ${account.id}`, signal: signal() }
        const inspection = await inspectFile(deps.blobs, { hash, size }, context)
        const limit = group.settings.max_photo_size_wiki_images
        const file = await shrinkToLimit(deps.blobs, { hash, size, ...inspection }, limit, context)
        files.push({ id: ids[n]!.id, filename, ...file })
      }
      return files
    },
    async call => {
      const { tx, row, group, account, access, prepared, fail, record } = call
      await lockFiles(tx, deps, prepared)
      const page = await lockPage.first(tx, { group_id: group.id, id: row.id })
      if (!page || page.deleted) return fail('invalid id')
      if (!mayEditPage(access, page)) fail('wiki page locked')
      const present = await filesOfPage.all(tx, { page_id: page.id })
      if (present.length + prepared.length > maxFiles) fail('post too big')
      const files = json(freeNames(prepared, present))
      await addFiles.run(tx, { group_id: group.id, page_id: page.id, account_id: account.id, files })
      const bytes = sizeOfFiles(prepared)
      await addSize.run(tx, { id: page.id, bytes })
      const space = { group_id: group.id, bytes, most: deps.postLimits.groupStorage }
      if (!(await takeStorage(tx, space))) fail('group out of space')
      record('wiki.updated', { wiki_page_id: page.id, title: page.title, version: 0, fields: ['files'] })
      return pageSet(call, deps)
    },
  )

export const deleteWikiFile = (deps: WikiDeps) =>
  implement(contract.deleteWikiFile, async call => {
    const { tx, row, group, access, params, fail, record } = call
    const page = await lockPage.first(tx, { group_id: group.id, id: row.id })
    if (!page || page.deleted) return fail('invalid id')
    if (!mayEditPage(access, page)) fail('wiki page locked')
    const gone = (await removeFile.first(tx, { page_id: page.id, file_id: params.file_id })) ?? fail('invalid file_id')
    await addSize.run(tx, { id: page.id, bytes: -gone.size })
    await returnStorage.run(tx, { group_id: group.id, bytes: gone.size })
    record('wiki.updated', { wiki_page_id: page.id, title: page.title, version: 0, fields: ['files'] })
    return pageSet(call, deps)
  })

type FileCall = Pick<Call<typeof contract.uploadWikiFiles>, 'tx' | 'group' | 'access' | 'account' | 'row'>
async function pageSet({ tx, group, access, account, row }: FileCall, { addresses }: WikiDeps) {
  const text = await textOf(tx, row.id)
  return pageSetView({ tx, group, addresses }, { access, account }, await changedPage(tx, row.id), text)
}

export const downloadWikiFile = ({ blobs }: WikiDeps) =>
  implement(contract.downloadWikiFile, async ({ tx, row, params, fail }) => {
    const file = (await fileOfPage.first(tx, { page_id: row.id, file_id: params.file_id })) ?? fail('invalid file_id')
    return params.thumbnail
      ? ((await streamThumbnail(blobs, file)) ?? fail('invalid file_id'))
      : streamStoredFile(blobs, file)
  })
