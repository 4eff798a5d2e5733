import { implement, type PrepareCall } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { StaleReadError } from '#storage/errors.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { textOf } from '../get-pages.ts'
import { maxPages } from '../limits.ts'
import { changedPage, withMain } from '../pages.ts'
import { newTitle, readTitle } from '../titles.ts'
import {
  changePage,
  countDeleted,
  countPages,
  isTaken,
  keepName,
  lockPage,
  revisionOf,
  takeStorage,
  textOfPage,
} from '../store.ts'
import { mayEditPage, pageSetView, type WikiDeps } from '../view.ts'
import { nameOfAuthor, parseOr, sizeOfVersion, storeVersion, textColumns, type WikiFormat } from '../write.ts'
import * as contract from './contract.ts'
import { countDeletedPages, deletedPages, undelete } from './store.ts'

export const restoreWikiPage = (deps: WikiDeps) =>
  implement(
    contract.restoreWikiPage,
    async ({ tx, row, access, params, fail }) => {
      if (!mayEditPage(access, row)) fail('wiki page locked')
      const revision =
        (await revisionOf.first(tx, { page_id: row.id, version: params.version })) ?? fail('invalid version')
      const format = revision.format as WikiFormat
      const old = readTitle(revision.title)!
      const { taken } = await isTaken.one(tx, { group_id: row.group_id, key: old.key, except_id: row.id })
      const title = taken ? { title: row.title, key: row.title_key } : old
      const parsed = await parseOr(() => fail('invalid version'), { format, text: revision.body, title: title.title })
      return { ...title, keepsTitle: taken, parsed, format, files: [] }
    },
    async call => {
      const { tx, group, account, access, params, prepared, fail, record } = call
      const page = await lockPage.first(tx, { group_id: group.id, id: call.row.id })
      if (!page || page.deleted) return fail('invalid id')
      if (!mayEditPage(access, page)) fail('wiki page locked')
      const { title, key, parsed, format } = prepared
      await lockGroupRow.one(tx, { group_id: group.id })
      const { taken } = await isTaken.one(tx, { group_id: group.id, key, except_id: page.id })
      // The titles were read before the lock.
      if (taken || (prepared.keepsTitle && title !== page.title)) throw new StaleReadError('a title was changed')
      const names = { key, old_key: page.title_key, old_title: page.title }
      await keepName.run(tx, { group_id: group.id, page_id: page.id, ...names })
      const size = sizeOfVersion(title, parsed.source)
      const { rev_count } = await changePage.one(tx, {
        ...{ group_id: group.id, id: page.id, account_id: account.id, name: nameOfAuthor(account) },
        ...{ title, key, ...textColumns(prepared), edit_msg: '', size },
      })
      await storeVersion(call, deps, prepared, {
        ...{ page_id: page.id, version: rev_count, title, format, body: parsed.source, edit_msg: '' },
        ...{ restored: params.version, size },
      })
      const fields = ['body', ...(title === page.title ? [] : ['title'])]
      const was = title === page.title ? {} : { was: page.title }
      const about = { wiki_page_id: page.id, title, version: rev_count }
      record('wiki.updated', { ...about, fields, ...was, restored: params.version })
      const context = { tx, group, addresses: deps.addresses }
      return pageSetView(context, { access, account }, await changedPage(tx, page.id), await textOf(tx, page.id))
    },
  )

export const getDeletedWikiPages = implement(contract.getDeletedWikiPages, async ({ tx, group, params }) =>
  pageOf(tx, contract.getDeletedWikiPages, params, {
    total: (await countDeletedPages.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => deletedPages[`deleted:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: ({ deleted, id }) => ({ key: deleted, id }),
    view: ({ account_id, deleted_by, ...row }) => ({
      object: 'wiki_deleted' as const,
      ...row,
      user_id: account_id ?? 0,
      deleted_by: deleted_by ?? 0,
    }),
  }),
)

type Undeleting = PrepareCall<typeof contract.undeleteWikiPage>

/** The text of a deleted page under another title, which the search finds as well. */
async function retitled({ tx, params, fail }: Pick<Undeleting, 'tx' | 'params' | 'fail'>) {
  if (params.title === undefined) return null
  const titled = newTitle(params.title) ?? fail('invalid title')
  const text = (await textOfPage.first(tx, { id: params.page_id })) ?? fail('invalid page_id')
  const format = text.format as WikiFormat
  const input = { format, text: text.body, title: titled.title }
  return { ...titled, parsed: await parseOr(() => fail('invalid page_id'), input), format, files: [] }
}

export const undeleteWikiPage = (deps: WikiDeps) =>
  implement(contract.undeleteWikiPage, retitled, async call => {
    const { tx, group, account, access, params, prepared, fail, record } = call
    const page = await lockPage.first(tx, { group_id: group.id, id: params.page_id })
    if (!page?.deleted) return fail('invalid page_id')
    if (!mayEditPage(access, page)) fail('wiki page locked')
    await lockGroupRow.one(tx, { group_id: group.id })
    if ((await countPages.one(tx, { group_id: group.id })).count >= maxPages) fail('too many wiki pages')
    const { title, key } = prepared ?? { title: page.title, key: page.title_key }
    const about = { group_id: group.id, key }
    if ((await isTaken.one(tx, { ...about, except_id: page.id })).taken) fail('name exists')
    const retitledAs = title === page.title ? null : prepared
    const size = retitledAs ? sizeOfVersion(title, retitledAs.parsed.source) : 0
    if (retitledAs)
      await changePage.one(tx, {
        ...{ ...about, id: page.id, account_id: account.id, name: nameOfAuthor(account), title },
        ...{ ...textColumns(retitledAs), edit_msg: '', size },
      })
    // Before it takes storage: what is deleted makes room.
    await undelete.run(tx, { ...about, id: page.id })
    await countDeleted.run(tx, { group_id: group.id, bytes: -page.size })
    if (retitledAs)
      await storeVersion(call, deps, retitledAs, {
        ...{ page_id: page.id, version: page.rev_count + 1, title, format: retitledAs.format },
        ...{ body: retitledAs.parsed.source, edit_msg: '', restored: 0, size },
      })
    const space = { group_id: group.id, bytes: page.size, most: deps.postLimits.groupStorage }
    if (!(await takeStorage(tx, space))) fail('group out of space')
    record('wiki.restored', { wiki_page_id: page.id, title, version: 0 })
    const wasMain = group.wiki_main_page_id === -page.id
    const context = { tx, group: wasMain ? withMain(group, page.id) : group, addresses: deps.addresses }
    return pageSetView(context, { access, account }, await changedPage(tx, page.id), await textOf(tx, page.id))
  })
