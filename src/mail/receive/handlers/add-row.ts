import { parseRowEmail } from '#features/databases/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { HandlerDeps } from '../handlers.ts'
import type { IncomingMail, Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import { sendReply, doneOutcome, outcomeOfError, unprovenOutcome } from './reply-email.ts'

type AddRowReply = { incoming: IncomingMail; group: Group | null; parts: HandlerDeps }

/** An answer to the email about a table is a row in it, by whoever is shown to have sent it. */
export async function addRow(
  { incoming, parts }: AddRowReply,
  group_id: number,
  database_id: number,
): Promise<Outcome> {
  const group = await freshGroups.groupById(parts.database.read, group_id)
  const about = group ? { group_id: group.id } : {}
  const identity = await resolveActor(incoming, parts)
  if (!identity || !group) return unprovenOutcome(group, `Add the row at ${parts.settings.url}`)
  const calls = parts.callAs(identity, 'via_email')
  try {
    const table = await calls.getdatabase({ database_id })
    if (!table.rows_by_mail)
      return { is: 'refused', why: 'no rows by mail', sentence: 'The table takes no rows by mail any more.', ...about }
    const found = await parseRowEmail(table.columns, incoming.mail.text.words.body)
    if ('wrong' in found) {
      const sentence = `What stands behind "${found.wrong}" is missing or does not fit: nothing was added.`
      return { is: 'refused', why: 'wrong value', sentence, ...about }
    }
    await calls.newdatabaserow({ database_id, vals: JSON.stringify(found.values) })
    await sendReply(incoming, group, parts, { answer: 'row added', detail: table.name })
    return doneOutcome('row added', group)
  } catch (error) {
    return outcomeOfError(error, group)
  }
}
