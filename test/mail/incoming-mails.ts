import { lines } from './mail-server.ts'
import type { World } from '../world.ts'

let count = 0

/** A mail with these headers; by default about bread, and empty headers are left out. */
export function mailOf(headers: Record<string, string>, body = 'Rye, please.'): string {
  count += 1
  const all = {
    Subject: 'Bread',
    'Message-ID': `<${process.pid}.${count}@example.org>`,
    Date: 'Mon, 16 Nov 2026 10:00:00 +0000',
    ...headers,
  }
  const head = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}`]))
  return lines(...head, '', body)
}

/** What became of the mail that came last, a row for each recipient. */
export async function lastIncoming(world: Pick<World, 'sql'>, rows = 1): Promise<Record<string, unknown>[]> {
  const last = await world.sql(
    `select recipient, sender, proof, outcome, why from incoming_emails order by id desc limit $1`,
    [rows],
  )
  return last.toReversed()
}
