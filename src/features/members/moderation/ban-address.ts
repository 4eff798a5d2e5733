import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { peopleOf } from '../direct-add/add-members.ts'
import { insertBanned } from '../direct-add/store.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { memberFactData } from '../member-fact-data.ts'
import { parseAddresses } from '../parse-addresses.ts'
import { findMember, lockMembersOf } from '../store.ts'
import { memberView } from '../view.ts'
import { ban } from './ban-member.ts'

export const banAddress = implement(contract.banAddress, async call => {
  const { tx, group, params, account, access, fail, record } = call
  const { named } = parseAddresses(params.email)
  const [address] = named
  if (!address || named.length > 1) return fail('invalid email address')
  const [person] = await peopleOf(tx, [address])
  const { account_id, given } = person!
  const made = await insertBanned.first(tx, {
    ...{ group_id: group.id, account_id, given_id: given!.id, given_name: given!.name, given_email: given!.email },
  })
  if (!made) {
    const [member] = await lockMembersOf.all(tx, { account_ids: [account_id], group_ids: [group.id] })
    return memberView(await ban(call, member ?? fail('user already banned')), group, viewerOf(account, access))
  }
  const banned = await findMember.one(tx, { id: made.id })
  record('member.banned', memberFactData(banned))
  return memberView(banned, group, viewerOf(account, access))
})
