import { may } from '#contract/permissions.ts'
import { implement, implementBatched, outcomesOf, type Call } from '#runtime/calls/handler.ts'
import { isBlank } from '#content/text/index.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import { isUnread, markRead, mayMention } from '../../notifications/index.ts'
import {
  deleteChatMessage,
  editChatMessage,
  findChatMessage,
  messageByNonce,
  refreshTapbacks,
  markSeen,
  toggleTapback,
} from '../message-store.ts'
import { updateTerms } from '../search/term-blocks.ts'
import { messageTextOf, searchTermsOf } from '../search/message-terms.ts'
import { chatMessageView, type ChatMessageObject } from '../view.ts'
import * as contract from './contract.ts'
import { beginChatWrite, finishChatWrite, insertChatMessage, normalizeChatText } from './insert-messages.ts'

type Writing = 'tx' | 'group' | 'account' | 'access' | 'row' | 'fail' | 'record'
/** The calls of frames, and those that do the same without a connection. */
type SendCall = Pick<Call<typeof contract.sayInChat>, Writing | 'params'>
type EditCall = Pick<Call<typeof contract.editInChat>, Writing | 'params'>
type DeleteCall = Pick<Call<typeof contract.deleteInChat>, Writing>
type SeeCall = Pick<Call<typeof contract.seeInChat>, 'tx' | 'group' | 'account' | 'row' | 'record'>
type ReactCall = Pick<Call<typeof contract.reactInChat>, Writing | 'params'>

/** `repeated`: it is known already, so that it is not sent to others. */
type SendResult = { line: ChatMessageObject; repeated: boolean }
/** A message that was just written. */
const newMessage = (line: ChatMessageObject): SendResult => ({ line, repeated: false })

/** Sends a message. `isBeside`: as part of a batch, which must not wait for a locked chat. */
export async function sendMessage(call: SendCall, deps: ArchiveDeps, isBeside = false): Promise<SendResult> {
  const { tx, account, row, params, fail } = call
  const message = normalizeChatText(params.message)
  if (isBlank(message)) fail('invalid message')
  const subscription = beginChatWrite(call, isBeside)
  const nonce = params.nonce || null
  const name = account.full_name || account.user_name
  const line = await insertChatMessage(tx, {
    ...subscription,
    chat_sub_id: row.id,
    name,
    message,
    words: searchTermsOf({ ...subscription, name, message, filename: null }),
    reply_to_num: params.reply_to_msg_num ?? 0,
    nonce,
    media: null,
  })
  // The call is retried alone, so that it may wait for the lock or report the reason.
  if (!line && isBeside) throw new StaleReadError('it could not be said beside others')
  const existing = line ?? (nonce === null ? undefined : await messageByNonce.first(tx, { ...subscription, nonce }))
  if (existing && !line) return { line: chatMessageView(existing, deps.addresses), repeated: true }
  const said = await finishChatWrite(call, line, deps.addresses)
  if (mayMention(message)) call.record('chat.mentioned', { chat_id: row.chat_id, msg_num: said.msg_num })
  return newMessage(said)
}

export async function editMessage(call: EditCall, deps: ArchiveDeps): Promise<SendResult> {
  const { tx, params, fail } = call
  const message = normalizeChatText(params.message)
  if (isBlank(message)) fail('invalid message')
  const subscription = beginChatWrite(call)
  const line = await editChatMessage.first(tx, { ...subscription, msg_num: params.msg_num, message })
  if (line) updateTerms.send(tx, { ...subscription, msg_num: line.msg_num, words: searchTermsOf(messageTextOf(line)) })
  return newMessage(await finishChatWrite(call, line, deps.addresses))
}

export async function deleteMessage(call: DeleteCall, deps: ArchiveDeps, msg_num: number): Promise<SendResult> {
  const { tx, access } = call
  const subscription = beginChatWrite(call)
  // Messages of others may be deleted by those who may edit the archives.
  const all = may('edit_archives', access)
  const line = await deleteChatMessage.first(tx, { ...subscription, msg_num, all })
  return newMessage(await finishChatWrite(call, line, deps.addresses))
}

export async function reactToMessage(call: ReactCall, deps: ArchiveDeps): Promise<SendResult> {
  const { tx, row, params } = call
  const subscription = beginChatWrite(call)
  const { msg_num, tapback: type } = params
  const reaction = { ...subscription, msg_num, member_id: row.member_id, type, on: params.on ?? null }
  const isOther = (await toggleTapback.one(tx, reaction)).changed
  const same = isOther ? undefined : await findChatMessage.first(tx, { ...subscription, msg_num })
  if (same) return { line: chatMessageView(same, deps.addresses), repeated: true }
  const line = await refreshTapbacks.first(tx, { ...subscription, msg_num })
  return newMessage(await finishChatWrite(call, line, deps.addresses))
}

/** Messages up to this one were read, and so were the mentions in them: the account is locked before its subscription. */
export async function seeMessages(call: SeeCall, msg_num: number): Promise<void> {
  const { tx, account, group, row } = call
  const mentions = { chat_id: row.chat_id, up_to: msg_num }
  await markRead(call, mentions)
  await markSeen.run(tx, { group_id: group.id, chat_sub_id: row.id, msg_num })
  // A mention that was written meanwhile had not seen that it is read.
  if (await isUnread(tx, account.id, mentions)) throw new StaleReadError('a mention was written meanwhile')
}

export const sayInChat = (deps: ArchiveDeps) =>
  implementBatched(
    contract.sayInChat,
    calls => outcomesOf(calls, call => sendMessage(call, deps, calls.length > 1)),
    'all',
  )
export const editInChat = (deps: ArchiveDeps) => implement(contract.editInChat, call => editMessage(call, deps))
export const deleteInChat = (deps: ArchiveDeps) =>
  implement(contract.deleteInChat, call => deleteMessage(call, deps, call.params.delete_msg_num))
export const reactInChat = (deps: ArchiveDeps) => implement(contract.reactInChat, call => reactToMessage(call, deps))

export const seeInChat = implement(contract.seeInChat, call => seeMessages(call, call.params.last_msg_seen))
