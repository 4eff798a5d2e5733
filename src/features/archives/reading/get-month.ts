import { implement } from '#runtime/call.ts'
import { unlessLong } from '#runtime/page-bytes.ts'
import { pageOf } from '#runtime/paging.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { checkMoment } from './moments.ts'
import { monthPages, monthTotal } from './month-store.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import { tagsOn } from './show.ts'
import { messageView, type Tags } from './view.ts'

export const getMonth = ({ addresses }: ArchiveParts) =>
  implement(contract.getMonth, async ({ tx, params, account, group, position }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, position, addresses }
    const month = { group_id: group.id, year: params.year, month: params.month }
    let tags: Tags
    return pageOf({
      tx,
      params,
      sorting: contract.getMonth.sorting!,
      total: async () => (await monthTotal.one(tx, month)).messages,
      fetch: async ({ dir, start, after, page }) => {
        if (after) checkMoment(after.key)
        const walk = `${pageSizeFor(page.count)}:created:${dir}:${start}` as const
        const asked = { ...month, account_id, ...page }
        const rows = await unlessLong(monthPages.short[walk].all(tx, asked), () => monthPages.cut[walk].all(tx, asked))
        tags = await tagsOn(tx, rows, account_id)
        return rows
      },
      place: ({ created, id }) => ({ key: created, id }),
      view: message => messageView(message, reader, tags),
    })
  })
