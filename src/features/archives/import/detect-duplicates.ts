import { storable } from '../message/message-row.ts'
import type { NumberedMail } from './rows.ts'

/** An existing message, with the data to compare its text. */
export type ExistingMessage = { id?: number; topic_id?: number; key: string; body: string; quoted: string }

type DuplicateCheck = {
  /** The first mail of each Message-ID that the group doesn't have. */
  fresh: NumberedMail[]
  /** Mails with another text under an existing Message-ID, or one of this batch. */
  others: NumberedMail[]
  /** The existing messages that get such a revision. */
  ids: number[]
}

/** A Message-ID identifies one message. Separates new mails from known ones and from different texts. */
export function detectDuplicates(
  mails: readonly NumberedMail[],
  present: ReadonlyMap<string, ExistingMessage>,
): DuplicateCheck {
  const byMimeId = new Map(present)
  const keys = new Set<string>()
  const ids = new Set<number>()
  const [fresh, others]: [NumberedMail[], NumberedMail[]] = [[], []]
  for (const mail of mails) {
    // Its id was derived from its bytes, so its content is the same.
    if (mail.formerly !== undefined && present.has(mail.formerly)) continue
    const mime_id = storable(mail.mime_id)
    const first = byMimeId.get(mime_id)
    if (!first) {
      fresh.push(mail)
      byMimeId.set(mime_id, { key: mail.key, ...textOf(mail) })
    } else if (!isSameMessage(mail, first) && !keys.has(mail.key)) {
      others.push(mail)
      keys.add(mail.key)
      if (first.id !== undefined) ids.add(first.id)
    }
  }
  return { fresh, others, ids: [...ids] }
}

const textOf = ({ text }: NumberedMail) => ({ body: storable(text.body), quoted: storable(text.quoted) })

/** Footers that a list adds don't make a different text. */
function isSameMessage(mail: NumberedMail, { key, body, quoted }: ExistingMessage): boolean {
  const text = textOf(mail)
  return mail.key === key || (text.body === body && text.quoted === quoted)
}
