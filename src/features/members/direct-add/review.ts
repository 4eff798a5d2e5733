import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { freshGroups } from '../../groups/index.ts'
import { ownViewer } from '../list/visible-fields.ts'
import * as contract from './contract.ts'
import { addResults } from './direct-add.ts'
import { addMembers, planAdds } from './add-members.ts'
import { countHeld, decideHeld, heldPages } from './store.ts'

export const getPendingAdds = implement(contract.getPendingAdds, async ({ tx, params }) =>
  pageOf(tx, contract.getPendingAdds, params, {
    total: (await countHeld.one(tx, { group_id: null })).count,
    fetch: ({ dir, start, page }) => heldPages[`created:${dir}:${start}`].all(tx, { ...page }),
    cursorOf: ({ id }) => ({ key: id, id }),
    view: ({ id, created, group_id, group_name, account_id, emails, emails_count, subject, message }) => ({
      object: 'pending_adds' as const,
      id,
      created,
      group_id,
      group_name,
      user_id: account_id ?? 0,
      total_emails: emails_count,
      emails,
      subject,
      message,
    }),
  }),
)

export const approvePendingAdds = implement(contract.approvePendingAdds, async call => {
  const { tx, params, account, fail, record } = call
  const held =
    (await decideHeld.first(tx, { id: params.pending_adds_id, state: 'done' })) ?? fail('invalid pending_adds_id')
  const group = (await freshGroups.groupById(tx, held.group_id)) ?? fail('invalid pending_adds_id')
  const found = await Promise.all(held.subgroup_ids.map(id => freshGroups.groupById(tx, id)))
  const subgroups = found.filter(subgroup => subgroup !== null).filter(({ parent_id }) => parent_id === group.id)
  const { id: direct_add_id, emails_count } = held
  record('adds.approved', { group_id: group.id, direct_add_id, emails_count })
  const plan = await planAdds(tx, group.id, held.emails)
  const done = await addMembers(call, { plan, group, subgroups, direct_add_id })
  return addResults(plan, done, ownViewer(account))
})

export const rejectPendingAdds = implement(contract.rejectPendingAdds, async ({ tx, params, fail, record }) => {
  const { id, group_id, emails_count } =
    (await decideHeld.first(tx, { id: params.pending_adds_id, state: 'rejected' })) ?? fail('invalid pending_adds_id')
  record('adds.rejected', { group_id, direct_add_id: id, emails_count })
})
