import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { monthCounts } from './history-store.ts'
import { readableGroups } from './topic-store.ts'

export const getMessageHistory = implement(
  contract.getMessageHistory,
  async ({ tx, params, account, group, position, organisation }) => {
    const groups = group
      ? [group].filter(() => may('archives_visible', position!))
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
