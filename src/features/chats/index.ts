import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { downloadChatFile, uploadChatFile } from './files.ts'
import { getChats } from './get-chats.ts'
import { chatData, getChatHistory } from './history.ts'
import { deleteInChat, editInChat, reactInChat, sayInChat, seeInChat } from './live/say.ts'
import { getChatSince } from './live/since.ts'
import { newChat } from './new-chat.ts'
import { chatMembers, joinChat, leaveChat } from './places.ts'
import { searchChat } from './search/search-chat.ts'
import { chatToTopic } from './topics/chat-to-topic.ts'
import { topicToChat } from './topics/topic-to-chat.ts'
import { deleteChat, updateChat } from './update-chat.ts'

export { chatDeletion, chatsOf } from './account-changes.ts'
export { announceChats } from './announce.ts'
export { ChatMessage, type Attendance } from './contract.ts'
export { chatsInFeeds } from './chats-in-feeds.ts'
export { chatFinder, gatheredPlaceFinder, placeFinder } from './finders.ts'
export { chatLetters } from './letters.ts'
export { tellMissed } from './missed.ts'
export { findVersions, isAttending, stillAttending } from './live/attending.ts'
export { fetchBehind } from './live/since.ts'
export { changeWords, takeInWords } from './search/kept-words.ts'
export { wordsOfLine } from './search/words.ts'
export { chatWords } from './search/read-older.ts'
export { chatContents, chatRemoval } from './removal.ts'
export { abridged, type LineObject } from './view.ts'
export { chatVersions } from './version.ts'

export const chatVerbs = (parts: ArchiveParts): Implementation[] => [
  newChat,
  updateChat,
  getChats,
  deleteChat,
  joinChat,
  chatMembers,
  leaveChat,
  getChatHistory(parts),
  chatData(parts),
  uploadChatFile(parts),
  downloadChatFile(parts),
  searchChat(parts),
  chatToTopic(parts),
  topicToChat(parts),
]

/** The calls that frames of a conversation make. */
export const liveVerbs = (parts: ArchiveParts): Implementation[] => [
  sayInChat(parts),
  editInChat(parts),
  deleteInChat(parts),
  reactInChat(parts),
  seeInChat,
  leaveChat,
  getChatSince(parts),
]
