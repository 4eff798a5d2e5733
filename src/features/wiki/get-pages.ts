import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { keysetFamily } from '#storage/keyset.ts'
import type { Heading, WikiLink } from '#content/text/index.ts'
import { titleKey } from '#content/text/index.ts'
import type { Tx } from '#storage/database.ts'
import * as contract from './contract.ts'
import { filesOfPage } from './files/store.ts'
import type { WikiRow } from './finders.ts'
import { withoutFileUrls } from './own-files.ts'
import {
  countPages,
  isThere,
  pageById,
  pageByKey,
  pageColumns,
  removeWatch,
  revisionOf,
  setWatch,
  textOfPage,
} from './store.ts'
import { pageSetView, renderLinks, wikiView, type PageText, type WikiDeps } from './view.ts'
import { parseOr, type WikiFormat } from './write.ts'

const stamp = (column: string) => ({ key: column, value: ':after_key?::text::timestamptz' })
const pages = keysetFamily(
  'wiki.page',
  'p.id',
  { title: 'p.title_key', created: stamp('p.created'), updated: stamp('p.updated') },
  ({ afterCondition, order }) =>
    `select ${pageColumns} from wiki_pages p
     where p.group_id = :group_id and ${isThere} and ${afterCondition} order by ${order} limit :count`,
)
const keyOf = {
  title: (page: WikiRow) => page.title_key,
  created: (page: WikiRow) => page.created,
  updated: (page: WikiRow) => page.updated,
}

export const getWikiPages = implement(contract.getWikiPages, async ({ tx, group, access, params }) =>
  pageOf(tx, contract.getWikiPages, params, {
    total: (await countPages.one(tx, { group_id: group.id })).count,
    fetch: ({ field, dir, start, page }) =>
      pages[`${field as keyof typeof keyOf}:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: (row, field) => ({ key: keyOf[field as keyof typeof keyOf](row), id: row.id }),
    view: row => wikiView(row, group, access),
  }),
)

/** The newest text of a page. */
export async function textOf(tx: Tx, page_id: number): Promise<PageText> {
  const text = await textOfPage.one(tx, { id: page_id })
  return { ...text, links: text.links as WikiLink[], toc: text.toc as Heading[] }
}

/** An earlier version, parsed again: only the newest is kept as HTML. */
async function earlierText(tx: Tx, page: WikiRow, version: number): Promise<PageText | undefined> {
  const revision = await revisionOf.first(tx, { page_id: page.id, version })
  if (!revision) return undefined
  const { body: text, title, format } = revision
  const parsed = await parseOr(
    () => {
      throw new Error(`version ${version} of page ${page.id} can't be parsed any more`)
    },
    { format: format as WikiFormat, text, title },
  )
  return { ...revision, html: parsed.html, links: parsed.links, toc: parsed.toc }
}

export const getWikiPageSet = ({ addresses }: WikiDeps) =>
  implement(contract.getWikiPageSet, async ({ tx, group, account, access, row, params, fail }) => {
    const { version = row.rev_count } = params
    const text =
      version === row.rev_count
        ? await textOf(tx, row.id)
        : ((await earlierText(tx, row, version)) ?? fail('invalid version'))
    return pageSetView({ tx, group, addresses }, { access, account }, row, text)
  })

export const findWikiPage = ({ addresses }: WikiDeps) =>
  implement(contract.findWikiPage, async ({ tx, group, account, access, params, fail }) => {
    const page = await pageByKey.first(tx, { group_id: group.id, key: titleKey(params.title) })
    if (!page) return fail('invalid title')
    return pageSetView({ tx, group, addresses }, { access, account }, page, await textOf(tx, page.id))
  })

const previewLimit = 1_048_576

export const previewWikiPage = ({ addresses }: WikiDeps) =>
  implement(contract.previewWikiPage, async ({ tx, group, params, refuse, fail }) => {
    const { body: text, format = 'html' } = params
    if (text.length > previewLimit) refuse('body')
    const page = params.page_id === undefined ? undefined : await pageById.first(tx, { id: params.page_id })
    if (params.page_id !== undefined && page?.group_id !== group.id) fail('invalid page_id')
    const page_id = page?.id ?? 0
    const files = page_id === 0 ? [] : await filesOfPage.all(tx, { page_id })
    const own = withoutFileUrls(text, addresses, page_id)
    const { html, links, toc } = await parseOr(() => refuse('body'), { format, text: own, title: '' })
    const rendered = await renderLinks({ tx, group, addresses }, page_id, { html, links }, files)
    return { object: 'wikipreview' as const, html: rendered, toc }
  })

export const watchWikiPage = implement(contract.watchWikiPage, async ({ tx, group, account, row, params }) => {
  const about = { account_id: account.id, page_id: row.id }
  if (params.watch) await setWatch.run(tx, { ...about, group_id: group.id })
  else await removeWatch.run(tx, about)
})
