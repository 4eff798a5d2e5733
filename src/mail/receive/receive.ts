import { parseAddress } from '#contract/address.ts'
import { inEnglish } from '#locales/localized-error.ts'
import type { Account } from '#runtime/calls/identity.ts'
import { variableNameIn } from '#storage/transaction-variable.ts'
import { knownIds, readReceivedMail, reasonText, type MailReason, type ReceivedResult } from '../parse/index.ts'
import type { ReceivedMail } from './received-mail.ts'
import { detectAutomaticMail } from './checks/automatic-mail.ts'
import { findDestination, type Destination, type DestinationDeps } from './destination.ts'
import { isExpectedError } from './smtp/smtp-errors.ts'
import type { Handler, HandlerDeps, Handlers, RecordOutcome } from './handlers.ts'
import { groupField, noAuthor, refused, type IncomingMail, type Outcome, type Sender } from './incoming-mail.ts'
import type { Ledger, LedgerRow } from './ledger.ts'
import type { SenderAuth } from './checks/sender-auth.ts'
import { notifyRejectedSender } from './replies/notify-rejected.ts'

/** The result of a mail at one recipient; `failed` is a temporary error on our side, and the mail is retried. */
export type ReceiveResult = Outcome | { is: 'failed'; why: string; error: unknown }

export type Receiver = {
  /** Looks up an address; null if no handler accepts mail for it. */
  find(address: string): Promise<Destination | null>
  /** Derives the envelope from the headers of a mail that has none. */
  envelopeOf(raw: Buffer): Promise<{ from: string; to: string[] }>
  /** Processes a mail and returns a result per recipient, in order. Everything is committed by then. */
  receive(arrival: ReceivedMail): Promise<ReceiveResult[]>
}

export type ReceiverDeps = HandlerDeps & {
  destinations: DestinationDeps
  handlers: Handlers
  prover: SenderAuth
  ledger: Ledger
  findAccount(email: string): Promise<Account | null>
  log: (line: string, error?: unknown) => void
}

type ParsedMail = Extract<ReceivedResult, { mail: unknown }>

