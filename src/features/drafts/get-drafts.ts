import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import * as contract from './contract.ts'
import { countDrafts, draftPages } from './page-store.ts'
import { draftView } from './view.ts'

export const getDrafts = implement(contract.getDrafts, async ({ tx, account, group, organisation, params }) => {
  const scope = group ? 'one' : 'all'
  const within = group?.id ?? organisation?.id ?? null
  return pageOf({
    tx,
    params,
    sorting: contract.getDrafts.sorting!,
    total: (await countDrafts[scope].one(tx, { account_id: account.id, within })).count,
    fetch: ({ field, dir, start, page }) =>
      draftPages[`${scope}:${field as 'created'}:${dir}:${start}`].all(tx, {
        account_id: account.id,
        within,
        ...page,
      }),
    place: (row, field) => ({ key: field === 'created' ? row.id : row.sort_subject, id: row.id }),
    view: draftView,
  })
})

export const getDraft = implement(contract.getDraft, async ({ row }) => draftView(row))
