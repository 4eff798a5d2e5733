import type { Value } from '#contract/enumerations.ts'
import { life } from '#runtime/life.ts'
import { changeStatus } from './store.ts'

type Status = Value<'member_status'>

/** The states of a membership and the moves between them. */
export const memberLife = life(
  'member',
  (tx, group_id, id, to: Status, from: readonly Status[]) => changeStatus.first(tx, [group_id, id, to, from]),
  {
    ban: {
      from: ['sub_status_normal', 'sub_status_pending'],
      to: 'sub_status_banned',
      records: 'member.banned',
      otherwise: 'user already banned',
    },
    unban: {
      from: ['sub_status_banned'],
      to: 'sub_status_normal',
      records: 'member.unbanned',
      otherwise: 'user not banned',
    },
  },
)
