import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Database } from '#storage/database.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { timestampText } from '../list-rows.ts'
import type { LocalCopy } from '#mail/send/queue/store-local-copy.ts'
import { storedCopies, storedCopy, storedEmails, emailById } from '../queries.ts'

const maxRows = 100

export const mail: Command = {
  usage: 'mail [ID | --last]',
  words: [0, 1],
  options: { last: { type: 'boolean' } },
  async run({ words: [given], values }, t) {
    if (given !== undefined && values['last']) throw new UsageError(t.cli.mail.idOrLast)
    if (given !== undefined && !/^[1-9]\d{0,14}(?:\.[1-9]\d{0,3})?$/.test(given))
      throw new UsageError(t.cli.notAnId({ text: JSON.stringify(given) }))
    const { withStore } = await import('../with-app.ts')
    await withStore(t, async ({ database }) => {
      const shown = values['last'] ? (await newestEmails(database, 1))[0]?.id : given
      if (values['last'] && shown === undefined) throw new CommandError(t.cli.mail.mailboxEmpty)
      if (shown === undefined) return list(database, t)
      const [id, place] = shown.split('.').map(Number)
      return place === undefined ? show(database, id!, t) : showCopy(database, id!, place, t)
    })
  },
}

/** Notifications and copies of messages together, the newest first. */
async function newestEmails(database: Database, limit: number) {
  const notifications = await storedEmails.all(database.read, { limit })
  const copies = await storedCopies.all(database.read, { limit })
  return [
    ...notifications.map(({ id, created, recipient, subject }) => ({ id: String(id), created, recipient, subject })),
    ...copies.map(({ outgoing_message_id, place, ...copy }) => ({ id: `${outgoing_message_id}.${place}`, ...copy })),
  ].toSorted((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0))
}

async function list(database: Database, { cli: { mail: t } }: Messages): Promise<void> {
  const newest = await newestEmails(database, maxRows + 1)
  if (newest.length === 0) return console.log(t.mailboxEmpty)
  for (const { id, created, recipient, subject } of newest.slice(0, maxRows)) {
    console.log(stripControlChars(`${id.padStart(6)}  ${timestampText(created)}  ${recipient}  ${subject}`))
  }
  if (newest.length > maxRows) console.log(t.older)
}

/** A copy as it would have been sent. */
async function showCopy(
  database: Database,
  outgoing_message_id: number,
  place: number,
  { cli }: Messages,
): Promise<void> {
  const copy = await storedCopy.first(database.read, { outgoing_message_id, place })
  if (!copy) throw new CommandError(cli.mail.notFound({ id: `${outgoing_message_id}.${place}` }))
  const { from, to, pieces } = copy.copy as LocalCopy
  const raw = Buffer.concat(pieces.map(piece => copy.pieces[piece]!)).toString()
  console.log([cli.mail.fromTo({ from, to }), '', ...raw.split('\r\n')].map(stripControlChars).join('\n'))
}

async function show(database: Database, id: number, { cli: { mail: t } }: Messages): Promise<void> {
  const email = await emailById.first(database.read, { id })
  if (!email) throw new CommandError(t.notFound({ id: String(id) }))
  const { created, recipient, reply_to, subject, message_id, state, body } = email
  const head = [
    `To: ${recipient}`,
    ...(reply_to === '' ? [] : [`Reply-To: ${reply_to}`]),
    `Subject: ${subject}`,
    `Date: ${timestampText(created)}`,
    `Message-ID: ${message_id}`,
    `State: ${state}`,
  ]
  console.log([...head, '', ...body.split('\n')].map(stripControlChars).join('\n'))
}
