import { implement, type Call } from '#runtime/calls/handler.ts'
import type { ChatRow } from './finders.ts'
import * as contract from './contract.ts'
import { chatStates } from './states.ts'
import { insertInClosedChat } from './message-store.ts'
import { descOf, maxChats, subjectOf } from './new-chat.ts'
import { chatRemoval } from './removal.ts'
import { changeChat, findChat, lockChat } from './store.ts'
import { unlinkTopics } from './topics/store.ts'
import { chatView, mayManage } from './view.ts'

type ChatOwnerCall = Pick<Call<typeof contract.deleteChat>, 'account' | 'access' | 'row' | 'fail'>

function checkOwner({ row, fail, ...viewer }: ChatOwnerCall): void {
  if (!mayManage(row, viewer)) fail('inadequate_permissions', 'chat owner')
}

type ChatChanges = { subject: string | null; description: string | null }
const changedFields = ({ subject, description }: ChatChanges, row: ChatRow): string[] => [
  ...(subject !== null && subject !== row.subject ? ['subject'] : []),
  ...(description !== null && description !== row.description ? ['desc'] : []),
]

export const updateChat = implement(
  contract.updateChat,
  async (call): Promise<ChatChanges> => {
    checkOwner(call)
    const { subject, desc } = call.params
    return {
      subject: subject === undefined ? null : subjectOf(call, subject),
      description: desc === undefined ? null : await descOf(call, desc),
    }
  },
  async call => {
    const { tx, group, account, row, params, prepared, fail, record } = call
    checkOwner(call)
    const where = { group_id: group.id, id: row.id }
    const { state } = (await lockChat.first(tx, where)) ?? fail('invalid chat_id')
    const fields = changedFields(prepared, row)
    const about = { chat_id: row.id, subject: prepared.subject ?? row.subject }
    if (fields.length > 0) {
      await changeChat.run(tx, { ...where, ...prepared })
      record('chat.updated', { ...about, fields })
    }
    if (params.is_closed === true && state === 'open') {
      await chatStates.move(call, 'close', where, about)
      const name = account.full_name || account.user_name
      const closingMessage = await insertInClosedChat.one(tx, {
        group_id: group.id,
        chat_id: row.id,
        account_id: account.id,
        name,
      })
      record('chat.said', { chat_id: row.id, ...closingMessage })
    }
    if (params.is_closed === false && state === 'closed') {
      if (group.open_chats_count >= maxChats) fail('too many chats')
      await chatStates.move(call, 'reopen', where, about)
    }
    return chatView(await findChat.one(tx, { id: row.id, account_id: account.id }), call)
  },
)

export const deleteChat = implement(contract.deleteChat, async call => {
  const { tx, group, row } = call
  checkOwner(call)
  const where = { group_id: group.id, id: row.id }
  await lockChat.run(tx, where)
  await unlinkTopics.run(tx, { group_id: group.id, chat_id: row.id })
  await chatStates.move(call, 'delete', where, { chat_id: row.id, subject: row.subject })
  await chatRemoval.enqueue(tx, { group_id: group.id, chat_id: row.id })
})
