import { createBatchQueue } from '#base/batch-queue.ts'
import { beforeCommit, type Tx, type BatchWrite } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { namedVariableSql } from '#storage/transaction-variable.ts'
import { json } from '#storage/values.ts'

// Uses the time of the statement, since the transaction may have begun earlier.
const addRows = query(
  'incoming.add',
  `insert into incoming_emails (created, envelope_from, recipient, sender, proof, mime_id, size, group_id, outcome, why, message_id,
     pending_message_id, subject)
   select statement_timestamp(), envelope_from, recipient, sender, proof, mime_id, size, group_id, outcome, why,
     coalesce(message_id, (${namedVariableSql('variable')} ->> 'message_id')::bigint), pending_message_id, subject
   from jsonb_to_recordset(:rows::jsonb) as r(n int, envelope_from text, recipient text, sender text, proof text,
     mime_id text, size int, group_id bigint, outcome text, why text, message_id bigint, variable text, pending_message_id bigint,
     subject text)
   order by n`,
)
const sweepOnce = query(
  'incoming.sweep',
  `delete from incoming_emails where id in (select id from incoming_emails order by id limit :limit)
     and created < now() - make_interval(days => :days)`,
)

/** The result of a mail at one recipient. */
export type LedgerRow = {
  envelope_from: string
  recipient: string
  sender: string
  proof: string | null
  mime_id: string
  size: number
  group_id: number | null
  outcome: 'done' | 'held' | 'refused' | 'ignored' | 'failed'
  why: string
  message_id: number | null
  /** The transaction variable with the message, if it is posted by the transaction that writes the row. */
  variable?: string | null
  pending_message_id: number | null
  /** Only for rejected mail; for other mail the subject is stored elsewhere. */
  subject: string
}

export type Ledger = {
  /** Writes the rows; they are committed when the promise resolves. */
  record(rows: readonly LedgerRow[]): Promise<void>
  /** Writes the row within the given transaction. */
  recordIn(tx: Tx, row: LedgerRow): void
}

const numbered = (rows: readonly LedgerRow[]) => json(rows.map((row, n) => ({ n, ...row })))
const writeRows: BatchWrite<LedgerRow> = (tx, rows) => addRows.send(tx, { rows: numbered(rows) })

/** Writes the ledger. Rows added while a write is in progress are combined into the next one. */
export function openLedger(tx: Tx): Ledger {
  const queue = createBatchQueue<readonly LedgerRow[], void>({
    async run(batch) {
      await addRows.run(tx, { rows: numbered(batch.flatMap(({ item }) => item)) })
      for (const { resolve } of batch) resolve()
    },
  })
  return {
    record: async rows => (rows.length > 0 ? queue.add(rows) : undefined),
    recordIn: (within, row) => beforeCommit(within, writeRows, row),
  }
}

/** Deletes rows older than this many days, so many at most. */
export const sweepLedger = (tx: Tx, limit: { days: number; limit: number }): Promise<number> => sweepOnce.run(tx, limit)
