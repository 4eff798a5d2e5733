import { randomUUID } from 'node:crypto'
import type { Fact, FactName } from '#contract/facts.ts'
import { isConfirmedAddress, letterWriters, takeUnasked } from '#features/letters.ts'
import type { Letter, LetterWriter, LetterWriters } from '#runtime/letters.ts'
import type { Reader } from '#runtime/outbox.ts'
import { tryCounted } from '#runtime/rates.ts'
import type { OpenTransaction } from '#storage/database.ts'
import { addressMaker } from '../answer-addresses.ts'
import type { Codes } from '../codes.ts'
import { mailLetters } from '../receive/letters.ts'
import { addMailing } from './queue/add.ts'
import { insertLetter } from './store.ts'

type Options = {
  codes: Codes
  settings: { url: string; mailDomain: string; mailsPerDayUnconfirmed: number }
  wakeQueue: () => void
  log: (line: string, error?: unknown) => void
  writers?: LetterWriters
}

const day = 86_400

/** Writes letters from facts, and has them sent. */
export function letterReader({
  codes,
  settings,
  log,
  wakeQueue,
  writers = { ...letterWriters, ...mailLetters },
}: Options): Reader {
  const { url, mailDomain } = settings
  const desk = { url, mailDomain, addressTo: addressMaker(codes, mailDomain), codeTo: codes.make }
  const rate = { count: settings.mailsPerDayUnconfirmed, seconds: day }

  /** Nobody can have a stranger's mailbox filled by naming it again and again. */
  async function isTooMuch(tx: OpenTransaction, { recipient }: Letter): Promise<boolean> {
    if (await isConfirmedAddress(tx, recipient)) return false
    return !(await tryCounted(tx, `mail-to:${recipient.toLowerCase()}`, rate))
  }
  async function write(tx: OpenTransaction, fact: Fact, letter: Letter): Promise<number[]> {
    if (await isTooMuch(tx, letter)) {
      const line = `left out the letter ${letter.kind} of fact ${fact.id}: its address has had all that one nobody confirmed gets in a day`
      tx.after(() => log(line))
      return []
    }
    if (letter.unasked && !(await takeUnasked(tx, letter.unasked.group_id, letter.recipient))) return []
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
    return row ? [row.id] : []
  }
  return {
    name: 'letters',
    facts: Object.keys(writers) as FactName[],
    async handle({ fact }, commit) {
      // The table pairs each name with its own kind of fact.
      const writer = fact && (writers[fact.name] as LetterWriter<FactName> | undefined)
      if (!writer) return
      await commit(async tx => {
        const recipient_ids: number[] = []
        for (const letter of await writer(fact, { tx, ...desk })) recipient_ids.push(...(await write(tx, fact, letter)))
        await addMailing(tx, { kind: 'letter', group_id: 0, recipient_ids, urgency: 'letter' })
        if (recipient_ids.length > 0) tx.after(wakeQueue)
      })
    },
  }
}
