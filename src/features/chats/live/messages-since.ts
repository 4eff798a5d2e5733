import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import type { ArchiveDeps } from '../../archives/index.ts'
import type { Addresses } from '../../groups/index.ts'
import { messagesAfter, messagesSinceVersion, messagesChanged } from '../message-store.ts'
import { chatMessageView, type ChatMessageObject } from '../view.ts'
import * as contract from './contract.ts'

/** Messages per response; a client that missed more requests them in further calls. */
const batchSize = 500
const isTruncated = (lines: readonly unknown[]): boolean => lines.length === batchSize
/** Messages a room keeps in memory, possibly for many listeners. */
const smallBatchSize = 50

export const getChatSince = ({ addresses }: ArchiveDeps) =>
  implement(contract.getChatSince, async ({ tx, group, row, params }) => {
    const where = { group_id: group.id, chat_id: row.chat_id, msg_num: params.since, limit: batchSize }
    const changed =
      params.version === undefined ? [] : await messagesChanged.all(tx, { ...where, version: params.version })
    const after = await messagesAfter.all(tx, where)
    return {
      lines: [...changed, ...after].map(line => chatMessageView(line, addresses)),
      msg_num: after.at(-1)?.msg_num ?? params.since,
      version: isTruncated(changed) ? changed.at(-1)!.version : null,
      more: isTruncated(changed) || isTruncated(after),
    }
  })

/** The changes that a room has not sent yet, in order. */
export const fetchMessagesSince = async (
  tx: Tx,
  where: { group_id: number; chat_id: number; version: number },
  addresses: Addresses,
): Promise<ChatMessageObject[]> =>
  (await messagesSinceVersion.all(tx, { ...where, limit: smallBatchSize })).map(line =>
    chatMessageView(line, addresses),
  )