/** The pipeline for all incoming mail. */
export function createReceiver(deps: ReceiverDeps): Receiver {
  const { database, destinations, handlers, prover, ledger, log } = deps

  async function find(address: string): Promise<Destination | null> {
    const destination = await findDestination(database.read, address, destinations)
    return destination && handlers[destination.is] ? destination : null
  }

  async function incomingOf(arrival: ReceivedMail, { mail, head, signing }: ParsedMail): Promise<IncomingMail> {
    const { from, to, raw } = arrival
    const [author] = head.fromCount === 1 ? head.from : []
    const sender: Sender = {
      name: author?.name ?? '',
      email: author?.email ?? '',
      account: author ? await deps.findAccount(author.email) : null,
    }
    const senderVerdict = await prover.evaluate(arrival, { from: sender.email, signing, head })
    const references = knownIds(mail.references, deps.addresses.mailDomain)
    const incoming = { from, to, raw, mail: { ...mail, references }, head, sender, ...senderVerdict, automatic: null }
    return { ...incoming, automatic: detectAutomaticMail(incoming, deps.addresses.mailDomain) }
  }

  async function handleFor(
    incoming: IncomingMail,
    destination: Destination,
    recordOutcome: RecordOutcome,
  ): Promise<Outcome> {
    // `handlers` maps each kind of destination to the matching handler.
    const handler: Handler | undefined = handlers[destination.is]
    if (!handler) return unknownRecipient
    const { automatic } = incoming
    if (automatic && !handler.takes?.includes(automatic.kind)) return refused(automatic.why, automatic.rejection)
    if (incoming.sender.email === '' && automatic?.kind !== 'report' && !handler.anonymous) return noAuthor
    return handler.handle(incoming, destination, deps, recordOutcome)
  }

  /** Handles recipients one after another; a failure at one does not affect the others. */
  async function handleAll(incoming: IncomingMail): Promise<ReceiveResult[]> {
    const results: ReceiveResult[] = []
    for (const address of incoming.to) {
      try {
        const destination = await find(address)
        const group = destination && 'group' in destination ? destination.group : null
        const about = groupField(group)
        const recordOutcome: RecordOutcome = (tx, outcome) =>
          ledger.recordIn(tx, ledgerRow(incoming, address, { ...about, ...outcome }, incoming))
        const outcome = destination ? await handleFor(incoming, destination, recordOutcome) : unknownRecipient
        results.push({ ...about, ...outcome })
      } catch (error) {
        results.push(failed(error))
      }
    }
    return results
  }

  /** Handles mail that cannot be parsed. Bounce reports are parsed separately. */
  async function handleAllUnreadable({ raw, to }: ReceivedMail, reason: MailReason): Promise<ReceiveResult[]> {
    // Its sender is unknown, so nobody gets an email about it.
    const text = inEnglish(t => reasonText(t, reason))
    const unreadable = refused('unreadable', { key: 'unreadable', args: { reason: text } })
    const results: ReceiveResult[] = []
    for (const address of to) {
      try {
        const destination = await find(address)
        const handler: Handler | undefined = destination ? handlers[destination.is] : undefined
        results.push((await handler?.handleRaw?.(raw, destination!, deps)) ?? unreadable)
      } catch (error) {
        results.push(failed(error))
      }
    }
    return results
  }

  function failed(error: unknown): ReceiveResult {
    if (!isExpectedError(error)) log('an email could not be received', error)
    return { is: 'failed', why: 'a fault', error }
  }

  async function resultsOf(arrival: ReceivedMail): Promise<{ results: ReceiveResult[]; incoming?: IncomingMail }> {
    const all = (result: ReceiveResult): ReceiveResult[] => arrival.to.map(() => result)
    try {
      const reading = await readReceivedMail(arrival.raw, await prover.keysFor(arrival))
      if ('refused' in reading) return { results: await handleAllUnreadable(arrival, reading.refused) }
      const incoming = await incomingOf(arrival, reading)
      return { results: await handleAll(incoming), incoming }
    } catch (error) {
      return { results: all(failed(error)) }
    }
  }

  return {
    find,
    async envelopeOf(raw) {
      const reading = await readReceivedMail(raw, [])
      if ('refused' in reading) return { from: '', to: [] }
      const { values, from, to, cc } = reading.head
      const [path] = values['return-path']
      const sender = path === undefined ? from[0]?.email : parseAddress(path.replace(/[<>\s]/g, ''))
      return { from: sender ?? '', to: [...to, ...cc] }
    },
    async receive(arrival) {
      const { results: initialResults, incoming } = await resultsOf(arrival)
      try {
        const results =
          incoming && !arrival.hasReplyPerRecipient
            ? await notifyRejectedSender(incoming, initialResults, deps)
            : initialResults
        const rows = results.map((result, n) =>
          isRecorded(result) ? [] : ledgerRow(arrival, arrival.to[n]!, result, incoming),
        )
        await ledger.record(rows.flat())
        return results
      } catch (error) {
        return initialResults.map(() => failed(error))
      }
    },
  }
}

const unknownRecipient = refused('unknown recipient', { key: 'unknownAddress' })

const isRecorded = (result: ReceiveResult): boolean => 'isRecorded' in result

const storable = (text = ''): string => text.replaceAll('\0', '').toWellFormed()

function ledgerRow(
  arrival: Pick<ReceivedMail, 'from' | 'raw'>,
  recipient: string,
  result: ReceiveResult,
  incoming: IncomingMail | undefined,
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
    variable: variableNameIn(result),
    pending_message_id: ('pending_message_id' in result ? result.pending_message_id : undefined) ?? null,
    subject: result.is === 'refused' ? storable(incoming?.mail.subject) : '',
  }
}
