import { query, type Row } from '#storage/query.ts'
import type { HandlerDeps } from '../../handlers.ts'

/** A service email and its outgoing message, which are written in one transaction. */
const byMessageId = query(
  'serviceEmail.byMessageId',
  `select l.id as recipient_id, l.recipient, m.id as outgoing_message_id from service_emails l
   join outgoing_messages m on m.group_id = 0 and m.created = l.created and l.id = any(m.recipient_ids)
   where l.message_id = any(:message_ids::text[]) order by l.id desc limit 1`,
)

const maxSearchedBytes = 256 * 1024
const maxMessageIds = 20

/** Our Message-IDs found in a report. Only the recipient of an email knows its Message-ID. */
function ownIds(raw: Buffer, mailDomain: string): string[] {
  const text = raw.toString('latin1', 0, maxSearchedBytes)
  const matches = text.matchAll(/<[0-9a-f]{8}-[0-9a-f-]{27}@([a-z0-9.-]{1,255})>/gi)
  const ids = [...matches].filter(([, domain]) => domain!.toLowerCase() === mailDomain).map(([id]) => id)
  return [...new Set(ids)].slice(0, maxMessageIds)
}

/** The service email that a report is about. */
export async function findServiceEmail(
  raw: Buffer,
  { database, settings }: Pick<HandlerDeps, 'database' | 'settings'>,
): Promise<Row<'serviceEmail.byMessageId'> | undefined> {
  const message_ids = ownIds(raw, settings.mailDomain)
  return message_ids.length > 0 ? byMessageId.first(database.read, { message_ids }) : undefined
}
