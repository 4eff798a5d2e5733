import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { monthCounts } from './stores/history-store.ts'
import { readableGroups } from './stores/topic-store.ts'

export const getMessageHistory = implement(
  contract.getMessageHistory,
  async ({ tx, params, account, group, access, organisation }) => {
    const groups = group
      ? [group].filter(() => may('archives_visible', access!))
      : await readableGroups.all(tx, { account_id: account!.id, org_id: organisation?.id ?? null })
    const months =
      groups.length > 0
        ? await monthCounts.all(tx, { group_ids: groups.map(({ id }) => id), offset: params.offset })
        : []
    return {
      object: 'message_history' as const,
      month_counts: months.map(month => ({ object: 'month_count' as const, ...month })),
      tz_offset: params.offset,
    }
  },
)
