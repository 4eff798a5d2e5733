import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import { lockGroupRow } from '../groups/index.ts'
import * as contract from './contract.ts'
import type { WikiRow } from './finders.ts'
import { textOf } from './get-pages.ts'
import { maxPages } from './limits.ts'
import { newTitle } from './titles.ts'
import { mayEditPage, pageSetView, type WikiDeps } from './view.ts'
import {
  lockFiles,
  messageOf,
  nameOfAuthor,
  prepareText,
  sizeOfFiles,
  sizeOfVersion,
  storeVersion,
  textColumns,
  type WikiFormat,
} from './write.ts'
import {
  changePage,
  countDeleted,
  countPages,
  insertPage,
  isTaken,
  keepName,
  lockPage,
  markDeleted,
  pageById,
  setLocked,
  setMain,
  setMainIfNone,
  returnStorage,
  unsetMain,
} from './store.ts'

/** The page as it is after a change. */
export async function changedPage(tx: Tx, id: number): Promise<WikiRow> {
  return pageById.one(tx, { id })
}

/** A group as it is after a change of where its wiki begins. */
type Beginning = { wiki_main_page_id: number }
export const withMain = <G extends Beginning>(group: G, wiki_main_page_id: number): G => ({
  ...group,
  wiki_main_page_id,
})

export const newWikiPage = (deps: WikiDeps) =>
  implement(
    contract.newWikiPage,
    async call => {
      const { params, fail } = call
      const titled = newTitle(params.title) ?? fail('invalid title')
      const format: WikiFormat = params.format ?? 'html'
      return {
        ...titled,
        ...(await prepareText(call, deps, { body: params.body, format, title: titled.title, page_id: 0 })),
      }
    },
    async call => {
      const { tx, group, account, access, params, prepared, fail, record } = call
      const { title, key, parsed, format, files } = prepared
      await lockFiles(tx, deps, files)
      await lockGroupRow.one(tx, { group_id: group.id })
      if ((await countPages.one(tx, { group_id: group.id })).count >= maxPages) fail('too many wiki pages')
      const edit_msg = messageOf(params.edit_msg)
      const size = sizeOfVersion(title, parsed.source, edit_msg)
      const about = { group_id: group.id, account_id: account.id, name: nameOfAuthor(account), title, key, edit_msg }
      const { id: page_id } =
        (await insertPage.first(tx, { ...about, ...textColumns(prepared), size: size + sizeOfFiles(files) })) ??
        fail('name exists')
      const version = { page_id, version: 1, title, format, body: parsed.source, edit_msg, restored: 0, size }
      await storeVersion(call, deps, prepared, version)
      const becomesMain = (await setMainIfNone.run(tx, { group_id: group.id, page_id })) > 0
      record('wiki.created', { wiki_page_id: page_id, title, version: 1 })
      const context = { tx, group: becomesMain ? withMain(group, page_id) : group, addresses: deps.addresses }
      return pageSetView(context, { access, account }, await changedPage(tx, page_id), await textOf(tx, page_id))
    },
  )

