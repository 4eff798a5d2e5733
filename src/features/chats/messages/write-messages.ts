import type { GroupAccess } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { seesAddresses, type ArchiveDeps } from '../../archives/index.ts'
import { deleteMessage, editMessage, reactToMessage, seeMessages, sendMessage } from '../live/send-message.ts'
import { withAbridgedEmail, type ChatMessageObject } from '../view.ts'
import * as contract from './contract.ts'

/** The message as the caller may see it. A room sends it to the others, as it follows the fact. */
const shownTo = ({ access }: { access: GroupAccess }, { line }: { line: ChatMessageObject }): ChatMessageObject =>
  seesAddresses(access) ? line : withAbridgedEmail(line)

export const postChatMessage = (deps: ArchiveDeps) =>
  implement(contract.postChatMessage, async call => shownTo(call, await sendMessage(call, deps)))

export const editChatMessage = (deps: ArchiveDeps) =>
  implement(contract.editChatMessage, async call => shownTo(call, await editMessage(call, deps)))

export const deleteChatMessage = (deps: ArchiveDeps) =>
  implement(contract.deleteChatMessage, async call =>
    shownTo(call, await deleteMessage(call, deps, call.params.msg_num)),
  )

export const tapbackChatMessage = (deps: ArchiveDeps) =>
  implement(contract.tapbackChatMessage, async call => shownTo(call, await reactToMessage(call, deps)))

export const markChatRead = implement(contract.markChatRead, call => seeMessages(call, call.params.msg_num))
