import { implement } from '#runtime/calls/handler.ts'
import { replyAlreadyDone, ownerOfAddress } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { joinInvited } from '../invites/accept-invite.ts'
import { acceptOpenById } from '../invites/store.ts'
import * as contract from './contract.ts'

export const acceptInvitation = implement(contract.acceptInvitation, async call => {
  const { tx, params, fail } = call
  const { group_id, invite_id: id } = params
  const invite = (await acceptOpenById.first(tx, { group_id, id })) ?? fail('invalid token')
  if (invite.was_accepted) {
    const again = { group_id, email: invite.email, mime_id: '', detail: 'invitation' }
    await replyAlreadyDone(call, `invitation ${id}`, again)
    return
  }
  const group = (await freshGroups.groupById(tx, group_id)) ?? fail('invalid token')
  const account = (await ownerOfAddress(call, invite)) ?? fail('banned')
  await joinInvited(call, invite, group, account)
})
