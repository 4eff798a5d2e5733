import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import * as contract from './contract.ts'
import { countDrafts, draftPages } from './page-store.ts'
import { draftView } from './view.ts'

export const getDrafts = implement(contract.getDrafts, async ({ tx, account, group, organisation, params }) => {
  const scope = group ? 'one' : 'all'
  const within = group?.id ?? organisation?.id ?? null
  return pageOf(tx, contract.getDrafts, params, {
    total: (await countDrafts[scope].one(tx, { account_id: account.id, within })).count,
    fetch: ({ field, dir, start, page }) =>
      draftPages[`${scope}:${field as 'created'}:${dir}:${start}`].all(tx, {
        account_id: account.id,
        within,
        ...page,
      }),
    cursorOf: (row, field) => ({ key: field === 'created' ? row.id : row.sort_subject, id: row.id }),
    view: draftView,
  })
})

export const getDraft = implement(contract.getDraft, async ({ row }) => draftView(row))
