import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import { seesAddresses } from '../archives/index.ts'
import * as contract from './contract.ts'
import { seesAnswers } from './organizer.ts'
import { countRsvps, rsvpPages } from './store.ts'
import { rsvpView } from './view.ts'

export const getRsvps = implement(contract.getRsvps, async ({ tx, row, params, account, position }) => {
  const type = params.type ?? null
  const event_id = row.id
  const only_account_id = seesAnswers(row, account, position) ? null : account.id
  const all = seesAddresses(position)
  return pageOf({
    tx,
    params,
    sorting: contract.getRsvps.sorting!,
    // The number of all answers, also of those that the caller does not see.
    total: type === null ? row.num_rsvps : (await countRsvps.one(tx, { event_id, type })).count,
    fetch: ({ field, dir, start, page }) =>
      rsvpPages[`${field as 'created'}:${dir}:${start}`].all(tx, { event_id, type, only_account_id, ...page }),
    place: (answer, field) => ({ key: field === 'arrival' ? (answer.arrival ?? 0) : answer.id, id: answer.id }),
    view: answer => rsvpView(answer, all || answer.account_id === account.id),
  })
})
