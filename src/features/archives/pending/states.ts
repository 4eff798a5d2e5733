import { stateMachine } from '#runtime/calls/state-machine.ts'
import { endPending, removePending } from './store.ts'

type PendingState = 'held' | 'decided' | 'posted' | 'rejected' | 'discarded' | 'expired'

const otherwise = 'invalid pending_message_id'
const from = ['held'] as const
/** The moderator's decision was stored before, or is made now. */
const decided = ['held', 'decided'] as const

/** The states of a pending message. */
export const pendingStates = stateMachine(
  'pending message',
  (tx, group_id, id, to: PendingState, states: readonly PendingState[]) =>
    to === 'posted'
      ? removePending.first(tx, { group_id, id, from: states })
      : endPending.first(tx, { group_id, id, from: states, to }),
  {
    approve: { from: decided, to: 'posted', records: 'message.approved', otherwise },
    confirm: { from, to: 'posted', records: 'message.confirmed', otherwise },
    reject: { from: decided, to: 'rejected', records: 'message.rejected', otherwise },
    discard: { from: decided, to: 'discarded', records: 'message.discarded', otherwise },
    expire: { from, to: 'expired', records: 'message.expired', otherwise },
  },
)
