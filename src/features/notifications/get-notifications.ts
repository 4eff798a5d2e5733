import { implement } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { localeOf } from '../accounts/index.ts'
import type { Addresses } from '../groups/index.ts'
import * as contract from './contract.ts'
import { countsOf, notificationPages } from './store.ts'
import { notificationView, visibleTo, type NotificationRow } from './view.ts'

export const getNotifications = ({ addresses }: { addresses: Addresses }) =>
  implement(contract.getNotifications, async ({ tx, account, params }) => {
    const { unread } = params
    const locale = localeOf(account, params.locale)
    let groups: ReadonlyMap<NotificationRow, Group> = new Map()
    return pageOf(tx, contract.getNotifications, params, {
      total: async () => {
        const counts = await countsOf.first(tx, { account_id: account.id })
        return (unread ? counts?.unread : counts?.total) ?? 0
      },
      fetch: async ({ dir, start, page }) => {
        const filter = { account_id: account.id, unread }
        const rows = await notificationPages[`created:${dir}:${start}`].all(tx, { ...filter, ...page })
        groups = await visibleTo(tx, account, rows)
        return rows
      },
      cursorOf: ({ created, id }) => ({ key: created, id }),
      view: row => {
        const group = groups.get(row)
        return group ? notificationView(row, group, addresses, locale) : null
      },
    }).then(({ data, ...page }) => ({ ...page, data: data.filter(item => item !== null) }))
  })
