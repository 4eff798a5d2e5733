import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { factTextsOf } from './patterns.ts'
import { rewriteMail } from './rewrite-mail.ts'
import type { Erasure } from './store.ts'

/** Their size is limited (mail/send/queue/store-local-copy.ts): a few megabytes. */
const nextOutgoing = query(
  'erasure.localMail',
  `select outgoing_message_id as id, subject, pieces, copies from local_mailbox_messages
   where group_id = :group_id and outgoing_message_id > :after order by outgoing_message_id limit 1 for update`,
)
const changeCopies = query(
  'erasure.changeLocalMail',
  `update local_mailbox_messages set pieces = :pieces::bytea[], copies = :copies
   where group_id = :group_id and outgoing_message_id = :id`,
)
const deleteLocalMail = query(
  'erasure.deleteLocalMail',
  `delete from local_mailbox_messages where group_id = :group_id and outgoing_message_id = :id`,
)

type Copy = { to: string; pieces: number[] }
/** Shorter pieces are the headers and codes of one copy. */
const shared = 1024

export const anyNameIn = ({ any }: { any: string }): RegExp => new RegExp(any, 'i')

/** Drops the copies of an outgoing message that went to a person or name them; returns which message, or null at the end. */
export async function eraseFromLocalMailbox(
  tx: Tx,
  erasure: Erasure,
  { group_id, after }: { group_id: number; after: number },
): Promise<number | null> {
  const found = await nextOutgoing.first(tx, { group_id, after })
  if (!found) return null
  const { id, subject, pieces } = found
  const copies = found.copies as Copy[]
  const redaction = factTextsOf(erasure)
  const any = anyNameIn(redaction)
  const verdicts = new Map<string, boolean>()
  /** Long texts are the same in many copies, and are read once. */
  function names({ pieces: parts }: Copy): boolean {
    if (parts.some(at => pieces[at]!.length < shared && any.test(pieces[at]!.toString('latin1')))) return true
    const key = parts.filter(at => pieces[at]!.length >= shared).join()
    if (!verdicts.has(key)) {
      const mail = Buffer.concat(parts.map(at => pieces[at]!))
      const { skeleton } = rewriteMail({ skeleton: mail, parts: [] }, erasure, { redaction, isOwn: false })
      verdicts.set(key, !skeleton.equals(mail) || any.test(mail.toString()))
    }
    return verdicts.get(key)!
  }
  const kept = any.test(subject)
    ? []
    : copies.filter(copy => !erasure.emails.includes(copy.to.toLowerCase()) && !names(copy))
  if (kept.length === copies.length) return id
  if (kept.length === 0) await deleteLocalMail.run(tx, { group_id, id })
  else {
    const used = new Set(kept.flatMap(copy => copy.pieces))
    const left = pieces.map((piece, at) => (used.has(at) ? piece : Buffer.alloc(0)))
    await changeCopies.run(tx, { group_id, id, pieces: left, copies: json(kept) })
  }
  return id
}
