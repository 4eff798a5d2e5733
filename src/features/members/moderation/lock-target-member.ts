import type { FailContext } from '#runtime/calls/handler.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { lockDecidedMember, lockMember } from '../store.ts'
import type { MemberRow } from '../view.ts'

type MemberCall = FailContext<'member_info_id'> & {
  group: Group
  who: Identity
  params: { member_info_id: number }
}

/** Locks the member that a call is about. A request to join on which a moderator has decided is left to that decision. */
export async function lockTargetMember({ tx, group, who, params, fail }: MemberCall): Promise<MemberRow> {
  const lock = who.how === 'decision' ? lockDecidedMember : lockMember
  return (await lock.first(tx, { group_id: group.id, id: params.member_info_id })) ?? fail('member_info_id')
}
