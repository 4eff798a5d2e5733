import { implement } from '#runtime/call.ts'
import { freshGroups } from '../../groups/index.ts'
import { isLastOwner, leave } from '../depart.ts'
import { lockMembersByEmail } from '../store.ts'
import * as contract from './contract.ts'
import { declineInvite, insertRefusal } from './store.ts'
import { readClaim } from './token.ts'

export const getUnaskedLetter = implement(contract.getUnaskedLetter, async ({ tx, params, fail }) => {
  const { group_id, email } = (await readClaim(tx, params.token)) ?? fail('invalid token')
  const { name, title } = (await freshGroups.groupById(tx, group_id)) ?? fail('invalid token')
  return { object: 'unasked_letter' as const, group_name: name, nice_group_name: title || name, email }
})

export const declineAdd = implement(contract.declineAdd, async call => {
  const { tx, params, fail, record } = call
  const { group_id, email } = (await readClaim(tx, params.token)) ?? fail('invalid token')
  const group = await freshGroups.groupById(tx, group_id)
  if (group) {
    for (const member of await lockMembersByEmail.all(tx, { group_id, emails: [email.toLowerCase()] })) {
      if (await isLastOwner(tx, member)) fail('sole owner')
      // A ban is not somebody's own to end.
      if (member.status !== 'sub_status_banned') await leave(call, group, member)
    }
    const declined = await declineInvite.first(tx, { group_id, email })
    if (declined) record('invite.declined', { group_id, invite_id: declined.id, email: declined.email })
  }
  if (params.forever && (await insertRefusal.first(tx, { email }))) record('account.adds_refused', { email })
  return undefined
})
