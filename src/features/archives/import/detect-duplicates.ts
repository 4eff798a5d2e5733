import { storable } from '../message/message-row.ts'
import type { NumberedMail } from './rows.ts'

/** A message that is there, and what tells whether another mail says the same. */
export type ExistingMessage = { id?: number; topic_id?: number; key: string; body: string; quoted: string }

type DuplicateCheck = {
  /** The first of each id that the group does not have. */
  fresh: NumberedMail[]
  /** What says something else under an id that is there, or that comes with these. */
  others: NumberedMail[]
  /** The messages that are there and get such a text. */
  ids: number[]
}

/** One Message-ID is one message: tells mails that are new from those that are there and those that say something else. */
export function detectDuplicates(
  given: readonly NumberedMail[],
  present: ReadonlyMap<string, ExistingMessage>,
): DuplicateCheck {
  const seen = new Map(present)
  const keys = new Set<string>()
  const ids = new Set<number>()
  const [fresh, others]: [NumberedMail[], NumberedMail[]] = [[], []]
  for (const mail of given) {
    // Named by its bytes once: so nothing in it is another.
    if (mail.formerly !== undefined && present.has(mail.formerly)) continue
    const mime_id = storable(mail.mime_id)
    const first = seen.get(mime_id)
    if (!first) {
      fresh.push(mail)
      seen.set(mime_id, { key: mail.key, ...textOf(mail) })
    } else if (!isSameMessage(mail, first) && !keys.has(mail.key)) {
      others.push(mail)
      keys.add(mail.key)
      if (first.id !== undefined) ids.add(first.id)
    }
  }
  return { fresh, others, ids: [...ids] }
}

const textOf = ({ text }: NumberedMail) => ({ body: storable(text.body), quoted: storable(text.quoted) })

/** What a list writes under a mail makes no other text of it. */
function isSameMessage(mail: NumberedMail, { key, body, quoted }: ExistingMessage): boolean {
  const text = textOf(mail)
  return mail.key === key || (text.body === body && text.quoted === quoted)
}
