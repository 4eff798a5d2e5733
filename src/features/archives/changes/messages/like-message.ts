import { implement, type FailContext } from '#runtime/calls/handler.ts'
import type { MessageRow } from '../../message/finders.ts'
import type { ArchiveDeps } from '../../deps.ts'
import { getMessageView } from '../../reading/load-hashtags.ts'
import * as contract from '../contract.ts'
import { insertLike, lockMessage, deleteLike } from './message-store.ts'

type LikeDeps = Pick<ArchiveDeps, 'addresses'>

export const likeMessage = ({ addresses }: LikeDeps) =>
  implement(contract.likeMessage, async call => {
    const { tx, group, account, record } = call
    const about = await lockMessageForLike(call, call.row)
    const isNew =
      (await insertLike.run(tx, { group_id: group.id, message_id: about.message_id, account_id: account.id })) > 0
    if (isNew) record('message.liked', about)
    return getMessageView({ ...call, addresses }, about.message_id)
  })

export const unlikeMessage = ({ addresses }: LikeDeps) =>
  implement(contract.unlikeMessage, async call => {
    const { tx, group, account, record } = call
    const about = await lockMessageForLike(call, call.row)
    const wasLiked =
      (await deleteLike.run(tx, { group_id: group.id, message_id: about.message_id, account_id: account.id })) > 0
    if (wasLiked) record('message.unliked', about)
    return getMessageView({ ...call, addresses }, about.message_id)
  })

/** Locks the message, so that a like is either inserted before a concurrent deletion or finds nothing. */
async function lockMessageForLike({ tx, fail }: FailContext<'invalid message_id'>, { group_id, id }: MessageRow) {
  const message = (await lockMessage.first(tx, { group_id, id })) ?? fail('invalid message_id')
  return { message_id: id, topic_id: message.topic_id, msg_num: message.msg_num, subject: message.subject }
}
