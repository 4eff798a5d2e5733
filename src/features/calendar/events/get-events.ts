import { hash } from 'node:crypto'
import { groupSettingDefaults, type GroupSettings } from '#contract/groups/group-settings.ts'
import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { endOfDay, startOfDay } from '#storage/day-bounds.ts'
import { cachedPageOf, pageOf } from '#runtime/responses/pagination.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import type { Addresses } from '../../groups/index.ts'
import * as contract from '../contract.ts'
import { countEvents, eventPages, eventPageVersions, ownGroups, eventViews, seriesPages } from '../store.ts'
import { eventView, type EventObject } from '../view.ts'

/** An event as an account sees it, if it still exists. */
export async function findEventView(
  tx: Tx,
  id: number,
  account_id: number | null,
  addresses: Addresses,
): Promise<EventObject | undefined> {
  const [row] = await eventViews.all(tx, { ids: [id], account_id })
  return row && eventView(row, addresses)
}

export type EventDeps = { addresses: Addresses }

export const getEvent = ({ addresses }: EventDeps) =>
  implement(contract.getEvent, async ({ tx, row, account, membership, access, fail }) => {
    if (!may('calendar_visible', access))
      fail(
        membership?.status === 'sub_status_normal' ? 'inadequate_permissions' : 'not subscribed to group',
        'calendar_visible',
      )
    return (await findEventView(tx, row.id, account?.id ?? null, addresses)) ?? fail('invalid event_id')
  })

/** The groups of an account whose calendar it may see. */
export async function visibleGroups(tx: Tx, account: Account, org_id: number | null): Promise<number[]> {
  const groups = await ownGroups.all(tx, { account_id: account.id, org_id })
  const visible = groups.filter(({ id, member_id, settings: own, ...membership }) => {
    const settings: GroupSettings = { ...groupSettingDefaults, ...(own as Partial<GroupSettings>) }
    return may(
      'calendar_visible',
      groupAccessOf({ settings }, { ...membership, id: member_id, group_id: id }, null, account),
    )
  })
  return visible.map(({ id }) => id)
}

// The range of years that the database accepts; there are no events outside of it.
const [earliestDay, latestDay] = ['1000-01-01', '9998-12-31']

/** The requested range of days, in the caller's time zone. */
export function rangeOf({
  params,
  account,
}: {
  params: { start: string; end?: string | undefined }
  account: Account | null | undefined
}) {
  const zone = account?.timezone ?? 'UTC'
  const first = params.start < earliestDay ? earliestDay : params.start
  const last = params.end === undefined || params.end > latestDay ? latestDay : params.end
  return { from: startOfDay(first, zone), until: endOfDay(last, zone), first, last }
}

export const getEvents = ({ addresses }: EventDeps) =>
  implement(contract.getEvents, async ({ tx, params, account, group, organisation, refuse }) => {
    if (params.end !== undefined && params.end < params.start) refuse('end')
    const group_ids = group ? [group.id] : await visibleGroups(tx, account!, organisation?.id ?? null)
    const range = rangeOf({ params, account })
    const account_id = account?.id ?? null
    const series_id = params.series_id ?? null
    const counting = {
      by: account_id,
      count: async () => (await countEvents.one(tx, { group_ids, series_id, ...range })).count,
    }
    const cursorOf = (row: { starts: string; id: number }) => ({ key: row.starts, id: row.id })
    if (series_id !== null)
      return pageOf(tx, contract.getEvents, params, {
        ...{ counting, cursorOf },
        fetch: ({ dir, start, page }) =>
          seriesPages[`start_time:${dir}:${start}`].all(tx, { account_id, group_ids, series_id, ...range, ...page }),
        view: row => eventView(row, addresses),
      })
    const about = { account_id, groups: json(group_ids), ...range }
    return cachedPageOf(tx, contract.getEvents, params, {
      counting,
      cursorOf: (row: Row<'event.page'>) => cursorOf(row),
      fetch: ({ dir, start, page }) => eventPages[`start_time:${dir}:${start}`].all(tx, { ...about, ...page }),
      view: row => eventView(row, addresses),
      viewKey: hash('sha1', JSON.stringify(about)),
      rowVersions: async ({ dir, start, page }) =>
        (await eventPageVersions[`start_time:${dir}:${start}`].one(tx, { ...about, ...page })).print,
      schema: contract.getEvents.returns.properties.data,
      extraFields: () => ({}),
    })
  })
