import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { downloadChatFile, uploadChatFile } from './files.ts'
import { getChat, getChats } from './get-chats.ts'
import { chatData, getChatHistory } from './history.ts'
import { deleteInChat, editInChat, reactInChat, sayInChat, seeInChat } from './live/send-message.ts'
import { getChatSince } from './live/messages-since.ts'
import {
  deleteChatMessage,
  editChatMessage,
  markChatRead,
  postChatMessage,
  tapbackChatMessage,
} from './messages/write-messages.ts'
import { newChat } from './new-chat.ts'
import { chatMembers, joinChat, leaveChat, updateChatSub } from './subscriptions.ts'
import { searchChat } from './search/search-chat.ts'
import { chatToTopic } from './topics/chat-to-topic.ts'
import { topicToChat } from './topics/topic-to-chat.ts'
import { deleteChat, updateChat } from './update-chat.ts'

export { chatBundle } from './bundle.ts'
export { chatDeletion, chatExport } from './account-data.ts'
export { announceChats } from './announce.ts'
export { ChatMessage, type Attendance } from './contract.ts'
export { chatFeedItems } from './feed-items.ts'
export { chatFinder, batchedSubscriptionFinder, subscriptionFinder } from './finders.ts'
export { chatEmails } from './emails.ts'
export { notifyMissed } from './missed-messages.ts'
export { findVersions, isAttending, stillAttending } from './live/presence.ts'
export { fetchMessagesSince } from './live/messages-since.ts'
export { updateTerms, flushPendingTerms } from './search/term-blocks.ts'
export { searchTermsOf } from './search/message-terms.ts'
export { chatTermBackfill } from './search/term-backfill.ts'
export { chatContents, chatRemoval } from './removal.ts'
export { withAbridgedEmail, type ChatMessageObject } from './view.ts'
export { chatVersions } from './edit-version.ts'

export const chatHandlers = (deps: ArchiveDeps): Implementation[] => [
  newChat,
  updateChat,
  getChats,
  getChat,
  deleteChat,
  joinChat,
  chatMembers,
  leaveChat,
  updateChatSub,
  getChatHistory(deps),
  chatData(deps),
  uploadChatFile(deps),
  downloadChatFile(deps),
  postChatMessage(deps),
  editChatMessage(deps),
  deleteChatMessage(deps),
  tapbackChatMessage(deps),
  markChatRead,
  searchChat(deps),
  chatToTopic(deps),
  topicToChat(deps),
]

/** Handlers of the calls made by live chat frames. */
export const liveHandlers = (deps: ArchiveDeps): Implementation[] => [
  sayInChat(deps),
  editInChat(deps),
  deleteInChat(deps),
  reactInChat(deps),
  seeInChat,
  leaveChat,
  getChatSince(deps),
]
