import { implement } from '#runtime/calls/handler.ts'
import { hashSecret } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import * as contract from './contract.ts'
import { findOpen } from './store.ts'

export const getInvitation = implement(contract.getInvitation, async ({ tx, params, organisation, fail }) => {
  const { group_id, email, full_name } =
    (await findOpen.first(tx, { token_hash: hashSecret(params.token) })) ?? fail('invalid token')
  const group = (await freshGroups.groupById(tx, group_id)) ?? fail('invalid token')
  if (organisation && group.org_id !== organisation.id) fail('invalid token')
  return {
    object: 'invitation' as const,
    group_name: group.name,
    nice_group_name: group.title || group.name,
    email,
    full_name,
  }
})
