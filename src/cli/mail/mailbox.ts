import type { Messages } from '#messages/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'
import type { Database } from '#storage/database.ts'
import type { Command } from '../command.ts'
import { CommandError, UsageError } from '../errors.ts'
import { timestampText } from '../list-rows.ts'
import type { LocalCopy } from '#mail/send/queue/store-local-copy.ts'
import { storedCopies, storedCopy, storedEmails, lastEmail, emailById } from '../queries.ts'

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
      if (given === undefined && !values['last']) return list(database, t)
      const [mailing_id, place] = (given ?? '').split('.').map(Number)
      if (place !== undefined) return showCopy(database, mailing_id!, place, t)
      const id = given === undefined ? ((await lastEmail.first(database.read))?.id ?? null) : Number(given)
      return show(database, id, t)
    })
  },
}

async function list(database: Database, { cli: { mail: t } }: Messages): Promise<void> {
  const letters = await storedEmails.all(database.read, { limit: maxRows + 1 })
  const copies = await storedCopies.all(database.read, { limit: maxRows + 1 })
  const lines = [
    ...letters.map(({ id, created, recipient, subject }) => ({ id: String(id), created, recipient, subject })),
    ...copies.map(({ mailing_id, place, ...copy }) => ({ id: `${mailing_id}.${place}`, ...copy })),
  ]
  if (lines.length === 0) return console.log(t.mailboxEmpty)
  const newest = lines.toSorted((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0))
  for (const { id, created, recipient, subject } of newest.slice(0, maxRows)) {
    console.log(stripControlChars(`${id.padStart(6)}  ${timestampText(created)}  ${recipient}  ${subject}`))
  }
  if (newest.length > maxRows) console.log(t.older)
}

/** A copy as it would have been sent. */
async function showCopy(database: Database, mailing_id: number, place: number, { cli }: Messages): Promise<void> {
  const found = await storedCopy.first(database.read, { mailing_id, place })
  if (!found) throw new CommandError(cli.mail.notFound({ id: `${mailing_id}.${place}` }))
  const { from, to, pieces } = found.copy as LocalCopy
  const raw = Buffer.concat(pieces.map(piece => found.pieces[piece]!)).toString()
  console.log([cli.mail.fromTo({ from, to }), '', ...raw.split('\r\n')].map(stripControlChars).join('\n'))
}

async function show(database: Database, id: number | null, { cli: { mail: t } }: Messages): Promise<void> {
  const letter = id === null ? undefined : await emailById.first(database.read, { id })
  if (!letter) throw new CommandError(id === null ? t.mailboxEmpty : t.notFound({ id: String(id) }))
  const { created, recipient, subject, message_id, state, body } = letter
  const head = [
    `To: ${recipient}`,
    `Subject: ${subject}`,
    `Date: ${timestampText(created)}`,
    `Message-ID: ${message_id}`,
    `State: ${state}`,
  ]
  console.log([...head, '', ...body.split('\n')].map(stripControlChars).join('\n'))
}
