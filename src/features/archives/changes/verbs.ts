import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../parts.ts'
import { deleteMessage } from './delete-message.ts'
import { deleteTopic } from './delete-topic.ts'
import { followTopic, muteTopic, unfollowTopic, unmuteTopic } from './follow-topic.ts'
import { likeMessage, unlikeMessage } from './like-message.ts'
import { mergeTopics } from './merge-topics.ts'
import { reportMessage } from './report-message.ts'
import { repostMessage } from './repost-message.ts'
import { splitTopic } from './split-topic.ts'
import { updateMessage } from './update-message.ts'
import { updateTopic } from './update-topic.ts'

export const changeVerbs = (parts: ArchiveParts): Implementation[] => [
  updateMessage(parts),
  deleteMessage,
  likeMessage(parts),
  unlikeMessage(parts),
  reportMessage,
  repostMessage(parts),
  updateTopic,
  deleteTopic,
  mergeTopics,
  splitTopic,
  followTopic,
  unfollowTopic,
  muteTopic,
  unmuteTopic,
]
