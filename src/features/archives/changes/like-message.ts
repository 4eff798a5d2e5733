import { implement, type Failing } from '#runtime/call.ts'
import type { MessageRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import { getMessageView } from '../reading/show.ts'
import * as contract from './contract.ts'
import { like, lockMessage, unlike } from './message-store.ts'

type Parts = Pick<ArchiveParts, 'addresses'>

export const likeMessage = ({ addresses }: Parts) =>
  implement(contract.likeMessage, async call => {
    const { tx, group, account, record } = call
    const about = await lockedMessage(call, call.row)
    const isNew = (await like.run(tx, { group_id: group.id, message_id: about.message_id, account_id: account.id })) > 0
    if (isNew) record('message.liked', about)
    return getMessageView({ ...call, addresses }, about.message_id)
  })

export const unlikeMessage = ({ addresses }: Parts) =>
  implement(contract.unlikeMessage, async call => {
    const { tx, group, account, record } = call
    const about = await lockedMessage(call, call.row)
    const wasLiked =
      (await unlike.run(tx, { group_id: group.id, message_id: about.message_id, account_id: account.id })) > 0
    if (wasLiked) record('message.unliked', about)
    return getMessageView({ ...call, addresses }, about.message_id)
  })

/** The message, locked: a like that meets the deletion of its message comes before it or finds nothing. */
async function lockedMessage({ tx, fail }: Failing<'invalid message_id'>, { group_id, id }: MessageRow) {
  const message = (await lockMessage.first(tx, { group_id, id })) ?? fail('invalid message_id')
  return { message_id: id, topic_id: message.topic_id, msg_num: message.msg_num, subject: message.subject }
}
