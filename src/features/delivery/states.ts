import type { Value } from '#contract/enumerations.ts'
import { stateMachine } from '#runtime/calls/state-machine.ts'
import { changeStatus } from './store.ts'

/** Days from one probe to the next. */
export const daysBetweenProbes = 3

/** The delivery states of an account; other account states are not affected. */
export const mailStates = stateMachine(
  'mail to an account',
  (tx, _group_id, id, to: Value<'user_status'>, from: readonly Value<'user_status'>[]) =>
    changeStatus.first(tx, { ids: [id], to, from }),
  {
    bounce: {
      from: ['user_status_confirmed'],
      to: 'user_status_bouncing',
      records: 'account.bouncing',
      otherwise: 'server',
    },
    giveUp: {
      from: ['user_status_bouncing'],
      to: 'user_status_bounced',
      records: 'account.bounced',
      otherwise: 'server',
    },
    restore: {
      from: ['user_status_bouncing', 'user_status_bounced'],
      to: 'user_status_confirmed',
      records: 'account.restored',
      otherwise: 'invalid token',
    },
  },
)
