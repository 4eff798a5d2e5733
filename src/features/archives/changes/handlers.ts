import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../deps.ts'
import { deleteMessage } from './messages/delete-message.ts'
import { deleteTopic } from './topics/delete-topic.ts'
import { followTopic, muteTopic, unfollowTopic, unmuteTopic } from './topics/follow-topic.ts'
import { getHiddenMessages } from './messages/get-hidden-messages.ts'
import { hideMessage } from './messages/hide-message.ts'
import { likeMessage, unlikeMessage } from './messages/like-message.ts'
import { getMoveTargets } from './topics/move-targets.ts'
import { moveTopic } from './topics/move-topic.ts'
import { mergeTopics } from './topics/merge-topics.ts'
import { reportMessage } from './messages/report-message.ts'
import { repostMessage } from './messages/repost-message.ts'
import { deleteHiddenMessage, restoreMessage } from './messages/restore-message.ts'
import { splitTopic } from './topics/split-topic.ts'
import { updateMessage } from './messages/update-message.ts'
import { updateTopic } from './topics/update-topic.ts'

export const changeHandlers = (deps: ArchiveDeps): Implementation[] => [
  updateMessage(deps),
  deleteMessage,
  hideMessage,
  restoreMessage,
  deleteHiddenMessage,
  getHiddenMessages,
  likeMessage(deps),
  unlikeMessage(deps),
  reportMessage,
  repostMessage(deps),
  updateTopic,
  deleteTopic,
  mergeTopics,
  splitTopic,
  moveTopic(deps),
  getMoveTargets,
  followTopic,
  unfollowTopic,
  muteTopic,
  unmuteTopic,
]
