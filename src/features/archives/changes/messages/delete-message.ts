import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { lockWithTopic } from './lock-message.ts'
import { isOwnMessage } from './own-message.ts'
import { removeMessages } from './remove-messages.ts'

export const deleteMessage = implement(contract.deleteMessage, async call => {
  const { tx, group, access, row, fail, record } = call
  if (!may('edit_archives', access)) {
    const isMember = may('sub_page', access) || may('can_post', access)
    if (!isOwnMessage(call, row) || !isMember) fail('inadequate_permissions', 'edit_archives')
    if (group.settings.disable_edits) fail('edits disabled')
  }
  const { topic, message } = (await lockWithTopic(tx, row)) ?? fail('invalid message_id')
  const { topicIsGone } = await removeMessages(tx, topic, [message.id])
  const about = { message_id: message.id, topic_id: topic.id, msg_num: message.msg_num, subject: message.subject }
  record('message.deleted', about)
  if (topicIsGone) record('topic.deleted', { topic_id: topic.id, subject: topic.subject })
})
