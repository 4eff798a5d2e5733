import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { subjectOf } from '../../parse/subject-of.ts'
import type { OutgoingMessage } from '../outgoing-message.ts'
import type { OpenedMessage } from './mail-kind.ts'

/** The local mailbox is only for viewing: up to this many recipients all copies are kept, beyond that only some. */
const maxCopies = 50
const someCopies = 10
/** Limit of bytes per outgoing message. */
const maxBytes = 4 * 2 ** 20
/** Limits for the whole mailbox: outgoing messages and bytes. */
const maxMessages = 1000
const maxTotalBytes = 64 * 2 ** 20

const insertLocalMail = query(
  'localMailbox.insert',
  `insert into local_mailbox_messages (group_id, outgoing_message_id, pieces, copies, subject)
   select group_id, id, :pieces::bytea[], :copies::jsonb, :subject from outgoing_messages where group_id = :group_id and id = :id for key share
   on conflict do nothing`,
)
const sweepLocalMail = query(
  'localMailbox.sweep',
  `delete from local_mailbox_messages k using (
     select group_id, outgoing_message_id, row_number() over newest as position, sum(pg_column_size(pieces)) over newest as bytes
     from local_mailbox_messages window newest as (order by outgoing_message_id desc)
   ) old
   where k.group_id = old.group_id and k.outgoing_message_id = old.outgoing_message_id and (old.position > :messages or old.bytes > :bytes)`,
)

/** A copy in the local mailbox: its envelope, and the indexes of its pieces. */
export type LocalCopy = { recipient_id: number; from: string; to: string; pieces: number[] }

/** Composes the mails of an outgoing message for the local mailbox. */
export async function storeLocally(
  outgoingMessage: OutgoingMessage,
  { recipients, for: mailTo }: OpenedMessage,
): Promise<(tx: Tx) => void> {
  const pieceIndexes = new Map<Buffer, number>()
  const copies: LocalCopy[] = []
  let bytes = 0
  let subject: string | undefined
  const visibleRecipients = recipients.filter(({ isWithheld }) => !isWithheld)
  const storedRecipients =
    visibleRecipients.length > maxCopies ? visibleRecipients.slice(0, someCopies) : visibleRecipients
  for (const { id } of storedRecipients) {
    const { from, to, raw } = await mailTo(id)
    subject ??= subjectOf(raw)
    bytes += raw.filter(piece => !pieceIndexes.has(piece)).reduce((sum, { length }) => sum + length, 0)
    if (bytes > maxBytes && copies.length > 0) break
    for (const piece of raw) if (!pieceIndexes.has(piece)) pieceIndexes.set(piece, pieceIndexes.size)
    copies.push({ recipient_id: id, from, to, pieces: raw.map(piece => pieceIndexes.get(piece)!) })
  }
  const { group_id, id } = outgoingMessage
  const row = { group_id, id, pieces: [...pieceIndexes.keys()], copies: json(copies), subject: subject ?? '' }
  return tx => insertLocalMail.send(tx, row)
}

export async function sweepLocalMailbox(tx: Tx): Promise<void> {
  await sweepLocalMail.run(tx, { messages: maxMessages, bytes: maxTotalBytes })
}
