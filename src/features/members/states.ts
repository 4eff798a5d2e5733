import type { Value } from '#contract/enumerations.ts'
import { stateMachine } from '#runtime/calls/state-machine.ts'
import { changeStatus, findMember } from './store.ts'

/** `gone`: the membership has ended; it is stored among the past members. */
type MemberState = Value<'member_status'> | 'gone'

/** The states of a membership and their transitions. Memberships end in `end-membership.ts`, many at a time. */
export const memberStates = stateMachine(
  'member',
  async (tx, group_id, id, to: MemberState, from: readonly MemberState[]) => {
    const changed = await changeStatus.first(tx, { group_id, ids: [id], to, from })
    // Read again, as the group's counters have moved too.
    return changed && findMember.one(tx, { id })
  },
  {
    approve: {
      from: ['sub_status_pending'],
      to: 'sub_status_normal',
      records: 'member.approved',
      otherwise: 'member_info_id',
    },
    ban: {
      from: ['sub_status_normal', 'sub_status_pending'],
      to: 'sub_status_banned',
      records: 'member.banned',
      otherwise: 'user already banned',
    },
    unban: {
      from: ['sub_status_banned'],
      to: 'gone',
      records: 'member.unbanned',
      otherwise: 'user not banned',
    },
    remove: {
      from: ['sub_status_normal', 'sub_status_banned'],
      to: 'gone',
      records: 'member.removed',
      otherwise: 'member_info_id',
    },
    reject: {
      from: ['sub_status_pending'],
      to: 'gone',
      records: 'member.rejected',
      otherwise: 'member_info_id',
    },
    expire: {
      from: ['sub_status_pending'],
      to: 'gone',
      records: 'member.expired',
      otherwise: 'member_info_id',
    },
    leave: {
      from: ['sub_status_normal', 'sub_status_pending'],
      to: 'gone',
      records: 'member.left',
      otherwise: 'not subscribed',
    },
    deleteAccount: {
      from: ['sub_status_normal', 'sub_status_pending'],
      to: 'gone',
      records: 'member.left',
      otherwise: 'not subscribed',
    },
  },
)
