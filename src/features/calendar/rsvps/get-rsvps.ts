import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { seesAddresses } from '../../archives/index.ts'
import * as contract from '../contract.ts'
import { seesRsvps } from '../events/organizer.ts'
import { countRsvps, rsvpPages } from '../store.ts'
import { rsvpView } from '../view.ts'

export const getRsvps = implement(contract.getRsvps, async ({ tx, row, params, account, access }) => {
  const type = params.type ?? null
  const event_id = row.id
  const only_account_id = seesRsvps(row, account, access) ? null : account.id
  const all = seesAddresses(access)
  return pageOf(tx, contract.getRsvps, params, {
    // The total includes RSVPs that the caller may not see.
    total: type === null ? row.num_rsvps : (await countRsvps.one(tx, { event_id, type })).count,
    fetch: ({ field, dir, start, page }) =>
      rsvpPages[`${field as 'created'}:${dir}:${start}`].all(tx, { event_id, type, only_account_id, ...page }),
    cursorOf: (answer, field) => ({ key: field === 'arrival' ? (answer.arrival ?? 0) : answer.id, id: answer.id }),
    view: answer => rsvpView(answer, all || answer.account_id === account.id),
  })
})
