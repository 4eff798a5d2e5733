import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { timestampText } from '../list-rows.ts'

const maxRows = 50

const waitingMessages = query(
  'cli.waitingMessages',
  `select m.id, m.kind, m.created, m.state, m.run_at, m.tries, m.error, cardinality(m.recipient_ids) as "recipients!", g.name as group_name,
     m.worker_id in (select id from mail_workers where alive_until > now()) as is_taken
   from outgoing_messages m left join groups g on g.id = m.group_id
   where m.state in ('queued', 'dead') order by m.state, m.priority, m.run_at, m.id limit :limit`,
)
const waitingDeliveries = query(
  'cli.waitingDeliveries',
  `select outgoing_message_id, email, created, run_at, tries, response from deliveries where state = 'waiting' order by run_at limit :limit`,
)
const drop = query(
  'cli.dropMailing',
  `with dropped as (
     update outgoing_messages set state = 'dropped' where id = :id and state in ('queued', 'dead') returning id
   ), rows as (
     update deliveries d set state = 'dropped' from outgoing_messages m
     where m.id = :id and d.group_id = m.group_id and d.outgoing_message_id = m.id and d.state = 'waiting' returning d.recipient_id
   )
   select (select count(*)::int from dropped) as "outgoing!", (select count(*)::int from rows) as "deliveries!"`,
)

export const mailQueue: Command = {
  usage: 'mail queue [--retry | --drop ID]',
  words: [0, 0],
  options: { retry: { type: 'boolean' }, drop: { type: 'string' } },
  async run({ values }, t) {
    const id = values['drop']
    if (id !== undefined && values['retry']) throw new UsageError(t.cli.mail.retryOrDrop)
    if (id !== undefined && !/^[1-9]\d{0,14}$/.test(String(id)))
      throw new UsageError(t.cli.notAnId({ text: JSON.stringify(id) }))
    const { withStore } = await import('../with-app.ts')
    await withStore(t, async ({ database: { read } }) => {
      if (id !== undefined) return dropOne(read, Number(id), t)
      if (values['retry']) {
        const { retryMail } = await import('#features/administration/index.ts')
        await retryMail.one(read, { domain: null })
        console.log(t.cli.mail.retrying)
      }
      return show(read, t)
    })
  },
}

async function dropOne(tx: Tx, id: number, { cli: { mail: t } }: Messages): Promise<void> {
  const { outgoing, deliveries } = await drop.one(tx, { id })
  if (outgoing + deliveries === 0) throw new CommandError(t.notQueued({ id: String(id) }))
  console.log(t.dropped({ id: String(id) }))
}

async function show(tx: Tx, { cli: { mail: t } }: Messages): Promise<void> {
  const outgoing = await waitingMessages.all(tx, { limit: maxRows + 1 })
  const deliveries = await waitingDeliveries.all(tx, { limit: maxRows + 1 })
  if (outgoing.length + deliveries.length === 0) return console.log(t.queueEmpty)
  for (const row of outgoing.slice(0, maxRows)) console.log(stripControlChars(outgoingMessageLine(row, t)))
  if (outgoing.length > maxRows) console.log(t.moreMessages)
  for (const row of deliveries.slice(0, maxRows)) console.log(stripControlChars(deliveryLine(row, t)))
  if (deliveries.length > maxRows) console.log(t.moreRecipients)
}

type MailMessages = Messages['cli']['mail']

function outgoingMessageLine(row: Row<'cli.waitingMessages'>, t: MailMessages): string {
  const { id, kind, created, state, run_at, error, recipients, group_name: group, is_taken } = row
  const next = state === 'dead' ? t.failed : is_taken ? t.beingSent : t.nextTry({ time: timestampText(run_at) })
  const count = String(recipients)
  const what = group === null ? t.toRecipients({ kind, count }) : t.ofGroup({ kind, group, count })
  return lineOf(id, [what, t.since({ time: timestampText(created) }), next, error])
}
function deliveryLine(row: Row<'cli.waitingDeliveries'>, t: MailMessages): string {
  const { outgoing_message_id, email, created, run_at, tries, response } = row
  const [since, next] = [t.since({ time: timestampText(created) }), t.nextTry({ time: timestampText(run_at) })]
  return lineOf(outgoing_message_id, [email, since, next, t.attempts({ count: tries }), response])
}

const lineOf = (id: number, cells: readonly (string | null)[]): string =>
  [String(id).padStart(6), ...cells.filter(Boolean)].join('  ')
