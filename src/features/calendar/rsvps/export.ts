import type { ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const atOnce = 500
const rsvpsAfter = query(
  'rsvp.exported',
  `select r.id, r.created, r.updated, r.group_id, r.event_id, e.name, e.starts, r.type, r.comment, r.additional_guests
   from event_rsvps r join events e on e.id = r.event_id where r.account_id = :account_id and r.id > :after order by r.id limit ${atOnce}`,
)
const eventsAfter = query(
  'event.exported',
  `select id, created, updated, group_id, name, starts, ends, timezone, location, description from events
   where account_id = :account_id and deleted is null and id > :after order by id limit ${atOnce}`,
)

async function* lines(read: (after: number) => Promise<{ id: number }[]>): AsyncGenerator<Uint8Array> {
  for (let after = 0; ;) {
    const rows = await read(after)
    for (const row of rows) yield Buffer.from(`${JSON.stringify(row)}\n`)
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

/** Exports an account's RSVPs and the events it created. */
export async function* rsvpExport(tx: Tx, { id: account_id }: { id: number }): AsyncGenerator<ZipEntry> {
  yield { path: 'rsvps.jsonl', content: lines(after => rsvpsAfter.all(tx, { account_id, after })) }
  yield { path: 'events.jsonl', content: lines(after => eventsAfter.all(tx, { account_id, after })) }
}
