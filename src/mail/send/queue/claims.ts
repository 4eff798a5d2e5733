import type { Database } from '#storage/database.ts'
import type { OutgoingMessage } from '../outgoing-message.ts'
import type { MailKinds, OpenedMessage } from './mail-kind.ts'
import { claimDeliveries, claimMessages, settledRecipients } from './store.ts'

/** Recipients of an outgoing message claimed by this process. */
export type Claim = {
  outgoingMessage: OutgoingMessage
  ids: number[]
  /** Retry state by recipient id; null on the first attempt. */
  retries: ReadonlyMap<number, RetryState> | null
  /** Number of attempts to compose these mails. */
  attempts: number
  priority: number
}

/** The state of a recipient with a delivery row: number of earlier tries, and address. */
export type RetryState = { tries: number; email: string }

type ClaimDeps = { database: Database; kinds: MailKinds; worker_id: number }
/** The maximum number of messages, and which priorities with how many emails that have not begun, for their shares. */
type ClaimLimits = { limit: number; priorities: number[]; waiting: number[]; shares: number[] }

/** Claims outgoing messages without an owner. Recipients already handled by a worker that died are left out. */
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
    const settledIds = settled.get(row.id)
    const ids = settledIds ? row.recipient_ids.filter(id => !settledIds.has(id)) : row.recipient_ids
    return { outgoingMessage: row, ids, retries: null, attempts: row.tries, priority: row.priority }
  })
  return { claims, left: rows.filter(row => row.was_taken).length }
}

/** Claims deferred deliveries that are due. */
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
    priority: row.priority,
  }))
}

const composeTimeoutMs = 60_000

/** Composes the mails of a claim, with a timeout of one minute. */
export async function openClaim(
  database: Database,
  kinds: MailKinds,
  { outgoingMessage, ids }: Claim,
): Promise<OpenedMessage> {
  const composition = kinds[outgoingMessage.kind]!.open(database.newReadBatch(), outgoingMessage, ids)
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('making the mails took longer than a minute')), composeTimeoutMs).unref()
  })
  try {
    return await Promise.race([composition, timeout])
  } finally {
    clearTimeout(timer)
  }
}
