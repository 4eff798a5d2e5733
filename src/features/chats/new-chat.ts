import { implement, type FailContext } from '#runtime/calls/handler.ts'
import { sanitizeOrNull } from '../groups/index.ts'
import { textOf, visibleLength } from '#content/text/index.ts'
import { announceSome } from './announce.ts'
import * as contract from './contract.ts'
import { findChat, insertChat } from './store.ts'
import { chatView } from './view.ts'

/** Maximum number of open chats in a group. */
export const maxChats = 1000

/** Normalizes the subject of a chat. */
export function subjectOf({ fail }: Pick<FailContext<'invalid subject'>, 'fail'>, text: string): string {
  const subject = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return visibleLength(subject) > 0 ? subject : fail('invalid subject')
}

/** Sanitizes the description of a chat. */
export async function descOf({ fail }: Pick<FailContext<'invalid desc'>, 'fail'>, html: string): Promise<string> {
  const clean = await sanitizeOrNull(html)
  return clean !== null && visibleLength(textOf(clean)) > 0 ? clean : fail('invalid desc')
}

export const newChat = implement(
  contract.newChat,
  async call => ({ subject: subjectOf(call, call.params.subject), description: await descOf(call, call.params.desc) }),
  async call => {
    const { tx, group, account, params, prepared, fail, record } = call
    if (group.open_chats_count >= maxChats) fail('too many chats')
    const { id } = await insertChat.one(tx, {
      group_id: group.id,
      parent_id: group.parent_id,
      account_id: account.id,
      name: account.full_name || account.user_name,
      announce: params.announce,
      ...prepared,
    })
    record('chat.created', { chat_id: id, subject: prepared.subject })
    if (params.announce) await announceSome(call, { group_id: group.id, id })
    return chatView(await findChat.one(tx, { id, account_id: account.id }), call)
  },
)
