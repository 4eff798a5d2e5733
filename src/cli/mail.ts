import { plain } from '#runtime/logs.ts'
import type { Database } from '#storage/database.ts'
import type { Command } from './command.ts'
import { CommandError, UsageError } from './errors.ts'
import { keptLetters, lastLetter, letterById } from './queries.ts'

const most = 100

export const mail: Command = {
  usage: 'mail [ID | --last]',
  details: `Lists the newest letters of the local mailbox, or shows one of them whole. While FOLKMOOT_SMTP_RELAY is not set, all
letters of the service stay there.

  ID      the letter with this number
  --last  the newest one`,
  words: [0, 1],
  options: { last: { type: 'boolean' } },
  async run({ words: [given], values }) {
    if (given !== undefined && values['last']) throw new UsageError('Either a number or --last.')
    if (given !== undefined && !/^[1-9]\d{0,14}$/.test(given))
      throw new UsageError(`${JSON.stringify(given)} is not a number.`)
    const { withStore } = await import('./with-house.ts')
    await withStore(async ({ database }) => {
      if (given === undefined && !values['last']) return list(database)
      const id = given === undefined ? (await lastLetter.one(database.read)).id : Number(given)
      return show(database, id)
    })
  },
}

async function list(database: Database): Promise<void> {
  const letters = await keptLetters.all(database.read, { limit: most + 1 })
  if (letters.length === 0) return console.log('The local mailbox is empty.')
  for (const { id, created, recipient, subject } of letters.slice(0, most)) {
    console.log(plain(`${String(id).padStart(6)}  ${moment(created)}  ${recipient}  ${subject}`))
  }
  if (letters.length > most) console.log(`… and older ones; «bin/folkmoot mail ID» shows any of them.`)
}

async function show(database: Database, id: number | null): Promise<void> {
  const letter = id === null ? undefined : await letterById.first(database.read, { id })
  if (!letter) throw new CommandError(id === null ? 'The local mailbox is empty.' : `There is no letter ${id}.`)
  const { created, recipient, subject, message_id, state, body } = letter
  const head = [
    `To: ${recipient}`,
    `Subject: ${subject}`,
    `Date: ${moment(created)}`,
    `Message-ID: ${message_id}`,
    `State: ${state}`,
  ]
  console.log([...head, '', ...body.split('\n')].map(plain).join('\n'))
}

const moment = (timestamp: string): string => `${timestamp.slice(0, 16).replace('T', ' ')} UTC`
