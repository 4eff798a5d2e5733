import type { Database } from '#storage/database.ts'
import type { OutgoingMessage } from '../outgoing-message.ts'
import type { MailKinds, OpenedMessage } from './mail-kind.ts'
import { claimDeliveries, claimMessages, settledRecipients } from './store.ts'

/** What was taken of an outgoing message: to whom it is to go. */
export type Claim = {
  outgoingMessage: OutgoingMessage
  ids: number[]
  /** What was put off, by id; null: it is the first time. */
  retries: ReadonlyMap<number, RetryState> | null
  /** How often it was begun to make these mails. */
  attempts: number
}

/** Somebody who has a row of their own: how often it was tried before. */
export type RetryState = { tries: number; email: string }

type ClaimDeps = { database: Database; kinds: MailKinds; worker_id: number }
/** How many at most, and how urgent they are at least. */
type ClaimLimits = { limit: number; priority: number }

/** Takes outgoing messages that nobody sends; those who have had theirs, from somebody who is gone, are left out. */
export async function takeMessages(
  { database, kinds, worker_id }: ClaimDeps,
  claimLimits: ClaimLimits,
): Promise<{ claims: Claim[]; left: number }> {
  const rows = await claimMessages.all(database.read, { kinds: Object.keys(kinds), worker_id, ...claimLimits })
  if (rows.length === 0) return { claims: [], left: 0 }
  const keys = { group_ids: rows.map(row => row.group_id), ids: rows.map(row => row.id) }
  const settled = new Map<number, Set<number>>()
  for (const { outgoing_message_id, ids } of await settledRecipients.all(database.read, keys))
    settled.set(outgoing_message_id, (settled.get(outgoing_message_id) ?? new Set()).union(new Set(ids)))
  const claims = rows.map(row => {
    const had = settled.get(row.id)
    const ids = had ? row.recipient_ids.filter(id => !had.has(id)) : row.recipient_ids
    return { outgoingMessage: row, ids, retries: null, attempts: row.tries }
  })
  return { claims, left: rows.filter(row => row.was_taken).length }
}

/** Takes what was put off and is due. */
export async function takeRetries(
  { database, kinds, worker_id }: ClaimDeps,
  limit: number,
  busy: string[],
): Promise<Claim[]> {
  const rows = await claimDeliveries.all(database.read, { kinds: Object.keys(kinds), worker_id, limit, busy })
  return rows.map(row => ({
    outgoingMessage: row,
    ids: row.recipient_ids,
    retries: new Map(row.recipient_ids.map((id, n) => [id, { tries: row.tries[n]!, email: row.emails[n]! }])),
    attempts: 1,
  }))
}

const composeTimeoutMs = 60_000

/** The mails of a claim; what takes longer than a minute to make will not be made. */
export async function openClaim(
  database: Database,
  kinds: MailKinds,
  { outgoingMessage, ids }: Claim,
): Promise<OpenedMessage> {
  const making = kinds[outgoingMessage.kind]!.open(database.newReadBatch(), outgoingMessage, ids)
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('making the mails took longer than a minute')), composeTimeoutMs).unref()
  })
  try {
    return await Promise.race([making, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
