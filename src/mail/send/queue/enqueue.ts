import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'

const insertOutgoingMessage = query(
  'outgoing.insert',
  `insert into outgoing_messages (group_id, kind, message_id, params, recipient_ids, priority)
   values (:group_id, :kind, :message_id?, :params, :recipient_ids, :priority)`,
)

/** What someone is waiting for comes first, while no other email waits longer than its share. */
export const priorities = { notification: 0, message: 1, digest: 2 } as const
/** The part of the emails of each priority while several wait: thousands of welcomes delay no copies of posts, nor the reverse. */
export const shares = { notification: 3, message: 4, digest: 1 } as const

export type NewOutgoingMessage = {
  kind: string
  /** 0 if it belongs to no group. */
  group_id: number
  message_id?: number
  params?: object
  recipient_ids: readonly number[]
  priority: keyof typeof priorities
}

const maxRecipients = 200

/** Queues a message for many recipients; it is sent after the commit. */
export async function enqueueMessage(
  tx: Tx,
  { kind, group_id, message_id, params, recipient_ids, priority }: NewOutgoingMessage,
): Promise<void> {
  for (let from = 0; from < recipient_ids.length; from += maxRecipients)
    await insertOutgoingMessage.run(tx, {
      kind,
      group_id,
      message_id: message_id ?? null,
      params: json(params ?? {}),
      recipient_ids: recipient_ids.slice(from, from + maxRecipients),
      priority: priorities[priority],
    })
}
