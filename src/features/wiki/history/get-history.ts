import type { Value } from '#contract/enumerations.ts'
import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { compareVersions, HtmlRefusedError, mergeVersions } from '#content/text/index.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { filesOfPage } from '../files/store.ts'
import { withFileUrls, withoutFileUrls } from '../own-files.ts'
import { revisionOf } from '../store.ts'
import { readTitle } from '../titles.ts'
import type { WikiDeps } from '../view.ts'
import * as contract from './contract.ts'
import { changePages, countChanges, revisionPages } from './store.ts'

const revisionView = ({ account_id, format, ...row }: Row<'wikiRevision.page'>) => ({
  object: 'wiki_revision' as const,
  ...row,
  user_id: account_id ?? 0,
  format: format as Value<'body_type'>,
})

export const getWikiHistory = implement(contract.getWikiHistory, async ({ tx, row, params }) =>
  pageOf(tx, contract.getWikiHistory, params, {
    total: row.rev_count,
    fetch: ({ dir, start, page }) => revisionPages[`version:${dir}:${start}`].all(tx, { page_id: row.id, ...page }),
    cursorOf: ({ version }) => ({ key: version, id: version }),
    view: revisionView,
  }),
)

export const getWikiChanges = implement(contract.getWikiChanges, async ({ tx, group, params }) =>
  pageOf(tx, contract.getWikiChanges, params, {
    total: (await countChanges.one(tx, { group_id: group.id })).count,
    fetch: ({ dir, start, page }) => changePages[`id:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: revisionView,
  }),
)

type TextFormat = Value<'body_type'>
type Version = { title: string; body: string; format: TextFormat }

/** A version; 0 is the empty page before the first. */
async function versionOf(tx: Tx, page_id: number, version: number): Promise<Version | undefined> {
  if (version === 0) return { title: '', body: '', format: 'plain' }
  const revision = await revisionOf.first(tx, { page_id, version })
  return revision && { title: revision.title, body: revision.body, format: revision.format as TextFormat }
}

export const compareWikiPage = ({ addresses }: WikiDeps) =>
  implement(contract.compareWikiPage, async ({ tx, row, params, fail, refuse }) => {
    const from = (await versionOf(tx, row.id, params.from)) ?? fail('invalid version')
    const newest = params.to ?? row.rev_count
    const stored = (await versionOf(tx, row.id, newest)) ?? fail('invalid version')
    const to =
      params.body === undefined
        ? stored
        : {
            title: stored.title,
            body: withoutFileUrls(params.body, addresses, row.id),
            format: params.format ?? stored.format,
          }
    const comparison = await compareVersions({
      before: { format: from.format, text: from.body },
      after: { format: to.format, text: to.body },
    }).catch((error: unknown) => {
      if (error instanceof HtmlRefusedError && params.body !== undefined) return refuse('body')
      throw error
    })
    return {
      object: 'wikicomparison' as const,
      page_id: row.id,
      ...{ from: params.from, to: newest, from_title: from.title, to_title: to.title },
      ...comparison,
    }
  })

/** A title is merged as one line is; where both changed it, it stays as it was typed. */
function mergedTitle({ base, mine, theirs }: { base: string; mine: string; theirs: string }): string {
  const typed = readTitle(mine)?.title ?? mine
  return typed === base ? theirs : typed
}

export const mergeWikiPage = ({ addresses }: WikiDeps) =>
  implement(contract.mergeWikiPage, async ({ tx, row, params, fail }) => {
    const base = (await versionOf(tx, row.id, params.from)) ?? fail('invalid version')
    const now = (await versionOf(tx, row.id, row.rev_count)) ?? fail('invalid version')
    const texts = { base: base.body, theirs: now.body, mine: withoutFileUrls(params.body, addresses, row.id) }
    // Lines of HTML are no lines of the text, and different formats have none in common.
    const isText = base.format === now.format && now.format !== 'html'
    const merged = isText ? await mergeVersions(texts) : null
    return {
      object: 'wikimerge' as const,
      page_id: row.id,
      version: row.rev_count,
      merged: merged !== null,
      title: mergedTitle({ base: base.title, mine: params.title ?? base.title, theirs: now.title }),
      body: withFileUrls(merged ?? texts.mine, addresses, row.id, await filesOfPage.all(tx, { page_id: row.id })),
    }
  })
