import { randomUUID } from 'node:crypto'
import type { Fact, FactName } from '#contract/facts.ts'
import { isConfirmedAddress, letterWriters, takeUnasked } from '#features/letters.ts'
import type { Letter, LetterWriter, LetterWriters } from '#runtime/letters.ts'
import { addJob, type Reader } from '#runtime/outbox.ts'
import { tryCounted } from '#runtime/rates.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import { addressMaker } from '../answer-addresses.ts'
import type { Codes } from '../codes.ts'
import { mailLetters } from '../receive/letters.ts'
import { LetterRefusedError, openRelay, type Relay } from './relay.ts'
import { insertLetter, letterById, markLetter } from './store.ts'

type Options = {
  database: Database
  codes: Codes
  settings: { url: string; mailDomain: string; smtpRelay: string | undefined; mailsPerDayUnconfirmed: number }
  log: (line: string, error?: unknown) => void
  writers?: LetterWriters
}

const day = 86_400

/** The two readers between facts and mailboxes: `letters` writes them down, `post` sends them on. */
export function letterReaders(options: Options): { readers: Reader[]; close(): Promise<void> } {
  const { smtpRelay, mailDomain } = options.settings
  let relay: Promise<Relay> | undefined
  const openedRelay = smtpRelay === undefined ? undefined : () => (relay ??= openRelay(smtpRelay, mailDomain))
  return {
    readers: [writing(options), posting(options, openedRelay)],
    close: async () => (await relay)?.close(),
  }
}

function writing({ codes, settings, log, writers = { ...letterWriters, ...mailLetters } }: Options): Reader {
  const { url, mailDomain } = settings
  const desk = { url, mailDomain, addressTo: addressMaker(codes, mailDomain) }
  const rate = { count: settings.mailsPerDayUnconfirmed, seconds: day }

  /** Nobody can have a stranger's mailbox filled by naming it again and again. */
  async function isTooMuch(tx: OpenTransaction, { recipient }: Letter): Promise<boolean> {
    if (await isConfirmedAddress(tx, recipient)) return false
    return !(await tryCounted(tx, `mail-to:${recipient.toLowerCase()}`, rate))
  }
  async function write(tx: OpenTransaction, fact: Fact, letter: Letter): Promise<void> {
    if (await isTooMuch(tx, letter)) {
      const line = `left out the letter ${letter.kind} of fact ${fact.id}: its address has had all that one nobody confirmed gets in a day`
      return tx.after(() => log(line))
    }
    if (letter.unasked && !(await takeUnasked(tx, letter.unasked.group_id, letter.recipient))) return
    const { kind, recipient, subject, body, from, replyTo = from?.replyTo ?? '', inReplyTo = null } = letter
    const messageId = `<${randomUUID()}@${mailDomain}>`
    const row = await insertLetter.first(tx, {
      fact_id: fact.id,
      kind,
      recipient,
      subject,
      body,
      message_id: messageId,
      from_name: from?.name ?? '',
      reply_to: replyTo,
      in_reply_to: inReplyTo,
    })
    if (row) await addJob(tx, 'send-letter', { letter_id: row.id })
  }
  return {
    name: 'letters',
    facts: Object.keys(writers) as FactName[],
    async handle({ fact }, commit) {
      // The table pairs each name with its own kind of fact.
      const writer = fact && (writers[fact.name] as LetterWriter<FactName> | undefined)
      if (!writer) return
      await commit(async tx => {
        for (const letter of await writer(fact, { tx, ...desk })) await write(tx, fact, letter)
      })
    },
  }
}

function posting({ database }: Options, openedRelay: (() => Promise<Relay>) | undefined): Reader {
  return {
    name: 'send-letter',
    facts: [],
    async handle({ payload }, commit) {
      const { letter_id } = payload as { letter_id: number }
      const letter = await letterById.first(database.read, { id: letter_id })
      if (letter?.state !== 'queued') return
      // Without a relay this is the local mailbox.
      if (!openedRelay)
        return commit(async tx => void (await markLetter.run(tx, { id: letter_id, state: 'kept', response: null })))
      try {
        const response = await (await openedRelay()).send(letter)
        await commit(async tx => void (await markLetter.run(tx, { id: letter_id, state: 'sent', response })))
      } catch (error) {
        if (error instanceof LetterRefusedError)
          await markLetter.run(database.read, { id: letter_id, state: 'queued', response: error.message })
        throw error
      }
    },
  }
}
