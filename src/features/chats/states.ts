import { stateMachine } from '#runtime/calls/state-machine.ts'
import { changeState, removeChat } from './store.ts'

/** `gone`: the chat is deleted; its messages are removed in the background. */
type ChatState = 'open' | 'closed' | 'gone'

export const chatStates = stateMachine(
  'chat',
  (tx, group_id, id, to: ChatState, from: readonly ChatState[]) =>
    to === 'gone' ? removeChat.first(tx, { group_id, id }) : changeState.first(tx, { group_id, id, to, from }),
  {
    close: { from: ['open'], to: 'closed', records: 'chat.closed', otherwise: 'invalid chat_id' },
    reopen: { from: ['closed'], to: 'open', records: 'chat.reopened', otherwise: 'invalid chat_id' },
    delete: { from: ['open', 'closed'], to: 'gone', records: 'chat.deleted', otherwise: 'invalid chat_id' },
  },
)
