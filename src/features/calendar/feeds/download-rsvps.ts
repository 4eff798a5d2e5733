import { implement } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { seesAddresses } from '../../archives/index.ts'
import { seesRsvps } from '../events/organizer.ts'
import * as contract from './contract.ts'
import { rsvpsAfter } from './store.ts'

const batch = 500
const columns = ['name', 'email', 'answer', 'additional_guests', 'comment', 'answered']

// RFC 4180. An apostrophe before a formula makes spreadsheets treat the cell as text.
const cell = (text: string): string => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

async function* rows(tx: Tx, event_id: number, addresses: boolean): AsyncGenerator<Uint8Array> {
  yield Buffer.from(line(columns))
  for (let after = 0; ;) {
    const answers = await rsvpsAfter.all(tx, { event_id, after, limit: batch })
    const lines = answers.map(({ full_name, email, type, additional_guests, comment, created }) =>
      line([full_name, addresses ? email : '', type, String(additional_guests), comment, created]),
    )
    yield Buffer.from(lines.join(''))
    if (answers.length < batch) return
    after = answers.at(-1)!.id
  }
}

export const downloadRsvps = implement(contract.downloadRsvps, async ({ tx, row, account, access, fail }) => {
  if (!seesRsvps(row, account, access)) fail('inadequate_permissions', 'members_visible')
  return { filename: `rsvps-${row.id}.csv`, chunks: rows(tx, row.id, seesAddresses(access)) }
})
