import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { DEFAULT_LOCALE, locales, matchLocale } from '#locales/index.ts'
import { endOfDay, startOfDay } from '#storage/day-bounds.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Tx } from '#storage/database.ts'
import { toTimestamp } from '#storage/values.ts'
import * as contract from './contract.ts'
import { hiddenFrom } from './hidden-entries.ts'
import { logEntry, factNamesFor } from './log-entry.ts'
import { activityPages, countActivity, personOfMember, personOfPastMember } from './store.ts'

type ActivityParams = { restrict_date?: string; start_date?: string; end_date?: string }
const nobody = { account_id: 0, member_id: 0 }

export const getActivityLog = ({ addresses }: { addresses: { url: string } }) =>
  implement(contract.getActivityLog, async ({ tx, group, account, access, params }) => {
    const { from, until } = rangeOf(params, account.timezone)
    const reader = {
      account_id: account.id,
      seesMembers: may('view_members', access),
      seesAddresses: may('view_addresses', access),
      seesPending: may('manage_pending_messages', access),
      seesSubgroups: access.role === 'owner',
    }
    const found = await personOf(tx, group.id, params)
    // Filtering by one member after the other would reveal who did what.
    const person = found && !reader.seesMembers && found.account_id !== account.id ? nobody : found
    const names = factNamesFor(params.filter_by ?? 'all', params.action)
    const { account_id, member_id } = person ?? { account_id: null, member_id: null }
    const locale = matchLocale(params.language, locales) ?? DEFAULT_LOCALE
    const filter = { group_id: group.id, names, from, until, account_id, member_id, ...hiddenFrom(access) }
    const { count } = await countActivity.one(tx, filter)
    return pageOf(tx, contract.getActivityLog, params, {
      total: count,
      fetch: ({ dir, start, page }) =>
        activityPages[`${person ? 'person' : 'all'}:created:${dir}:${start}`].all(tx, { ...filter, ...page }),
      cursorOf: row => ({ key: row.id, id: row.id }),
      view: row => ({
        object: 'activity_log' as const,
        id: row.id,
        created: row.created,
        group_id: row.group_id,
        entry: logEntry(row, `${addresses.url}/g/${group.name}`, reader, locale),
        via: row.via as 'via_web',
      }),
    })
  })

/** The person to filter by; unknown people have no activity. */
async function personOf(tx: Tx, group_id: number, filter: { member_info_id?: number; past_member_info_id?: number }) {
  if (filter.member_info_id !== undefined)
    return (await personOfMember.first(tx, { group_id, id: filter.member_info_id })) ?? nobody
  if (filter.past_member_info_id !== undefined)
    return (await personOfPastMember.first(tx, { group_id, id: filter.past_member_info_id })) ?? nobody
  return null
}

const hours: Record<string, number> = { past_24_hours: 24, past_week: 7 * 24, past_month: 30 * 24, past_year: 365 * 24 }

/** The time range in the caller's time zone. Dates without a range are a range. */
function rangeOf({ restrict_date, start_date, end_date }: ActivityParams, zone: string) {
  const span = hours[restrict_date ?? '']
  if (span !== undefined) return { from: toTimestamp(Temporal.Now.instant().subtract({ hours: span })), until: null }
  return {
    from: start_date === undefined ? null : startOfDay(start_date, zone),
    until: end_date === undefined ? null : endOfDay(end_date, zone),
  }
}
