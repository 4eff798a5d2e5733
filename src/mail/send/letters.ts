import { randomUUID } from 'node:crypto'
import type { Fact, FactName } from '#contract/facts.ts'
import { confirmedAddresses, letterWriters, takeUnasked } from '#features/letters.ts'
import type { Letter, LetterWriter, LetterWriters } from '#runtime/letters.ts'
import type { Reader } from '#runtime/outbox.ts'
import { tryCounted } from '#runtime/rates.ts'
import type { Database, OpenTransaction } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { htmlLetter } from './layout/html.ts'
import { plainLetter } from './layout/plain.ts'
import { LetterRefusedError, openRelay, type Relay } from './relay.ts'
import { insertLetters, letterById, markLetter } from './store.ts'

type Options = {
  database: Database
  settings: { url: string; mailDomain: string; smtpRelay: string | undefined; mailsPerDayUnconfirmed: number }
  log: (line: string, error?: unknown) => void
  writers?: LetterWriters
}

const day = 86_400
/** Some megabytes with one statement. */
const atOnce = 500

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

function writing({ settings, log, writers = letterWriters }: Options): Reader {
  const { url, mailDomain } = settings
  const rate = { count: settings.mailsPerDayUnconfirmed, seconds: day }

  /** Those of the letters that may be written: nobody can have the mailbox of a stranger filled. */
  async function allowed(tx: OpenTransaction, fact: Fact, letters: readonly Letter[]): Promise<Letter[]> {
    const confirmed = await confirmedAddresses(
      tx,
      letters.map(({ recipient }) => recipient),
    )
    const refused = new Set<Letter>()
    // In one order for all, since others count letters to the same addresses at this moment.
    for (const letter of letters.toSorted((a, b) => (a.recipient < b.recipient ? -1 : 1))) {
      const { recipient, unasked, kind } = letter
      if (!confirmed.has(recipient) && !(await tryCounted(tx, `mail-to:${recipient.toLowerCase()}`, rate))) {
        const line = `left out the letter ${kind} of fact ${fact.id}: its address has had all that one nobody confirmed gets in a day`
        tx.after(() => log(line))
        refused.add(letter)
      } else if (unasked && !(await takeUnasked(tx, unasked.group_id, recipient))) refused.add(letter)
    }
    return letters.filter(letter => !refused.has(letter))
  }
  function rowOf({ kind, recipient, subject, text, from, inReplyTo }: Letter) {
    return {
      kind,
      recipient,
      subject,
      body: plainLetter(text, url),
      html: htmlLetter(text, url),
      message_id: `<${randomUUID()}@${mailDomain}>`,
      from_name: from?.name ?? '',
      reply_to: from?.replyTo ?? '',
      by_hand: from?.byHand ?? false,
      in_reply_to: inReplyTo ?? null,
    }
  }
  return {
    name: 'letters',
    facts: Object.keys(writers) as FactName[],
    async handle({ fact }, commit) {
      // The table pairs each name with its own kind of fact.
      const writer = fact && (writers[fact.name] as LetterWriter<FactName> | undefined)
      if (!writer) return
      await commit(async tx => {
        const letters = await allowed(tx, fact, await writer(fact, { tx, url, mailDomain }))
        for (let at = 0; at < letters.length; at += atOnce)
          await insertLetters.run(tx, { fact_id: fact.id, letters: json(letters.slice(at, at + atOnce).map(rowOf)) })
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
