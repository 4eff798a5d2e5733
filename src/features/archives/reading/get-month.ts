import { implement } from '#runtime/calls/handler.ts'
import { truncateIfLong } from '#runtime/responses/page-byte-limit.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { checkTimestamp } from './check-timestamp.ts'
import { monthPages, monthTotal } from './stores/month-store.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import { loadHashtags } from './load-hashtags.ts'
import { messageView, type HashtagsById } from './view.ts'

export const getMonth = ({ addresses }: ArchiveDeps) =>
  implement(contract.getMonth, async ({ tx, params, account, group, access }) => {
    const account_id = account?.id ?? null
    const reader = { account, group, access, addresses }
    const month = { group_id: group.id, year: params.year, month: params.month }
    let tags: HashtagsById
    return pageOf(tx, contract.getMonth, params, {
      total: async () => (await monthTotal.one(tx, month)).messages,
      fetch: async ({ dir, start, after, page }) => {
        if (after) checkTimestamp(after.key)
        const walk = `${pageSizeFor(page.count)}:created:${dir}:${start}` as const
        const query = { ...month, account_id, ...page }
        const rows = await truncateIfLong(monthPages.short[walk].all(tx, query), () =>
          monthPages.cut[walk].all(tx, query),
        )
        tags = await loadHashtags(tx, rows, account_id)
        return rows
      },
      cursorOf: ({ created, id }) => ({ key: created, id }),
      view: message => messageView(message, reader, tags),
    })
  })
