import { stripControlChars } from '#runtime/process/logger.ts'
import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'

const maxRows = 50

const waitingMailings = query(
  'cli.waitingMailings',
  `select m.id, m.kind, m.created, m.state, m.run_at, m.tries, m.error, cardinality(m.recipient_ids) as "recipients!", g.name as group_name,
     m.worker_id in (select id from mail_workers where alive_until > now()) as is_taken
   from mailings m left join groups g on g.id = m.group_id
   where m.state in ('queued', 'dead') order by m.state, m.urgency, m.run_at, m.id limit :limit`,
)
const waitingDeliveries = query(
  'cli.waitingDeliveries',
  `select mailing_id, email, created, run_at, tries, response from deliveries where state = 'waiting' order by run_at limit :limit`,
)
const retryAll = query(
  'cli.retryMail',
  `with revived as (
     update mailings set state = 'queued', tries = 0, run_at = now() where state = 'dead' or (state = 'queued' and run_at > now())
   )
   update deliveries set run_at = now() where state = 'waiting'`,
)
const drop = query(
  'cli.dropMailing',
  `with dropped as (
     update mailings set state = 'dropped' where id = :id and state in ('queued', 'dead') returning id
   ), rows as (
     update deliveries d set state = 'dropped' from mailings m
     where m.id = :id and d.group_id = m.group_id and d.mailing_id = m.id and d.state = 'waiting' returning d.recipient_id
   )
   select (select count(*)::int from dropped) as "mailings!", (select count(*)::int from rows) as "deliveries!"`,
)

export const mailQueue: Command = {
  usage: 'mail queue [--retry | --drop ID]',
  words: [0, 0],
  options: { retry: { type: 'boolean' }, drop: { type: 'string' } },
  async run({ values }, t) {
    const id = values['drop']
    if (id !== undefined && values['retry']) throw new UsageError('Use either --retry or --drop.')
    if (id !== undefined && !/^[1-9]\d{0,14}$/.test(String(id)))
      throw new UsageError(`${JSON.stringify(id)} is not an id.`)
    const { withStore } = await import('../with-app.ts')
    await withStore(t, async ({ database: { read } }) => {
      if (id !== undefined) return dropOne(read, Number(id))
      if (values['retry']) {
        await retryAll.run(read)
        console.log('Retrying everything now.')
      }
      return show(read)
    })
  },
}

async function dropOne(tx: Tx, id: number): Promise<void> {
  const { mailings, deliveries } = await drop.one(tx, { id })
  if (mailings + deliveries === 0) throw new CommandError(`Mailing ${id} is not in the queue.`)
  console.log(`Dropped mailing ${id}.`)
}

async function show(tx: Tx): Promise<void> {
  const mailings = await waitingMailings.all(tx, { limit: maxRows + 1 })
  const deliveries = await waitingDeliveries.all(tx, { limit: maxRows + 1 })
  if (mailings.length + deliveries.length === 0) return console.log('The queue is empty.')
  for (const row of mailings.slice(0, maxRows)) console.log(stripControlChars(mailingLine(row)))
  if (mailings.length > maxRows) console.log('… and more mailings.')
  for (const row of deliveries.slice(0, maxRows)) console.log(stripControlChars(deliveryLine(row)))
  if (deliveries.length > maxRows) console.log('… and more recipients.')
}

function mailingLine({
  id,
  kind,
  created,
  state,
  run_at,
  error,
  recipients,
  group_name,
  is_taken,
}: Row<'cli.waitingMailings'>) {
  const next = state === 'dead' ? 'failed' : is_taken ? 'being sent' : `next try ${timestampText(run_at)}`
  const what = `${kind}${group_name === null ? '' : ` of ${group_name}`} to ${recipients}`
  return `${String(id).padStart(6)}  ${what}  since ${timestampText(created)}  ${next}${error === null ? '' : `  ${error}`}`
}
function deliveryLine({ mailing_id, email, created, run_at, tries, response }: Row<'cli.waitingDeliveries'>) {
  return `${String(mailing_id).padStart(6)}  ${email}  since ${timestampText(created)}  next try ${timestampText(run_at)}  ${triesText(tries)}${response === '' ? '' : `  ${response}`}`
}

const triesText = (tries: number): string =>
  tries === 0 ? 'no attempts yet' : tries === 1 ? '1 attempt' : `${tries} attempts`
const timestampText = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
