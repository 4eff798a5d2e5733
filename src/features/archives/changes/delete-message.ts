import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { lockWithTopic } from './lock-message.ts'
import { isOwn } from './own-message.ts'
import { removeMessages } from './remove-messages.ts'

export const deleteMessage = implement(contract.deleteMessage, async call => {
  const { tx, group, position, row, fail, record } = call
  if (!may('edit_archives', position)) {
    const isMember = may('sub_page', position) || may('can_post', position)
    if (!isOwn(call, row) || !isMember) fail('inadequate_permissions', 'edit_archives')
    if (group.settings.disable_edits) fail('edits disabled')
  }
  const { topic, message } = (await lockWithTopic(tx, row)) ?? fail('invalid message_id')
  const { topicIsGone } = await removeMessages(tx, topic, [message.id])
  const about = { message_id: message.id, topic_id: topic.id, msg_num: message.msg_num, subject: message.subject }
  record('message.deleted', about)
  if (topicIsGone) record('topic.deleted', { topic_id: topic.id, subject: topic.subject })
  return undefined
})
