import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const maxReferences = 20

// Headers of emails are far shorter than this.
const headOf = query(
  'posting.head',
  `select m.mime_id, substring(r.skeleton for 65536) as "head?" from messages m
   left join message_raw r on r.group_id = m.group_id and r.message_id = m.id where m.group_id = :group_id and m.id = :id`,
)

/** The Message-IDs in the References of a reply to a message: those of the message, and its own as the last. */
export async function referencesTo(tx: Tx, group_id: number, message_id: number): Promise<string[]> {
  const head = await headOf.first(tx, { group_id, id: message_id })
  if (!head) return []
  const ids = [...referencesIn(head.head?.toString('latin1') ?? ''), head.mime_id]
  // If there are too many, the first and the nearest ones are kept: RFC 5537, 3.4.4.
  return ids.length <= maxReferences ? ids : [ids[0]!, ...ids.slice(1 - maxReferences)]
}

/** The Message-IDs in the References of an email, or else in its In-Reply-To. */
export function referencesIn(head: string): string[] {
  const lines = head
    .slice(0, endOfHead(head))
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
  const header = (name: string) => lines.find(line => line.toLowerCase().startsWith(name))?.slice(name.length) ?? ''
  const ids = header('references:') || header('in-reply-to:')
  return [...ids.matchAll(/<([!-;=?-~]{1,250})>/g)].map(([, id]) => id!)
}

function endOfHead(mail: string): number {
  const end = /\r?\n\r?\n/.exec(mail)
  return end ? end.index : mail.length
}
