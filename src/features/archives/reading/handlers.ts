import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../deps.ts'
import { downloadArchives } from './download-archives.ts'
import { downloadAttachment } from './download-attachment.ts'
import { getMessageHistory } from './get-history.ts'
import { getMessage } from './get-message.ts'
import { getQuote } from './get-quote.ts'
import { getMonth } from './get-month.ts'
import { getMessages, getTopic } from './get-messages.ts'
import { getMessageRevisions } from './get-revisions.ts'
import { findTopic } from './find-topic.ts'
import { getTopicPeople } from './get-people.ts'
import { getTopics } from './get-topics.ts'

export const readingHandlers = (deps: ArchiveDeps): Implementation[] => [
  getTopics(deps),
  getTopic(deps),
  getTopicPeople,
  findTopic,
  getMessage(deps),
  getQuote(deps),
  getMessages(deps),
  getMessageHistory,
  getMonth(deps),
  downloadArchives(deps),
  downloadAttachment(deps),
  getMessageRevisions(deps),
]
