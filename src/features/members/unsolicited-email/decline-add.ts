import { implement, type RecordContext } from '#runtime/calls/handler.ts'
import { deleteUnusedAccount } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { isLastOwner, endOwnMembership } from '../membership/end-membership.ts'
import { lockMembersByEmail } from '../store.ts'
import * as contract from './contract.ts'
import { declineAllInvites, declineInvite, insertOptOut, lockAddedByEmail } from './store.ts'
import { readDeclineToken } from './token.ts'

export const getUnsolicitedEmail = implement(contract.getUnsolicitedEmail, async ({ tx, params, fail }) => {
  const { group_id, email } = (await readDeclineToken(tx, params.token)) ?? fail('invalid token')
  const { name, title } = (await freshGroups.groupById(tx, group_id)) ?? fail('invalid token')
  return { object: 'unsolicited_email' as const, group_name: name, nice_group_name: title || name, email }
})

export const declineAdd = implement(contract.declineAdd, async call => {
  const { tx, params, fail, record } = call
  const { group_id, email } = (await readDeclineToken(tx, params.token)) ?? fail('invalid token')
  const group = await freshGroups.groupById(tx, group_id)
  if (group) {
    for (const member of await lockMembersByEmail.all(tx, { group_id, emails: [email.toLowerCase()] })) {
      if (await isLastOwner(tx, member)) fail('sole owner')
      // One cannot lift one's own ban.
      if (member.status !== 'sub_status_banned') await endOwnMembership(call, group, member)
    }
    const declined = await declineInvite.first(tx, { group_id, email })
    if (declined) record('invite.declined', { group_id, invite_id: declined.id, email: declined.email })
  }
  if (params.forever) {
    await leaveEverywhere(call, email)
    if (await insertOptOut.first(tx, { email })) record('account.adds_refused', { email })
  }
})

/** Takes an address out of every group that others have put it into, and turns all invitations to it down. */
async function leaveEverywhere(
  call: RecordContext<'member.left' | 'member.inherited' | 'invite.declined'>,
  email: string,
): Promise<void> {
  const { tx, record } = call
  for (const member of await lockAddedByEmail.all(tx, { email })) {
    const group = await freshGroups.groupById(tx, member.group_id)
    // The last owner of a group stays, as with any other way to leave.
    if (group && !(await isLastOwner(tx, member))) await endOwnMembership(call, group, member)
  }
  for (const { id, group_id, email: invited } of await declineAllInvites.all(tx, { email }))
    record('invite.declined', { group_id, invite_id: id, email: invited })
  await deleteUnusedAccount.run(tx, { email })
}
