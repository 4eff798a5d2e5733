import { parseRowEmail } from '#features/databases/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import { refused, type Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import type { SignedReply } from './signed-address.ts'
import { sendReply, doneOutcome, outcomeOfError, unprovenOutcome } from './reply-email.ts'

/** Adds a row to a table from a reply to the email about it. The sender has to be proven. */
export async function addRow({ incoming, deps }: SignedReply, group_id: number, database_id: number): Promise<Outcome> {
  const group = await freshGroups.groupById(deps.database.read, group_id)
  const identity = await resolveActor(incoming, deps)
  if (!identity || !group) return unprovenOutcome(group, deps.settings.url)
  const calls = deps.callAs(identity, 'via_email')
  try {
    const table = await calls.getdatabase({ database_id })
    if (!table.rows_by_mail) return refused('no rows by mail', { key: 'noRowsByEmail' }, group)
    const rowEmail = await parseRowEmail(table.columns, incoming.mail.text.words.body)
    if ('wrong' in rowEmail)
      return refused('wrong value', { key: 'invalidCell', args: { column: rowEmail.wrong } }, group)
    await calls.newdatabaserow({ database_id, vals: JSON.stringify(rowEmail.values) })
    await sendReply(incoming, group, deps, { answer: 'row added', detail: table.name })
    return doneOutcome('row added', group)
  } catch (error) {
    return outcomeOfError(error, group)
  }
}