export const updateWikiPage = (deps: WikiDeps) =>
  implement(
    contract.updateWikiPage,
    async call => {
      const { tx, params, row, access, fail } = call
      if (!mayEditPage(access, row)) fail('wiki page locked')
      const isModerators = params.locked !== undefined || params.is_main !== undefined
      if (isModerators && !may('mod_page', access)) fail('inadequate_permissions', 'mod_page')
      const given =
        params.title === undefined ? undefined : (newTitle(params.title, row.title) ?? fail('invalid title'))
      if (params.body === undefined && params.format === undefined && given === undefined) return null
      const titled = given ?? { title: row.title, key: row.title_key }
      const format = params.format ?? (row.format as WikiFormat)
      const now = params.body === undefined ? await textOf(tx, row.id) : undefined
      const body = params.body ?? now!.body
      return {
        ...titled,
        of: now?.version,
        ...(await prepareText(call, deps, { body, format, title: titled.title, page_id: row.id })),
      }
    },
    async call => {
      const { tx, group, account, access, params, prepared, fail, record } = call
      if (prepared) await lockFiles(tx, deps, prepared.files)
      const page = await lockPage.first(tx, { group_id: group.id, id: call.row.id })
      if (!page || page.deleted) return fail('invalid id')
      if (!mayEditPage(access, page)) fail('wiki page locked')
      const about = { group_id: group.id, id: page.id }
      const before = await textOf(tx, page.id)
      const fields: string[] = []
      if (prepared) {
        // A text that was not given was read before the lock.
        if (params.body === undefined && before.version !== prepared.of)
          throw new StaleReadError('the page has a newer version')
        // What was not given stays as it is now, not as it was when the text was parsed.
        const title = params.title === undefined ? { title: page.title, key: page.title_key } : prepared
        if (title.title !== page.title) fields.push('title')
        if (prepared.parsed.source !== before.body || prepared.format !== before.format) fields.push('body')
        if (fields.length > 0) {
          await lockGroupRow.one(tx, { group_id: group.id })
          if ((await isTaken.one(tx, { group_id: group.id, key: title.key, except_id: page.id })).taken)
            fail('name exists')
          const edit_msg = messageOf(params.edit_msg)
          const { parsed, format } = prepared
          const size = sizeOfVersion(title.title, parsed.source, edit_msg)
          const files = sizeOfFiles(prepared.files)
          const written = {
            ...about,
            account_id: account.id,
            name: nameOfAuthor(account),
            title: title.title,
            key: title.key,
          }
          await keepName.run(tx, {
            group_id: group.id,
            page_id: page.id,
            key: title.key,
            old_key: page.title_key,
            old_title: page.title,
          })
          const { rev_count } = await changePage.one(tx, {
            ...written,
            ...textColumns(prepared),
            edit_msg,
            size: size + files,
          })
          await storeVersion(call, deps, prepared, {
            ...{ page_id: page.id, version: rev_count, title: title.title, format },
            ...{ body: parsed.source, edit_msg, restored: 0, size },
          })
        }
      }
      if (params.locked !== undefined && params.locked !== page.locked) {
        await setLocked.run(tx, { ...about, locked: params.locked })
        fields.push('locked')
      }
      const isMain = group.wiki_main_page_id === page.id
      if (params.is_main !== undefined && params.is_main !== isMain) {
        const main = { group_id: group.id, page_id: page.id }
        await (params.is_main ? setMain : unsetMain).run(tx, main)
        fields.push('is_main')
      }
      const main = fields.includes('is_main') ? (params.is_main ? page.id : 0) : group.wiki_main_page_id
      const now = await changedPage(tx, page.id)
      if (fields.length > 0) {
        const version = now.rev_count > page.rev_count ? now.rev_count : 0
        const was = now.title === page.title ? {} : { was: page.title }
        record('wiki.updated', { wiki_page_id: page.id, title: now.title, version, fields, ...was })
      }
      const context = { tx, group: withMain(group, main), addresses: deps.addresses }
      return pageSetView(context, { access, account }, now, await textOf(tx, page.id))
    },
  )

export const deleteWikiPage = implement(contract.deleteWikiPage, async call => {
  const { tx, group, account, access, row, fail, record } = call
  const page = (await lockPage.first(tx, { group_id: group.id, id: row.id })) ?? fail('invalid id')
  if (page.deleted) fail('invalid id')
  if (!mayEditPage(access, page)) fail('wiki page locked')
  await markDeleted.run(tx, { group_id: group.id, id: page.id, account_id: account.id })
  await returnStorage.run(tx, { group_id: group.id, bytes: page.size })
  await countDeleted.run(tx, { group_id: group.id, bytes: page.size })
  record('wiki.deleted', { wiki_page_id: page.id, title: page.title, version: 0 })
})
