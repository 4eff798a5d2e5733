import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import { implement } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import type { MessageRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import { getMessageView } from '../reading/show.ts'
import * as contract from './contract.ts'
import { like, lockMessage, unlike } from './message-store.ts'

type Parts = Pick<ArchiveParts, 'addresses'>

export const likeMessage = ({ addresses }: Parts) =>
  implement(contract.likeMessage, async call => {
    const { tx, group, account, record } = call
    const about = await held(tx, call.row as MessageRow)
    const isNew = (await like.run(tx, [group.id, about.message_id, account.id])) > 0
    if (isNew) record('message.liked', about)
    return getMessageView({ ...call, addresses }, about.message_id)
  })

export const unlikeMessage = ({ addresses }: Parts) =>
  implement(contract.unlikeMessage, async call => {
    const { tx, group, account, record } = call
    const about = await held(tx, call.row as MessageRow)
    const wasLiked = (await unlike.run(tx, [group.id, about.message_id, account.id])) > 0
    if (wasLiked) record('message.unliked', about)
    return getMessageView({ ...call, addresses }, about.message_id)
  })

/** The message, held: a like that meets the deletion of its message comes before it or finds nothing. */
async function held(tx: Tx, { group_id, id }: MessageRow) {
  const message = await lockMessage.first(tx, [group_id, id])
  if (!message) throw declaredError(subjectTexts.message)
  return { message_id: id, topic_id: message.topic_id, msg_num: message.msg_num, subject: message.subject }
}
