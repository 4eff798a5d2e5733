import { parseAddress } from '#contract/address.ts'
import type { Account } from '#runtime/identity.ts'
import { noteIn } from '#runtime/notes.ts'
import { knownIds, readArrivedMail, type ArrivedReading } from '../parse/index.ts'
import type { Arrival } from './arrival.ts'
import { findAutomatic } from './automatic.ts'
import { findDestination, type Destination, type DestinationParts } from './destination.ts'
import { isExpected } from './failures.ts'
import type { Handler, HandlerParts, Handlers, Note } from './handlers.ts'
import { noAuthor, type Incoming, type Outcome, type Sender } from './incoming.ts'
import type { Ledger, LedgerRow } from './ledger.ts'
import type { Prover } from './proof.ts'
import { tellRefused } from './tell-refused.ts'

/** What became of a mail at one of its recipients; `failed` is our fault, and it may come again. */
export type Result = Outcome | { is: 'failed'; why: string; error: unknown }

export type Receiver = {
  /** What an address stands for; null for one at which nobody takes mail. */
  find(address: string): Promise<Destination | null>
  /** Who a mail itself says it is from and for, where nobody has said so beside it. */
  envelopeOf(raw: Buffer): Promise<{ from: string; to: string[] }>
  /** Takes a mail in. What is answered is committed, for each recipient in their order. */
  receive(arrival: Arrival): Promise<Result[]>
}

export type ReceiverParts = HandlerParts & {
  destinations: DestinationParts
  handlers: Handlers
  prover: Prover
  ledger: Ledger
  findAccount(email: string): Promise<Account | null>
  log: (line: string, error?: unknown) => void
}

type Read = Extract<ArrivedReading, { mail: unknown }>

/** The one road of all mail that comes in, whoever brings it. */
export function createReceiver(parts: ReceiverParts): Receiver {
  const { database, destinations, handlers, prover, ledger, log } = parts

  async function find(address: string): Promise<Destination | null> {
    const found = await findDestination(database.read, address, destinations)
    return found && handlers[found.is] ? found : null
  }

  async function incomingOf(arrival: Arrival, { mail, head, signing }: Read): Promise<Incoming> {
    const { from, to, raw } = arrival
    const [author] = head.fromCount === 1 ? head.from : []
    const sender: Sender = {
      name: author?.name ?? '',
      email: author?.email ?? '',
      account: author ? await parts.findAccount(author.email) : null,
    }
    const judgement = await prover.judge(arrival, { from: sender.email, signing, head })
    const references = knownIds(mail.references, parts.addresses.mailDomain)
    const incoming = { from, to, raw, mail: { ...mail, references }, head, sender, ...judgement, automatic: null }
    return { ...incoming, automatic: findAutomatic(incoming, parts.addresses.mailDomain) }
  }

  async function take(incoming: Incoming, destination: Destination, note: Note): Promise<Outcome> {
    // The table pairs each kind of destination with its own handler.
    const handler: Handler | undefined = handlers[destination.is]
    if (!handler) return unknown
    const { automatic } = incoming
    if (automatic && !handler.takes?.includes(automatic.kind))
      return { is: 'refused', why: automatic.why, sentence: automatic.sentence }
    if (incoming.sender.email === '' && automatic?.kind !== 'report' && !handler.anonymous) return noAuthor
    return handler.handle(incoming, destination, parts, note)
  }

  /** One after the other: a fault at one recipient is none at the others. */
  async function takeAll(incoming: Incoming): Promise<Result[]> {
    const results: Result[] = []
    for (const address of incoming.to) {
      try {
        const destination = await find(address)
        const group = destination && 'group' in destination ? destination.group : null
        const about = group ? { group_id: group.id } : {}
        const note: Note = (tx, outcome) =>
          ledger.noteIn(tx, rowOf(incoming, address, { ...about, ...outcome }, incoming))
        const outcome = destination ? await take(incoming, destination, note) : unknown
        results.push({ ...about, ...outcome })
      } catch (error) {
        results.push(failed(error))
      }
    }
    return results
  }

  /** Reports are read in their own way, whatever they look like as mails. */
  async function takeAllRaw({ raw, to }: Arrival, refused: string): Promise<Result[]> {
    const unreadable = { is: 'refused', why: 'unreadable', sentence: `This email is not accepted: ${refused}` } as const
    const results: Result[] = []
    for (const address of to) {
      try {
        const destination = await find(address)
        const handler: Handler | undefined = destination ? handlers[destination.is] : undefined
        results.push((await handler?.handleRaw?.(raw, destination!, parts)) ?? unreadable)
      } catch (error) {
        results.push(failed(error))
      }
    }
    return results
  }

  function failed(error: unknown): Result {
    if (!isExpected(error)) log('a mail could not be taken in', error)
    return { is: 'failed', why: 'a fault', error }
  }

  async function resultsOf(arrival: Arrival): Promise<{ results: Result[]; incoming?: Incoming }> {
    const all = (result: Result): Result[] => arrival.to.map(() => result)
    try {
      const reading = await readArrivedMail(arrival.raw, await prover.keysFor(arrival))
      if ('refused' in reading) return { results: await takeAllRaw(arrival, reading.refused) }
      const incoming = await incomingOf(arrival, reading)
      return { results: await takeAll(incoming), incoming }
    } catch (error) {
      return { results: all(failed(error)) }
    }
  }

  return {
    find,
    async envelopeOf(raw) {
      const reading = await readArrivedMail(raw, [])
      if ('refused' in reading) return { from: '', to: [] }
      const { values, from, to, cc } = reading.head
      const [path] = values['return-path']
      const sender = path === undefined ? from[0]?.email : parseAddress(path.replace(/[<>\s]/g, ''))
      return { from: sender ?? '', to: [...to, ...cc] }
    },
    async receive(arrival) {
      const { results: found, incoming } = await resultsOf(arrival)
      try {
        const results = incoming && !arrival.isToldEach ? await tellRefused(incoming, found, parts) : found
        const rows = results.map((result, n) =>
          isNoted(result) ? [] : rowOf(arrival, arrival.to[n]!, result, incoming),
        )
        await ledger.note(rows.flat())
        return results
      } catch (error) {
        return found.map(() => failed(error))
      }
    },
  }
}

const unknown: Outcome = { is: 'refused', why: 'unknown recipient', sentence: 'Nobody here has this address' }

const isNoted = (result: Result): boolean => 'isNoted' in result

const storable = (text = ''): string => text.replaceAll('\0', '').toWellFormed()

function rowOf(
  arrival: Pick<Arrival, 'from' | 'raw'>,
  recipient: string,
  result: Result,
  incoming: Incoming | undefined,
): LedgerRow {
  return {
    envelope_from: arrival.from,
    recipient,
    sender: incoming?.sender.email ?? '',
    proof: incoming?.proof.is === 'proven' ? incoming.proof.by : null,
    mime_id: storable(incoming?.mail.mime_id),
    size: arrival.raw.length,
    group_id: ('group_id' in result ? result.group_id : undefined) ?? null,
    outcome: result.is,
    why: result.why,
    message_id: ('message_id' in result ? result.message_id : undefined) ?? null,
    noted: noteIn(result),
    pending_message_id: ('pending_message_id' in result ? result.pending_message_id : undefined) ?? null,
    subject: result.is === 'refused' ? storable(incoming?.mail.subject) : '',
  }
}
